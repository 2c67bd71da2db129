"""The curve of what was won, painted on paper."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen

from ombre_desktop.storage.statistics import Point
from ombre_desktop.ui.dialogs.score_sheet import signed
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.paint.texture import mixed
from ombre_desktop.ui.statistics.ticks import round_steps
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
    """Paint the curve through *points* into *rect*, with lines for round numbers and dates below."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(rect, look.theme.chrome.paper_top)
    font = look.sans(_TYPE)
    painter.setFont(font)
    metrics = QFontMetricsF(font)
    frame = _frame(rect, points, metrics)
    _paint_lines(painter, frame, look, metrics)
    _paint_dates(painter, frame, look, metrics)
    _paint_line_of(painter, frame, points, look)


def _frame(rect: QRectF, points: Sequence[Point], metrics: QFontMetricsF) -> Frame:
    amounts = [0, *(point.amount for point in points)]
    line = metrics.height()
    most = max(3, min(9, int((rect.height() - 3 * line) / (2 * line))))
    steps = round_steps(min(amounts), max(amounts), most)
    left = max(metrics.horizontalAdvance(signed(step)) for step in steps) + line
    times = [_seconds(point) for point in points]
    return Frame(rect.adjusted(left, line, -line, -2 * line), min(times), max(times), steps)


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
    widest = metrics.horizontalAdvance(_day(frame.end)) + 2 * line
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


def _paint_line_of(painter: QPainter, frame: Frame, points: Sequence[Point], look: Appearance) -> None:
    """Paint the curve, which shows the sum after each deal, with a dot at its end."""
    chrome = look.theme.chrome
    path = QPainterPath(frame.at(frame.begin, 0))
    for point in points:
        path.lineTo(frame.at(_seconds(point), point.amount))
    pen = QPen(chrome.ink, look.pixels(2))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPath(path)
    last = points[-1]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(chrome.win if last.amount >= 0 else chrome.lose)
    dot = look.pixels(5)
    painter.drawEllipse(frame.at(_seconds(last), last.amount), dot, dot)


def _seconds(point: Point) -> float:
    return datetime.fromisoformat(point.time).timestamp()


def _day(seconds: float) -> str:
    return day(datetime.fromtimestamp(seconds, UTC))
