"""Counters on their way from one heap to another, each with its shadow on the cloth."""

from __future__ import annotations

import math

from PySide6.QtCore import QEasingCurve, QLineF, QPointF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from ombre_desktop.engine.seats import Party
from ombre_desktop.ui.paint.canvas import Canvas
from ombre_desktop.ui.paint.texture import draw_shadow
from ombre_desktop.ui.table.brush import Brush
from ombre_desktop.ui.table.counters import POOL, RISE, CounterShape, heap, outline, paint_counter
from ombre_desktop.ui.table.lamp import FLYING, blur_at, darkness_at
from ombre_desktop.ui.table.layout import TableLayout
from ombre_desktop.value import Value

MOST_COUNTERS = 7
"""The largest number of counters that slide at a time; the figures tell a larger sum."""
LEAD, SPIN = 0.065, 70.0
"""Each counter leaves by this share of the time after the one before, and is turned by up to this angle."""
_PASSAGE = 1 - LEAD * (MOST_COUNTERS - 1)
"""The share of the time that each counter takes."""
_POUR = QEasingCurve(QEasingCurve.Type.InOutCubic)
_TURNS = 0.2
"""The share of the way, at both ends, on which a counter turns from its place in a heap into its path."""
_BEND = 0.06
"""The share of the way before and behind a counter over which it turns with its path."""
_SIDE = 60.0
"""The side of a counter's picture, in units."""


HIGH = 70.0
"""The height to which counters fly in an arc, in units."""
_ARCHED = 0.24
"""The height of an arc as seen from above, as a share of its length."""


class Rest(Value):
    """A counter's place in a heap: its offset from the middle in pixels, and its rotation in degrees."""

    offset: QPointF
    rotation: float


def heap_at(
    layout: TableLayout,
    party: Party,
    shapes: tuple[CounterShape, ...],
    beside: tuple[CounterShape, ...] = (),
) -> tuple[QPointF, tuple[Rest, ...]]:
    """
    Return the middle of the heap of a seat or the pool, and the places in it of counters of these *shapes*.

    They come to those that lie *beside*, and take no place of theirs. Without a pool, the counters come from
    the middle of the table.
    """
    unit = layout.unit
    if isinstance(party, int):
        hollow = layout.seats[party].hollow
        (middle, room), turned = hollow.free(unit, layout.seat_text), hollow.angle
    else:
        centre = layout.centre
        middle = centre.pool.centre if layout.has_pool else centre.discards.rect.center()
        room, turned = POOL, 0.0
    turn = QTransform().rotate(turned)
    return middle, tuple(
        Rest(turn.map(place.offset * unit), turned + place.rotation) for place in heap(shapes, room, beside)
    )


def arc_between(start: QPointF, end: QPointF, middle: QPointF) -> QPainterPath:
    """Return an arc from *start* to *end* that bends towards the *middle* of the table."""
    way, half = end - start, (start + end) / 2
    aside = QPointF(way.y(), -way.x()) * _ARCHED
    inwards = QPointF.dotProduct(aside, middle - half) > 0
    path = QPainterPath(start)
    path.quadTo(half + (aside if inwards else -aside), end)
    return path


class Pour(Value):
    """The way of counters along a *route*, from their places in one heap to those in another."""

    route: QPainterPath
    starts: tuple[Rest, ...]
    ends: tuple[Rest, ...]
    high: float = FLYING
    """The height of the way above the cloth half-way, in units."""

    def at(self, number: int, share: float) -> tuple[QPointF, float, float]:
        """
        Return where a counter is after this *share* of the time, its rotation, and its height in units.

        Counters leave and arrive one after another.
        """
        way = _POUR.valueForProgress(min(1.0, max(0.0, (share - self._leaves(number)) / _PASSAGE)))
        start, end = self.starts[number], self.ends[number]
        place = self.route.pointAtPercent(way) + start.offset * (1 - way) + end.offset * way
        return place, self._rotation(number, way), RISE + (self.high - RISE) * math.sin(math.pi * way)

    @property
    def lasts(self) -> float:
        """The share of the time after which the last counter has arrived: 1 for a full pour."""
        return self._leaves(max(0, len(self.starts) - 1)) + _PASSAGE

    def _leaves(self, number: int) -> float:
        """Return the share of the time after which a counter leaves."""
        return LEAD * MOST_COUNTERS * number / max(MOST_COUNTERS, len(self.starts))

    def _rotation(self, number: int, way: float) -> float:
        """Return how a counter is turned at this part of the way: as in a heap at both ends."""
        along = self._along(number, way)
        if way < _TURNS:
            return _leaving(self.starts[number].rotation, self._along(number, 0.0), along, way / _TURNS)
        if way > 1 - _TURNS:
            return _leaving(self.ends[number].rotation, self._along(number, 1.0), along, (1 - way) / _TURNS)
        return along

    def _along(self, number: int, way: float) -> float:
        """Return how a counter is turned by the path alone."""
        return SPIN * (1 - way) * (number % 3 - 1) - self._heading(way)

    def _heading(self, way: float) -> float:
        """Return the angle of the path there, which changes slowly round a corner."""
        behind, ahead = max(0.0, way - _BEND), min(1.0, way + _BEND)
        return QLineF(self.route.pointAtPercent(behind), self.route.pointAtPercent(ahead)).angle()


def _leaving(lies: float, first: float, along: float, share: float) -> float:
    """
    Return the angle at this *share* of the turn from one in a heap, which *lies* so, into the path.

    The direction of the turn is settled by the *first* angle of the path: *along* it, it must not change.
    """
    return lies + (_turn(lies, first) + _turn(first, along)) * share


def _turn(one: float, other: float) -> float:
    """Return the shorter turn from an angle to another."""
    return (other - one + 180) % 360 - 180


class SlidingCounter(QGraphicsPixmapItem):
    """A counter over the cloth, with its shadow, which falls away from the lamp however the counter turns."""

    def __init__(
        self, shape: CounterShape, brush: Brush, pictures: tuple[QPixmap, QPixmap] | None = None
    ) -> None:
        face, shadow = pictures or counter_pictures(shape, brush)
        super().__init__(face)
        self._brush = brush
        self._shadow = QGraphicsPixmapItem(shadow, self)
        self._shadow.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
        self._shadow.setVisible(not brush.theme.plain)
        for item in (self, self._shadow):
            centred(item)

    def move_to(self, place: QPointF, rotation: float, rise: float) -> None:
        """Move to *place*, *rise* units above the cloth."""
        layout = self._brush.layout
        self.setPos(place)
        self.setRotation(rotation)
        drop = layout.lamp.drop(place, rise * layout.unit)
        self._shadow.setPos(QTransform().rotate(-rotation).map(drop))


def centred(item: QGraphicsPixmapItem) -> QGraphicsPixmapItem:
    """Return *item* with its picture round its place, drawn smoothly however it is turned."""
    size = item.pixmap().deviceIndependentSize()
    item.setOffset(-size.width() / 2, -size.height() / 2)
    item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    return item


def counter_pictures(shape: CounterShape, brush: Brush) -> tuple[QPixmap, QPixmap]:
    """Return the pictures of a counter and of its shadow, which many counters can share."""
    return counter_picture(shape, brush), _shadow_picture(shape, brush)


def counter_picture(shape: CounterShape, brush: Brush) -> QPixmap:
    """Return the picture of a counter that slides or flies."""
    unit = brush.layout.unit
    canvas = Canvas(QSizeF(_SIDE, _SIDE) * unit, brush.ratio)
    with canvas as painter:
        painter.translate(_SIDE / 2 * unit, _SIDE / 2 * unit)
        paint_counter(painter, shape, unit, theme=brush.theme)
    return canvas.pixmap


def _shadow_picture(shape: CounterShape, brush: Brush) -> QPixmap:
    """Return the shadow of a counter half-way up."""
    unit, rise = brush.layout.unit, (RISE + FLYING) / 2
    canvas = Canvas(QSizeF(_SIDE, _SIDE) * unit, brush.ratio)
    with canvas as painter:
        painter.translate(_SIDE / 2 * unit, _SIDE / 2 * unit)
        colour = QColor(0, 0, 0, darkness_at(rise))
        draw_shadow(painter, outline(shape, unit), blur_at(rise) * unit, colour=colour)
    return canvas.pixmap
