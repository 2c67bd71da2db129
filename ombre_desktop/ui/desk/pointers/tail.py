"""The tail of a bubble, which leads from its paper to what the words are about."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from ombre_desktop.ui.paint.boards import rounded

BASE, INSET, SHY = 20.0, 16.0, 5.0
"""The breadth of a tail, its distance from a corner, and that of its tip from the thing, in units."""
_ROUND = 8.0


def tail(paper: QRectF, thing: QRectF, unit: float) -> QLineF:
    """Return the line from the edge of *paper* to the nearest place on the edge of *thing*."""
    inset = INSET * unit
    within = paper.adjusted(inset, inset, -inset, -inset)
    aim = thing.adjusted(inset / 2, inset / 2, -inset / 2, -inset / 2)
    upright = paper.bottom() <= thing.top() or paper.top() >= thing.bottom()
    if upright:
        x = _nearest(aim.center().x(), within.left(), within.right())
        tip_x = _nearest(x, aim.left(), aim.right())
        down = paper.bottom() <= thing.top()
        foot = QPointF(x, paper.bottom() if down else paper.top())
        tip = QPointF(tip_x, thing.top() - SHY * unit if down else thing.bottom() + SHY * unit)
    else:
        y = _nearest(aim.center().y(), within.top(), within.bottom())
        tip_y = _nearest(y, aim.top(), aim.bottom())
        right = paper.right() <= thing.left()
        foot = QPointF(paper.right() if right else paper.left(), y)
        tip = QPointF(thing.left() - SHY * unit if right else thing.right() + SHY * unit, tip_y)
    return QLineF(foot, tip)


def outline(paper: QRectF, line: QLineF | None, unit: float) -> QPainterPath:
    """Return the outline of *paper* with the tail along *line*, if it has one."""
    shape = rounded(paper, _ROUND * unit)
    if line is None:
        return shape
    foot, half = line.p1(), BASE * unit / 2
    upright = foot.y() in (paper.top(), paper.bottom())
    aside = QPointF(half, 0) if upright else QPointF(0, half)
    inwards = (
        QPointF(0, _sign(paper.center().y() - foot.y()))
        if upright
        else QPointF(_sign(paper.center().x() - foot.x()), 0)
    )
    point = QPainterPath()
    point.addPolygon(QPolygonF([foot + inwards * unit - aside, line.p2(), foot + inwards * unit + aside]))
    point.closeSubpath()
    return shape.united(point)


def _nearest(wanted: float, least: float, most: float) -> float:
    return (least + most) / 2 if least > most else min(max(wanted, least), most)


def _sign(value: float) -> float:
    return 1.0 if value > 0 else -1.0
