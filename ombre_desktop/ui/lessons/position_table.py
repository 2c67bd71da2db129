"""A position at the table: its question in a bubble, the answer, and the ways on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal

from ombre_desktop.engine import Action
from ombre_desktop.ui.desk.pointers.bubble import Bubble
from ombre_desktop.ui.desk.pointers.clearing import Clear, clear_of_paper
from ombre_desktop.ui.desk.table_desk import TableDesk
from ombre_desktop.ui.lessons.question_panel import Answers, QuestionPanel
from ombre_desktop.ui.session.session_controller import SessionController


class PositionTable(QObject):
    """
    A table at which a position is set: the person answers the table's own question.

    Signals:
        solved: the answer was given; it carries whether it was right.
        chosen: the way on that the person has chosen, one of *ways*.
    """

    solved = Signal(bool)
    chosen = Signal(str)

    def __init__(self, desk: TableDesk, controller: SessionController, ways: Answers) -> None:
        super().__init__(desk)
        self._desk, self._controller, self._ways = desk, controller, ways
        self.bubble = desk.seat_guest(Bubble)
        self.panel: QuestionPanel | None = None
        desk.quiet.connect(self._put)
        desk.changed.connect(self.bubble.make_room)

    def act(self, action: Action) -> None:
        """Take the person's *action* as the answer; nothing is played."""
        raise NotImplementedError

    def close(self) -> None:
        """Remove everything that belongs to the position."""
        self._desk.quiet.disconnect(self._put)
        self._desk.changed.disconnect(self.bubble.make_room)
        self._put_panel_away()
        self._desk.dismiss_guest(self.bubble)
        self.deleteLater()

    def _put(self) -> None:
        """Show the question, whenever the table is quiet."""
        raise NotImplementedError

    def _ask(self, told: str, ways: Answers, then: Callable[[str], None]) -> None:
        self._put_panel_away()
        self.panel = self._desk.seat_guest(partial(QuestionPanel, told, ways))
        self.panel.ask(then)

    def _put_panel_away(self) -> None:
        if self.panel is not None:
            self._desk.dismiss_guest(self.panel)
            self.panel = None

    def _tell(self, told: Sequence[str]) -> None:
        self.bubble.tell(told, self._clear)
        asked = "" if self.panel is None else self.panel.accessibleName()
        self._desk.announce(" ".join((asked, *told)).strip())

    def _clear(self) -> Clear:
        """Return the places to leave clear, with those of the answers."""
        clear = clear_of_paper(self._desk, self.bubble)
        places = self.panel.places if self.panel is not None else ()
        return Clear((*clear.must, *places), clear.should)
