"""
Grades by cost: from which part of the stake a decision is doubtful, bad or a blunder.

A grade is given by the cost less its standard error, because the best of several noisy estimates is
usually too good. A cost within two standard errors is never graded.
"""

from __future__ import annotations

from ombre_desktop.players.judging.verdict import SURELY, Grade, Kind, Verdict
from ombre_desktop.value import Value


class Limits(Value):
    """The costs from which a decision is *doubtful*, *bad*, and a *blunder*, in parts of the stake."""

    doubtful: float
    bad: float
    blunder: float


class Measure(Value):
    """
    The least costs that count, in any game, in parts of the stake of the game in hand.

    The stake is what it costs to lose that game (`stake_of`). The parts are those of Renegado, where they
    were found in chips: at its usual stake of 20 the limits of cards are 0.5, 1.5 and 4 chips. They hold
    in all games because there, too, what the Ombre wins or loses spreads by 0.7 to 1.2 stakes (150 deals of
    textbooks in each game).

    *cards* and *bids* are the limits of grades. Bids are never doubtful: so small a difference between two
    bids cannot be told. *vague* is the standard error above which a small cost cannot be told from none.
    *dear* and *unclear* are the cost and the error above which more worlds are worth their time: 0.01 and
    0.0075 took 15 % longer in Renegado and 50 % in French Ombre, and changed 2 of 156 grades. A choice is
    *praised* in a review if every other would have cost that much more, and *applauded* at the table; it is
    *surprising* if the textbook's would have. A choice before was *given_back* by one that costs that part
    of it. From *taught* on, the teacher of a lesson asks for another choice.
    """

    cards: Limits = Limits(doubtful=0.025, bad=0.075, blunder=0.2)
    bids: Limits = Limits(doubtful=0.15, bad=0.15, blunder=0.3)
    vague: float = 0.025
    dear: float = 0.0125
    unclear: float = 0.015
    praised: float = 0.05
    applauded: float = 0.15
    surprising: float = 0.05
    given_back: float = 0.5
    taught: float = 0.15

    def limits_of(self, kind: Kind) -> Limits:
        """Return the limits for decisions of *kind*."""
        return self.bids if kind in BY_BIDS else self.cards

    def grade_of(self, kind: Kind, cost: float, error: float) -> Grade:
        """Grade a decision of *kind* by its *cost* and the *error* of that, in parts of the stake."""
        if cost < SURELY * error:
            return Grade.CANNOT_BE_TOLD if error > self.vague else Grade.FINE
        limits, certain = self.limits_of(kind), cost - error + ROUNDING
        if certain >= limits.blunder:
            return Grade.BLUNDER
        if certain >= limits.bad:
            return Grade.BAD
        return Grade.DOUBTFUL if certain >= limits.doubtful else Grade.FINE

    def pays(self, kind: Kind, cost: float, error: float) -> bool:
        """Tell whether more worlds may change the grade; a sure blunder stays one, as does a trifle."""
        limits, doubt = self.limits_of(kind), SURELY * error
        if cost <= self.dear or error <= self.unclear:
            return False
        return cost + doubt >= limits.doubtful and cost - doubt < limits.blunder

    def praises(self, verdict: Verdict) -> bool:
        """Tell whether a review praises the choice that was judged."""
        return verdict.spared >= self.praised * verdict.stake

    def surprises(self, verdict: Verdict) -> bool:
        """Tell whether the choice is better than the usual one, by more than a trifle."""
        return verdict.gained >= self.surprising * verdict.stake

    def applauds(self, verdict: Verdict) -> bool:
        """Tell whether the coach praises the choice at the table."""
        return verdict.spared >= self.applauded * verdict.stake


BY_BIDS = frozenset({Kind.BID, Kind.TRUMP})
"""The kinds that are graded as bids."""
ROUNDING = 1e-9
"""The part of the stake by which a limit may be missed by rounding."""
MEASURE = Measure()
"""The measure of all games."""
