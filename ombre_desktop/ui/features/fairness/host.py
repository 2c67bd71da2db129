"""The host of the cut before a sitting, and of the check of a deal's shuffle."""

from __future__ import annotations

from functools import partial

from ombre_desktop.engine.fairness import FairShuffle
from ombre_desktop.engine.notation import parse_record
from ombre_desktop.engine.notation.proofs import TAGS, verified
from ombre_desktop.ui.background.one_reading import OneReading
from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.features.fairness.cut_word import CutWordDialog
from ombre_desktop.ui.frame.feature import Feature
from ombre_desktop.ui.frame.program import Program
from ombre_desktop.ui.model.message import Trouble
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.panels.cut import CutPanel
from ombre_desktop.ui.texts.fairness import not_yet_told, proof_told

CUT_WORD = "cut_word"


class FairnessHost(Feature):
    """The host of one table's chain; the pack lies there only while the controller waits for the cut."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        desk = self._desk = program.desk
        self._dock, self._controller = desk.dock, program.controller
        self._panel: CutPanel | None = None
        self._shown: FairShuffle | None = None
        self._checks = OneReading(self)

    @property
    def panel(self) -> CutPanel | None:
        """The panel with the pack, while the person may cut."""
        return self._panel

    def check(self, record: str | None = None) -> None:
        """
        Check the shuffle of the deal of *record*: by default the one on the table, if it is over.

        The proof is checked in a thread, and then shown.
        """
        text, sitting = record or self._program.record_to_save(), self._program.sitting
        if text is not None:
            self._checks.begin(lambda _: proof_in(text), self._messages.tell)
        elif sitting is not None and sitting.fair is not None:
            self._messages.tell(not_yet_told(sitting.fair))

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
            self.let_cut(sitting)

    def let_cut(self, sitting: Sitting) -> None:
        """Lay the pack on the table."""
        if self._panel is not None:
            return
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


def proof_in(text: str) -> Trouble:
    """Check the proof in the record *text*, which the program itself wrote or has read before."""
    record = parse_record(text)
    tags = {name: value for name, value in record.tags if name in TAGS}
    return proof_told(verified(record), tags)


FEATURE = FairnessHost
