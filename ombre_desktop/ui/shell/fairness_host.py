"""The host of the cut before a sitting, and of the check of a deal's shuffle."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ombre_desktop.ui.background.one_reading import OneReading
from ombre_desktop.ui.desk.table_desk import TableDesk
from ombre_desktop.ui.frame.boards import Boards
from ombre_desktop.ui.frame.messages import Messages
from ombre_desktop.ui.frame.program import Program
from ombre_desktop.ui.session.session_controller import SessionController

if TYPE_CHECKING:
    from ombre_desktop.engine.fairness import FairShuffle
    from ombre_desktop.ui.dialogs.board import Board
    from ombre_desktop.ui.model.message import Trouble
    from ombre_desktop.ui.model.sitting import Sitting
    from ombre_desktop.ui.model.situation import Situation
    from ombre_desktop.ui.panels.cut import CutPanel

CUT_WORD = "cut_word"


class FairnessHost(QObject):
    """The host of one table's chain; the pack lies there only while *controller* waits for the cut."""

    def __init__(
        self,
        desk: TableDesk,
        controller: SessionController,
        boards: Boards,
        messages: Messages,
        program: Program,
    ) -> None:
        super().__init__(boards)
        self._desk, self._dock, self._controller = desk, desk.dock, controller
        self._boards, self._messages, self._program = boards, messages, program
        self._panel: CutPanel | None = None
        self._shown: FairShuffle | None = None
        self._checks = OneReading(self)
        controller.cut_wanted.connect(self._let_cut)

    @property
    def panel(self) -> CutPanel | None:
        """The panel with the pack, while the person may cut."""
        return self._panel

    def check(self) -> None:
        """Check the shuffle of the deal on the table, or say that it is too early."""
        text, sitting = self._program.record_to_save(), self._program.sitting
        if text is not None:
            self.check_record(text)
        elif sitting is not None and sitting.fair is not None:
            from ombre_desktop.ui.shell.proof_check import not_yet_told

            self._messages.tell(not_yet_told(sitting.fair))

    def check_record(self, text: str) -> None:
        """Check the proof in the record *text*, in a thread, and show what was found."""

        def check(_: object) -> Trouble:
            from ombre_desktop.ui.shell.proof_check import proof_in

            return proof_in(text)

        self._checks.begin(check, self._messages.tell)

    def follow(self, now: Situation) -> None:
        """Take the pack away unless *now* is the moment to cut it."""
        sitting = now.sitting
        waits = (
            now.is_played and sitting is not None and sitting.waits_for_cut and sitting.fair == self._shown
        )
        if self._panel is not None and not waits:
            self._put_away()

    def reword(self) -> None:
        """Lay the pack on the table again in another language."""
        sitting = self._controller.sitting
        if self._panel is not None and sitting is not None:
            self._put_away()
            self._let_cut(sitting)

    def _let_cut(self, sitting: Sitting) -> None:
        """Lay the pack on the table."""
        if self._panel is not None:
            return

        from ombre_desktop.ui.panels.cut import CutPanel

        self._shown = sitting.fair
        self._dock.put_draw_away()
        panel = self._panel = self._desk.seat_guest(partial(CutPanel, sitting, self._desk.art))
        panel.cut.connect(self._cut)
        panel.word_wanted.connect(self._ask_for_word)
        panel.show()
        panel.raise_()
        self._desk.announce(panel.accessibleName())

    def _cut(self, said: str) -> None:
        self._put_away()
        self._controller.cut(said)

    def _ask_for_word(self) -> None:
        def made() -> Board:
            from ombre_desktop.ui.dialogs.cut_word import CutWordDialog

            dialog = CutWordDialog(self._boards.appearance, self._boards.window)
            dialog.cut.connect(self._cut)
            return dialog

        self._boards.show(CUT_WORD, made)

    def _put_away(self) -> None:
        panel, self._panel = self._panel, None
        if panel is not None:
            self._desk.dismiss_guest(panel)
            board = self._boards.open_board(CUT_WORD)
            if board is not None:
                board.close()
