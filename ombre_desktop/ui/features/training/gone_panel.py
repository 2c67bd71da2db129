"""A question about the cards that are gone, which lie above it, trick by trick."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ombre_desktop.engine import Cards
from ombre_desktop.ui.lessons.question_panel import Answers, QuestionPanel
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.table.deck_art import DeckArt
from ombre_desktop.ui.table.placement import card_size
from ombre_desktop.ui.texts.listing import sentences

_CARD, _STEP, _GAP, _ABOVE = 78.0, 26.0, 14.0, 10.0
"""The height of a card, the step to the next of its trick, and the gaps beside tricks and rows, in units."""
_IN_ROW, _MANY, _CLOSE = 4, 5, 17.0
"""The most tricks in a row, the most cards that lie as usual, and the step between more, in units."""


class GonePanel(QuestionPanel):
    """
    A question with its answers, and above them the cards that are *gone*, those of each trick together.

    A screen reader hears them *told* with the question, if they are asked about.
    """

    def __init__(
        self,
        question: str,
        answers: Answers,
        context: TableContext,
        parent: QWidget,
        *,
        gone: tuple[Cards, ...],
        told: str,
        art: DeckArt,
    ) -> None:
        self._gone, self._art = gone, art
        self._heaps: tuple[tuple[QRectF, ...], ...] = ()
        super().__init__(question, answers, context, parent)
        if told:
            self.setAccessibleName(sentences((question, told)))
        art.ready.connect(self._redraw)

    @property
    def places(self) -> tuple[QRectF, ...]:
        """The places of the cards, the question and the answers."""
        return (*(place for heap in self._heaps for place in heap), *super().places)

    def paint(self, painter: QPainter) -> None:
        """Paint the cards above the question."""
        super().paint(painter)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for cards, heap in zip(self._gone, self._heaps, strict=True):
            for card, place in zip(cards, heap, strict=True):
                picture = self._art.on_table(self.context.deck, card, place.size(), self.devicePixelRatioF())
                if picture is not None:
                    painter.drawPixmap(place, picture, QRectF(picture.rect()))

    def _placed_above(self, question: QRectF) -> tuple[QRectF, ...]:
        """Place the tricks in rows above the *question*, the last row next to it."""
        unit, size = self.context.unit, card_size(_CARD * self.context.unit)
        rows = [self._gone[at : at + _IN_ROW] for at in range(0, len(self._gone), _IN_ROW)]
        top = question.top() - len(rows) * (size.height() + _ABOVE * unit)
        heaps: list[tuple[QRectF, ...]] = []
        for row in rows:
            steps = [(_CLOSE if len(cards) > _MANY else _STEP) * unit for cards in row]
            wide = [size.width() + (len(cards) - 1) * step for cards, step in zip(row, steps, strict=True)]
            left = question.center().x() - (sum(wide) + (len(row) - 1) * _GAP * unit) / 2
            for cards, step, broad in zip(row, steps, wide, strict=True):
                at = range(len(cards))
                heaps.append(tuple(QRectF(QPointF(left + one * step, top), size) for one in at))
                left += broad + _GAP * unit
            top += size.height() + _ABOVE * unit
        self._heaps = tuple(heaps)
        return tuple(place for heap in heaps for place in heap)

    @Slot()
    def _redraw(self) -> None:
        """Paint the cards, whose pictures are ready."""
        self.update()
