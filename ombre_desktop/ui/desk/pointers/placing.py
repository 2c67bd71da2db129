"""The choice of a place where a bubble hides nothing that matters now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF

from ombre_desktop.ui.desk.pointers.clearing import Clear
from ombre_desktop.ui.desk.pointers.tail import tail
from ombre_desktop.ui.table.layout import TableLayout
from ombre_desktop.value import Value

_COARSE, _FINE = 11, 5
"""The number of spots tried in each direction, first all over the window and then round the best spot."""
_FORBIDDEN, _GRAVE, _USEFUL, _IDLE = 1000.0, 200.0, 12.0, 1.0
"""The costs of a covered pixel: where it must stay clear, of a face or pile, of words, of anything else."""
ABOVE, _LONGEST = 24.0, 110.0
"""The distance of a bubble from what it speaks of, and the greatest length of its tail, in units."""
_DISTANCES = (ABOVE, 36.0, 68.0, 94.0)
"""The distances that are tried: over the person's cards, the farther ones lead over the question."""
_SLIDES = tuple(sorted((step / 6 for step in range(-7, 8)), key=abs))
"""The shares of its width, from the middle, by which a bubble is moved aside."""
_MOST = 4
"""The most things of which a bubble tries to stand beside one."""
_SLANT, _TOO_MUCH = 6.0, 1.5
"""The cost of a pixel of the tail, and the greatest cost for each pixel of a bubble beside its thing."""
_FAR = 0.02
"""The cost of a pixel of distance from the wanted place, for each pixel of the bubble's width."""

Spot = tuple[float, float]
"""A place in the window, or as shares of the room to the left of a bubble and above it."""
Box = tuple[float, float, float, float, float]
"""Left, top, right and bottom of something on the table, and the cost of covering one pixel of it."""
Edges = tuple[float, float, float, float]
"""Left, top, right and bottom of a rectangle."""


class Spoken(Value):
    """The place of a bubble, and the line of its tail; None if it reaches nothing that it speaks of."""

    paper: QRectF
    line: QLineF | None = None


class BubbleRoom(Value):
    """
    The room for a bubble: the *window*, and all that lies in it, in *boxes*.

    A bubble beside a thing covers none of those *kept*. *usual* is where a bubble stands if it speaks of no
    thing.
    """

    window: QRectF
    unit: float
    usual: QPointF
    boxes: list[Box]
    kept: list[Box]

    @classmethod
    def of(cls, layout: TableLayout, clear: Clear) -> BubbleRoom:
        """Return the room on a table with this *layout* and these places to leave *clear*."""
        kept = [
            *(_box(rect, _FORBIDDEN) for rect in clear.must),
            *(_box(rect, _GRAVE) for rect in clear.grave),
        ]
        boxes = [*kept, *(_box(rect, _USEFUL) for rect in clear.should), *_furniture(layout)]
        window = layout.window.adjusted(10, 10, -10, -10)
        return cls(window, layout.unit, layout.stage.at(0.08, 0.55), boxes, kept)

    def covers(self, paper: QRectF) -> bool:
        """Tell whether a bubble at *paper* covers something that is kept."""
        edges = _edges(paper)
        return any(_shared(box, edges) > 0 for box in self.kept)

    def covered(self, paper: QRectF) -> float:
        """Return the cost of all that a bubble at *paper* covers."""
        edges = _edges(paper)
        return sum(box[4] * _shared(box, edges) for box in self.boxes)

    def beside(self, size: QSizeF, things: Sequence[QRectF]) -> Spoken | None:
        """
        Return the best place for a bubble of this *size* beside one of the *things* that it speaks of.

        Its tail leads there over nothing that is kept. None if there is no such place.
        """
        most = _TOO_MUCH * size.width() * size.height()
        best: Spoken | None = None
        for thing in things[:_MOST]:
            in_between = [box for box in self.kept if not _shared(box, _edges(thing))]
            for left, top in _around(thing, size, self.unit):
                paper = QRectF(QPointF(left, top), size)
                aside = _SLANT * abs(left + size.width() / 2 - thing.center().x())
                if aside >= most or not self.window.contains(paper) or self.covers(paper):
                    continue
                line = tail(paper, thing, self.unit)
                cost = self.covered(paper) + aside + _SLANT * line.length()
                if cost < most and line.length() <= _LONGEST * self.unit and not _crosses(line, in_between):
                    most, best = cost, Spoken(paper, line)
        return best

    def anywhere(self, size: QSizeF, near: QPointF | None) -> Spoken:
        """
        Return the place in the whole window where a bubble of this *size* covers least.

        Of equally good places, the one nearest to *near* is chosen, so that a bubble does not jump.
        """
        window, wanted = self.window, self.usual if near is None else near
        wide, high = max(0.0, window.width() - size.width()), max(0.0, window.height() - size.height())

        def cost(spot: Spot) -> float:
            x, y = window.left() + wide * spot[0], window.top() + high * spot[1]
            far = _FAR * size.width() * (abs(x - wanted.x()) + abs(y - wanted.y()))
            return far + self.covered(QRectF(QPointF(x, y), size))

        best = min(_grid((0.5, 0.5), 0.5, _COARSE), key=cost)
        across, down = min(_grid(best, 0.5 / _COARSE, _FINE), key=cost)
        corner = QPointF(window.left() + wide * across, window.top() + high * down)
        return Spoken(QRectF(corner, size))


def _around(thing: QRectF, size: QSizeF, unit: float) -> Iterator[Spot]:
    """Yield the corners of papers of this *size* above, below and at both sides of *thing*, nearest first."""
    wide, high = size.width(), size.height()
    middle = thing.center()
    for far, step in product(_DISTANCES, _SLIDES):
        away = far * unit
        x = middle.x() - wide / 2 + step * (wide / 2 + 2 * ABOVE * unit)
        y = middle.y() - high / 2 + step * (high / 2 + ABOVE * unit)
        yield x, thing.top() - away - high
        yield x, thing.bottom() + away
        yield thing.left() - away - wide, y
        yield thing.right() + away, y


def _shared(box: Box, edges: Edges) -> float:
    """Return the area that *box* shares with the rectangle between these *edges*."""
    left, top, right, bottom = edges
    b_left, b_top, b_right, b_bottom, _ = box
    if left < b_right and b_left < right and top < b_bottom and b_top < bottom:
        return (min(right, b_right) - max(left, b_left)) * (min(bottom, b_bottom) - max(top, b_top))
    return 0.0


def _crosses(line: QLineF, boxes: Sequence[Box]) -> bool:
    """Tell whether *line* leads over one of *boxes*."""
    steps = [(point.x(), point.y()) for point in (line.pointAt(share / 8) for share in range(9))]
    return any(
        left < x < right and top < y < bottom for left, top, right, bottom, _ in boxes for x, y in steps
    )


def _grid(middle: Spot, reach: float, steps: int) -> list[Spot]:
    """Return a grid of spots round *middle*, as far as *reach*, leaving out those outside the window."""
    shares = [reach * (2 * step / (steps - 1) - 1) for step in range(steps)]
    spots = product((middle[0] + share for share in shares), (middle[1] + share for share in shares))
    return [spot for spot in spots if min(spot) >= 0.0 and max(spot) <= 1.0]


def _edges(rect: QRectF) -> Edges:
    return rect.left(), rect.top(), rect.right(), rect.bottom()


def _box(rect: QRectF, price: float) -> Box:
    return *_edges(rect), price


def _furniture(layout: TableLayout) -> list[Box]:
    """Return the things that lie on the table in most phases, with the costs of covering them."""
    own, *others = layout.seats
    idle = [layout.centre.talon.bounds, layout.centre.talon_auction.bounds]
    for seat in layout.seats:
        dish = QRectF(0, 0, seat.hollow.size.width(), seat.hollow.size.width())
        dish.moveCenter(seat.hollow.centre)
        idle += [dish, seat.dead.bounds]
    idle += [place.bounds for seat in others for place in seat.tricks.places(3)]
    idle += [seat.hand.hull(9).boundingRect() for seat in others]
    counted = [place.bounds for place in own.tricks.places(3)]
    return [_box(rect, _USEFUL) for rect in counted] + [_box(rect, _IDLE) for rect in idle]
