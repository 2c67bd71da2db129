"""A motion of the scene as a value: the cards that fly, with their paths, times and turns."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF

from ombre_desktop.engine import HIDDEN, Card
from ombre_desktop.ui.table.arrangement import Sprite
from ombre_desktop.ui.table.lamp import FLYING
from ombre_desktop.value import Value

Where = tuple[QPointF, float, float]
"""The centre, rotation in degrees and height of a card."""

Span = tuple[float, float]
"""The beginning and end of something, in milliseconds from the start of the motion."""


def where(sprite: Sprite) -> Where:
    """Return the place of a sprite."""
    return sprite.place.centre, sprite.place.rotation, sprite.place.size.height()


@dataclass(frozen=True, slots=True)
class Motion:
    """
    A motion, by the keys of the moving sprites.

    A card in *origins* starts there instead of at its last place. A card in *exits* leaves the table and goes
    there. *times* tells when each card takes off and lands; the entry ``""`` is the default. A card in
    *turns* turns over in that time: face up if it stays, face down if it leaves. Before, it shows its other
    side. A card in *stops* first lands there, and goes on to its place in the time of *slides*. A card in
    *late* is not seen before the motion ends, when others have become its packet.
    """

    duration: float = 0
    origins: dict[str, Where] = field(default_factory=dict)
    exits: dict[str, Sprite] = field(default_factory=dict)
    times: dict[str, Span] = field(default_factory=dict)
    turns: dict[str, Span] = field(default_factory=dict)
    stops: dict[str, Sprite] = field(default_factory=dict)
    slides: Span = (0.0, 0.0)
    late: frozenset[str] = frozenset()

    def flight(self, start: Where, end: Sprite, *, leaves_the_table: bool = False) -> Flight:
        """Return the flight of one card from *start* to *end*."""
        span, turn = self.times.get(end.key, self.times[""]), self.turns.get(end.key)
        stop = self.stops.get(end.key)
        if stop is None:
            return Flight(start, end, span, turn, leaves_the_table)
        then = Flight(where(stop), end, self.slides, turn, leaves_the_table, SLIDING)
        return Flight(start, stop, span, turn, leaves_the_table, then=then)


SLIDING = 5.0
"""The height of the path of a card that slides over the cloth, or from place to place in a hand, in units."""


class Flight(Value):
    """A card on its way."""

    start: Where
    end: Sprite
    span: Span
    turn: Span | None = None
    leaves_the_table: bool = False
    arc: float = FLYING
    """The height of the path above a straight one, in units."""
    then: Flight | None = None
    """The flight that follows, of a card that stops on its way."""

    def leg(self, elapsed: float) -> Flight:
        """Return the flight that is under way: this one, or the one that follows."""
        return self if self.then is None or elapsed < self.then.span[0] else self.then

    @property
    def last(self) -> Flight:
        """The flight that ends in the card's place."""
        return self.then or self

    def way(self, elapsed: float) -> float:
        """Return the share of the way that the card has covered; below 0 before it takes off."""
        return _share(self.span, elapsed)

    def turned(self, elapsed: float) -> float:
        """Return how far the card has turned over, from 0 to 1; 1 if it does not turn."""
        return 1.0 if self.turn is None else max(0.0, _share(self.turn, elapsed))

    def side(self, elapsed: float) -> Card:
        """Return the side that is seen: the card's face, or `HIDDEN`."""
        if self.turn is None:
            return self.end.card
        is_turned = self.turned(elapsed) >= 0.5
        return self.end.card if is_turned is not self.leaves_the_table else HIDDEN


def _share(span: Span, elapsed: float) -> float:
    begins, ends = span
    return min(1.0, (elapsed - begins) / max(1.0, ends - begins))
