"""Signs of the board: small cards, and bars that are filled in part."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QPainter, QPen

from ombre_desktop.engine import Card
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.replay.pictures import CARD, Pictures
from ombre_desktop.ui.replay.places_bar import hue_of
from ombre_desktop.ui.table.placement import CARD_RATIO
from ombre_desktop.value import Value

SIDE = 16
"""The side of a usual sign of a sheet, in nominal pixels."""
CARD_SHAPE = (CARD * CARD_RATIO / SIDE, CARD / SIDE)
BAR_WIDTHS, BAR_HEIGHT = (28.0, 24.0, 20.0, 16.0, 12.0, 9.0), 1.9
HALF_SHAPE = (6.0, 1.0)
"""The sizes of the signs, as multiples of a usual one."""


class CardSign(Value):
    """A small *card*."""

    pictures: Pictures
    card: Card

    def paint(self, painter: QPainter, rect: QRect) -> None:
        """Paint the card into *rect*."""
        device = painter.device()
        ratio = device.devicePixelRatioF() if device else 1
        self.pictures.paint_card(painter, QRectF(rect), self.card, ratio)


class ShareBar(Value):
    """A bar filled by a *share*."""

    share: float
    look: Appearance

    def paint(self, painter: QPainter, rect: QRect) -> None:
        """Paint the bar into *rect*."""
        chrome, room = self.look.theme.chrome, QRectF(rect)
        painter.save()
        end = QPointF(room.left() + self.share * room.width(), room.bottom())
        painter.fillRect(QRectF(room.topLeft(), end), hue_of(0, chrome))
        painter.setPen(QPen(chrome.faint_ink, 1))
        painter.drawRect(room.adjusted(0.5, 0.5, -0.5, -0.5))
        painter.restore()
