"""
The worth of any throw in an exchange, found in rounds of common worlds.

A round is small, and its worlds follow from what the seat has seen and from its number alone. So throws that
are asked for one after the other are compared in the same worlds, and the figures of all rounds add up.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ombre_desktop.engine import Card, Discard, ExchangeRequest, SeatView, refusal
from ombre_desktop.engine.cards import in_order
from ombre_desktop.players.bidding import best_suit, suits_of
from ombre_desktop.players.decency import Throw, is_decent
from ombre_desktop.players.discarding import keeping, thrown
from ombre_desktop.players.errors import BeyondSolverError, NoTrumpError
from ombre_desktop.players.expert.rollout import by_habit, roll_out, sample_worlds, values_of
from ombre_desktop.players.own_nolo import own_game
from ombre_desktop.players.seeds import seed_of, seed_text
from ombre_desktop.players.solver.core import COMPILED
from ombre_desktop.players.solver.halt import unless_halted

WORLDS, WORLDS_INTERPRETED = 24, 4
"""The number of worlds of a round, with the compiled solver and without."""
TRIED = 14
"""The most throws that are tried beside the usual one."""
STAGE = 100
"""The stage of the first round: none of the judge's has such a number, so that its worlds are others."""


def brought(view: SeatView, throws: Sequence[Discard], number: int) -> list[list[float]]:
    """
    Return the chips that each of *throws* brings the seat of *view* in each world of round *number*.

    There are none if the game has nothing that can be solved.
    """
    seen = own_game(view)
    seed = seed_of(seed_text(seen.position), STAGE + number, seen.seat, len(seen.position.history))
    worlds = sample_worlds(seen, WORLDS if COMPILED else WORLDS_INTERPRETED, Random(seed))
    try:
        return [
            values_of([roll_out(world, throw) for world in unless_halted(worlds)], seen.seat)
            for throw in throws
        ]
    except (BeyondSolverError, NoTrumpError):
        return []


def worth_weighing(view: SeatView, asked: ExchangeRequest, near: Discard | None = None) -> list[Discard]:
    """
    Return a throw and those that differ from it by one card, or by two that change places.

    The throw is *near*, or else the usual one. The others are those that least change what the kept cards
    are worth, as far as the rules allow them and none is odd (`decency`). Before trumps are named, the best
    suit of the hand stands for them.
    """
    base = near or _usual(view, asked)
    gone = set(base.cards)
    free = set(view.hand if asked.among is None else asked.among) - set(asked.bound)
    state = view.position
    ranking = state.ranking if state.trump else state.ruleset.ranking(best_suit(view, suits_of(view)))
    worth = {card: keeping(card, view.hand, ranking) for card in view.hand}

    def strain(change: frozenset[Card]) -> int:
        """Return how much the worth of the cards that are kept would change."""
        return abs(sum(worth[card] if card in gone else -worth[card] for card in change))

    single = {frozenset({card}) for card in free}
    swapped = {frozenset({one, other}) for one in free & gone for other in free - gone}
    changes = sorted(single | swapped, key=lambda change: (strain(change), sorted(map(str, change))))
    ways = [base, *(Discard(in_order(gone ^ change)) for change in changes)]
    lawful = [way for way in ways if refusal(view, way) is None]
    if state.trump is not None:
        lawful = [way for way in lawful if way == base or is_decent(Throw(view, asked, way.cards))]
    return lawful[: TRIED + 1]


def _usual(view: SeatView, asked: ExchangeRequest) -> Discard:
    """Return the textbook's throw, also where it would rather say a word."""
    usual = by_habit(view.position, asked)
    return Discard(in_order(usual.cards if isinstance(usual, Discard) else thrown(view, asked)))
