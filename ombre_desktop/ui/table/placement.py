"""
The placement of a single card, and the five ways in which cards lie together.

A :class:`Fan` is held in a hand, a :class:`TrickPile` is a row of crossed packets that can be counted,
:class:`OpenRows` shows an open hand, a :class:`Spread` holds discards, and :class:`TurnUps` are the cards
turned up beside their heap. The method ``places(n)`` of each returns a :class:`Placement` for each card, in
painting order.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPolygonF, QTransform

from ombre_desktop.engine import Card
from ombre_desktop.ui.model.ease import Ease
from ombre_desktop.value import Value, replace

CARD_RATIO = 0.645
"""The width of a card divided by its height, in every deck."""


def card_size(height: float) -> QSizeF:
    """Return the size of a card of this *height*."""
    return QSizeF(height * CARD_RATIO, height)


class Placement(Value):
    """
    The placement of a card on the table.

    ``rotation`` is in degrees, clockwise. ``strip`` is the part that later cards of the same heap leave
    visible, in the card's own coordinates (origin at its upper left corner).
    """

    centre: QPointF
    rotation: float
    size: QSizeF
    strip: QRectF

    @classmethod
    def whole(cls, centre: QPointF, rotation: float, height: float) -> Placement:
        """Return the placement of a card that nothing covers."""
        size = card_size(height)
        return cls(centre, rotation, size, QRectF(QPointF(0, 0), size))

    @classmethod
    def filling(cls, rect: QRectF) -> Placement:
        """Return the placement of something upright that fills *rect*."""
        return cls(rect.center(), 0.0, rect.size(), QRectF(QPointF(0, 0), rect.size()))

    @property
    def transform(self) -> QTransform:
        """The transform from the card's own coordinates to the window's."""
        turned = QTransform().translate(self.centre.x(), self.centre.y()).rotate(self.rotation)
        return turned.translate(-self.size.width() / 2, -self.size.height() / 2)

    @property
    def corners(self) -> tuple[QPointF, QPointF, QPointF, QPointF]:
        """The card's corners in the window, clockwise from its own upper left one."""
        w, h, turned = self.size.width(), self.size.height(), self.transform
        return (
            turned.map(QPointF(0, 0)),
            turned.map(QPointF(w, 0)),
            turned.map(QPointF(w, h)),
            turned.map(QPointF(0, h)),
        )

    @property
    def polygon(self) -> QPolygonF:
        """The card's outline in the window."""
        return QPolygonF(list(self.corners))

    @property
    def bounds(self) -> QRectF:
        """The upright bounding box of the turned card."""
        return self.polygon.boundingRect()

    def moved(self, centre: QPointF, rotation: float, height: float) -> Placement:
        """Return the same card at *centre*, turned by *rotation* and *height* pixels high."""
        grown = QTransform.fromScale(height / self.size.height(), height / self.size.height())
        return Placement(centre, rotation, card_size(height), grown.mapRect(self.strip))

    def mirrored(self, middle: float) -> Placement:
        """Return the mirror image at the vertical line x = *middle*."""
        centre = QPointF(2 * middle - self.centre.x(), self.centre.y())
        strip = QRectF(self.strip)
        strip.moveRight(self.size.width() - self.strip.left())
        return Placement(centre, -self.rotation, self.size, strip)

    @property
    def seen(self) -> QPointF:
        """The middle of the upper edge of the part that is seen, in the window."""
        return self.transform.map(QPointF(self.strip.center().x(), 0))


class Fan(Value):
    """
    Cards held in a hand, in an arc round a point behind the player.

    ``step`` is the distance between neighbours in a hand of ``full`` cards; a smaller hand opens a little,
    and a larger one closes up to the same ``span``. ``gap`` is the room left between suits.
    """

    centre: QPointF
    rotation: float
    height: float
    step: float
    gap: float
    bend: float
    full: int = 9
    opening: float = 0.11

    @property
    def span(self) -> float:
        """The width of a full hand with three gaps."""
        return card_size(self.height).width() + (self.full - 1) * self.step + 3 * self.gap

    def places(self, count: int, gaps: Collection[int] = ()) -> tuple[Placement, ...]:
        """
        Return the places of *count* cards, from the holder's left to the right.

        Args:
            count: the number of cards held.
            gaps: the indices of cards before which a gap is left (the first of each suit).
        """
        size = card_size(self.height)
        steps = self._steps(count, gaps)
        radius = self.step / math.radians(self.bend)
        turned = QTransform().translate(self.centre.x(), self.centre.y()).rotate(self.rotation)
        reach = -sum(steps[:-1]) / 2
        places = []
        for shown in steps:
            angle = reach / radius
            point = QPointF(radius * math.sin(angle), radius * (1 - math.cos(angle)))
            strip = QRectF(0, 0, min(shown, size.width()), size.height())
            places.append(Placement(turned.map(point), self.rotation + math.degrees(angle), size, strip))
            reach += shown
        return tuple(places)

    def hull(self, count: int) -> QPolygonF:
        """Return a polygon that encloses a hand of *count* cards without gaps; nobody may change it."""
        numbers = (self.rotation, self.height, self.step, self.gap, self.bend, self.full, self.opening)
        return _hull(self.centre.x(), self.centre.y(), numbers, count)

    def _steps(self, count: int, gaps: Collection[int]) -> list[float]:
        """Return the distance from each card to the next; the last shows its whole width."""
        width = card_size(self.height).width()
        if count == 0:
            return []
        inner = [k for k in gaps if 0 < k < count]
        open_step = min(width * 1.07, self.step * (1 + self.opening * max(0, self.full - count)))
        room = self.span - width - len(inner) * self.gap
        step = min(open_step, room / max(1, count - 1))
        return [step + (self.gap if k + 1 in inner else 0) for k in range(count - 1)] + [width]


@lru_cache(maxsize=64)
def _hull(x: float, y: float, numbers: tuple[float, ...], count: int) -> QPolygonF:
    """
    Return the hull of *count* cards of the fan at *x*, *y* with these other *numbers*.

    A search for the places of bids asks for the same few hulls a thousand times.
    """
    rotation, height, step, gap, bend, full, opening = numbers
    places = Fan(QPointF(x, y), rotation, height, step, gap, bend, int(full), opening).places(count)
    corners = [place.corners for place in places]
    tops = [corner[0] for corner in corners] + [corners[-1][1]]
    feet = [corners[-1][2]] + [corner[3] for corner in reversed(corners)]
    return QPolygonF(tops + feet)


def uncovered(places: Sequence[Placement], away: Collection[int]) -> tuple[Placement, ...]:
    """Return the *places* of a fan without the cards *away*, which no longer cover their neighbours."""
    found, more = [], 0.0
    for at, place in reversed(list(enumerate(places))):
        strip = QRectF(place.strip)
        strip.setWidth(min(place.size.width(), strip.width() + more))
        found.append(replace(place, strip=strip))
        more = more + place.strip.width() if at in away else 0.0
    return tuple(reversed(found))


class Row(Value):
    """Rows of *columns* overlapping cards each, symmetrical about x = *middle*."""

    columns: int
    middle: float

    def overlapping(
        self, cards: Sequence[Card], places: Sequence[Placement], ease: Ease
    ) -> list[tuple[Card, Placement]]:
        """
        Return *cards* with their *places*, the undermost first.

        A card lies over the one to its left, or over the one to its right for a left-handed person, whose
        cards have their index at the right.
        """
        if not ease.left_handed:
            return list(zip(cards, places, strict=True))
        found: list[tuple[Card, Placement]] = []
        for start in range(0, len(cards), self.columns):
            row = slice(start, start + self.columns)
            turned = (place.mirrored(self.middle) for place in places[row])
            found += zip(cards[row][::-1], turned, strict=True)
        return found


class TrickPile(Value):
    """
    Tricks won, as packets laid across one another in rows of five, so that they can be counted.

    ``start`` is the centre of the first packet; ``along`` leads to the next packet, and ``down`` to the next
    row, which covers no more than half of the first. ``badge`` is the place of the number.
    """

    start: QPointF
    along: QPointF
    down: QPointF
    height: float
    badge: QPointF

    def place(self, index: int) -> Placement:
        """Return the place of the packet with this *index*, counted from 0."""
        row, column = divmod(index, 5)
        tilt = (2.0, 88.5, -1.5, 91.0, 1.0)[column]
        return Placement.whole(self.start + self.along * column + self.down * row, tilt, self.height)

    def places(self, count: int) -> tuple[Placement, ...]:
        """Return the places of the first *count* packets."""
        return tuple(self.place(k) for k in range(count))


class OpenRows(Value):
    """
    An open hand: upright cards in ``rows`` rows, with every index visible.

    ``step`` is the distance between neighbours in a row of ``full`` cards; fewer cards fill the same room.
    """

    centre: QPointF
    height: float
    step: float
    drop: float
    rows: int = 2
    full: int = 0

    def columns(self, count: int) -> int:
        """Return the number of cards in a row of a hand of *count* cards."""
        return max(1, math.ceil(count / self.rows))

    def places(self, count: int) -> tuple[Placement, ...]:
        """Return the places of *count* cards, row by row."""
        size = card_size(self.height)
        columns = self.columns(count)
        wide = self.step * (self.full - 1) / max(1, columns - 1)
        step = max(self.step, min(wide, 1.04 * size.width()))
        places = []
        for index in range(count):
            row, column = divmod(index, columns)
            in_row = min(columns, count - row * columns)
            x = (column - (in_row - 1) / 2) * step
            y = (row - (self.rows - 1) / 2) * self.drop
            last = column == in_row - 1
            shown = size.width() if last else min(step, size.width())
            below = self.drop if row + 1 < self.rows and index + columns < count else size.height()
            strip = QRectF(0, 0, shown, min(below, size.height()))
            places.append(Placement(self.centre + QPointF(x, y), 0.0, size, strip))
        return tuple(places)


class Spread(Value):
    """Discards in the middle of the table: a loose overlapping row inside ``rect``."""

    rect: QRectF
    height: float

    def places(self, count: int) -> tuple[Placement, ...]:
        """Return the places of *count* discards, from left to right."""
        if count == 0:
            return ()
        size = card_size(self.height)
        room = self.rect.width() - 1.25 * size.width()
        step = min(size.width() * 0.86, room / max(1, count - 1))
        places = []
        for index in range(count):
            offset = index - (count - 1) / 2
            lift = ((index * 5) % 3 - 1) * size.height() * 0.014
            centre = self.rect.center() + QPointF(offset * step, lift)
            tilt = offset * min(4.0, 14.0 / count) + ((index * 7) % 5 - 2) * 0.6
            shown = step if index + 1 < count else size.width()
            places.append(Placement(centre, tilt, size, QRectF(0, 0, shown, size.height())))
        return tuple(places)


class TurnUps(Value):
    """
    Cards turned up beside their heap, the latest on top and uncovered.

    Each card lies at a distance of *step* from the one before. Each one after the first moves them all, and
    the heap, by *drift*.
    """

    pile: Placement
    first: Placement
    step: QPointF
    drift: QPointF

    def heap(self, count: int) -> Placement:
        """Return the place of the heap beside *count* cards turned up, at least one."""
        return self._moved(self.pile, 0, count)

    def places(self, count: int) -> tuple[Placement, ...]:
        """Return the places of *count* cards turned up, the earliest first."""
        return tuple(self._moved(self.first, at, count) for at in range(count))

    def _moved(self, place: Placement, steps: int, count: int) -> Placement:
        return replace(place, centre=place.centre + self.step * steps + self.drift * (count - 1))
