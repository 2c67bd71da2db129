"""Counters of mother-of-pearl in the old shapes, fish for 1, rounds for 5, oblongs for 20; and stones."""

from __future__ import annotations

import math
from collections import Counter
from enum import Enum
from functools import cache, lru_cache, partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from ombre_desktop.ui.paint.texture import scatter
from ombre_desktop.ui.paint.theme import Theme
from ombre_desktop.value import Value


class CounterShape(Enum):
    """The shapes of counters; the value is what a counter is worth, in chips. A stone is no chip."""

    OBLONG = 20
    ROUND = 5
    FISH = 1
    STONE = 0


SIZES: dict[CounterShape, QSizeF] = {
    CounterShape.OBLONG: QSizeF(33, 16),
    CounterShape.ROUND: QSizeF(21, 21),
    CounterShape.FISH: QSizeF(31, 14.5),
    CounterShape.STONE: QSizeF(17, 13),
}
"""The width and height of a counter, in units."""

POOL = QSizeF(80, 80)
"""The room for counters in the dish of the pool, in units."""
STRAIGHT_DOWN = QPointF()
"""The place of a shadow right under the lamp."""
RISE = 5.0
"""The height of a counter above the one below, by which its shadow falls, in units."""
_FEWEST = 7
"""The number of counters below which a larger one is changed for smaller ones: a heap looks like money."""
_SPOTS, _TRIES, _FULL, _NEAR = 40, 10, 8, 12
"""The numbers of spots of each shape, of tries for each, of turns until a heap is full, and of near spots."""
_UNLIKE = 1.5
"""The distance of an unlike counter as it counts: one of the same shape must lie further away."""
_CHIPS = (CounterShape.OBLONG, CounterShape.ROUND, CounterShape.FISH)
Spot = tuple[float, float]
"""A place in a round heap of radius 1."""
_INNER = {
    CounterShape.OBLONG: 0.3,
    CounterShape.ROUND: 0.05,
    CounterShape.FISH: 0.0,
    CounterShape.STONE: 0.0,
}
"""The share of a hollow, in its middle, that is left to smaller counters."""
_LEAN = {
    CounterShape.OBLONG: 28.0,
    CounterShape.ROUND: 90.0,
    CounterShape.FISH: 55.0,
    CounterShape.STONE: 80.0,
}
"""The largest turn of a counter in a heap, in degrees."""
_OVER, _PULL = 1.08, 0.08
"""The reach of a counter, where 1 is the edge of the room, and the steps by which it is pulled inwards."""
_MOST_OBLONGS = 12
_MOST_FISH = 40


class CounterPlace(Value):
    """A counter in a heap: its offset from the heap's middle in units, and its rotation in degrees."""

    shape: CounterShape
    offset: QPointF
    rotation: float


def counters_for(chips: int) -> tuple[CounterShape, ...]:
    """
    Return few counters that show *chips*, the largest first, but not fewer than seven if there is change.

    Above 240 chips no more oblongs are added: the heap is full, and the figure beside it tells the rest.
    """
    owed = max(0, chips)
    oblongs, owed = divmod(owed, CounterShape.OBLONG.value)
    rounds, fish = divmod(owed, CounterShape.ROUND.value)
    while oblongs + rounds + fish < _FEWEST and oblongs + rounds:
        if rounds:
            rounds, fish = rounds - 1, fish + 5
        else:
            oblongs, rounds = oblongs - 1, 4
    return (
        (CounterShape.OBLONG,) * min(oblongs, _MOST_OBLONGS)
        + (CounterShape.ROUND,) * rounds
        + (CounterShape.FISH,) * fish
    )


def counters_of(points: int) -> tuple[CounterShape, ...]:
    """Return a fish for each of the *points*, as far as there is room; none for a negative score."""
    return (CounterShape.FISH,) * min(max(0, points), _MOST_FISH)


def stones_of(number: int) -> tuple[CounterShape, ...]:
    """Return this *number* of stones."""
    return (CounterShape.STONE,) * max(0, number)


def heap(
    shapes: tuple[CounterShape, ...], room: QSizeF, beside: tuple[CounterShape, ...] = ()
) -> tuple[CounterPlace, ...]:
    """
    Scatter these counters in a hollow of size *room*, in units, always in the same way.

    Each shape has places of its own, in a fixed order: whatever comes or goes, the others stay where they
    lie. Those *beside* lie there already. Large counters lie further out, small ones also in the middle.
    """
    places = []
    lying = Counter(beside)
    for shape in shapes:
        number = lying[shape] % _SPOTS
        x, y = _PLACES.spot(shape, number)
        lying[shape] += 1
        size = SIZES[shape]
        wide, high = 0.5 * room.width() - 0.42 * size.width(), 0.5 * room.height() - 0.5 * size.height()
        lean = _lean(shape, number) * _LEAN[shape]
        at = _within(QPointF(x * wide, y * high), size.width() / 2, lean, room)
        places.append(CounterPlace(shape, at, lean))
    return tuple(places)


def _within(at: QPointF, half: float, lean: float, room: QSizeF) -> QPointF:
    """Return *at*, or a place nearer to the middle of *room* where no end of a counter crosses the rim."""
    tip = QPointF(half * math.cos(math.radians(lean)), half * math.sin(math.radians(lean)))
    share = 1.0
    while share > 0 and any(_reach(end, room) > _OVER for end in (at * share + tip, at * share - tip)):
        share -= _PULL
    return at * max(share, 0.0)


def _reach(end: QPointF, room: QSizeF) -> float:
    """Return how far *end* lies from the middle of *room*; 1 is on its edge."""
    return math.hypot(2 * end.x() / room.width(), 2 * end.y() / room.height())


class _Spots:
    """
    The spots of counters of each shape, found when they are first needed, since finding all takes long.

    The shapes take turns. Each spot is the best of a few random ones: that with most room round it.
    """

    def __init__(self) -> None:
        self._chance = iter(scatter("heap", 2 * _TRIES * _SPOTS * len(CounterShape)))
        self._found: dict[CounterShape, list[Spot]] = {shape: [] for shape in CounterShape}

    def spot(self, shape: CounterShape, number: int) -> Spot:
        """Return the spot of this *number*, from 0, of a *shape*."""
        while len(self._found[shape]) <= number:
            for each in self._found:
                self._found[each].append(self._best(each))
        return self._found[shape][number]

    def _best(self, shape: CounterShape) -> Spot:
        own = self._found[shape]
        among = len(own) < _FULL and shape is not CounterShape.STONE
        others = [spot for chips in _CHIPS if among and chips is not shape for spot in self._found[chips]]
        return max(self._tried(shape), key=partial(_free, own[-_NEAR:], others))

    def _tried(self, shape: CounterShape) -> list[Spot]:
        inner, tried = _INNER[shape], []
        for _ in range(_TRIES):
            out = math.sqrt(inner + (1 - inner) * next(self._chance) / 255)
            angle = math.tau * next(self._chance) / 256
            tried.append((out * math.cos(angle), out * math.sin(angle)))
        return tried


_PLACES = _Spots()


@cache
def _lean(shape: CounterShape, number: int) -> float:
    """Return how far the counter of this *number* leans, from -1 to 1."""
    return scatter(f"lean of {shape.name}", _SPOTS)[number] / 127.5 - 1


def _free(own: list[Spot], others: list[Spot], spot: Spot) -> float:
    """Return how much room is round *spot*; counters of *others* may lie nearer than those of its *own*."""
    away = partial(math.dist, spot)
    room = min(map(away, own), default=1.0)
    return min(room, _UNLIKE * min(map(away, others), default=room))


def paint_counter(
    painter: QPainter, shape: CounterShape, unit: float, *, theme: Theme, drop: QPointF = STRAIGHT_DOWN
) -> None:
    """Paint one counter round the painter's origin, and its shadow a *drop* away."""
    path = outline(shape, unit)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 120))
    painter.drawPath(path.translated(drop))
    painter.setBrush(_pearl(shape, unit, plain=theme.plain))
    painter.setPen(QPen(QColor(58, 42, 32, 245), max(0.95, 1.05 * unit)))
    painter.drawPath(path)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(112, 84, 84, 200), max(0.7, 0.75 * unit)))
    painter.drawPath(_engraving(shape, unit))
    if shape is CounterShape.FISH:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(58, 44, 38))
        painter.drawEllipse(QPointF(-10.4, -1.4) * unit, 1.15 * unit, 1.15 * unit)
    painter.restore()


def paint_heap(
    painter: QPainter,
    centre: QPointF,
    places: tuple[CounterPlace, ...],
    *,
    unit: float,
    theme: Theme,
    drop: QPointF = STRAIGHT_DOWN,
    turned: float = 0.0,
) -> None:
    """
    Paint a heap round *centre*; for a rotated hollow, rotate the painter first.

    The shadow of each counter falls a *drop* away, as seen by a painter that is not *turned*.
    """
    for place in places:
        painter.save()
        painter.translate(centre + place.offset * unit)
        painter.rotate(place.rotation)
        away = QTransform().rotate(-turned - place.rotation).map(drop)
        paint_counter(painter, place.shape, unit, theme=theme, drop=away)
        painter.restore()


@lru_cache(maxsize=12)
def outline(shape: CounterShape, unit: float) -> QPainterPath:
    """Return the silhouette of a counter round the origin."""
    size = SIZES[shape] * unit
    box = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
    path = QPainterPath()
    if shape is CounterShape.ROUND:
        path.addEllipse(box)
    elif shape is CounterShape.OBLONG:
        path.addRoundedRect(box, 4.2 * unit, 4.2 * unit)
    elif shape is CounterShape.STONE:
        path = _pebble(box)
    else:
        path = _fish(box)
    return path


def _pebble(box: QRectF) -> QPainterPath:
    """Return a pebble, flatter at one side."""
    left, top, wide, high = box.left(), box.top(), box.width(), box.height()
    path = QPainterPath(QPointF(left, top + 0.55 * high))
    path.cubicTo(
        QPointF(left, top + 0.15 * high),
        QPointF(left + 0.3 * wide, top),
        QPointF(left + 0.62 * wide, top + 0.03 * high),
    )
    path.cubicTo(
        QPointF(left + 0.9 * wide, top + 0.06 * high),
        QPointF(left + wide, top + 0.4 * high),
        QPointF(left + 0.97 * wide, top + 0.66 * high),
    )
    path.cubicTo(
        QPointF(left + 0.92 * wide, top + 1.02 * high),
        QPointF(left + 0.45 * wide, top + high),
        QPointF(left + 0.25 * wide, top + 0.97 * high),
    )
    path.cubicTo(
        QPointF(left + 0.1 * wide, top + 0.94 * high),
        QPointF(left, top + 0.8 * high),
        QPointF(left, top + 0.55 * high),
    )
    return path


def _fish(box: QRectF) -> QPainterPath:
    """Return a fish swimming to the left, with a forked tail."""

    def at(x: float, y: float) -> QPointF:
        return QPointF(box.left() + x * box.width(), box.center().y() + y * box.height() / 2)

    path = QPainterPath(at(0, 0.05))
    path.cubicTo(at(0.1, -0.75), at(0.34, -1.05), at(0.52, -0.82))
    path.cubicTo(at(0.64, -0.66), at(0.72, -0.36), at(0.79, -0.26))
    path.quadTo(at(0.9, -0.5), at(1, -0.95))
    path.quadTo(at(0.95, 0), at(1, 0.95))
    path.quadTo(at(0.9, 0.5), at(0.79, 0.28))
    path.cubicTo(at(0.66, 0.7), at(0.48, 1.0), at(0.3, 0.92))
    path.cubicTo(at(0.14, 0.82), at(0.04, 0.5), at(0, 0.05))
    path.closeSubpath()
    return path


@lru_cache(maxsize=12)
def _engraving(shape: CounterShape, unit: float) -> QPainterPath:
    """Return the engraved lines of a counter, only as many as can be seen at this size."""
    path = QPainterPath()
    if shape is CounterShape.FISH:
        path.moveTo(QPointF(-6.4, -5.0) * unit)
        path.quadTo(QPointF(-3.6, 0) * unit, QPointF(-6.2, 5.2) * unit)
        for x in (0.4, 4.6):
            path.moveTo(QPointF(x, -3.2) * unit)
            path.quadTo(QPointF(x + 2.2, 0) * unit, QPointF(x, 3.2) * unit)
    elif shape is CounterShape.STONE:
        path.moveTo(QPointF(-4.5, -1.5) * unit)
        path.quadTo(QPointF(-1.5, -4.2) * unit, QPointF(2.4, -4) * unit)
    elif shape is CounterShape.ROUND:
        path.addEllipse(QPointF(0, 0), 7.2 * unit, 7.2 * unit)
        path.addEllipse(QPointF(0, 0), 2.0 * unit, 2.0 * unit)
    else:
        path.addRoundedRect(
            QRectF(-13.4 * unit, -5.2 * unit, 26.8 * unit, 10.4 * unit), 2.4 * unit, 2.4 * unit
        )
        path.moveTo(QPointF(-5, 0) * unit)
        for x, y in ((0, -3.2), (5, 0), (0, 3.2), (-5, 0)):
            path.lineTo(QPointF(x, y) * unit)
    return path


_NACRE = (
    *((0, "#fffaf0"), (0.2, "#f4d9de"), (0.4, "#fdf6e6")),
    *((0.6, "#cde7df"), (0.78, "#e4dcf0"), (1, "#ecdcc0")),
)
_LAVA = ((0, "#c9c6c0"), (0.35, "#a5a29c"), (0.7, "#83807b"), (1, "#6a6763"))


@lru_cache(maxsize=12)
def _pearl(shape: CounterShape, unit: float, *, plain: bool) -> QBrush:
    """Return a brush of mother-of-pearl, white with patches of rose and sea-green, or of grey stone."""
    if plain:
        return QBrush(QColor("#ffffff"))
    box = outline(shape, unit).boundingRect()
    gradient = QLinearGradient(box.topLeft(), box.bottomRight())
    for place, colour in _LAVA if shape is CounterShape.STONE else _NACRE:
        gradient.setColorAt(place, QColor(colour))
    return QBrush(gradient)
