"""Words in a picture that goes into a file: outlines, since who opens it may not have our letters."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath

_SMALLEST = 9.0


def write(
    painter: QPainter,
    words: str,
    rect: QRectF,
    font: QFont,
    *,
    ink: QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
) -> None:
    """Write *words* in *rect*, smaller if they are too wide for it; any thread may call this."""
    fitting = _fitted(words, font, rect.width())
    metrics = QFontMetricsF(fitting)
    spare = rect.width() - metrics.horizontalAdvance(words)
    x = rect.left() + (spare / 2 if align & Qt.AlignmentFlag.AlignHCenter else 0.0)
    y = rect.center().y() + (metrics.ascent() - metrics.descent()) / 2
    outline = QPainterPath()
    outline.addText(QPointF(x, y), fitting, words)
    painter.fillPath(outline, ink)


def _fitted(words: str, font: QFont, width: float) -> QFont:
    """Return *font*, or a smaller one in which *words* have room in *width*."""
    advance = QFontMetricsF(font).horizontalAdvance(words)
    if advance <= width:
        return font
    fitting = QFont(font)
    fitting.setPixelSize(round(max(_SMALLEST, font.pixelSize() * width / advance - 0.5)))
    return fitting
