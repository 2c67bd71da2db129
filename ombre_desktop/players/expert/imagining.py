"""
What an action before the play comes to: the deal is gone on with in every world, up to the play.

Until then everybody names and exchanges as the textbook has it; the play itself
is perfect, with open cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ombre_desktop.engine import (
    HIDDEN,
    Action,
    Cards,
    PlayRequest,
    Request,
    Role,
    Seat,
    SeatView,
    apply,
    request,
)
from ombre_desktop.engine.cards import in_order
from ombre_desktop.engine.seats import PerSeat
from ombre_desktop.engine.state import DealState
from ombre_desktop.players.memory import known_hand, unseen_cards
from ombre_desktop.players.solver.open_cards import values
from ombre_desktop.players.textbook import Textbook

_TEXTBOOK = Textbook()
_NO_CHANCE = Random(0)


def filled(view: SeatView, number: int, rng: Random) -> list[DealState]:
    """
    So many worlds of a deal that is not yet played: *view*'s position with every hidden card filled in.

    Whoever threw cards kept his trumps: those thrown are taken from the plain cards first.
    """
    state = view.position
    unseen = in_order(unseen_cards(state))
    return [_filled(state, unseen, rng) for _ in range(number)]


def _filled(state: DealState, unseen: Cards, rng: Random) -> DealState:
    cards = list(unseen)
    rng.shuffle(cards)
    dead: list[Cards] = []
    for pile in state.dead:
        thrown = []
        for _ in range(pile.count(HIDDEN)):
            plain = next((card for card in cards if not state.ranking.is_trump(card)), cards[0])
            cards.remove(plain)
            thrown.append(plain)
        dead.append(tuple(card for card in pile if card is not HIDDEN) + tuple(thrown))

    def fill(pile: Cards) -> Cards:
        return tuple(cards.pop() if card is HIDDEN else card for card in pile)

    hands: PerSeat[Cards] = tuple(fill(known_hand(state, Seat(seat))) for seat in range(state.seats))
    return state._replace(hands=hands, talon=fill(state.talon), dead=tuple(dead))


def by_habit(state: DealState, asked: Request) -> Action:
    """What the textbook does."""
    return _TEXTBOOK.decide(SeatView(asked.seat, state), asked, _NO_CHANCE)


def played_out(world: DealState, action: Action) -> DealState:
    """*world* after *action*, gone on with until a card is asked for, or the deal is over."""
    state = apply(world, action).state
    while (asked := request(state)) is not None and not isinstance(asked, PlayRequest):
        state = apply(state, by_habit(state, asked)).state
    return state


def worth(worlds: Sequence[DealState], action: Action, seat: Seat) -> float:
    """What *action*, taken now, brings *seat* on average, in chips, its part of the pool included."""
    deals = [deal for world in worlds if not (deal := played_out(world, action)).is_over]
    shares = (_share(deal, value, seat) for deal, value in zip(deals, values(deals), strict=True))
    return sum(shares) / len(worlds)


def _share(deal: DealState, value: int, seat: Seat) -> float:
    """The part of *seat* in what its side wins or loses."""
    allies = 2 if deal.ally is not None else 1
    chips = value / deal.seats
    if deal.role(seat) is Role.DEFENDER:
        return -chips / (len(deal.ring) - allies)
    return chips / allies
