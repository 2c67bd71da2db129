"""The places at a table of two to five, as the person in front sees them."""

from __future__ import annotations

from enum import Enum, auto


class Place(Enum):
    """The place of another player, seen from the front seat."""

    RIGHT = auto()
    OPPOSITE_RIGHT = auto()
    OPPOSITE = auto()
    OPPOSITE_LEFT = auto()
    LEFT = auto()


_OTHERS: dict[int, tuple[Place, ...]] = {
    2: (Place.OPPOSITE,),
    3: (Place.RIGHT, Place.LEFT),
    4: (Place.RIGHT, Place.OPPOSITE, Place.LEFT),
    5: (Place.RIGHT, Place.OPPOSITE_RIGHT, Place.OPPOSITE_LEFT, Place.LEFT),
}
"""The places of the others by the number of seats, counter-clockwise from the front seat."""


def place_of(seat: int, seats: int) -> Place:
    """Return the place of *seat*, which is not the front seat, at a table of that many *seats*."""
    return _OTHERS[seats][seat - 1]
