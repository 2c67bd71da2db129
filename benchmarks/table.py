"""A real table, set up as the program does it, at which computers play for the benchmarks."""

from __future__ import annotations

import os
from pathlib import Path

# First, as in the program: this keeps Qt from reading the source of every module after it.
from ombre_desktop.ui.shell.app import App

# isort: split
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from ombre_desktop.engine import Seat, Session, ruleset, start
from ombre_desktop.engine.shuffle import chance, shuffled
from ombre_desktop.storage.display_options import Preferences, ReducedMotion
from ombre_desktop.storage.folders import HOME, Folders
from ombre_desktop.storage.known_names import HUMAN
from ombre_desktop.ui.background.memory import collect_when_idle, give_back_at_once
from ombre_desktop.ui.model.sitting import Company, Sitting
from ombre_desktop.ui.paint.fonts import load_fonts
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.session.player_runner import PlayerRunner
from ombre_desktop.ui.shell.qt_application import fill_alone
from ombre_desktop.ui.shell.table_window import TableWindow
from ombre_desktop.value import replace

SIZE = (1280, 800)
LIVELY = Preferences(reduced_motion=ReducedMotion.OFF)
PATIENCE = 600_000
NAMES = ("Ana", "Bo", "Ci", "Di", "Ed")
FACES = ("viajera", "hilario", "ines", "anselmo", "viajero")


def application() -> QApplication:
    """Return the application, set up as the program sets it up everywhere but on macOS."""
    made = QApplication(["benchmark"])
    fill_alone(made)
    made.setStyle("Fusion")
    give_back_at_once()
    return made


def sitting_of(*players: str, game: str = "renegado", game_id: str = "0" * 32, dealer: int = 0) -> Sitting:
    """Return a sitting of *game* before its first deal."""
    seats = len(players)
    return Sitting(
        game_id=game_id,
        company=Company(NAMES[:seats], players, FACES[:seats]),
        session=Session.begin(ruleset(game, seats=seats), Seat(dealer)),
        deals_wanted=None,
    )


def with_cards(sitting: Sitting) -> Sitting:
    """Return *sitting* with its first deal begun."""
    game, dealer = sitting.ruleset, sitting.session.dealer
    staked = sitting.session.with_antes()
    layout = game.dealt(shuffled(game.pack, chance(sitting.game_id)), dealer)
    state = start(game, dealer, layout, staked.stakes).state
    return replace(sitting, session=staked, staked=staked, state=state)


class Table:
    """A window in which deals are played."""

    def __init__(self, preferences: Preferences = LIVELY, *, kept: bool = True) -> None:
        self.window = TableWindow()
        self.app = App(self.window, load_fonts(), preferences, PlayerRunner())
        self.window.resize(*SIZE)
        if kept:
            self._keep()
            self.app.prefer(preferences)
        collect_when_idle()
        self._loop = QEventLoop()
        self._left = 0
        self.app.desk.quiet.connect(self._quiet)

    def _keep(self) -> None:
        """Save everything as the program does, but in the benchmark's own folder."""
        folders = Folders.of()
        assert Path(os.environ[HOME]).absolute() == folders.data
        keeper = Keeper(folders, self.window)
        self.app.keep_with(keeper, keeper.load().preferences)

    def show(self) -> None:
        """Show the window, painted and with the pictures of all cards."""
        self.window.show()
        self.breathe(100)
        self.app.desk.wait_until_painted()
        self.breathe(100)

    def play(self, deals: int, *players: str, game: str = "renegado") -> None:
        """Have *players* play *deals* deals of *game*."""
        self._left = deals
        QTimer.singleShot(PATIENCE, self._loop, self._loop.quit)
        self.app.resume(sitting_of(*players, game=game))
        self._loop.exec()

    def breathe(self, milliseconds: int) -> None:
        """Let the event loop run for a while."""
        QTimer.singleShot(milliseconds, self._loop, self._loop.quit)
        self._loop.exec()

    def close(self) -> None:
        """Close the window and end its players."""
        self.window.close()

    def _quiet(self) -> None:
        sitting = self.app.controller.sitting
        if sitting is None or sitting.state is None or not sitting.state.is_over:
            return
        self._left -= 1
        if self._left:
            QTimer.singleShot(0, self.app.controller.next_deal)
        else:
            self._loop.quit()


__all__ = ["HUMAN", "LIVELY", "Table", "application", "sitting_of", "with_cards"]
