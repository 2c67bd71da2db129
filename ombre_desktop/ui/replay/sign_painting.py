"""Painting the marks on the curve of a reviewed deal, each in a shape of its own."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap, QPolygonF

from ombre_desktop.players.judging.verdict import Grade
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.model.signs import Sign
from ombre_desktop.ui.paint.canvas import Canvas

_DOT, _RING, _OVER = 3.5, 6.0, 10.0
"""The radii of a costly decision and of the ring of a blunder, and how far above a second mark stands."""
_OVER_A_DOT = (Sign.UNPUNISHED, Sign.MISSED)
_SIDE = 18.0
"""The side of a mark in a text, in nominal pixels."""


def paint_signs(
    painter: QPainter, place: QPointF, signs: Sequence[Sign], grade: Grade, look: Appearance
) -> None:
    """
    Paint the *signs* of a decision at its *place* on the curve.

    The only good choice is a full diamond, one better than usual an outlined one. A costly one is a dot: an
    outline if it is doubtful, with a ring if it is a blunder. Over it, a hook opens upwards if it went
    unpunished, and a cross stands if it missed what an opponent had lost.
    """
    painter.save()
    over = place
    for sign in signs:
        if sign in _OVER_A_DOT:
            over = over - QPointF(0, look.pixels(_OVER))
        _PAINT[sign](painter, over if sign in _OVER_A_DOT else place, grade, look)
    painter.restore()


def sign_picture(sign: Sign, look: Appearance, ratio: float) -> QPixmap:
    """Return the picture of *sign* for a text."""
    side = look.pixels(_SIDE)
    canvas = Canvas(QSizeF(side, side), ratio)
    alone = sign not in _OVER_A_DOT
    low = 0.5 if alone else 0.75
    with canvas as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        signs = (sign,) if alone else (Sign.COSTLY, sign)
        paint_signs(painter, QPointF(side / 2, low * side), signs, Grade.BAD, look)
    return canvas.pixmap


def _only(painter: QPainter, place: QPointF, _: Grade, look: Appearance) -> None:
    painter.setPen(QPen(look.theme.chrome.win, 1.5))
    painter.setBrush(look.theme.chrome.win)
    painter.drawPolygon(_diamond(place, look.pixels(5)))


def _better(painter: QPainter, place: QPointF, _: Grade, look: Appearance) -> None:
    painter.setPen(QPen(look.theme.chrome.win, 1.8))
    painter.setBrush(look.theme.chrome.paper_top)
    painter.drawPolygon(_diamond(place, look.pixels(5)))


def _costly(painter: QPainter, place: QPointF, grade: Grade, look: Appearance) -> None:
    chrome = look.theme.chrome
    painter.setPen(QPen(chrome.lose, 1.5))
    painter.setBrush(chrome.paper_top if grade is Grade.DOUBTFUL else chrome.lose)
    painter.drawEllipse(place, look.pixels(_DOT), look.pixels(_DOT))
    if grade is Grade.BLUNDER:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(place, look.pixels(_RING), look.pixels(_RING))


def _unpunished(painter: QPainter, place: QPointF, _: Grade, look: Appearance) -> None:
    wide = look.pixels(3.5)
    painter.setPen(_stroke(look))
    painter.drawPolyline([place - QPointF(wide, wide), place, place + QPointF(wide, -wide)])


def _missed(painter: QPainter, place: QPointF, _: Grade, look: Appearance) -> None:
    half = look.pixels(2.5)
    painter.setPen(_stroke(look))
    painter.drawLine(place - QPointF(half, half), place + QPointF(half, half))
    painter.drawLine(place - QPointF(half, -half), place + QPointF(half, -half))


_PAINT = {
    Sign.ONLY: _only,
    Sign.BETTER: _better,
    Sign.COSTLY: _costly,
    Sign.UNPUNISHED: _unpunished,
    Sign.MISSED: _missed,
}


def _stroke(look: Appearance) -> QPen:
    pen = QPen(look.theme.chrome.ink, 2)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen


def _diamond(place: QPointF, half: float) -> QPolygonF:
    points = (QPointF(0, -half), QPointF(half, 0), QPointF(0, half), QPointF(-half, 0))
    return QPolygonF([place + point for point in points])
