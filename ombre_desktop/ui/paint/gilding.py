"""Large words in gold, straight on the cloth."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPen

from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.paint.texture import faded

_GOLD = (QColor("#fff3cf"), QColor("#e3c27c"))


def paint_gilded(
    painter: QPainter, place: QRectF, words: Lettering, *, unit: float, ink: QColor | None = None
) -> None:
    """Paint *words* into the middle of *place*, in *ink* or else in gold over a shadow."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(words.font)
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip
    if ink is None:
        painter.setPen(faded(QColor(0, 0, 0), 0.55))
        painter.drawText(place.translated(0, 2 * unit), flags, words.text)
        gold = QLinearGradient(place.topLeft(), place.bottomLeft())
        for at, colour in enumerate(_GOLD):
            gold.setColorAt(at, colour)
        painter.setPen(QPen(QBrush(gold), 1))
    else:
        painter.setPen(ink)
    painter.drawText(place, flags, words.text)
    painter.restore()
