"""The curve of what was won, deal by deal, with the luck that is known as a band beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from itertools import groupby, pairwise, takewhile
from math import ceil, floor, log10

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF

from ombre_desktop.storage.statistics import Point
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.features.statistics.group_table import gain, number
from ombre_desktop.ui.features.statistics.legend import Entry, legend_height, paint_legend
from ombre_desktop.ui.paint.texture import faded, mixed
from ombre_desktop.ui.texts import statistics as words
from ombre_desktop.ui.texts.luck import curve_names
from ombre_desktop.value import Value

_TYPE = 13.5
_BAND = 0.24
"""The opacity of the band of luck."""

MOST_STEPS, MOST_PLACES = 250, 400
"""The deals up to which each is a step, and beyond that the places of the curve."""


class Frame(Value):
    """The place of the curve in its picture, the number of *deals*, and the amounts of the lines."""

    room: QRectF
    deals: int
    steps: tuple[int, ...]

    def at(self, deals: float, amount: float) -> QPointF:
        """Return the place of an amount after that number of *deals*."""
        low, high = self.steps[0], self.steps[-1]
        x = deals / self.deals
        y = (high - amount) / max(high - low, 1)
        return QPointF(self.room.left() + x * self.room.width(), self.room.top() + y * self.room.height())


class Corner(Value):
    """A corner of the curves: the number of deals, the sum won, and the sum without the known luck."""

    deals: float
    won: float
    without: float


def paint_curve(painter: QPainter, rect: QRectF, points: Sequence[Point], look: Appearance) -> None:
    """
    Paint the curve through *points* into *rect*, with lines for round amounts, and deals and dates below.

    Where luck is known, a dashed curve without it, the band between the two, and a legend are added.
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    font = look.sans(_TYPE)
    painter.setFont(font)
    metrics = QFontMetricsF(font)
    inside = rect.adjusted(metrics.height(), metrics.height() / 2, -metrics.height(), 0)
    if points[-1].reviewed:
        entries = _legend(look)
        paint_legend(painter, inside, entries, look)
        inside.setTop(inside.top() + legend_height(entries, inside.width(), metrics))
    corners = tuple(corners_of(thinned(points)))
    frame = _frame(inside, corners, points[-1].deals, metrics)
    _paint_lines(painter, frame, look, metrics)
    _paint_deals(painter, frame, points, look, metrics)
    if points[-1].reviewed:
        _paint_band(painter, frame, corners, look)
        _paint_path(painter, [frame.at(one.deals, one.without) for one in corners], _dashed(look))
    _paint_path(painter, [frame.at(one.deals, one.won) for one in corners], _solid(look))
    last = corners[-1]
    _paint_end(painter, frame.at(last.deals, last.won), last.won, look)


def thinned(points: Sequence[Point]) -> Sequence[Point]:
    """Return the *points*, or so few of them that their curve is painted within a frame, with the last."""
    if len(points) <= MOST_STEPS:
        return points
    every = ceil(len(points) / MOST_PLACES)
    return points[(len(points) - 1) % every :: every]


def corners_of(points: Sequence[Point]) -> Iterator[Corner]:
    """
    Yield the corners of the curves from before the first deal on.

    A deal is a step. Where a point stands for a day of several deals, what lies between is not known: there
    is a straight line.
    """
    before, last = Corner(0, 0, 0), points[-1].deals
    yield before
    for point in points:
        if last == len(points):
            yield Corner(point.deals, before.won, before.without)
        before = Corner(point.deals, point.amount, point.without_luck)
        yield before


def _solid(look: Appearance) -> QPen:
    pen = QPen(look.theme.chrome.ink, look.pixels(2))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def _dashed(look: Appearance) -> QPen:
    pen = QPen(look.theme.chrome.win, look.pixels(1.6), Qt.PenStyle.DashLine)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def _paint_path(painter: QPainter, through: Sequence[QPointF], pen: QPen) -> None:
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(QPolygonF(through))


def _paint_end(painter: QPainter, at: QPointF, won: float, look: Appearance) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.theme.chrome.win if won >= 0 else look.theme.chrome.lose)
    painter.drawEllipse(at, look.pixels(5), look.pixels(5))


def _paint_band(painter: QPainter, frame: Frame, corners: Sequence[Corner], look: Appearance) -> None:
    """Paint what luck gave (the curve lies above the dashed one) and what it took."""
    painter.setPen(Qt.PenStyle.NoPen)
    for given, pairs in groupby(pairwise(corners), lambda pair: _sign(*pair)):
        stretch = [corner for at, pair in enumerate(pairs) for corner in (pair if at == 0 else pair[1:])]
        if given:
            there = [frame.at(one.deals, one.won) for one in stretch]
            back = [frame.at(one.deals, one.without) for one in reversed(stretch)]
            painter.setBrush(_tint(look, is_good=given > 0))
            painter.drawPolygon(QPolygonF([*there, *back]))


def _sign(one: Corner, other: Corner) -> int:
    """Return 1 if luck has given anything between two corners, -1 if it has taken anything, else 0."""
    given = one.won + other.won - one.without - other.without
    return (given > 0) - (given < 0)


def _tint(look: Appearance, *, is_good: bool) -> QColor:
    return faded(look.theme.chrome.win if is_good else look.theme.chrome.lose, _BAND)


def _legend(look: Appearance) -> tuple[Entry, ...]:
    """Return the legend: what was won, what was won without luck, and the band between."""

    def line(pen: QPen, painter: QPainter, place: QRectF) -> None:
        y = place.center().y()
        _paint_path(painter, [QPointF(place.left(), y), QPointF(place.right(), y)], pen)

    def won(painter: QPainter, place: QRectF) -> None:
        line(_solid(look), painter, place)

    def without(painter: QPainter, place: QRectF) -> None:
        line(_dashed(look), painter, place)

    def band(painter: QPainter, place: QRectF) -> None:
        half, high = place.width() / 2, 0.3 * place.height()
        for at, is_good in enumerate((True, False)):
            left = place.adjusted(at * half, high, (at - 1) * half, -high)
            painter.fillRect(left, _tint(look, is_good=is_good))

    names = (*curve_names(), words.luck_band())
    return tuple(Entry(name, paint) for name, paint in zip(names, (won, without, band), strict=True))


def _frame(rect: QRectF, corners: Sequence[Corner], deals: int, metrics: QFontMetricsF) -> Frame:
    amounts = [0.0, *(one.won for one in corners), *(one.without for one in corners)]
    line = metrics.height()
    most = max(3, min(9, int((rect.height() - 3 * line) / (1.4 * line))))
    steps = round_steps(min(amounts), max(amounts), most)
    names = [*map(gain, steps), words.deals_axis()]
    left = max(map(metrics.horizontalAdvance, names)) + line / 2
    right = metrics.horizontalAdvance(number(deals)) / 2
    return Frame(rect.adjusted(left, line / 2, -right, -3 * line), deals, steps)


def _paint_lines(painter: QPainter, frame: Frame, look: Appearance, metrics: QFontMetricsF) -> None:
    """Paint a line for each round number, the one for zero darker, with its number at the left."""
    chrome, room, line = look.theme.chrome, frame.room, metrics.height()
    faint = mixed(chrome.paper_bottom, chrome.ink, 0.22)
    for step in frame.steps:
        y = frame.at(0, step).y()
        painter.setPen(QPen(chrome.faint_ink if step == 0 else faint, 1))
        painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
        painter.setPen(chrome.faint_ink)
        _at_left(painter, room, y, gain(step), line)


def _at_left(painter: QPainter, room: QRectF, y: float, told: str, line: float) -> None:
    """Write at the left of the curve, in the middle of the height *y*."""
    place = QRectF(room.left() - room.width(), y - line / 2, room.width() - line / 2, line)
    painter.drawText(place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, told)


def _paint_deals(
    painter: QPainter, frame: Frame, points: Sequence[Point], look: Appearance, metrics: QFontMetricsF
) -> None:
    """Paint ticks at round numbers of deals and at the last, each with its number and, if new, its day."""
    room, line = frame.room, metrics.height()
    last = _day_after(points, frame.deals)
    wide = max(metrics.horizontalAdvance(number(frame.deals)), 1.1 * metrics.horizontalAdvance(last)) + line
    y = room.bottom() + 0.9 * line
    painter.setPen(look.theme.chrome.faint_ink)
    _at_left(painter, room, y, words.deals_axis(), line)
    told = ""
    for tick in ticks(frame.deals, int(room.width() / wide)):
        x = frame.at(tick, 0).x()
        painter.drawLine(QPointF(x, room.bottom()), QPointF(x, room.bottom() + line / 3))
        _centred(painter, QPointF(x, y), number(tick), room, metrics)
        day = _day_after(points, tick)
        if day != told:
            _centred(painter, QPointF(x, y + line), day, room, metrics)
        told = day


def _centred(painter: QPainter, at: QPointF, told: str, room: QRectF, metrics: QFontMetricsF) -> None:
    """Write round a place below the curve, but not beyond its picture."""
    width, line = metrics.horizontalAdvance(told) + 2, metrics.height()
    left = min(at.x() - width / 2, room.right() + line - width)
    painter.drawText(QRectF(left, at.y() - line / 2, width, line), Qt.AlignmentFlag.AlignCenter, told)


def ticks(deals: int, most: int) -> tuple[int, ...]:
    """Return about *most* numbers of deals at equal round distances from 0, and *deals* itself."""
    steps = round_steps(0, deals, max(most, 2))
    step = steps[1] - steps[0]
    return (*(one for one in steps if one + 0.6 * step <= deals), deals)


def _day_after(points: Sequence[Point], deals: int) -> str:
    """Return the day of that deal, or of the first."""
    found = next(point for point in points if point.deals >= deals)
    return words.day(datetime.fromisoformat(found.time))


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
