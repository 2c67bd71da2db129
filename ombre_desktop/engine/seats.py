"""Seats at the table and the order in which they act (rule 1.3)."""

from __future__ import annotations

from enum import Enum
from functools import cache
from typing import Final, NewType, TypeVar

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 counter-clockwise; records count from 1."""

T = TypeVar("T")
PerSeat = tuple[T, ...]
"""One value for each seat, in order from seat 0."""


class Place(Enum):
    """A holder of chips that is not a seat."""

    POOL = "pool"


POOL: Final = Place.POOL
Party = Seat | Place
"""A payer or payee."""


class Role(Enum):
    """The part a seat plays in the deal."""

    OMBRE = "ombre"
    ALLY = "ally"
    DEFENDER = "defender"
    RESTING = "resting"


Ring = tuple[Seat, ...]
"""The seats that play this deal, eldest first, counter-clockwise."""


@cache
def ring_from(dealer: Seat, seats: int) -> Ring:
    """Return all *seats* of the table from the eldest, who sits at the dealer's right (rule 1.3)."""
    return tuple(Seat((dealer + step) % seats) for step in range(1, seats + 1))


def starting_with(ring: Ring, first: Seat) -> Ring:
    """Return the same ring, read from *first*."""
    at = ring.index(first)
    return ring[at:] + ring[:at]


def others(ring: Ring, seat: Seat) -> Ring:
    """Return the rest of the ring, beginning at the right of *seat*."""
    return starting_with(ring, seat)[1:]


def with_seat(values: PerSeat[T], seat: Seat, value: T) -> PerSeat[T]:
    """Return *values* with the value of *seat* replaced by *value*."""
    changed = list(values)
    changed[seat] = value
    return tuple(changed)
