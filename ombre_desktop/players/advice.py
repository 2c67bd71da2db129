"""
Advice: a player's choice, the alternatives it evaluated, and its motives.

Advice is plain data, ready to be sent to another process. It holds no text for people: a motive is a key with
facts, from which the user interface makes a sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ombre_desktop.engine import Action, Card, Seat
from ombre_desktop.value import Value, replace

OWN_WORLDS = 0
"""A budget that stands for the player's own number of worlds; the choice is then that of `decide`."""

Fact = int | str


class Alternative(Value):
    """
    An evaluated *action*, with its estimated value for the seat that asks.

    *chips* is the expectation from now on, with the seat's share of the pool; in a game of points, it is the
    expected points above the mean of all seats. *error* is its standard error due to sampling, 0 if all
    worlds were enumerated. The alternatives of one advice share their worlds, so their differences are more
    exact than their errors suggest: *apart* is the standard error of the difference from the best of them, 0
    for the best. *wins* is the probability that the seat's side gains by the deal. *aside* is the part of the
    chips that the settlement does not pay: the share of what the pool gains, or less the mean of all points;
    None if it is not known.
    """

    action: Action
    chips: float
    error: float
    wins: float
    apart: float = 0.0
    aside: float | None = None

    @property
    def paid(self) -> float | None:
        """The chips or points that the settlement will show on average; None if that is not known."""
        return None if self.aside is None else self.chips - self.aside


class Motive(Value):
    """A motive for the choice: a *key* such as ``no_matador``, with the *facts* that a sentence needs."""

    key: str
    facts: tuple[tuple[str, Fact], ...] = ()


class Ending(Value):
    """The trick after an *action* in an imagined deal: who *plays* which card, and its *winner*."""

    action: Action
    plays: tuple[tuple[Seat, Card], ...]
    winner: Seat


class Advice(Value):
    """
    A player's *choice*, the *alternatives* it evaluated (best first), and its *motives*.

    *endings* are an example of the difference: the trick after the choice, and after another card.
    *worlds* is the number of worlds sampled. A player that evaluates nothing gives no alternatives. If there
    are any, the choice is among them.
    """

    choice: Action
    alternatives: tuple[Alternative, ...] = ()
    worlds: int = 0
    motives: tuple[Motive, ...] = ()
    endings: tuple[Ending, ...] = ()


def set_apart(
    found: Sequence[Alternative],
    rows: Sequence[Sequence[float]],
    error: Callable[[Sequence[float]], float],
) -> list[Alternative]:
    """
    Return *found* with the *error* of the difference of each from the best.

    *rows* holds the chips of each in the common worlds. A row may end early; the worlds before its end count.
    """
    if not found:
        return []
    best = rows[max(range(len(found)), key=lambda at: found[at].chips)]
    apart = [error([most - chips for most, chips in zip(best, row, strict=False)]) for row in rows]
    return [replace(one, apart=each) for one, each in zip(found, apart, strict=True)]


def best_first(alternatives: list[Alternative]) -> tuple[Alternative, ...]:
    """Sort *alternatives* by their chips, best first; equal ones keep their order."""
    return tuple(sorted(alternatives, key=lambda one: -one.chips))
