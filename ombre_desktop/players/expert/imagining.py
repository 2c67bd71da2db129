"""
What an action before the play comes to: the deal is gone on with in every world, up to the play.

Until then everybody names and exchanges as the textbook has it; the play itself
is perfect, with open cards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from ombre_desktop.engine import (
    HIDDEN,
    Action,
    CallRequest,
    Card,
    Cards,
    PlayRequest,
    Ranking,
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
from ombre_desktop.engine.state import DealState
from ombre_desktop.players.expert.bid_likelihood import bid_likelihood
from ombre_desktop.players.expert.likelihood import (
    KEPT,
    LEAVE,
    THROWN,
    Row,
    exchangers,
    game_of,
    kind_of,
)
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

    An Ombre who has a trump, and whoever has exchanged, holds what such players are found to hold.
    A world in which somebody would hardly have bid or passed as he did is seldom taken.
    """
    state = view.position
    unseen = in_order(unseen_cards(state))
    rows = _rows(state, view.seat)
    spoke = [seat for seat in state.ring if seat != view.seat and seat not in rows]
    return [_likely(state, unseen, rows, spoke, rng) for _ in range(number)]


def _rows(state: DealState, seat: Seat) -> dict[Seat, Row]:
    """How likely each kind of card is among those that other seats have kept, or play with as they are."""
    if state.trump is None or state.ombre is None:
        return {}
    game, who = game_of(state), exchangers(state)
    return {
        other: KEPT[who[other], game]
        for other in state.ring
        if other != seat and (state.drawn[other] or other == state.ombre)
    }


def _likely(
    state: DealState, unseen: Cards, rows: dict[Seat, Row], spoke: Sequence[Seat], rng: Random
) -> DealState:
    for _ in range(PATIENCE):
        world = _filled(state, unseen, rows, rng)
        if all(rng.random() < bid_likelihood(state, other, world.hands[other]) for other in spoke):
            break
    return world


def _filled(state: DealState, unseen: Cards, rows: dict[Seat, Row], rng: Random) -> DealState:
    cards = list(unseen)
    hands: list[Cards] = [known_hand(state, Seat(seat)) for seat in range(state.seats)]
    dead = list(state.dead)
    for seat, row in rows.items():
        kept = hands[seat].count(HIDDEN) - state.drawn[seat].count(HIDDEN)
        hands[seat] = _taken(hands[seat], kept, cards, _chance(row, state.ranking, rng))
        thrown = _chance(THROWN[seat == state.ombre], state.ranking, rng)
        dead[seat] = _taken(dead[seat], len(dead[seat]), cards, thrown)
    rng.shuffle(cards)

    def fill(pile: Cards) -> Cards:
        return tuple(cards.pop() if card is HIDDEN else card for card in pile)

    return state._replace(hands=tuple(map(fill, hands)), talon=fill(state.talon), dead=tuple(map(fill, dead)))


def _chance(row: Row, ranking: Ranking, rng: Random) -> Callable[[Card], float]:
    """A number for a card, the higher the likelier *row* has it."""
    return lambda card: rng.random() ** (1 / max(LEAVE, row[kind_of(card, ranking)]))


def _taken(pile: Cards, number: int, cards: list[Card], chance: Callable[[Card], float]) -> Cards:
    """*Pile* with so many hidden cards of it taken out of *cards*, those of the best *chance*."""
    drawn = sorted(cards, key={card: chance(card) for card in cards}.__getitem__)
    found = drawn[len(cards) - max(0, number) :]
    for card in found:
        cards.remove(card)
    known = tuple(card for card in pile if card is not HIDDEN)
    return known + tuple(found) + (HIDDEN,) * (len(pile) - len(known) - len(found))


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
