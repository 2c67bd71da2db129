"""A table at which only computer players play, in a window that need not be visible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEventLoop, QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QPixmap

from ombre_desktop.storage.display_options import Preferences
from ombre_desktop.ui.dialogs.company import named_by_faces
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.model.table_step import TableStep
from ombre_desktop.ui.paint.fonts import load_fonts
from ombre_desktop.ui.session.player_runner import PlayerRunner
from ombre_desktop.ui.shell.app import App
from ombre_desktop.ui.shell.table_window import TableWindow
from ombre_desktop.value import Value, replace

if TYPE_CHECKING:
    from ombre_desktop.ui.session.keeping import Keeper

SIZE = (1280, 820)
TRICK_IN_PICTURE = 4
"""The number of tricks taken before the picture, which shows at least two cards of the next trick."""
PATIENCE = 60_000
"""The milliseconds within which a deal must end."""


class PlayedDeal(Value):
    """A deal that was played: its *record*, and a *picture* of the table in the middle of it."""

    record: str
    picture: QPixmap


class UnattendedTable(QObject):
    """
    The program's window, in which no trick waits for a click.

    `moved` is emitted for each step of a deal as soon as it is saved.
    """

    moved = Signal(object)

    def __init__(self, preferences: Preferences, runner: PlayerRunner | None = None) -> None:
        super().__init__()
        self.runner = runner or PlayerRunner()
        self.window = TableWindow()
        self.app = App(self.window, load_fonts(), preferences, self.runner)
        self.window.resize(*SIZE)
        self._desk, self._controller = self.app.desk, self.app.controller
        player = self._desk.player
        player.trick_hold = 0
        self._loop = QEventLoop()
        self._record: str | None = None
        self._picture: QPixmap | None = None
        self._controller.stepped.connect(self._step)
        self._desk.told.connect(self._look)
        self._desk.quiet.connect(self._go_on)
        self.window.show()

    def play(self, sitting: Sitting, patience: int = PATIENCE) -> PlayedDeal | None:
        """
        Play *sitting* until one deal has ended that was long enough for its picture.

        Returns:
            None if there was no such deal within *patience* milliseconds.
        """
        self._record = self._picture = None
        alarm = QTimer()
        alarm.setSingleShot(True)
        alarm.timeout.connect(self._loop.quit)
        alarm.start(patience)
        self._controller.open(sitting)
        self._loop.exec()
        record, picture = self._record, self._picture
        return None if record is None or picture is None else PlayedDeal(record, picture)

    def keep_with(self, keeper: Keeper) -> None:
        """Save everything played from now on with *keeper*."""
        self.app.keep_with(keeper, keeper.load().preferences)

    def grab(self) -> QPixmap:
        """Return a picture of the window, once everything that was to be painted is painted."""
        self._desk.wait_until_painted()
        QGuiApplication.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        return self.window.grab()

    def close(self) -> None:
        """Close the window; this ends the players' process."""
        self.window.close()

    def _step(self, step: TableStep) -> None:
        state = step.sitting.state
        if state is not None and state.is_over and state.playing is not None:
            self._record = step.sitting.rows[-1].record
        self.moved.emit(step)

    def _look(self) -> None:
        """Take the picture in the middle of the deal."""
        shown = self._desk.situation.picture
        if shown is not None and sum(shown.won) == TRICK_IN_PICTURE and len(shown.trick) >= 2:
            self._picture = self.grab()

    def _go_on(self) -> None:
        """Finish after a settled deal, or play the next one if the deal was too short for its picture."""
        sitting = self._controller.sitting
        if sitting is None or sitting.state is None or not sitting.state.is_over:
            return
        if self._record is not None and self._picture is not None:
            self._loop.quit()
        else:
            self._record = self._picture = None
            self._controller.next_deal()


def all_played_by(sitting: Sitting, *players: str) -> Sitting:
    """Return *sitting* with a computer player at every seat, from *players* in turn; none is called "You"."""
    seats = sitting.ruleset.seats
    seated = tuple(players[seat % len(players)] for seat in range(seats))
    names = named_by_faces(sitting.company.names, sitting.company.portraits)
    return replace(sitting, company=replace(sitting.company, names=names, players=seated))
