"""The question who holds a card, with the card above it, and at the end the bars of answer and odds."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ombre_desktop.engine import Card
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.lessons.question_panel import Answers, QuestionPanel
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.replay.pictures import Pictures
from ombre_desktop.ui.replay.places_bar import PlacesBar
from ombre_desktop.ui.table.placement import card_size
from ombre_desktop.value import Value

CARD, BAR, GAP, WIDTH = 108.0, 30.0, 10.0, 380.0
"""The height of the card, the height and gap of the bars, and their width, in units."""


class HoldsSign(Value):
    """The *card* asked for, and the *bars* of shares to show beside it; *faces* are those of the seats."""

    pictures: Pictures
    card: Card
    faces: tuple[str, ...]
    bars: tuple[tuple[float, ...], ...] = ()


class HoldsPanel(QuestionPanel):
    """A question with the card that it is about above it."""

    def __init__(
        self,
        question: str,
        answers: Answers,
        sign: HoldsSign,
        context: TableContext,
        parent: QWidget,
    ) -> None:
        self.sign = sign
        self._sign_place = QRectF()
        super().__init__(question, answers, context, parent)
        sign.pictures.arrived.connect(self.update)

    @property
    def places(self) -> tuple[QRectF, ...]:
        """The places of the card, the question and the answers."""
        return (self._sign_place, *super().places)

    def _placed_above(self, question: QRectF) -> tuple[QRectF, ...]:
        """Place the card with its bars above the *question*."""
        unit = self.context.unit
        width = card_size(CARD).width() + ((WIDTH + 2 * GAP) if self.sign.bars else 0.0)
        place = QRectF(0, 0, width * unit, CARD * unit)
        place.moveCenter(question.center())
        place.moveBottom(question.top() - GAP * unit)
        self._sign_place = place
        return (place,)

    def paint(self, painter: QPainter) -> None:
        """Paint the card and its bars, and the question below."""
        super().paint(painter)
        place, unit = self._sign_place, self.context.unit
        size = card_size(place.height())
        self.sign.pictures.paint_card(
            painter, QRectF(place.topLeft(), size), self.sign.card, self.devicePixelRatioF()
        )
        look = Appearance(self.context.theme, self.context.families, self.context.layout.text)
        step = place.height() / max(1, len(self.sign.bars))
        for at, shares in enumerate(self.sign.bars):
            bar = QRectF(0, 0, place.width() - size.width() - 2 * GAP * unit, BAR * unit)
            bar.moveCenter(QPointF(0, place.top() + (at + 0.5) * step))
            bar.moveRight(place.right())
            PlacesBar(shares, self.sign.faces, self.sign.pictures, look).paint(painter, bar.toRect())
