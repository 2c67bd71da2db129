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
        self._measured: dict[Face, QSizeF] = {}
        self._measured_in = context
        self._stood: tuple[object, tuple[tuple[QRectF, ...], bool]] | None = None
        self.setAccessibleName(question)

    def ask(self, question: str) -> None:
        """Put another *question* above the parchments."""
        self.question = Question(question)
        self._stood = None
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
        put = dict(zip(self.in_rows, self.places_in_rows(), strict=True))
        room = self.enclose((*put.values(), *self.question.places))
        for button, place in put.items():
            button.put(place, room)

    def places_in_rows(self) -> tuple[QRectF, ...]:
        """Return where the parchments stand in their rows, with the question placed accordingly."""
        return self._stand()[0]

    def fits(self) -> bool:
        """
        Tell whether question and parchments keep clear of all cards.

        If not, the best place is not looked for, since another way to set them is tried.
        """
        if self._stood is None or self._stood[0] != self._asked_to_stand:
            found = self.find_clear()
            # The question stands elsewhere now, so what was found before is no longer true.
            self._stood = None if found is None else (self._asked_to_stand, (found, True))
        return self._stood is not None and self._stood[1][1]

    def find_clear(self) -> tuple[QRectF, ...] | None:
        """Return the places of the parchments, with the question placed; None if a card is covered."""
        return self.question.stand_clear(self._sizes, self.context)

    def _stand(self) -> tuple[tuple[QRectF, ...], bool]:
        """Return the places of the parchments, and whether all is clear; ask again only after a change."""
        asked = self._asked_to_stand
        if self._stood is None or self._stood[0] != asked:
            self._stood = asked, self.question.stand(self._sizes, self.context)
        return self._stood[1]

    @property
    def _asked_to_stand(self) -> object:
        """Everything on which the places depend."""
        return tuple((size.width(), size.height()) for size in self._sizes), self.context

    def paint(self, painter: QPainter) -> None:
        """Paint the question."""
        self.question.paint(painter, self.context)

    @property
    def _sizes(self) -> list[QSizeF]:
        if self._measured_in is not self.context:
            self._measured, self._measured_in = {}, self.context
        return [self._size(button.face) for button in self.in_rows]

    def _size(self, face: Face) -> QSizeF:
        """Return the size of *face*; measuring text takes so long that each face is measured once."""
        if face not in self._measured:
            self._measured[face] = face.size(self.context)
        return self._measured[face]

    @property
    def in_rows(self) -> list[Pressable]:
        """The parchments in the order in which they stand."""
        return list(self.buttons)
