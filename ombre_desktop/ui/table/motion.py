"""A motion of the scene as a value: the cards that fly, with their paths, times and turns."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from PySide6.QtCore import QEasingCurve, QPointF

from ombre_desktop.engine import HIDDEN, Card
from ombre_desktop.ui.table.arrangement import Sprite
from ombre_desktop.ui.table.lamp import FLYING
from ombre_desktop.value import Value

Where = tuple[QPointF, float, float]
"""The centre, rotation in degrees and height of a card."""

Span = tuple[float, float]
"""The beginning and end of something, in milliseconds from the start of the motion."""


Ease = Callable[[float], float]
"""The share of the way covered after a share of the time."""
THROWN: Ease = QEasingCurve(QEasingCurve.Type.OutCubic).valueForProgress
"""The ease of a card that is thrown, and slows down as it lands."""
SWEPT: Ease = QEasingCurve(QEasingCurve.Type.InOutCubic).valueForProgress
"""The ease of a card that a hand sweeps over the cloth."""
SLIDING = 5.0
"""The height of the path of a card that slides over the cloth, or from place to place in a hand, in units."""


def where(sprite: Sprite) -> Where:
    """Return the place of a sprite."""
    return sprite.place.centre, sprite.place.rotation, sprite.place.size.height()


class Stop(Value):
    """A place where a card stops on its way, and the time and height of the path on which it goes on."""

    place: Sprite
    goes_on: Span
    arc: float = SLIDING


@dataclass(frozen=True, slots=True)
class Motion:
    """
    A motion, by the keys of the moving sprites.

    A card in *origins* starts there instead of at its last place. A card in *exits* leaves the table and goes
    there. *times* tells when each card takes off and lands; the entry ``""`` is the default. A card in
    *turns* turns over in that time: face up if it stays, face down if it leaves. Before, it shows its other
    side. A card in *stops* lands at each of them in turn before it goes on to its place. A card in *late* is
    not seen before the motion ends, when others have become its packet.
    """

    duration: float = 0
    origins: dict[str, Where] = field(default_factory=dict)
    exits: dict[str, Sprite] = field(default_factory=dict)
    times: dict[str, Span] = field(default_factory=dict)
    turns: dict[str, Span] = field(default_factory=dict)
    stops: dict[str, tuple[Stop, ...]] = field(default_factory=dict)
    late: frozenset[str] = frozenset()
    ease: Ease = THROWN

    def flight(self, start: Where, end: Sprite, *, leaves_the_table: bool = False) -> Flight:
        """Return the flight of one card from *start* to *end*."""
        turn, then = self.turns.get(end.key), None
        stops = self.stops.get(end.key, ())
        for stop in reversed(stops):
            then = Flight(
                where(stop.place), end, stop.goes_on, turn, leaves_the_table, stop.arc, self.ease, then=then
            )
            end = stop.place
        span = self.times.get(end.key, self.times[""])
        return Flight(start, end, span, turn, leaves_the_table, ease=self.ease, then=then)


class Flight(Value):
    """A card on its way."""

    start: Where
    end: Sprite
    span: Span
    turn: Span | None = None
    leaves_the_table: bool = False
    arc: float = FLYING
    """The height of the path above a straight one, in units."""
    ease: Ease = THROWN
    then: Flight | None = None
    """The flight that follows, of a card that stops on its way."""

    def leg(self, elapsed: float) -> Flight:
        """Return the flight that is under way: this one, or one of those that follow."""
        leg = self
        while leg.then is not None and elapsed >= leg.then.span[0]:
            leg = leg.then
        return leg

    @property
    def last(self) -> Flight:
        """The flight that ends in the card's place."""
        return self if self.then is None else self.then.last

    def way(self, elapsed: float) -> float:
        """Return the share of the time that has passed; below 0 before the card takes off."""
        return _share(self.span, elapsed)

    def eased(self, elapsed: float) -> float:
        """Return the share of the way that the card has covered."""
        return self.ease(self.way(elapsed))

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
