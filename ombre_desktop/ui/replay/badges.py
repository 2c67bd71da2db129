"""Badges: what a decision cost, as a figure on a pill."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen

from ombre_desktop.players.judging.verdict import Grade
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.paint.boards import rounded
from ombre_desktop.ui.paint.lettering import Lettering

_TYPE, _SIDE, _HIGH = 12.5, 8.0, 19.0


def badge_size(figure: str, look: Appearance) -> QSizeF:
    """Return the size of the badge of *figure*."""
    height = _HIGH * look.text
    return QSizeF(max(1.4 * height, _words(figure, look).size.width() + 2 * _SIDE * look.text), height)


def paint_badge(painter: QPainter, rect: QRectF, figure: str, grade: Grade, look: Appearance) -> None:
    """Paint *figure* on its pill: an outline if the choice was doubtful, with a ring if a blunder."""
    chrome, full = look.theme.chrome, grade in (Grade.BAD, Grade.BLUNDER)
    painter.save()
    painter.setPen(QPen(chrome.lose, 1.5))
    if grade is Grade.BLUNDER:
        ring = rect.adjusted(-2.5, -2.5, 2.5, 2.5)
        painter.setBrush(chrome.paper_top)
        painter.drawPath(rounded(ring, ring.height() / 2))
    painter.setBrush(chrome.lose if full else chrome.paper_top)
    painter.drawPath(rounded(rect, rect.height() / 2))
    ink = chrome.paper_top if full else chrome.lose
    _words(figure, look).draw(painter, rect, ink, align=Qt.AlignmentFlag.AlignHCenter)
    painter.restore()


def paint_praise(painter: QPainter, rect: QRectF, look: Appearance) -> None:
    """Paint the badge of a choice that was well made: a tick on a green pill."""
    chrome, middle, unit = look.theme.chrome, rect.center(), rect.height() / _HIGH
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(chrome.win)
    painter.drawPath(rounded(rect, rect.height() / 2))
    pen = QPen(chrome.paper_top, 2 * unit)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    low = middle.y() + 3.5 * unit
    painter.drawPolyline(
        [
            QPointF(middle.x() - 5 * unit, middle.y()),
            QPointF(middle.x() - 1.5 * unit, low),
            QPointF(middle.x() + 5 * unit, middle.y() - 4 * unit),
        ]
    )
    painter.restore()


def _words(figure: str, look: Appearance) -> Lettering:
    return Lettering(figure, look.sans(_TYPE, bold=True))
