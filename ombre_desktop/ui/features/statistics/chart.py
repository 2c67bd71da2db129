"""The curve of what was won, painted on paper, and the curve without luck over it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import takewhile
from math import ceil, floor, log10

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from ombre_desktop.storage.statistics import Point
from ombre_desktop.ui.dialogs.score_sheet import signed
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.features.statistics.legend import Entry, legend_height, paint_legend
from ombre_desktop.ui.paint.texture import mixed
from ombre_desktop.ui.texts.luck import curve_names
from ombre_desktop.ui.texts.statistics import day
from ombre_desktop.value import Value

_TYPE = 13.5


class Frame(Value):
    """The place of the curve in its picture, and the values at its edges."""

    room: QRectF
    begin: float
    end: float
    steps: tuple[int, ...]

    def at(self, time: float, amount: float) -> QPointF:
        """Return the place of a moment and an amount."""
        low, high = self.steps[0], self.steps[-1]
        x = (time - self.begin) / max(self.end - self.begin, 1)
        y = (high - amount) / max(high - low, 1)
        return QPointF(self.room.left() + x * self.room.width(), self.room.top() + y * self.room.height())


def paint_curve(painter: QPainter, rect: QRectF, points: Sequence[Point], look: Appearance) -> None:
    """
    Paint the curve through *points* into *rect*, with lines for round numbers and dates below.

    Where luck is known, a dashed curve without luck and a legend are added.
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(rect, look.theme.chrome.paper_top)
    font = look.sans(_TYPE)
    painter.setFont(font)
    metrics = QFontMetricsF(font)
    curves = _curves(points, look)
    inside = rect.adjusted(metrics.height(), metrics.height() / 2, -metrics.height(), 0)
    if len(curves) > 1:
        entries = [Entry(name, curve.paint_sample) for name, curve in zip(curve_names(), curves, strict=True)]
        paint_legend(painter, inside, entries, look)
        rect = rect.adjusted(0, legend_height(entries, inside.width(), metrics), 0, 0)
    frame = _frame(rect, curves, metrics)
    _paint_lines(painter, frame, look, metrics)
    _paint_dates(painter, frame, look, metrics)
    for curve in reversed(curves):
        curve.paint(painter, frame)


class Curve(Value):
    """A curve through the sums at some *times*, with its pen; at its end is a dot, or a ring if dashed."""

    times: tuple[float, ...]
    amounts: tuple[float, ...]
    pen: QPen
    dot: float
    ink: QColor

    def paint(self, painter: QPainter, frame: Frame) -> None:
        """Paint the curve from zero on, and its end."""
        path = QPainterPath(frame.at(frame.begin, 0))
        for time, amount in zip(self.times, self.amounts, strict=True):
            path.lineTo(frame.at(time, amount))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(self.pen)
        painter.drawPath(path)
        self._paint_end(painter, frame.at(self.times[-1], self.amounts[-1]))

    def paint_sample(self, painter: QPainter, place: QRectF) -> None:
        """Paint a piece of the curve with its end, for the legend."""
        end = QPointF(place.right() - self.dot, place.center().y())
        painter.setPen(self.pen)
        painter.drawLine(QPointF(place.left(), end.y()), end)
        self._paint_end(painter, end)

    def _paint_end(self, painter: QPainter, at: QPointF) -> None:
        is_dashed = self.pen.style() is Qt.PenStyle.DashLine
        painter.setPen(QPen(self.ink, self.pen.widthF()) if is_dashed else Qt.PenStyle.NoPen)
        painter.setBrush(Qt.BrushStyle.NoBrush if is_dashed else self.ink)
        painter.drawEllipse(at, self.dot, self.dot)


def _curves(points: Sequence[Point], look: Appearance) -> tuple[Curve, ...]:
    """Return the curve of what was won, and the one without luck if any luck is known."""
    chrome, dot = look.theme.chrome, look.pixels(5)
    times = tuple(_seconds(point) for point in points)
    solid, dashed = QPen(chrome.ink, look.pixels(2)), QPen(chrome.win, look.pixels(2), Qt.PenStyle.DashLine)
    for pen in (solid, dashed):
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    ink = chrome.win if points[-1].amount >= 0 else chrome.lose
    won = Curve(times, tuple(float(point.amount) for point in points), solid, dot, ink)
    if not points[-1].reviewed:
        return (won,)
    return won, Curve(times, tuple(point.without_luck for point in points), dashed, dot, chrome.win)


def _frame(rect: QRectF, curves: Sequence[Curve], metrics: QFontMetricsF) -> Frame:
    amounts = [0.0, *(amount for curve in curves for amount in curve.amounts)]
    line = metrics.height()
    most = max(3, min(9, int((rect.height() - 3 * line) / (2 * line))))
    steps = round_steps(min(amounts), max(amounts), most)
    left = max(metrics.horizontalAdvance(signed(step)) for step in steps) + line
    times = curves[0].times
    return Frame(rect.adjusted(left, line, -line, -2 * line), times[0], times[-1], steps)


def _paint_lines(painter: QPainter, frame: Frame, look: Appearance, metrics: QFontMetricsF) -> None:
    """Paint a line for each round number, the one for zero darker, with its number at the left."""
    chrome, room, line = look.theme.chrome, frame.room, metrics.height()
    faint = mixed(chrome.paper_bottom, chrome.ink, 0.22)
    for step in frame.steps:
        y = frame.at(frame.begin, step).y()
        painter.setPen(QPen(chrome.faint_ink if step == 0 else faint, 1))
        painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
        painter.setPen(chrome.faint_ink)
        place = QRectF(room.left() - room.width(), y - line / 2, room.width() - line / 2, line)
        painter.drawText(place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, signed(step))


def _paint_dates(painter: QPainter, frame: Frame, look: Appearance, metrics: QFontMetricsF) -> None:
    """Paint as many dates below the curve as there is room for, with the first and the last."""
    room, line = frame.room, metrics.height()
    widest = 1.5 * metrics.horizontalAdvance(_day(frame.end)) + line
    count = max(2, min(7, int(room.width() / widest) + 1)) if frame.end > frame.begin else 1
    painter.setPen(look.theme.chrome.faint_ink)
    told = ""
    for number in range(count):
        time = frame.begin + (frame.end - frame.begin) * number / max(count - 1, 1)
        words = _day(time)
        if words == told:
            continue
        told = words
        width = metrics.horizontalAdvance(words) + 2
        left = min(max(frame.at(time, 0).x() - width / 2, room.left()), room.right() - width)
        place = QRectF(left, room.bottom() + line / 2, width, line)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, words)


def _seconds(point: Point) -> float:
    return datetime.fromisoformat(point.time).timestamp()


def _day(seconds: float) -> str:
    return day(datetime.fromtimestamp(seconds, UTC))


def round_steps(low: float, high: float, most: int) -> tuple[int, ...]:
    """Return at most *most* whole numbers at equal round distances, from below *low* to above *high*."""
    span = max(high - low, 1)
    power = 10 ** max(0, floor(log10(span / most)))
    for factor in (1, 2, 5, 10, 20, 50):
        step = factor * power
        first, last = floor(low / step), ceil(high / step)
        if last - first < most:
            return tuple(number * step for number in range(first, last + 1))
    return tuple(takewhile(lambda number: number <= high, range(floor(low), ceil(high) + 1, ceil(span))))
