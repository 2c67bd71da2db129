"""Painting a timeline: its paper and tricks, the curve of the chance to win, and the marks on it."""

from __future__ import annotations

from itertools import pairwise
from math import sqrt

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ombre_desktop.engine import Seat
from ombre_desktop.players.judging.verdict import Grade
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.model.signs import Sign
from ombre_desktop.ui.paint.boards import rounded
from ombre_desktop.ui.replay.badges import badge_size, paint_badge
from ombre_desktop.ui.replay.chances import Chances
from ombre_desktop.value import Value

_CORNER = 4.0
_HATCH = 3.0
"""The distance of the engraved lines under the curve, in nominal pixels."""
_SMALL = 11.5
_LEVELS = (1.0, 0.5, 0.0)


class Bar(Value):
    """
    A judged decision: the *moment* after it, its *seat*, what it cost, its grade, and words for it.

    *badge* is the figure that it wears on the curve; empty if it wears none. *signs* are its marks.
    """

    moment: int
    seat: Seat
    cost: float
    grade: Grade
    told: str
    badge: str = ""
    signs: tuple[Sign, ...] = ()


class Course(Value):
    """
    The course of a deal: the *last* moment, and the moments at which its pages end.

    *tricks* holds the number of the trick that ends at each of these moments, 0 before the play.
    """

    last: int = 1
    marks: tuple[int, ...] = ()
    tricks: tuple[int, ...] = ()


class Plot(Value):
    """The place of a curve: the *rect* between its first and *last* moment, and between 0 and 1."""

    rect: QRectF
    last: int

    def x(self, moment: float) -> float:
        """Return where *moment* lies."""
        return self.rect.left() + self.rect.width() * moment / max(1, self.last)

    def moment(self, x: float) -> int:
        """Return the moment that lies at *x*."""
        return round((x - self.rect.left()) / max(1.0, self.rect.width()) * self.last)

    def point(self, moment: float, chance: float) -> QPointF:
        """Return the place of a *chance* at a *moment*."""
        return QPointF(self.x(moment), self.rect.bottom() - chance * self.rect.height())


def paint_paper(painter: QPainter, rect: QRectF, look: Appearance) -> None:
    """Paint the parchment under a timeline."""
    painter.setPen(QPen(look.theme.chrome.ink if look.theme.plain else look.theme.wood.brass_dark, 2))
    painter.setBrush(look.theme.chrome.paper_top)
    painter.drawPath(rounded(rect, _CORNER))


def paint_tricks(painter: QPainter, plot: Plot, course: Course, look: Appearance, turn: int | None) -> None:
    """Paint a line where each page ends, and the numbers of the tricks; that of the *turn* is marked."""
    chrome, rect = look.theme.chrome, plot.rect
    foot = look.pixels(20)
    ends = (0, *course.marks)
    for (first, last), trick in zip(pairwise(ends), course.tricks, strict=False):
        left, right = plot.x(first), plot.x(last)
        turns = turn is not None and first < turn <= last
        if turns:
            ground = QRectF(left, rect.top(), right - left, rect.height() + foot - 1)
            painter.fillRect(ground, _faint(look.theme.chrome.focus, 110))
        painter.setPen(QPen(_faint(chrome.faint_ink, 60), 1))
        painter.drawLine(QPointF(left, rect.top()), QPointF(left, rect.bottom() + look.pixels(4)))
        painter.setFont(look.sans(_SMALL, bold=turns))
        number = str(trick)
        if trick and right - left > painter.fontMetrics().horizontalAdvance(number) + 2:
            painter.setPen(chrome.ink if turns else chrome.faint_ink)
            painter.drawText(
                QRectF(left, rect.bottom(), right - left, foot), Qt.AlignmentFlag.AlignCenter, number
            )
    painter.setPen(QPen(chrome.faint_ink, 1))
    painter.drawLine(rect.bottomLeft(), rect.bottomRight())


def paint_curve(painter: QPainter, plot: Plot, chances: Chances, look: Appearance) -> None:
    """Paint the curve of *chances*, with engraved lines between it and an even chance."""
    chrome, rect = look.theme.chrome, plot.rect
    middle = rect.center().y()
    _paint_levels(painter, plot, look)
    if not chances.points:
        return
    line = QPainterPath(plot.point(*chances.points[0]))
    for moment, chance in chances.points[1:]:
        line.lineTo(plot.point(moment, chance))
    body = QPainterPath(line)
    body.lineTo(line.currentPosition().x(), middle)
    body.lineTo(plot.x(chances.points[0][0]), middle)
    body.closeSubpath()
    gap = _HATCH * sqrt(look.text)
    painter.save()
    painter.setClipPath(body)
    for at in range(round(rect.height() / gap) + 1):
        y = rect.top() + at * gap
        painter.setPen(QPen(_faint(chrome.win if y < middle else chrome.lose, 140), 1))
        painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y))
    painter.restore()
    pen = QPen(chrome.ink, 2)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.strokePath(line, pen)


def paint_moment(painter: QPainter, plot: Plot, place: QPointF, look: Appearance) -> None:
    """Paint the present moment: a brass line, with a knob at its *place*."""
    theme = look.theme
    painter.setPen(QPen(theme.chrome.ink if theme.plain else theme.wood.brass_dark, 2))
    painter.drawLine(QPointF(place.x(), plot.rect.top() - 2), QPointF(place.x(), plot.rect.bottom()))
    painter.setBrush(theme.chrome.focus)
    painter.drawEllipse(place, look.pixels(5), look.pixels(5))


def paint_figure(painter: QPainter, place: QRectF, foot: QPointF, bar: Bar, look: Appearance) -> None:
    """Paint the badge of *bar* at its *place*, and the line that leads to its *foot* on the curve."""
    painter.setPen(QPen(look.theme.chrome.lose, 1.5))
    end = place.bottom() if place.center().y() < foot.y() else place.top()
    side = place.height() / 2
    painter.drawLine(foot, QPointF(min(max(foot.x(), place.left() + side), place.right() - side), end))
    paint_badge(painter, place, bar.badge, bar.grade, look)


def place_badges(
    plot: Plot, feet: list[tuple[Bar, QPointF]], look: Appearance, line: float
) -> list[tuple[Bar, QRectF]]:
    """
    Return the places of the badges of bars with these *feet* on the curve, none over another.

    None covers the *line* of the present moment: a badge stands at its left or right.
    """
    rect, gap = plot.rect, look.pixels(8)
    found: list[tuple[Bar, QRectF]] = []
    for bar, foot in feet:
        size = badge_size(bar.badge, look)
        left = min(max(rect.left() - gap, foot.x() - size.width() / 2), rect.right() + gap - size.width())
        above, below = foot.y() - gap - size.height(), foot.y() + gap
        free = [top for top in (above, below) if rect.top() - gap <= top <= rect.bottom() - size.height()]
        tops = (*free, *(rect.top() + step * (size.height() + 1) for step in range(6)))
        lefts = (left, line + gap, line - gap - size.width())
        least, most = rect.left() - gap, rect.right() + gap - size.width()
        beside = [x for x in lefts if least <= x <= most and not x - gap < line < x + size.width() + gap]
        spots = [QRectF(QPointF(x, top), size) for top in tops for x in beside[:1] or [left]]
        taken = [place for _, place in found]
        fits = (spot for spot in spots if not any(map(spot.intersects, taken)))
        found.append((bar, next(fits, spots[0])))
    return found


def levels_width(look: Appearance) -> int:
    """Return the width of the figures beside the curve."""
    return look.pixels(28)


def _paint_levels(painter: QPainter, plot: Plot, look: Appearance) -> None:
    """Paint the figures of a sure, an even and no chance, and the line of the even one."""
    chrome, rect = look.theme.chrome, plot.rect
    middle = rect.center().y()
    painter.setPen(QPen(_faint(chrome.faint_ink, 150), 1, Qt.PenStyle.DotLine))
    painter.drawLine(QPointF(rect.left(), middle), QPointF(rect.right(), middle))
    painter.setFont(look.sans(_SMALL))
    painter.setPen(chrome.faint_ink)
    wide, high = levels_width(look), look.pixels(16)
    for level in _LEVELS:
        y = plot.point(0, level).y()
        figure = QRectF(rect.left() - wide - look.pixels(5), y - high / 2, wide, high)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(figure, right, str(round(100 * level)))


def _faint(colour: QColor, alpha: int) -> QColor:
    faint = QColor(colour)
    faint.setAlpha(alpha)
    return faint
