"""The verdict on a set deal, with the cards of the plan above it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ombre_desktop.engine import Cards
from ombre_desktop.ui.features.training.cards_panel import CardsPanel
from ombre_desktop.ui.lessons.question_panel import Answers
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.faces import Pill
from ombre_desktop.ui.table.deck_art import DeckArt
from ombre_desktop.ui.table.placement import card_size
from ombre_desktop.ui.texts import set_deals as words

_CARD, _GAP, _ABOVE = 92.0, 8.0, 12.0
"""The height of a card, the distance between two, and that to the words, in units."""


class PlanPanel(CardsPanel):
    """A verdict, the ways on, and the cards of the *plan* in their order, with a title."""

    def __init__(
        self,
        verdict: str,
        answers: Answers,
        context: TableContext,
        parent: QWidget,
        *,
        plan: Cards,
        art: DeckArt,
    ) -> None:
        self._title, self._title_place = Pill(words.plan_title()), QRectF()
        told = words.plan_told(plan, context.deck)
        super().__init__(verdict, answers, context, parent, cards=plan, told=told, art=art)

    @property
    def places(self) -> tuple[QRectF, ...]:
        """The places of the title, the plan, the verdict and the ways on."""
        return (self._title_place, *super().places)

    def paint(self, painter: QPainter) -> None:
        """Paint the plan and its title above the verdict."""
        super().paint(painter)
        self._title.paint(painter, self._title_place, self.context)

    def _placed_above(self, question: QRectF) -> tuple[QRectF, ...]:
        """Place the cards in a row above the verdict, and their title above them."""
        unit, size = self.context.unit, card_size(_CARD * self.context.unit)
        step = size.width() + _GAP * unit
        left = question.center().x() - (len(self._cards) * step - _GAP * unit) / 2
        top = question.top() - _ABOVE * unit - size.height()
        cards = range(len(self._cards))
        self._card_places = tuple(QRectF(QPointF(left + at * step, top), size) for at in cards)
        title = self._title.size(self.context)
        corner = QPointF(question.center().x() - title.width() / 2, top - _ABOVE / 2 * unit - title.height())
        self._title_place = QRectF(corner, title)
        return (self._title_place, *self._card_places)
