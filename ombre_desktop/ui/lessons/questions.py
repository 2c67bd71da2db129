"""The questions before, between and after the deals of lessons."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ombre_desktop.ui.desk.table_desk import TableDesk
from ombre_desktop.ui.session.session_controller import SessionController

if TYPE_CHECKING:
    from ombre_desktop.ui.lessons.question_panel import Answers, QuestionPanel


class Questions:
    """The place of a question, which stands on the table instead of everything else."""

    def __init__(self, desk: TableDesk, controller: SessionController) -> None:
        self._desk, self._controller = desk, controller
        self.panel: QuestionPanel | None = None
        self._asking: Callable[[], None] | None = None

    def pose(self, asking: Callable[[], None]) -> None:
        """Ask a question by calling *asking*, and again after a change of the language."""
        self._asking = asking
        asking()

    @property
    def posed(self) -> Callable[[], None] | None:
        """The function that asks the question on the table; None if there is none."""
        return None if self.panel is None else self._asking

    def pose_again(self) -> None:
        """Ask the question on the table in another language."""
        if self.posed is not None:
            self.posed()

    def ask(self, question: str, answers: Answers, then: Callable[[str], None]) -> None:
        """Put *question* on the table, and call *then* with the name of the answer."""
        from ombre_desktop.ui.lessons.question_page import asking

        self._desk.clear()
        self.panel = self._desk.seat_guest(asking(question, answers, self._desk, self._controller))
        self.panel.ask(then)
        self._desk.announce(question)

    def put_away(self) -> None:
        """Remove the question."""
        if self.panel is not None:
            self._desk.dismiss_guest(self.panel)
            self.panel = None
