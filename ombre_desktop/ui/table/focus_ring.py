"""The ring round the thing that has the focus."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

RING = 3.0
INKS = QColor("#1d1b26"), QColor("#f3cf5f")
"""The ink of the edges and the gold between them: one of the two stands out from any ground."""
_INSET, _CORNER = 3, 7
_DASHES = (2.0, 2.0)
"""The dashes and gaps of the gold, in breadths of the ring."""


def paint_ring(painter: QPainter, rect: QRectF, *, dashed: bool = False) -> None:
    """
    Paint a two-tone ring inside *rect*, visible on any background.

    Its gold is *dashed* where other things have golden rings, because somebody points at them.
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for width, colour in zip((RING + 2, RING), INKS, strict=True):
        pen = QPen(colour, width)
        if dashed and colour is INKS[1]:
            pen.setDashPattern(_DASHES)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawRoundedRect(rect.adjusted(_INSET, _INSET, -_INSET, -_INSET), _CORNER, _CORNER)
