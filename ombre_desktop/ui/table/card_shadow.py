"""
The edge and the shadow of a card, which falls away from the lamp however the card is turned.

The shadow is a part of the card's picture, since a second picture for each card would make a frame half as
long again. So the picture changes whenever the card has turned or risen noticeably.
"""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap

from ombre_desktop.ui.paint.boards import rounded
from ombre_desktop.ui.paint.canvas import Canvas
from ombre_desktop.ui.paint.texture import draw_shadow
from ombre_desktop.ui.table.lamp import Lamp, blur_at, darkness_at
from ombre_desktop.ui.table.placement import card_size

CORNER = 10 / 310
"""The radius of a card's corners, as a share of its height."""
EDGE = 4.0
"""The room round a card in its picture, in units, for marks on its edge."""
BLANK, _EDGE = QColor("#fbf6e6"), QColor("#8d8368")
"""The colours of a card that is not painted yet, and of the edge of every card."""
_STEP, _RISE = 1.5, 6.0
"""The differences, in units, that are seen: in the place of a shadow, and in the height of its card."""
_REACH = 1.2
"""The distance from the card at which its shadow ends, as a multiple of the blur."""

Shade = tuple[int, int, int]
"""A shadow as seen on its card: how far to the right and down, in steps, and the level of the card."""


def shade_of(centre: QPointF, rotation: float, rise: float, *, lamp: Lamp, unit: float) -> Shade:
    """Return the shadow of a card that lies or flies *rise* units above the cloth."""
    drop = lamp.drop(centre, rise * unit)
    lean = math.radians(-rotation)
    along, across, step = math.cos(lean), math.sin(lean), _STEP * unit * max(1.0, rise / _RISE)
    x, y = drop.x() * along - drop.y() * across, drop.x() * across + drop.y() * along
    return round(x / step), round(y / step), round(rise / _RISE)


def picture_box(height: float, unit: float, shade: Shade) -> QRectF:
    """Return the place of the picture of a card and its shadow, about the middle of the card."""
    card = card_at(QPointF(), height)
    return (card + _all_round(EDGE * unit)) | _box(height, unit, shade)


def paint_shade(painter: QPainter, height: float, unit: float, shade: Shade, *, ratio: float) -> None:
    """Paint the shadow of a card whose middle is the painter's origin."""
    painter.drawPixmap(_box(height, unit, shade).topLeft(), _picture(height, unit, ratio, shade[2]))


def paint_card(
    painter: QPainter, rect: QRectF, picture: QPixmap | QImage | None, edge: QPen | None = None
) -> None:
    """Paint a card with its edge into *rect*; it is blank until there is a *picture*."""
    shape = rounded(rect, rect.height() * CORNER)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(BLANK)  # in a page to print, Qt would draw a picture as faint as what was drawn before
    painter.drawPath(shape)
    if isinstance(picture, QPixmap):
        painter.drawPixmap(rect, picture, QRectF(picture.rect()))
    elif picture is not None:
        painter.drawImage(rect, picture)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_EDGE, 1) if edge is None else edge)
    painter.drawPath(shape)
    painter.restore()


def card_at(centre: QPointF, height: float) -> QRectF:
    """Return the place of an upright card of this *height* round *centre*."""
    size = card_size(height)
    return QRectF(centre - QPointF(size.width() / 2, size.height() / 2), size)


def _box(height: float, unit: float, shade: Shade) -> QRectF:
    """Return the place of the shadow alone, about the middle of the card."""
    across, down, level = shade
    step = _STEP * unit * max(1, level)
    reach = _all_round(_REACH * blur_at(level * _RISE) * unit)
    return card_at(QPointF(across, down) * step, height) + reach


@lru_cache(maxsize=32)
def _picture(height: float, unit: float, ratio: float, level: int) -> QPixmap:
    """Return the shadow alone, which is expensive and the same for all cards of one height and level."""
    box = _box(height, unit, (0, 0, level))
    canvas = Canvas(box.size(), ratio)
    with canvas as painter:
        painter.translate(-box.topLeft())
        shape = rounded(card_at(QPointF(), height), height * CORNER)
        colour = QColor(0, 0, 0, darkness_at(level * _RISE))
        draw_shadow(painter, shape, blur_at(level * _RISE) * unit, colour=colour)
    return canvas.pixmap


def _all_round(width: float) -> QMarginsF:
    return QMarginsF(width, width, width, width)
