"""
Advice: what a player would do, what else was weighed, and why.

A value that crosses to another process as it is. It holds no sentence: a reason is a key with facts, for
whoever writes for people.
"""

from __future__ import annotations

from ombre_desktop.engine import Action
from ombre_desktop.value import Value

OWN_WORLDS = 0
"""As a budget: as many worlds as the player imagines to decide, so that the choice is its decision."""

Fact = int | str


class Alternative(Value):
    """
    One *action* that was weighed, and what it should bring the seat that asks.

    *chips* are expected from now on, the seat's part of the pool included; in a game of points they are
    points above the mean of all seats. *error* is the standard error that is due to the worlds imagined:
    0 where all were counted. Alternatives of one advice are weighed in the same worlds, so that they
    differ more surely than their errors tell. *wins* is the chance that the seat's side gains by the deal.
    """

    action: Action
    chips: float
    error: float
    wins: float


class Reason(Value):
    """Why the choice is good: a *key* such as ``no_matador``, with the *facts* that a sentence needs."""

    key: str
    facts: tuple[tuple[str, Fact], ...] = ()


class Advice(Value):
    """
    The *choice* of a player, the *alternatives* it weighed, the best first, and its *reasons*.

    *worlds* is the number of worlds that were imagined. Who does not weigh has no alternatives; where
    there are any, the choice is among them.
    """

    choice: Action
    alternatives: tuple[Alternative, ...] = ()
    worlds: int = 0
    reasons: tuple[Reason, ...] = ()


def best_first(alternatives: list[Alternative]) -> tuple[Alternative, ...]:
    """*alternatives* in the order of their chips; equal ones stay as they are."""
    return tuple(sorted(alternatives, key=lambda one: -one.chips))
