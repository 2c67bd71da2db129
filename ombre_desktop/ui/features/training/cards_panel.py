"""A question with cards above it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ombre_desktop.engine import Cards
from ombre_desktop.ui.lessons.question_panel import Answers, QuestionPanel
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.table.deck_art import DeckArt
from ombre_desktop.ui.texts.listing import sentences


class CardsPanel(QuestionPanel):
    """
    A question with its answers, and *cards* above them; a class below places them in order.

    A screen reader hears *told* after the question.
    """

    def __init__(
        self,
        question: str,
        answers: Answers,
        context: TableContext,
        parent: QWidget,
        *,
        cards: Cards,
        told: str,
        art: DeckArt,
    ) -> None:
        self._cards, self._art = cards, art
        self._card_places: tuple[QRectF, ...] = ()
        super().__init__(question, answers, context, parent)
        self.setAccessibleName(sentences((question, told)))
        art.ready.connect(self._redraw)

    @property
    def places(self) -> tuple[QRectF, ...]:
        """The places of the cards, the question and the answers."""
        return (*self._card_places, *super().places)

    def paint(self, painter: QPainter) -> None:
        """Paint the cards above the question."""
        super().paint(painter)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for card, place in zip(self._cards, self._card_places, strict=True):
            picture = self._art.on_table(self.context.deck, card, place.size(), self.devicePixelRatioF())
            if picture is not None:
                painter.drawPixmap(place, picture, QRectF(picture.rect()))

    @Slot()
    def _redraw(self) -> None:
        """Paint the cards, whose pictures are ready."""
        self.update()
