"""The computer players of a recorded deal that is played on: those that the record names."""

from __future__ import annotations

from ombre_desktop.players.player import is_player
from ombre_desktop.ui.session.player_runner import STAND_IN


def kinds_of(seats: str, count: int) -> tuple[str, ...]:
    """
    Return the kinds of player in a record's tag, such as ``1 Ana human; 2 Bo strong-bold``, by seat.

    A kind is the last word of a seat's entry, even if there is no such player; it is empty without an entry.
    """
    kinds = [""] * count
    numbers = {str(at + 1): at for at in range(count)}
    for part in seats.split(";"):
        number, _, rest = part.strip().partition(" ")
        if number in numbers and rest.strip():
            kinds[numbers[number]] = rest.split()[-1]
    return tuple(kinds)


def taken_by(kind: str) -> str:
    """Return the player for a seat of this *kind*; an unknown kind is replaced by the textbook player."""
    return kind if is_player(kind) else STAND_IN


def replaced(seats: str, names: tuple[str, ...], first: int) -> tuple[str, ...]:
    """
    Return the *names* of players whose kind is unknown; the textbook player takes their seats.

    The *names* begin with the seat *first*, which the person takes.
    """
    kinds = kinds_of(seats, len(names))
    turned = (*kinds[first:], *kinds[:first])
    others = zip(names[1:], turned[1:], strict=True)
    return tuple(name for name, kind in others if not is_player(kind))
