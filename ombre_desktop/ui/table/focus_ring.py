"""The ring round the thing that has the focus."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

RING = 3.0
INKS = QColor("#1d1b26"), QColor("#f3cf5f")
"""The ink of the edges and the gold between them: one of the two stands out from any ground."""
_INSET, _CORNER = 3, 7


def paint_ring(painter: QPainter, rect: QRectF) -> None:
    """Paint a two-tone ring inside *rect*, visible on any background."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for width, colour in zip((RING + 2, RING), INKS, strict=True):
        painter.setPen(QPen(colour, width))
        painter.drawRoundedRect(rect.adjusted(_INSET, _INSET, -_INSET, -_INSET), _CORNER, _CORNER)
