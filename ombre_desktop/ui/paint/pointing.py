"""The golden ring round everything that is pointed at, by a hint or a teacher."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ombre_desktop.ui.paint.boards import rounded
from ombre_desktop.ui.paint.texture import draw_shadow, faded
from ombre_desktop.ui.paint.theme import Theme

AWAY, BROAD, DARK = 3.5, 3.0, 1.5
"""The distance of the ring from what it surrounds, its breadth, and that of the ink beside it, in units."""
FRAMED = 5.0
"""The breadth of the ring round the card that has the focus as well, in units."""
LIGHT = 9.0
"""The reach of the light round the ring, in units."""
SWELL = 12.0
"""The distance in units to which a beat of the ring spreads before it is gone."""
INK = QColor("#1b1206")
"""The ink at both sides of the gold, which stands out from light cards as the gold does from the cloth."""


def paint_pointer(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    *,
    unit: float,
    radius: float,
    beat: float = 0.0,
    broad: float = BROAD,
) -> None:
    """
    Paint the ring round *rect*, whose corners have this *radius* in units.

    It is whole, inked and lit, so that nobody takes it for the ring of the focus. *beat* is the part of a
    beat that is over, in which a second ring spreads and fades. *broad* is the breadth of its gold in units.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    grow = AWAY * unit
    ring = rounded(rect.adjusted(-grow, -grow, grow, grow), radius * unit + grow)
    if not theme.plain:
        light = rounded(rect.adjusted(-2 * grow, -2 * grow, 2 * grow, 2 * grow), radius * unit + 2 * grow)
        inside = QPainterPath()
        inside.addRect(rect)
        around = QPainterPath()
        around.addRect(rect.adjusted(-40 * unit, -40 * unit, 40 * unit, 40 * unit))
        painter.save()
        painter.setClipPath(around.subtracted(inside))
        draw_shadow(painter, light, LIGHT * unit, colour=faded(theme.chrome.focus, 0.8))
        painter.restore()
    if beat:
        spread = (AWAY + SWELL * beat) * unit
        painter.setPen(QPen(faded(theme.chrome.focus, 1.0 - beat), BROAD * unit))
        painter.drawPath(rounded(rect.adjusted(-spread, -spread, spread, spread), radius * unit + spread))
    for breadth, colour in ((broad + 2 * DARK, INK), (broad, theme.chrome.focus)):
        painter.setPen(QPen(colour, breadth * unit))
        painter.drawPath(ring)
    painter.restore()
