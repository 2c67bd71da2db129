"""The engraver's pen of the portraits: smooth shapes in flat colour, and lines that swell and taper."""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

INK = QColor("#1d1b26")

Points = Sequence[tuple[float, float]]


def smooth(points: Points, *, closed: bool = True) -> QPainterPath:
    """Return a curve through *points*; a point given twice in a row makes a corner."""
    knots = [QPointF(x, y) for x, y in points]
    count = len(knots)
    path = QPainterPath(knots[0])
    for k in range(count if closed else count - 1):
        here, there = knots[k], knots[(k + 1) % count]
        if here == there:
            continue
        before = knots[k - 1] if closed or k else here
        after = knots[(k + 2) % count] if closed or k + 2 < count else there
        out = QPointF(0, 0) if before == here else (there - before) / 6
        back = QPointF(0, 0) if after == there else (after - here) / 6
        path.cubicTo(here + out, there - back, there)
    if closed:
        path.closeSubpath()
    return path


class Pen:
    """A pen for a box of 100 x 100 round the origin."""

    def __init__(self, painter: QPainter) -> None:
        self.painter = painter

    def shape(self, points: Points, fill: QColor | str, *, line: float = 1.25) -> QPainterPath:
        """Fill a smooth shape and draw its outline, *line* wide; 0 means no outline."""
        path = smooth(points)
        self.path(path, fill, line=line)
        return path

    def path(self, path: QPainterPath, fill: QColor | str, *, line: float = 1.25) -> None:
        """Fill a path and draw its outline."""
        pen = QPen(INK, line) if line else QPen(Qt.PenStyle.NoPen)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self.painter.setPen(pen)
        self.painter.setBrush(QColor(fill))
        self.painter.drawPath(path)

    def stroke(self, points: Points, width: float, colour: QColor | str = INK, *, tip: float = 0.0) -> None:
        """Draw a line that swells to *width* in its middle and narrows to *tip* at its ends."""
        curve = smooth(points, closed=False)
        count = 14
        spine = [curve.pointAtPercent(k / count) for k in range(count + 1)]
        left: list[QPointF] = []
        right: list[QPointF] = []
        for k, point in enumerate(spine):
            d = spine[min(count, k + 1)] - spine[max(0, k - 1)]
            length = math.hypot(d.x(), d.y()) or 1.0
            half = (tip + (width - tip) * math.sin(math.pi * k / count) ** 0.7) / 2
            across = QPointF(-d.y(), d.x()) * (half / length)
            left.append(point + across)
            right.append(point - across)
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(QColor(colour))
        self.painter.drawPolygon(QPolygonF(left + right[::-1]))

    def strokes(self, lines: Iterable[Points], width: float, colour: QColor | str = INK) -> None:
        """Draw several lines of the same width, as for hair, folds or hatching."""
        for line in lines:
            self.stroke(line, width, colour)

    def strands(self, first: Points, last: Points, count: int, *, width: float) -> None:
        """Draw *count* lines between two curves with the same number of points, as in a lock of hair."""
        for k in range(1, count + 1):
            share = k / (count + 1)
            between = [
                (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)
                for a, b in zip(first, last, strict=True)
            ]
            self.stroke(between, width * (1 if k % 2 else 0.75))

    def dot(self, x: float, y: float, radius: float, *, fill: QColor | str, line: float = 0.0) -> None:
        """Draw a disc, such as a button, a pearl or an iris."""
        path = QPainterPath()
        path.addEllipse(QPointF(x, y), radius, radius)
        self.path(path, fill, line=line)

    def beads(self, points: Points, radius: float, fill: QColor | str, *, gap: float = 0.4) -> None:
        """Draw a string of beads along a curve."""
        curve = smooth(points, closed=False)
        count = max(2, round(curve.length() / (2 * radius + gap)))
        for k in range(count + 1):
            point = curve.pointAtPercent(k / count)
            self.dot(point.x(), point.y(), radius, fill=fill, line=0.6)

    def scallops(self, points: Points, depth: float, fill: QColor | str, *, count: int) -> None:
        """Draw an edge of lace along a curve: half-rounds with a hole in each."""
        curve = smooth(points, closed=False)
        stops = [curve.pointAtPercent(k / count) for k in range(count + 1)]
        for a, b in pairwise(stops):
            d = b - a
            out = QPointF(-d.y(), d.x()) * (depth / (math.hypot(d.x(), d.y()) or 1.0))
            path = QPainterPath(a)
            path.cubicTo(a + out * 1.3, b + out * 1.3, b)
            path.closeSubpath()
            self.path(path, fill, line=0.7)
            hole = (a + b) / 2 + out * 0.45
            self.dot(hole.x(), hole.y(), depth * 0.16, fill=INK)
