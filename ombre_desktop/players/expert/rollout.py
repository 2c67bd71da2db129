"""
Rollouts of actions before the play: every sampled world is simulated up to the first card.

In a rollout, all seats bid, name trump and exchange as the textbook does. The play is then solved exactly,
with open cards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
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
    price,
    request,
)
from ombre_desktop.engine.cards import in_order
from ombre_desktop.engine.chips import net_of, pool_change
from ombre_desktop.engine.state import DealState
from ombre_desktop.players.expert.bid_likelihood import bid_likelihood
from ombre_desktop.players.expert.call_likelihood import call_evidence
from ombre_desktop.players.expert.likelihood import (
    KEPT,
    LEAVE,
    THROWN,
    Row,
    dealt_row,
    exchangers,
    game_of,
    kind_of,
    plays_as_dealt,
    softer,
)
from ombre_desktop.players.memory import known_hand, unseen_cards
from ombre_desktop.players.solver.halt import unless_halted
from ombre_desktop.players.solver.open_cards import values
from ombre_desktop.players.textbook import Textbook

PASS = Say(Word.PASS)
PATIENCE = 8
"""The most worlds sampled in search of one that agrees with the bids."""
OMBRES_PART = 2 / 3
"""The Ombre's share of the gains and losses of a side with an ally (rule 3.11)."""
HALF = 1 / 2
"""The same where the players pay each other and nothing is staked (26.1), and of fixed partners (25.2)."""
_TEXTBOOK = Textbook()


def sample_worlds(view: SeatView, number: int, rng: Random) -> list[DealState]:
    """
    Sample *number* worlds of a deal before its play: the position of *view* with all hidden cards filled in.

    The hands of an Ombre who has named trump, and of seats that have exchanged, follow the likelihood of the
    cards kept. Worlds in which the bids heard are unlikely are mostly rejected.
    """
    state = view.position
    unseen = in_order(unseen_cards(state))
    rows = _rows(state, view.seat)
    spoke = [seat for seat in state.ring if seat != view.seat and seat not in rows]
    return [_sample(state, unseen, rows, spoke, rng) for _ in unless_halted(range(number))]


def weighed_worlds(view: SeatView, number: int, rng: Random) -> list[tuple[DealState, float]]:
    """
    Sample worlds as in `sample_worlds`, each with the likelihood of the bids heard instead of being rejected.

    The mean over many of them is exact, while a rejected world is tried again only `PATIENCE` times. What a
    seat kept tells less than there (`SOFTER`).
    """
    state = view.position
    unseen = in_order(unseen_cards(state))
    rows = {seat: softer(row) for seat, row in _rows(state, view.seat).items()}
    calls = call_evidence(state)
    spoke = [seat for seat in calls if seat != view.seat and seat not in rows]
    worlds = (_complete(state, unseen, rows, rng) for _ in unless_halted(range(number)))
    return [(each, prod(calls[one].chance(each.hands[one]) for one in spoke)) for each in worlds]


def _rows(state: DealState, seat: Seat) -> dict[Seat, Row]:
    """Return, for each other seat that kept cards by choice, the likelihood of each kind of card there."""
    if state.trump is None or state.ombre is None:
        return {}
    if plays_as_dealt(state):
        return {} if state.ombre == seat else {state.ombre: dealt_row(state, state.ombre)}
    game, who = game_of(state), exchangers(state)
    return {
        other: KEPT[who[other], game]
        for other in state.ring
        if other != seat and (state.drawn[other] or other == state.ombre)
    }


def _sample(
    state: DealState, unseen: Cards, rows: dict[Seat, Row], spoke: Sequence[Seat], rng: Random
) -> DealState:
    for _ in range(PATIENCE):
        world = _complete(state, unseen, rows, rng)
        if all(rng.random() < bid_likelihood(state, other, world.hands[other]) for other in spoke):
            break
    return world


def _complete(state: DealState, unseen: Cards, rows: dict[Seat, Row], rng: Random) -> DealState:
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
    """Return a random key for weighted sampling without replacement (Efraimidis and Spirakis, 2006)."""
    return lambda card: rng.random() ** (1 / max(LEAVE, row[kind_of(card, ranking)]))


def _taken(pile: Cards, number: int, cards: list[Card], chance: Callable[[Card], float]) -> Cards:
    """Move the *number* cards of highest *chance* from *cards* to hidden places of *pile*."""
    drawn = sorted(cards, key={card: chance(card) for card in cards}.__getitem__)
    found = drawn[len(cards) - max(0, number) :]
    for card in found:
        cards.remove(card)
    known = tuple(card for card in pile if card is not HIDDEN)
    return known + tuple(found) + (HIDDEN,) * (len(pile) - len(known) - len(found))


def by_habit(state: DealState, asked: Request) -> Action:
    """Return the textbook's action."""
    return _TEXTBOOK.chosen(SeatView(asked.seat, state), asked)


def roll_out(world: DealState, action: Action, *, unopposed: bool = False) -> DealState:
    """
    Roll out *world* after *action*, until the first card is to be played or the deal is over.

    If *unopposed*, every later call is a pass.
    """
    state = apply(world, action).state
    while (asked := request(state)) is not None and not isinstance(asked, PlayRequest):
        says_nothing = unopposed and isinstance(asked, CallRequest)
        state = apply(state, PASS if says_nothing else by_habit(state, asked)).state
    return state


def values_of(deals: Sequence[DealState], seat: Seat) -> list[float]:
    """Return the value of each of *deals* for *seat*, in chips with its share of the pool."""
    played = [deal for deal in deals if not deal.is_over]
    found = iter(values(played))
    return [
        _paid(deal, seat) + (0.0 if deal.is_over else share(deal, next(found) / deal.seats, seat))
        for deal in deals
    ]


def _paid(deal: DealState, seat: Seat) -> float:
    """Return what *seat* was paid before the play: for matadors when trump was named, or as all passed."""
    return net_of(deal.payments, deal.seats)[seat] + pool_change(deal.payments) / deal.seats


def _sharers(deal: DealState) -> int:
    """Return the number of seats that share what the Ombre's side wins or loses, or what each of it does."""
    if deal.ruleset.partners:
        return 1 if deal.ally is None else 2  # both partners hold the same stones
    if deal.ruleset.between_players and not deal.the_contract.calls:
        # A seat that sits out may settle nothing.
        worth = price(deal, deal.the_contract)
        return deal.seats - 1 if worth is None else worth.heads(deal.seats)
    return deal.seats - (1 if deal.ally is None else 2)


def share(deal: DealState, chips: float, seat: Seat) -> float:
    """Return the share of *seat* in the *chips* that the Ombre's side wins or loses."""
    if deal.role(seat) not in (Role.OMBRE, Role.ALLY):
        return -chips / _sharers(deal)
    if deal.ally is None:
        return chips
    part = HALF if deal.ruleset.between_players or deal.ruleset.partners else OMBRES_PART
    return chips * (part if seat == deal.ombre else 1 - part)
