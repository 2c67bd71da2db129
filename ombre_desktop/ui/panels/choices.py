"""Rows of parchments between trick and fan, one for each choice, under a question."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ombre_desktop.engine import Action
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.faces import Face
from ombre_desktop.ui.panels.panel import Panel
from ombre_desktop.ui.panels.pressable import Pressable
from ombre_desktop.ui.panels.question import Question


class ChoicesPanel(Panel):
    """Parchments in the fewest rows that keep clear of the opponents' cards; the panel emits the choice."""

    def __init__(self, question: str, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.question = Question(question)
        self._answers: dict[Action, Pressable] = {}
        self.setAccessibleName(question)

    def ask(self, question: str) -> None:
        """Put another *question* above the parchments."""
        self.question = Question(question)
        self.setAccessibleName(question)

    @property
    def places(self) -> tuple[QRectF, ...]:
        """The places of the question and the parchments."""
        return (*self.question.places, *super().places)

    def add(self, face: Face, name: str, action: Action, *, key: str) -> Pressable:
        """Add a parchment for *action* after the others."""
        button = Pressable(face, name, self, keys=(key,))
        button.clicked.connect(lambda: self.answer(action))
        self._answers[action] = button
        return button

    def place_of(self, _action: Action) -> QRectF | None:
        """Return the place of the parchment for an action."""
        button = self._answers.get(_action)
        return None if button is None else button.place

    def lay_out(self) -> None:
        """Place the parchments in rows above the hand, and the question above or beside them."""
        places, _ = self.question.stand(self._sizes, self.context)
        room = self.enclose((*places, *self.question.places))
        for button, place in zip(self.buttons, places, strict=True):
            button.put(place, room)

    def fits(self) -> bool:
        """Tell whether question and parchments keep clear of all cards."""
        return self.question.stand(self._sizes, self.context)[1]

    def paint(self, painter: QPainter) -> None:
        """Paint the question."""
        self.question.paint(painter, self.context)

    @property
    def _sizes(self) -> list[QSizeF]:
        return [button.face.size(self.context) for button in self.buttons]
