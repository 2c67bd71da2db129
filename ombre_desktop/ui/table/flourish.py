"""Flourishes: the endings of a deal that the table celebrates, and what flies over the cloth at each."""

from __future__ import annotations

import math
from collections.abc import Iterable
from enum import Enum

from PySide6.QtCore import QEasingCurve, QPointF

from ombre_desktop.engine import Result, Seat, Settlement
from ombre_desktop.storage.deal_row import DealRow
from ombre_desktop.ui.paint.texture import scatter
from ombre_desktop.ui.table.counters import POOL, RISE, CounterShape, heap
from ombre_desktop.ui.table.lamp import FLYING
from ombre_desktop.ui.table.layout import TableLayout
from ombre_desktop.value import Value

LASTS = 1500
"""The length of a flourish in milliseconds."""
FADES = 0.86
"""The share of the time after which a flourish fades."""
_FLIES, _COMES = 0.3, 0.06
"""The shares of the time for which a piece flies, and in which it comes into sight."""
_LEFT = 0.9
"""The share of the time after which pieces that have left fade together."""
_OUT = QEasingCurve(QEasingCurve.Type.OutCubic)
_IN = QEasingCurve(QEasingCurve.Type.InOutCubic)


class Ending(Enum):
    """An ending worth a flourish."""

    CODILLE = Result.CODILLE
    VOLE = Result.VOLE
    PUESTA = Result.PUESTA


class Picture(Enum):
    """The picture of a piece that flies in a flourish."""

    FISH = CounterShape.FISH
    ROUND = CounterShape.ROUND
    OBLONG = CounterShape.OBLONG
    BACK = "back"


class Piece(Value):
    """
    A thing that flies from *start* to *rest*, turning from *spin* to *lean* degrees, after *late*.

    If it *leaves*, it goes to that point afterwards. *late* and all times are shares of the flourish.
    """

    picture: Picture
    start: QPointF
    rest: QPointF
    spin: float
    lean: float
    late: float
    leaves: QPointF | None = None

    def at(self, share: float) -> tuple[QPointF, float, float, float]:
        """Return place, rotation, opacity, and height in units of the piece after *share* of the time."""
        way = _OUT.valueForProgress(_within(share, self.late, self.late + _FLIES))
        place = self.start + (self.rest - self.start) * way
        fades, high = FADES, 1 - way
        if self.leaves is not None:
            begins = 0.5 + self.late / 2
            fades = _LEFT
            gone = _IN.valueForProgress(_within(share, begins, begins + _FLIES))
            place += (self.leaves - self.rest) * gone
            high += math.sin(math.pi * gone)
        seen = _within(share, self.late, self.late + _COMES) * (1 - _within(share, fades - 0.04, fades + 0.1))
        return place, self.spin + (self.lean - self.spin) * way, seen, RISE + (FLYING - RISE) * high


def ending_of(settlement: Settlement, number: int, rows: Iterable[DealRow]) -> tuple[Ending, Seat] | None:
    """
    Return the ending to celebrate in deal *number* and the seat it belongs to; None for an ordinary one.

    *rows* are the deals of the sitting. A puesta is celebrated once, in the first deal that ends in one.
    """
    for verdict in settlement.outcome.verdicts:
        if verdict.result in _CELEBRATED and verdict.seat is not None:
            ending = Ending(verdict.result)
            if ending is Ending.PUESTA and any(_is_puesta(row) for row in rows if row.number < number):
                return None
            return ending, verdict.seat
    return None


_CELEBRATED = frozenset(ending.value for ending in Ending)


def _is_puesta(row: DealRow) -> bool:
    return row.outcome.split()[0] == Result.PUESTA.value


def pieces(ending: Ending, layout: TableLayout) -> tuple[Piece, ...]:
    """Return the pieces that fly over the cloth of *layout*, those that lie lowest first."""
    return _MADE[ending](layout)


def stage_point(layout: TableLayout) -> QPointF:
    """Return the middle of a flourish: that of the settlement's sheet, which comes next."""
    sheet = layout.centre.sheet
    return QPointF(sheet.center().x(), sheet.top() + min(sheet.height() / 2, 125 * layout.unit))


def _spilled(layout: TableLayout) -> tuple[Piece, ...]:
    """Return a heap of counters that is thrown down and spreads over the cloth."""
    middle, unit, count = stage_point(layout), layout.unit, 34
    strewn = [byte / 255 for byte in scatter("spilled", 3 * count)]
    shapes = (Picture.OBLONG, Picture.FISH, Picture.ROUND, Picture.FISH)
    made = []
    for at in range(count):
        angle = at * math.pi * (3 - math.sqrt(5))
        out = 0.45 + 0.55 * math.sqrt((at + 0.5) / count)
        reach = QPointF(math.cos(angle) * 190, math.sin(angle) * 88) * out
        rest = middle + reach * unit
        lean = 360 * strewn[at]
        made.append(Piece(shapes[at % 4], middle, rest, lean - 260, lean, 0.02 + 0.16 * strewn[count + at]))
    return tuple(made)


def _peacock(layout: TableLayout) -> tuple[Piece, ...]:
    """Return nine cards, one for each trick, that open like a peacock's tail."""
    middle, unit = stage_point(layout), layout.unit
    hub = middle + QPointF(0, 62) * unit
    made = []
    for at in range(9):
        lean = (at - 4) * 15.0
        away = QPointF(math.sin(math.radians(lean)), -math.cos(math.radians(lean)))
        made.append(
            Piece(Picture.BACK, hub - QPointF(0, 40) * unit, hub + away * 128 * unit, 0, lean, 0.02 * at)
        )
    return tuple(made)


def _into_the_dish(layout: TableLayout) -> tuple[Piece, ...]:
    """Return a garland of counters that gathers round the words and goes into the pool, to lie as a heap."""
    middle, unit, count = stage_point(layout), layout.unit, 18
    shapes = (CounterShape.FISH, CounterShape.ROUND) * (count // 2)
    places = heap(shapes, POOL)
    made = []
    for at in range(count):
        angle = math.tau * at / count - math.pi / 2
        rest = middle + QPointF(math.cos(angle) * 186, math.sin(angle) * 66) * unit
        start = middle + (rest - middle) * 0.7
        lean = math.degrees(angle) + 90
        leaves = layout.centre.pool.centre + places[at].offset * unit
        made.append(Piece(Picture(places[at].shape), start, rest, lean - 50, lean, 0.012 * at, leaves))
    return tuple(made)


_MADE = {Ending.CODILLE: _spilled, Ending.VOLE: _peacock, Ending.PUESTA: _into_the_dish}


def _within(share: float, begins: float, ends: float) -> float:
    """Return how far *share* lies between two times, from 0 to 1."""
    return min(1.0, max(0.0, (share - begins) / (ends - begins)))
