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
    CallRequest,
    Cards,
    PlayRequest,
    Request,
    Role,
    Say,
    Seat,
    SeatView,
    Word,
    apply,
    request,
)
from ombre_desktop.engine.cards import in_order
from ombre_desktop.engine.chips import net_of, pool_change
from ombre_desktop.engine.seats import PerSeat
from ombre_desktop.engine.state import DealState
from ombre_desktop.players.expert.hearing import credit
from ombre_desktop.players.memory import known_hand, unseen_cards
from ombre_desktop.players.solver.open_cards import values
from ombre_desktop.players.textbook import Textbook

PASS = Say(Word.PASS)
PATIENCE = 8
"""How many worlds are tried for one that goes with what was said."""
OMBRES_PART = 2 / 3
"""What of the game concerns an Ombre who has an ally (rule 3.11)."""
_TEXTBOOK = Textbook()
_NO_CHANCE = Random(0)


def filled(view: SeatView, number: int, rng: Random) -> list[DealState]:
    """
    So many worlds of a deal that is not yet played: *view*'s position with every hidden card filled in.

    Whoever threw cards kept his trumps: those thrown are taken from the plain cards first.
    A world in which somebody would hardly have bid or passed as he did is seldom taken.
    """
    state = view.position
    unseen = in_order(unseen_cards(state))
    return [_likely(state, view.seat, unseen, rng) for _ in range(number)]


def _likely(state: DealState, seat: Seat, unseen: Cards, rng: Random) -> DealState:
    others = [other for other in state.ring if other != seat and not state.drawn[other]]
    for _ in range(PATIENCE):
        world = _filled(state, unseen, rng)
        if all(rng.random() < credit(state, other, world.hands[other]) for other in others):
            break
    return world


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


def played_out(world: DealState, action: Action, *, unopposed: bool = False) -> DealState:
    """
    *world* after *action*, gone on with until a card is asked for, or the deal is over.

    *Unopposed* all others pass.
    """
    state = apply(world, action).state
    while (asked := request(state)) is not None and not isinstance(asked, PlayRequest):
        says_nothing = unopposed and isinstance(asked, CallRequest)
        state = apply(state, PASS if says_nothing else by_habit(state, asked)).state
    return state


def worth(worlds: Sequence[DealState], action: Action, seat: Seat) -> float:
    """What *action*, taken now, brings *seat* on average, in chips, its part of the pool included."""
    return sum(worths([played_out(world, action) for world in worlds], seat)) / len(worlds)


def worths(deals: Sequence[DealState], seat: Seat) -> list[float]:
    """What each of *deals*, about to be played or over, brings *seat* with its part of the pool, in chips."""
    played = [deal for deal in deals if not deal.is_over]
    found = iter(values(played))
    return [_paid(deal, seat) + (0.0 if deal.is_over else _share(deal, next(found), seat)) for deal in deals]


def _paid(deal: DealState, seat: Seat) -> float:
    """What was paid already: for matadors as trump was named, or because nobody plays."""
    return net_of(deal.payments, deal.seats)[seat] + pool_change(deal.payments) / deal.seats


def _share(deal: DealState, value: int, seat: Seat) -> float:
    """The part of *seat* in what the side of the Ombre wins or loses."""
    chips = value / deal.seats
    if deal.role(seat) not in (Role.OMBRE, Role.ALLY):
        return -chips / (deal.seats - (1 if deal.ally is None else 2))
    if deal.ally is None:
        return chips
    return chips * (OMBRES_PART if seat == deal.ombre else 1 - OMBRES_PART)
