"""Painting a study: the flags of its marks, the forks of its variations, and the signs of its buttons."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPolygonF

from ombre_desktop.engine.notation.study import StudyMark
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.paint.canvas import Canvas
from ombre_desktop.ui.paint.glyphs import Glyph, paint_glyph
from ombre_desktop.ui.replay.glyphs import SIDE
from ombre_desktop.ui.texts.key_table import Key
from ombre_desktop.value import Value

FLAG = 7.0
"""The radius of a flag, in nominal pixels."""
_LETTERS = {StudyMark.QUESTION: "?", StudyMark.GOOD: "!"}
_FORK = 9.0


class Flag(Value):
    """A note on the line of time: its *moment*, its mark, and its words for a tip."""

    moment: int
    mark: StudyMark | None
    told: str


def paint_flag(painter: QPainter, place: QPointF, mark: StudyMark | None, look: Appearance) -> None:
    """Paint a *mark* in a disc at *place*: a letter, a cross, a star, or lines for words alone."""
    chrome, radius = look.theme.chrome, look.pixels(FLAG)
    grounds = {StudyMark.GOOD: chrome.win, StudyMark.MISTAKE: chrome.lose}
    ground = grounds.get(mark, chrome.paper_top) if mark else chrome.paper_top
    ink = chrome.paper_top if mark in grounds else chrome.ink
    painter.save()
    painter.setPen(QPen(chrome.ink, 1.2))
    painter.setBrush(ground)
    painter.drawEllipse(place, radius, radius)
    if mark is StudyMark.REMEMBER:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        painter.drawPolygon(_star(place, 0.72 * radius))
    elif mark is StudyMark.MISTAKE:
        far = 0.42 * radius
        painter.setPen(QPen(ink, 0.28 * radius))
        painter.drawLine(place + QPointF(-far, -far), place + QPointF(far, far))
        painter.drawLine(place + QPointF(-far, far), place + QPointF(far, -far))
    elif mark is None:
        painter.setPen(QPen(ink, 1.2))
        for down in (-0.3, 0.2):
            half = QPointF(0.45 * radius, 0)
            middle = place + QPointF(0, down * radius)
            painter.drawLine(middle - half, middle + half)
    else:
        painter.setPen(ink)
        painter.setFont(look.sans(11.5, bold=True))
        rect = QRectF(place.x() - radius, place.y() - radius, 2 * radius, 2 * radius)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, _LETTERS[mark])
    painter.restore()


def paint_fork(painter: QPainter, place: QPointF, look: Appearance) -> None:
    """Paint where a variation leaves the deal: a branch that rises from *place* to the right."""
    reach = look.pixels(_FORK)
    painter.save()
    pen = QPen(look.theme.chrome.ink, 2)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    end = place + QPointF(reach, -reach)
    painter.drawLine(place, end)
    painter.drawPolyline([end - QPointF(0.5 * reach, 0), end, end + QPointF(0, 0.5 * reach)])
    painter.restore()


def mark_icon(mark: StudyMark | None, look: Appearance) -> QIcon:
    """Return the picture of *mark* for a list; None is a note in words alone."""
    side = look.pixels(2 * FLAG + 4)
    canvas = Canvas(QSizeF(side, side), 2)
    with canvas as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_flag(painter, QPointF(side / 2, side / 2), mark, look)
    return QIcon(canvas.pixmap)


def paint_sign(key: Key, painter: QPainter, colour: QColor) -> None:
    """Paint the sign of the button with that *key* around the origin: a pen, or an arrow that turns."""
    if key is Key.NOTE:
        _paint_pen(painter)
        return
    if key is Key.REDO_NOTE:
        painter.scale(-1, 1)
    side = SIDE / 0.62
    paint_glyph(painter, QRectF(-side / 2, -side / 2, side, side), Glyph.TAKE_BACK, colour=colour)


def _paint_pen(painter: QPainter) -> None:
    """Draw a pencil over a line."""
    pencil = QPainterPath(QPointF(-7, 5))
    for x, y in ((-6, 1), (4, -9), (7, -6), (-3, 4), (-7, 5)):
        pencil.lineTo(QPointF(x, y))
    painter.drawPath(pencil)
    painter.drawLine(QPointF(1, 8.5), QPointF(8, 8.5))


def _star(place: QPointF, radius: float) -> QPolygonF:
    corners = []
    for corner in range(10):
        far = radius if corner % 2 == 0 else 0.45 * radius
        turn = pi * corner / 5
        corners.append(place + QPointF(far * sin(turn), -far * cos(turn)))
    return QPolygonF(corners)
