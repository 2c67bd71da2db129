"""
Without a display: say so, play a deal off-screen, and leave a picture and a record of it.

A machine without a screen can thus show that everything works, and somebody who
only reads mail on it can see what the table looks like.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDir, QEventLoop, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from ombre_desktop.ui.dialogs.company import name_of
from ombre_desktop.ui.model.preferences import FIRST_GAME, Deck, Preferences, Speed, TrickStays
from ombre_desktop.ui.model.table_step import TableStep
from ombre_desktop.ui.paint.fonts import load_fonts
from ombre_desktop.ui.session.new_sitting import new_sitting
from ombre_desktop.ui.session.player_runner import STAND_IN, PlayerRunner
from ombre_desktop.ui.shell.command_line import Options
from ombre_desktop.ui.shell.main_window import MainWindow
from ombre_desktop.ui.shell.record_file import write_record
from ombre_desktop.value import replace

translate = QCoreApplication.translate

SIZE = (1280, 820)
PICTURE = "ombre-table.png"
RECORD = "ombre-deal.ombre"
TRICK_IN_PICTURE = 4
"""The picture is taken when so many tricks are done and two cards of the next lie."""
PATIENCE = 60_000
IN_FRONT = "leonor"
"""Who sits where a person would."""


def demonstrate(options: Options) -> int:
    """Play one deal off-screen and name the files it leaves; 0 if all went well."""
    os.environ["QT_QPA_PLATFORM"] = os.environ.get("QT_QPA_PLATFORM") or "offscreen"  # also for an empty one
    application = QApplication(["ombre-desktop"])
    application.setStyle("Fusion")
    print(translate("Demonstration", "There is no display here, so no window can be opened."))
    print(translate("Demonstration", "Ombre plays a deal by itself instead."))
    show = _Demonstration(Deck(options.deck))
    record = show.play()
    if record is None or show.picture is None:
        print(translate("Demonstration", "The deal did not come to an end."), file=sys.stderr)
        return 1
    return _leave(options.folder, show, record)


def _leave(folder: Path, show: _Demonstration, record: str) -> int:
    """Write picture and record into *folder* and say where they are."""
    picture, text = folder / PICTURE, folder / RECORD
    written = QDir().mkpath(str(folder)) and write_record(text, record) is None
    assert show.picture is not None
    if not written or not show.picture.save(str(picture)):
        template = translate("Demonstration", "{folder}: the files could not be written there.")
        print(template.format(folder=folder.resolve()), file=sys.stderr)
        return 1
    print(translate("Demonstration", "A picture of the table: {path}").format(path=picture.resolve()))
    print(translate("Demonstration", "The record of the deal: {path}").format(path=text.resolve()))
    return 0


class _Demonstration:
    """A window nobody sees, at which three computer players play one deal."""

    def __init__(self, deck: Deck) -> None:
        still = Preferences(deck=deck, speed=Speed.NONE, trick_stays=TrickStays.ONE_SECOND)
        self.window = MainWindow(load_fonts(), still, runner=PlayerRunner())
        self.window.resize(*SIZE)
        self.window.desk.player.trick_hold = 0
        self.picture = None
        self._loop = QEventLoop()
        self._record: str | None = None
        self._deals = 0

    def play(self) -> str | None:
        """Play until a deal was not passed out; its record."""
        window = self.window
        window.show()
        window.controller.stepped.connect(self._step)
        window.desk.player.changed.connect(self._look)
        window.desk.quiet.connect(self._quiet)
        QTimer.singleShot(PATIENCE, self._loop, self._loop.quit)
        game = replace(FIRST_GAME, deals=None, portrait=IN_FRONT)
        sitting = new_sitting(game, name_of(IN_FRONT))
        company = replace(sitting.company, players=(STAND_IN,) * sitting.ruleset.seats)
        window.controller.open(replace(sitting, company=company))
        self._loop.exec()
        window.close()
        return self._record

    def _step(self, step: TableStep) -> None:
        state = step.sitting.state
        if state is not None and state.is_over and state.playing is not None:
            self._record = step.sitting.rows[-1].record

    def _look(self) -> None:
        """Take the picture in the middle of the deal."""
        picture = self.window.desk.player.picture
        if picture is None or sum(picture.won) != TRICK_IN_PICTURE or len(picture.trick) < 2:
            return
        self.window.desk.wait_until_painted()
        QGuiApplication.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        self.picture = self.window.grab()

    def _quiet(self) -> None:
        """A deal is settled: done, or the next one if nobody played."""
        state = self.window.controller.sitting.state if self.window.controller.sitting else None
        if state is None or not state.is_over:
            return
        if self._record is not None and self.picture is not None:
            self._loop.quit()
        else:
            self._record = None
            self.window.controller.next_deal()
