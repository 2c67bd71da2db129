"""A question between two deals of a lesson, with its answers on parchment."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.faces import ChoiceFace, Face, Pill
from ombre_desktop.ui.panels.panel import Panel
from ombre_desktop.ui.panels.pressable import Pressable
from ombre_desktop.ui.texts.calls import ButtonText
from ombre_desktop.ui.texts.panels import spoken_button

Answers = Sequence[tuple[str, str]]
"""For each answer, the word to report and the label to show. Number keys choose them."""


class QuestionPanel(Panel):
    """
    A question in a pill, and its answers below.

    `chosen` carries the word of the answer that was pressed.
    """

    chosen = Signal(str)

    def __init__(self, question: str, answers: Answers, context: TableContext, parent: QWidget) -> None:
        super().__init__(context, parent)
        self.setAccessibleName(question)
        self._pill, self._pill_place = Pill(question), QRectF()
        self._answered_once = False
        for at, (word, label) in enumerate(answers):
            text = ButtonText(label, str(at + 1))
            button = Pressable(self._face(text, at), spoken_button(text), self, keys=(text.key,))
            button.clicked.connect(lambda _=False, word=word: self._choose(word))
        self.lay_out()

    def ask(self, then: Callable[[str], None]) -> None:
        """Show the question over everything else; *then* is called with the word of the answer."""
        self.chosen.connect(then)
        self.show()
        self.raise_()
        self.begin()

    @property
    def places(self) -> tuple[QRectF, ...]:
        """The places of the question and the answers."""
        return (self._pill_place, *super().places)

    def lay_out(self) -> None:
        """Place the answers above the hand, and the question above them."""
        layout, unit = self.context.layout, self.context.unit
        places = layout.choice_rects([button.face.size(self.context) for button in self.buttons])
        size = self._pill.size(self.context)
        top = min(place.top() for place in places)
        self._pill_place = QRectF(layout.stage.middle - size.width() / 2, 0, size.width(), size.height())
        self._pill_place.moveBottom(top - 12 * unit)
        room = self.enclose((*self._placed_above(self._pill_place), self._pill_place, *places))
        for button, place in zip(self.buttons, places, strict=True):
            button.put(place, room)

    def paint(self, painter: QPainter) -> None:
        """Paint the question."""
        self._pill.paint(painter, self._pill_place, self.context)

    def _placed_above(self, _question: QRectF) -> tuple[QRectF, ...]:
        """Place what stands above the *question*, and return its places."""
        return ()

    def _face(self, text: ButtonText, _at: int) -> Face:
        """Return the face of an answer."""
        return ChoiceFace(text)

    def _choose(self, word: str) -> None:
        if not self._answered_once:
            self._answered_once = True
            self.chosen.emit(word)
