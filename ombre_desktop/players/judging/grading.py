"""
Grades by cost: from how many chips a decision is doubtful, bad or a blunder.

A grade is given by the cost less its standard error, because the best of several noisy estimates is
usually too good. A cost within two standard errors is never graded.
"""

from __future__ import annotations

from ombre_desktop.players.judging.verdict import SURELY, Grade, Kind
from ombre_desktop.value import Value

VAGUE = 0.5
"""The standard error, in chips, above which a small cost cannot be told from none."""
POINT = 10.0
"""The chips that a point counts for in a game of points, where a deal decides one or two of them."""


class Limits(Value):
    """The chips from which a decision is *doubtful*, *bad*, and a *blunder*."""

    doubtful: float
    bad: float
    blunder: float


OF_CARDS = Limits(doubtful=0.5, bad=1.5, blunder=4.0)
OF_BIDS = Limits(doubtful=3.0, bad=3.0, blunder=6.0)
"""Bids are never doubtful: so small a difference between two bids cannot be told."""
BY_BIDS = frozenset({Kind.BID, Kind.TRUMP})
"""The kinds that are graded as bids."""


def limits_of(kind: Kind) -> Limits:
    """Return the limits for decisions of *kind*."""
    return OF_BIDS if kind in BY_BIDS else OF_CARDS


def grade_of(kind: Kind, cost: float, error: float, *, in_points: bool = False) -> Grade:
    """Grade a decision of *kind* by its *cost* and the standard *error* of that."""
    scale = POINT if in_points else 1.0
    cost, error = cost * scale, error * scale
    if cost < SURELY * error:
        return Grade.CANNOT_BE_TOLD if error > VAGUE else Grade.FINE
    limits, certain = limits_of(kind), cost - error
    if certain >= limits.blunder:
        return Grade.BLUNDER
    if certain >= limits.bad:
        return Grade.BAD
    return Grade.DOUBTFUL if certain >= limits.doubtful else Grade.FINE
