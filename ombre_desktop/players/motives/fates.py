"""The fates of a deal: how it can still end, once somebody takes the trick on the table."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from itertools import combinations_with_replacement, product

from ombre_desktop.engine import Result, Seat
from ombre_desktop.engine.phases.settlement import SettlePhase
from ombre_desktop.engine.seats import Ring, with_seat
from ombre_desktop.engine.state import DealState

MOST = 130
"""The most ways to share out the tricks left that are looked at; before that, no trick decides a deal."""


class Fate(Enum):
    """The end of a deal for the Ombre."""

    WON = "won"
    TIED = "tied"
    LOST = "lost"


_OPEN = {Fate.WON, Fate.LOST}
_OF_RESULTS = {
    Result.SACADA: Fate.WON,
    Result.VOLE: Fate.WON,
    Result.MAN_WINS: Fate.WON,
    Result.PUESTA: Fate.TIED,
    Result.CODILLE: Fate.LOST,
    Result.FAILED_VOLE: Fate.LOST,
    Result.MAN_LOSES: Fate.LOST,
}


def fates_after(state: DealState, taker: Seat, left: int) -> frozenset[Fate]:
    """
    Return every way in which the deal can end if *taker* takes this trick, and *left* more are played.

    The rule of the game decides each of them (rule 1.12), whatever the cards are. Return all fates if it can
    be both won and lost, or ends in another way, and where there are too many ways to look at.
    """
    rule = next(phase for phase in state.agenda if isinstance(phase, SettlePhase)).outcome

    def fate(winners: Ring) -> Fate | None:
        playing = state.play
        won = playing.won
        for seat in winners:
            won = with_seat(won, seat, won[seat] + 1)
        ended = playing._replace(won=won, winners=(*playing.winners, *winners))
        return _OF_RESULTS.get(rule.outcome(state._replace(playing=ended)).result)

    extremes = {fate((taker, *(seat,) * left)) for seat in state.ring}
    if None in extremes or extremes >= _OPEN:
        return frozenset(Fate)
    ways = _shared_out(state, left)
    if ways is None:
        return frozenset(Fate)
    return frozenset(each for winners in ways if (each := fate((taker, *winners))))


def _shared_out(state: DealState, left: int) -> Iterable[Ring] | None:
    """Return the takers of *left* tricks in every way that may matter; None if there are too many."""
    seats = (state.the_ombre, _against(state)) if state.ruleset.together else state.ring
    in_order = state.ruleset.target is not None and not state.ruleset.together
    ways = product(seats, repeat=left) if in_order else combinations_with_replacement(seats, left)
    return ways if _count(len(seats), left, in_order=in_order) <= MOST else None


def _count(seats: int, left: int, *, in_order: bool) -> int:
    if in_order:
        return int(seats**left)
    count = 1
    for one in range(1, seats):
        count = count * (left + one) // one
    return count


def _against(state: DealState) -> Seat:
    """Return a seat that plays against the Ombre's side."""
    return next(seat for seat in state.ring if seat not in (state.the_ombre, state.ally))
