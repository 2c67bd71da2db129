"""The answer to who holds a card: the shares that it stands for, and their distance from the odds."""

from __future__ import annotations

from collections.abc import Sequence

from ombre_desktop.ui.features.training.problem import Held

SURENESS: dict[str, float] = {"hardly": 0.5, "rather": 0.7, "very": 0.9}
"""The degrees of being sure of the likeliest place, and the shares that they stand for."""
NEAR = 0.03
"""The greatest distance of an answer that is right."""
POSSIBLE = 0.01
"""The least share of a place that can be chosen."""


def places_of(held: Held) -> tuple[int, ...]:
    """Return the places at which the card may be: seats, or their number for nobody."""
    return tuple(at for at, share in enumerate(held.shares) if share >= POSSIBLE)


def said_shares(held: Held, place: int, sureness: str) -> tuple[float, ...]:
    """Return the shares that stand for being that sure of *place*; the rest is divided as by the odds."""
    sure = SURENESS[sureness]
    rest = sum(share for at, share in enumerate(held.shares) if at != place)
    return tuple(sure if at == place else (1 - sure) * share / rest for at, share in enumerate(held.shares))


def distance(one: Sequence[float], other: Sequence[float]) -> float:
    """
    Return the distance of two shares, from 0 to 1: half the sum of the squared differences.

    It is what the one loses on average by the quadratic score (Brier, 1950) if the other is right, so nobody
    gains by saying anything else than they believe.
    """
    return sum((first - second) ** 2 for first, second in zip(one, other, strict=True)) / 2


def is_near(held: Held, place: int, sureness: str) -> bool:
    """Tell whether the answer is right."""
    return distance(said_shares(held, place, sureness), held.shares) <= NEAR


def attainable(held: Held) -> bool:
    """Tell whether some answer is right, and only at the likeliest place."""
    places = places_of(held)
    right = {place for place in places for sureness in SURENESS if is_near(held, place, sureness)}
    return len(places) > 1 and right == {held.shares.index(max(held.shares))}
