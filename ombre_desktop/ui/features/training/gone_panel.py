"""A question about the cards that are gone, which lie above it, trick by trick."""

from __future__ import annotations

from itertools import chain

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from ombre_desktop.engine import Cards
from ombre_desktop.ui.features.training.cards_panel import CardsPanel
from ombre_desktop.ui.lessons.question_panel import Answers
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.table.deck_art import DeckArt
from ombre_desktop.ui.table.placement import card_size

_CARD, _STEP, _GAP, _ABOVE = 78.0, 26.0, 14.0, 10.0
"""The height of a card, the step to the next of its trick, and the gaps beside tricks and rows, in units."""
_IN_ROW, _MANY, _CLOSE = 4, 5, 17.0
"""The most tricks in a row, the most cards that lie as usual, and the step between more, in units."""


class GonePanel(CardsPanel):
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
        self._gone = gone
        cards = tuple(chain.from_iterable(gone))
        super().__init__(question, answers, context, parent, cards=cards, told=told, art=art)

    def _placed_above(self, question: QRectF) -> tuple[QRectF, ...]:
        """Place the tricks in rows above the *question*, the last row next to it."""
        unit, size = self.context.unit, card_size(_CARD * self.context.unit)
        rows = [self._gone[at : at + _IN_ROW] for at in range(0, len(self._gone), _IN_ROW)]
        top = question.top() - len(rows) * (size.height() + _ABOVE * unit)
        places: list[QRectF] = []
        for row in rows:
            steps = [(_CLOSE if len(cards) > _MANY else _STEP) * unit for cards in row]
            wide = [size.width() + (len(cards) - 1) * step for cards, step in zip(row, steps, strict=True)]
            left = question.center().x() - (sum(wide) + (len(row) - 1) * _GAP * unit) / 2
            for cards, step, broad in zip(row, steps, wide, strict=True):
                places.extend(QRectF(QPointF(left + at * step, top), size) for at in range(len(cards)))
                left += broad + _GAP * unit
            top += size.height() + _ABOVE * unit
        self._card_places = tuple(places)
        return self._card_places
