"""The stand of the one paper with advice at a table, on which hint and coach take turns."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ombre_desktop.ui.advice.way import Way
from ombre_desktop.ui.desk.table_desk import TableDesk
from ombre_desktop.ui.texts.hints import more_told

if TYPE_CHECKING:
    from ombre_desktop.ui.advice.paper import AdvicePaper
    from ombre_desktop.ui.advice.sketches import Sketch


class PaperStand(QObject):
    """
    The paper of one table, made when somebody first speaks.

    Who speaks last has it: a hint and the coach are never on the table together.
    """

    def __init__(self, desk: TableDesk) -> None:
        super().__init__(desk)
        self._desk = desk
        self._speaker: QObject | None = None
        self.paper: AdvicePaper | None = None

    def show(
        self,
        speaker: QObject,
        told: Sequence[str],
        ways: Sequence[Way],
        name: str,
        sketch: Sketch | None = None,
    ) -> None:
        """
        Show what the *speaker* has *told*, with *ways* on and a *sketch*.

        Screen readers say the paper's *name*.
        """
        from ombre_desktop.ui.desk.pointers.clearing import clear_of_paper

        if self.paper is None:
            from ombre_desktop.ui.advice.paper import AdvicePaper

            self.paper = self._desk.seat_guest(partial(AdvicePaper, more_told))
            self._desk.art.ready.connect(self.paper.redraw)
        self._speaker = speaker
        self.paper.tell(told, ways, partial(clear_of_paper, self._desk, self.paper), name, sketch)

    def told_by(self, speaker: QObject) -> tuple[str, ...]:
        """Return the sentences of *speaker*, if they are on the paper."""
        return self.paper.sentences if self.paper is not None and speaker is self._speaker else ()

    def is_taken_from(self, speaker: QObject) -> bool:
        """Tell whether somebody other than *speaker* has the paper on the table."""
        return self.paper is not None and self.paper.isVisible() and speaker is not self._speaker

    def turn(self, speaker: QObject) -> bool:
        """Turn to what else *speaker* has told; return False if all of it is on the page."""
        if not self.told_by(speaker) or self.paper is None or not self.paper.has_more:
            return False
        self.paper.turn()
        return True

    def make_room(self) -> None:
        """Move the paper off what has come to lie under it."""
        if self.paper is not None and self.paper.isVisible():
            self.paper.make_room()

    def take_away(self, speaker: QObject) -> None:
        """Take the paper away, if it is that of *speaker*."""
        if self.paper is not None and speaker is self._speaker:
            self.paper.hide()
