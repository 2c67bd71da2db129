"""The paint of the path: the road, a card on it, the seal of what is done, the ring of what is next, pips."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QRadialGradient

from ombre_desktop.ui.paint.boards import lozenge, rounded
from ombre_desktop.ui.paint.brass import brass_round
from ombre_desktop.ui.paint.glyphs import Glyph, paint_glyph
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.paint.texture import draw_shadow, faded, mixed
from ombre_desktop.ui.paint.theme import Theme
from ombre_desktop.ui.paint.wax import paint_seal
from ombre_desktop.ui.table.card_shadow import CORNER

ROAD = 11.0
"""The breadth of the road, in units."""
SEAL, PIP = 25.0, 4.2
"""The breadth of a seal, and half the height of a pip, in units."""
_SEPIA = QColor("#6d3b10")


def sepia(theme: Theme) -> QColor:
    """Return the second ink of the page."""
    return theme.chrome.ink if theme.plain else mixed(_SEPIA, theme.chrome.ink, 0.1)


def paint_road(painter: QPainter, path: QPainterPath, theme: Theme, unit: float, *, walked: bool) -> None:
    """Paint a piece of the road: two banks, with a line between them as far as it was *walked*."""
    ink, ground = sepia(theme), mixed(theme.chrome.paper_bottom, sepia(theme), 0.1)
    pen = QPen(faded(ink, 0.55), ROAD * unit)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen)
    painter.drawPath(path)
    pen.setColor(theme.chrome.paper_top if theme.plain else ground)
    pen.setWidthF((ROAD - 2.2) * unit)
    painter.setPen(pen)
    painter.drawPath(path)
    pen.setColor(faded(ink, 0.8 if walked else 0.4))
    pen.setWidthF((2.6 if walked else 1.4) * unit)
    if not walked:
        pen.setDashPattern([3.0, 4.0])
    painter.setPen(pen)
    painter.drawPath(path)


def paint_card(painter: QPainter, place: QRectF, picture: QImage, unit: float) -> None:
    """Paint a card that lies on the page."""
    shape = rounded(place, place.height() * CORNER)
    draw_shadow(painter, shape.translated(0, 2.2 * unit), 5 * unit, colour=QColor(40, 22, 6, 120))
    painter.drawImage(place, picture, QRectF(picture.rect()))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(92, 70, 40, 200), max(0.8, 0.8 * unit)))
    painter.drawPath(shape)


def paint_pointed(painter: QPainter, place: QRectF, theme: Theme, unit: float) -> None:
    """Paint a fine line round the card at *place*, over which the pointer is."""
    box = place.adjusted(-5 * unit, -5 * unit, 5 * unit, 5 * unit)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(sepia(theme), 1.6 * unit))
    painter.drawPath(rounded(box, 8 * unit))


def paint_next(painter: QPainter, place: QRectF, theme: Theme, unit: float) -> None:
    """Paint the lamp's light under the card at *place*, and its ring round it: here the person goes on."""
    box = place.adjusted(-6 * unit, -6 * unit, 6 * unit, 6 * unit)
    if not theme.plain:
        reach = 0.9 * place.height()
        light = QRadialGradient(place.center(), reach)
        light.setColorAt(0.35, QColor(255, 206, 92, 170))
        light.setColorAt(1.0, QColor(255, 206, 92, 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(light)
        painter.drawEllipse(place.center(), reach, reach)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, ink in ((5.0, QColor(74, 46, 10)), (3.2, QColor("#f0c34a"))):
        painter.setPen(QPen(theme.chrome.ink if theme.plain else ink, width * unit))
        painter.drawPath(rounded(box, 8 * unit))


def paint_done(painter: QPainter, centre: QPointF, theme: Theme, unit: float) -> None:
    """Paint a seal of wax with a tick pressed into it: this station is done."""
    tick = QPainterPath(QPointF(-3.1, 0.2))
    tick.lineTo(-0.7, 2.8)
    tick.lineTo(3.5, -2.6)
    paint_seal(painter, centre, SEAL * unit, tick, theme)


def paint_pips(painter: QPainter, middle: QPointF, pips: Sequence[bool], theme: Theme, unit: float) -> None:
    """Paint a row of lozenges round *middle*, one for each exercise, full where it was answered right."""
    stride, half = 3.2 * PIP * unit, PIP * unit
    left = middle.x() - stride * (len(pips) - 1) / 2
    painter.setPen(QPen(sepia(theme), 1.2 * unit))
    for at, is_right in enumerate(pips):
        centre = QPointF(left + at * stride, middle.y())
        painter.setBrush(sepia(theme) if is_right else theme.chrome.paper_top)
        painter.drawPath(lozenge(centre, half))


def paint_badge(
    painter: QPainter, centre: QPointF, sign: Lettering | Glyph, theme: Theme, unit: float
) -> None:
    """Paint a round badge of parchment with a *sign* over the back of a card."""
    radius = 14.5 * unit
    disc = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    shape = QPainterPath()
    shape.addEllipse(disc)
    draw_shadow(painter, shape.translated(0, 1.4 * unit), 3 * unit, colour=QColor(10, 6, 2, 140))
    painter.setBrush(theme.chrome.paper_top)
    painter.setPen(QPen(brass_round(theme.wood, centre), 2.2 * unit))
    painter.drawEllipse(disc)
    if isinstance(sign, Glyph):
        paint_glyph(painter, disc, sign, colour=sepia(theme))
    else:
        sign.draw(painter, disc.translated(0, -0.8 * unit), sepia(theme))
