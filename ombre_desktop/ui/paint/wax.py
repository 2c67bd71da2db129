"""Seals of wax, which tell what a person has done."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from ombre_desktop.ui.paint.texture import draw_shadow, faded
from ombre_desktop.ui.paint.theme import Theme

SQUARE = 20.0
"""The side of the square about the origin in which stamps are drawn; the seal nearly fills it."""
_RADIUS = 9.2
_WAX = QColor("#8e1b1f"), QColor("#c0413c"), QColor("#5b0d12")
"""The wax in the middle, in the light, and in the shadow."""
_STAMP = QColor("#ffe6d6")
_FINE = 20.0
"""The side, in pixels, from which a seal has a rim and a shadow, which would blur a smaller stamp."""
_BUMPS, _BUMP = 11, 0.07
"""The number of waves round a seal, and their height as a share of its radius."""


def paint_seal(painter: QPainter, centre: QPointF, side: float, stamp: QPainterPath, theme: Theme) -> None:
    """Paint a seal *side* wide with the lines of a *stamp* pressed into it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    painter.scale(side / SQUARE, side / SQUARE)
    wax, light, shade = (theme.chrome.ink,) * 3 if theme.plain else _WAX
    outer, is_fine = _waved(), side >= _FINE and not theme.plain
    if is_fine:
        draw_shadow(painter, outer.translated(0, 1.1), 2.4, colour=QColor(30, 4, 4, 150))
    glow = QRadialGradient(QPointF(-0.35, -0.4) * _RADIUS, 1.5 * _RADIUS)
    glow.setColorAt(0, light)
    glow.setColorAt(0.55, wax)
    glow.setColorAt(1, shade)
    painter.setPen(QPen(shade, 0.56))
    painter.setBrush(glow)
    painter.drawPath(outer)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if is_fine:
        painter.setPen(QPen(faded(shade, 0.75), 0.9))
        painter.drawEllipse(QPointF(), 0.7 * _RADIUS, 0.7 * _RADIUS)
    pen = QPen(_STAMP, 1.7)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPath(stamp)
    painter.restore()


def _waved() -> QPainterPath:
    """Return the edge of a drop of wax."""
    path = QPainterPath()
    steps = 6 * _BUMPS
    for at in range(steps):
        turn = 2 * pi * at / steps
        point = QPointF(cos(turn), sin(turn)) * _RADIUS
        point *= 1 + _BUMP * cos(_BUMPS * turn + 0.8 * sin(2 * turn))
        if at:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return path
