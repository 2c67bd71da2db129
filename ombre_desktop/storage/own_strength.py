"""
The person's strength, counted in levels, by the choices of theirs that were judged.

It follows from the same figures as *How well you choose*: the share of costly choices, compared with those of
the levels (`level_marks.py`). Results are no part of it, as the luck of the cards in twenty deals is as large
as the difference between novice and steady.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import sqrt

from ombre_desktop.storage.level_marks import OF_STRENGTHS
from ombre_desktop.storage.mark import Mark
from ombre_desktop.storage.skill import JudgedDeal, deals_judged
from ombre_desktop.storage.statistics import Scope
from ombre_desktop.value import Value

USUAL = 1.0
"""The strength of somebody of whom nothing is known: steady."""
WEIGHT = 6.0
"""The number of choices for which that counts; a deal of Renegado has about eight."""
FADES = 0.97
"""The weight of a deal in parts of that of the next: half of what is known of a game is 23 deals old."""
ELSEWHERE = 40.0
"""The most choices for which deals of other games count."""
MOST, SITTINGS = 200, 50
"""The latest deals that are looked at, and the latest sittings, as a long history would take too long."""
_LATEST = "SELECT game_id FROM sitting WHERE binned IS NULL ORDER BY played DESC LIMIT ?"


class OwnStrength(Value):
    """
    A *strength* in levels, from 0 (novice) to 3 (expert), with its standard *error*, by a number of *deals*.

    Without any deal, it is the usual strength.
    """

    strength: float = USUAL
    error: float = 1.0
    deals: int = 0


class _Sum(Value):
    """Weighted sums over deals: choices, costly choices, and what the square of the error adds up to."""

    choices: float = 0.0
    costly: float = 0.0
    square: float = 0.0

    def times(self, factor: float) -> _Sum:
        """Return the sum of the same deals with a weight that is *factor* as large."""
        return _Sum(factor * self.choices, factor * self.costly, factor * factor * self.square)

    def plus(self, other: _Sum) -> _Sum:
        """Return the sum of all deals of both."""
        return _Sum(self.choices + other.choices, self.costly + other.costly, self.square + other.square)


def strength_at(share: float) -> float:
    """
    Return the strength of somebody with this *share* of costly choices in a hundred.

    Between two levels it is proportional; nobody is beyond the first or the last.
    """
    for (weaker, most), (stronger, least) in pairwise(OF_STRENGTHS):
        if share >= least:
            part = min(1.0, (most - share) / (most - least))
            return max(0.0, weaker + part * (stronger - weaker))
    return OF_STRENGTHS[-1][0]


def share_at(strength: float) -> float:
    """Return the share of costly choices in a hundred at a *strength*."""
    for (weaker, most), (stronger, least) in pairwise(OF_STRENGTHS):
        if strength <= stronger:
            return most + (least - most) * (strength - weaker) / (stronger - weaker)
    return OF_STRENGTHS[-1][1]


def strength_of(deals: Sequence[JudgedDeal], game: str) -> OwnStrength:
    """
    Return the person's strength in a *game* by judged *deals*, the latest first.

    Older deals count for less. Deals of other games count as well, all together for no more than a few.
    """
    here = _sum_of(one for one in deals if one.game == game)
    there = _sum_of(one for one in deals if one.game != game)
    known = here.plus(there.times(min(1.0, ELSEWHERE / max(1.0, there.choices))))
    usual = share_at(USUAL)
    choices = known.choices + WEIGHT
    share = (100 * known.costly + WEIGHT * usual) / choices
    strength = strength_at(share)
    error = 100 * sqrt(known.square + usual / 100 * WEIGHT) / choices
    return OwnStrength(strength, _slope(strength) * error, len(deals))


def latest_deals(database: sqlite3.Connection) -> tuple[JudgedDeal, ...]:
    """Return the judged deals of the person's latest sittings, played without help, the latest deal first."""
    found: list[JudgedDeal] = []
    for (sitting,) in database.execute(_LATEST, (SITTINGS,)).fetchall():
        for in_points in (False, True):
            scope = Scope(in_points=in_points, sitting=sitting, marks=(Mark.CLEAN,))
            found += deals_judged(database, scope)
    return tuple(sorted(found, key=lambda one: one.settled, reverse=True)[:MOST])


def _sum_of(deals: Iterable[JudgedDeal]) -> _Sum:
    """Return the sum of *deals*, the latest first; each older one counts for less."""
    total, weight = _Sum(), 1.0
    for one in deals:
        # The costly choices of a deal vary about as their number.
        total = total.plus(_Sum(one.choices, one.costly, one.costly).times(weight))
        weight *= FADES
    return total


def _slope(strength: float) -> float:
    """Return the levels by which a strength changes with one costly choice in a hundred."""
    for (weaker, most), (stronger, least) in pairwise(OF_STRENGTHS):
        if strength <= stronger:
            return (stronger - weaker) / (most - least)
    return 0.0
