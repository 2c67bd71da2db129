"""
Judging bids that have no fitted model: textbooks play the deal out, each seeing only its own cards.

Open cards would be unfair to the Ombre by several chips. A deal is dealt again for each world, so that no
seat's view holds a card it could not know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random

from ombre_desktop.engine import (
    HIDDEN,
    Action,
    DealState,
    Layout,
    Seat,
    SeatView,
    advance,
    refusal,
    request,
    start,
    view,
)
from ombre_desktop.engine.cards import Cards, in_order
from ombre_desktop.engine.chips import pool_change
from ombre_desktop.players.judging.paired import Paired
from ombre_desktop.players.memory import unseen_cards
from ombre_desktop.players.solver.halt import unless_halted
from ombre_desktop.players.textbook import Textbook

UNUSUAL = 0.2
"""The probability that a seat says something else than the textbook would with its cards."""
PATIENCE = 40
"""The most deals tried for each world that is kept."""
_TEXTBOOK = Textbook()


def of_playouts(seen: SeatView, actions: Sequence[Action], number: int, rng: Random) -> Paired | None:
    """Compare *actions* in up to *number* worlds; None if no world agrees with what was said."""
    worlds = list(islice(worlds_of(seen, rng, number * PATIENCE), number))
    if not worlds:
        return None
    rows = tuple([_ended(world, each, seen.seat) for world in unless_halted(worlds)] for each in actions)
    wins = tuple(sum(value > 0 for value in row) / len(row) for row in rows)
    return Paired(tuple(actions), rows, wins, len(worlds))


def can_be_dealt_again(seen: SeatView) -> bool:
    """Tell whether every card still lies where it was dealt or was turned up openly."""
    return not any(seen.position.drawn) and seen.position.playing is None


def worth_to_seat(ended: DealState, seat: Seat) -> float:
    """
    Return what the settled deal *ended* was worth to *seat*, so that all seats together gain nothing.

    In chips with the seat's share of the change in the pool, or in points above the mean of all seats.
    """
    settlement, seats = ended.settled, ended.seats
    if settlement.scores_after:
        return settlement.points[seat] - sum(settlement.points) / seats
    return settlement.net[seat] + pool_change(settlement.payments) / seats


def worlds_of(seen: SeatView, rng: Random, most: int) -> Iterator[DealState]:
    """Yield deals that lead to the position of *seen*, likelier ones more often; try *most* of them."""
    unseen = in_order(unseen_cards(seen.position))
    for _ in unless_halted(range(most)):
        world = _replayed(seen, _dealt(seen.position, unseen, rng), rng)
        if world is not None:
            yield world


def _dealt(position: DealState, unseen: Cards, rng: Random) -> Layout:
    cards = list(unseen)
    rng.shuffle(cards)

    def fill(pile: Cards) -> Cards:
        return tuple(cards.pop() if card is HIDDEN else card for card in pile)

    return Layout(tuple(in_order(fill(hand)) for hand in position.layout.hands), fill(position.layout.talon))


def _replayed(seen: SeatView, layout: Layout, rng: Random) -> DealState | None:
    """Replay what was said with the cards of *layout*; None if that is impossible, or unlikely."""
    position = seen.position
    state = start(position.ruleset, position.dealer, layout, position.stakes).state
    for move in position.history:
        asked = request(state)
        if asked is None or asked.seat != move.seat or refusal(state, move.action) is not None:
            return None
        if move.seat != seen.seat:
            usual = _TEXTBOOK.chosen(view(state, asked.seat), asked)
            if usual != move.action and rng.random() >= UNUSUAL:
                return None
        state = advance(state, move.action).state
    asked = request(state)
    return state if asked is not None and asked.seat == seen.seat else None


def _ended(world: DealState, action: Action, seat: Seat) -> float:
    """Return what the deal is worth to *seat* if it takes *action* and textbooks play on."""
    state = advance(world, action).state
    while (asked := request(state)) is not None:
        state = advance(state, _TEXTBOOK.chosen(view(state, asked.seat), asked)).state
    return worth_to_seat(state, seat)
