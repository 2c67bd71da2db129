"""The chart of the skill with which the person chooses, in each role, beside the levels of the players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from functools import partial
from math import sqrt

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF

from ombre_desktop.storage.level_marks import MARKS, nearest
from ombre_desktop.storage.skill import SkillFigures, SkillRow
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.features.statistics.chart_view import ChartView
from ombre_desktop.ui.features.statistics.legend import Entry, legend_height, paint_legend
from ombre_desktop.ui.features.statistics.skill_table import FEW
from ombre_desktop.ui.paint.texture import faded
from ombre_desktop.ui.texts import skill as words
from ombre_desktop.ui.texts.decimals import decimal
from ombre_desktop.ui.texts.statistics import day, role_word
from ombre_desktop.value import Value

_TYPE, _DOT, _LINE = 13.5, 4.5, 2.0
_WORST = 30.0
"""The costly choices of a hundred at the foot of the chart."""
_ASIDE = 0.1
"""The share of the width by which the curves of two roles stand apart, so that their errors can be seen."""


class Curve(Value):
    """A curve: its *name*, its ink, that within its dots, and its rows, the earliest first."""

    name: str
    ink: QColor
    dot: QColor
    rows: tuple[SkillRow, ...]


class Frame(Value):
    """The place of the curves, in which that number of stretches stand side by side."""

    room: QRectF
    stretches: int

    def height_of(self, share: float) -> float:
        """Return the height of a *share*; the better half of all shares takes most of the room."""
        return self.room.top() + sqrt(min(share, _WORST) / _WORST) * self.room.height()

    def at(self, stretch: int, aside: float, share: float) -> QPointF:
        """Return the place of a *share* in a *stretch*, moved *aside* by a part of its width."""
        each = self.room.width() / self.stretches
        return QPointF(self.room.left() + (stretch + 0.5 + aside) * each, self.height_of(share))


class SkillChart(ChartView):
    """The painted curves."""

    def __init__(self, look: Appearance) -> None:
        super().__init__(look)
        self._figures = SkillFigures()

    @property
    def file_name(self) -> str:
        """The name on offer for a file of it."""
        return words.picture_file()

    def show_figures(self, figures: SkillFigures) -> None:
        """Show *figures*, or a sentence while there are too few."""
        self._figures = figures
        if not figures.rows or figures.rows[0].deals < FEW:
            self.say(words.too_few())
            return
        every = figures.rows[0]
        share, within = decimal(every.share, 1), decimal(2 * every.error, 1)
        self.show_chart(words.chart_name(), words.account(share, within, nearest(every.share).level))

    def paint_chart(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the levels as lines across, and over them a curve for each role with its errors."""
        look = self._look
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = look.sans(_TYPE)
        painter.setFont(font)
        metrics = QFontMetricsF(font)
        line = metrics.height()
        inside = rect.adjusted(line, line / 2, -line, -line / 2)
        curves = self._curves()
        entries = [Entry(one.name, partial(_paint_sample, look, one)) for one in curves]
        paint_legend(painter, inside, entries, look)
        inside.setTop(inside.top() + legend_height(entries, inside.width(), metrics))
        names = max(metrics.horizontalAdvance(words.level_told(mark.level)) for mark in MARKS[None]) + line
        room = inside.adjusted(0, line / 2, -names, -1.6 * line)
        frame = Frame(room, len(self._figures.stretches))
        _paint_levels(painter, frame, look, metrics)
        self._paint_days(painter, frame, metrics)
        for at, one in enumerate(curves):
            _paint_curve(painter, frame, one, (at - (len(curves) - 1) / 2) * _ASIDE, look)

    def _curves(self) -> Sequence[Curve]:
        """Return a curve for each role that has choices in every stretch; without one, that of all roles."""
        chrome = self._look.theme.chrome
        roles = [
            *self._curve("ombre", chrome.lose, chrome.lose),
            *self._curve("defender", chrome.win, chrome.paper_top),
        ]
        return roles or list(self._curve(None, chrome.ink, chrome.ink))

    def _curve(self, role: str | None, ink: QColor, dot: QColor) -> Iterator[Curve]:
        """Yield the curve of *role*, unless it has no choices in one of the stretches."""
        stretches = self._figures.stretches
        rows = tuple(row for rows in stretches for row in rows if row.role == role)
        if len(rows) == len(stretches):
            yield Curve(words.every_role() if role is None else role_word(role), ink, dot, rows)

    def _paint_days(self, painter: QPainter, frame: Frame, metrics: QFontMetricsF) -> None:
        """Write the day on which a stretch ends, as often as there is room for it."""
        painter.setPen(self._look.theme.chrome.faint_ink)
        taken = frame.room.left() - metrics.height()
        for at, rows in enumerate(self._figures.stretches):
            told = day(datetime.fromisoformat(rows[0].until))
            wide = metrics.horizontalAdvance(told)
            left = frame.at(at, 0, 0).x() - wide / 2
            if left > taken:
                top = frame.room.bottom() + metrics.height() / 2
                painter.drawText(
                    QRectF(left, top, wide + 2, metrics.height()), Qt.AlignmentFlag.AlignLeft, told
                )
                taken = left + wide + metrics.height() / 2


def _paint_levels(painter: QPainter, frame: Frame, look: Appearance, metrics: QFontMetricsF) -> None:
    """Paint a line for each level, with its name at the right; names that would touch make room."""
    ink, line = look.theme.chrome.faint_ink, metrics.height()
    lowest = frame.room.top() - line
    for mark in MARKS[None]:
        y = frame.height_of(mark.share)
        painter.setPen(QPen(faded(ink, 0.6), 1, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(frame.room.left(), y), QPointF(frame.room.right(), y))
        lowest = max(lowest + 0.95 * line, y - line / 2)
        painter.setPen(ink)
        place = QRectF(frame.room.right() + line / 2, lowest, frame.room.width(), line)
        painter.drawText(
            place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words.level_told(mark.level)
        )


def _paint_curve(painter: QPainter, frame: Frame, curve: Curve, aside: float, look: Appearance) -> None:
    """Paint the errors of each stretch (two standard errors), then the curve with a dot for each."""
    places = [frame.at(at, aside, row.share) for at, row in enumerate(curve.rows)]
    painter.setPen(QPen(faded(curve.ink, 0.45), look.pixels(_LINE)))
    for at, row in enumerate(curve.rows):
        worse, better = row.share + 2 * row.error, max(0.0, row.share - 2 * row.error)
        painter.drawLine(frame.at(at, aside, worse), frame.at(at, aside, better))
    painter.setPen(QPen(curve.ink, look.pixels(_LINE)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(QPolygonF(places))
    painter.setBrush(curve.dot)
    for place in places:
        painter.drawEllipse(place, look.pixels(_DOT), look.pixels(_DOT))


def _paint_sample(look: Appearance, curve: Curve, painter: QPainter, place: QRectF) -> None:
    painter.setPen(QPen(curve.ink, look.pixels(_LINE)))
    painter.setBrush(curve.dot)
    painter.drawLine(QPointF(place.left(), place.center().y()), QPointF(place.right(), place.center().y()))
    painter.drawEllipse(place.center(), look.pixels(_DOT), look.pixels(_DOT))
