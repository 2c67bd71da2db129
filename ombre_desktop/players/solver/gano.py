"""
A trick in which a gano binds: somebody who is yet to play has fewer lawful cards than the solver supposes.

The solver knows the rules of following, but not what was said. So the rest of such a trick is played out here
by the rules of the engine (3.6), up to its last card. What follows is solved: nothing binds beyond the trick.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from ombre_desktop.engine import Cards, DealState, PlayCard, PlayRequest, Seat, apply, request
from ombre_desktop.engine.errors import NotReachedError
from ombre_desktop.engine.phases.play import PlayPhase
from ombre_desktop.players.solver.courses import phase_of
from ombre_desktop.players.solver.shares import PerRing, liking
from ombre_desktop.players.solver.standings import Value

T = TypeVar("T")

Best = Callable[[DealState, Seat, Sequence[T]], T]
"""The choice of a seat among the values of its cards."""


def is_bound(deal: DealState) -> bool:
    """Tell whether a gano said in the trick on the table may bind somebody after the seat to move."""
    rule, trick = phase_of(deal.agenda, PlayPhase).gano, deal.play.trick
    if rule is None or not rule.binding or trick is None or not trick.gano:
        return False
    return len(trick.cards) + 1 < len(deal.ring)


def under_gano(
    deal: DealState, cards: Cards, values: Callable[[DealState, Cards], list[T]], best: Best[T]
) -> list[T]:
    """
    Return the value of each of *cards* if the seat to move plays it; without cards, that of the best.

    Args:
        deal: a deal in which a gano binds (see `is_bound`); all cards are known.
        cards: lawful cards of the seat to move.
        values: the values of the lawful cards of the next seat, once one of *cards* has been played.
        best: the choice of a seat among the values of its cards.
    """
    found = []
    for card in cards or _asked(deal).cards:
        after = apply(deal, PlayCard(card)).state
        asked = _asked(after)
        found.append(best(after, asked.seat, values(after, asked.cards)))
    return found if cards else [best(deal, _asked(deal).seat, found)]


def for_the_side(deal: DealState, seat: Seat, values: Sequence[Value]) -> Value:
    """Choose the value that is best for the side of *seat*; values count for the Ombre's side."""
    return (max if seat in (deal.ombre, deal.ally) else min)(values)


def for_itself(deal: DealState, seat: Seat, values: Sequence[PerRing]) -> PerRing:
    """Choose the ring's values that are best for *seat*; among equals, as in `shares`."""
    side = sum(1 << at for at, other in enumerate(deal.ring) if other in (deal.ombre, deal.ally))
    return max(values, key=partial(liking, seat=deal.ring.index(seat), side=side))


def _asked(deal: DealState) -> PlayRequest:
    """Return the request for the card that is due."""
    asked = request(deal)
    if not isinstance(asked, PlayRequest):
        raise NotReachedError("card to be played")
    return asked
