"""
Set deals: play against a person with all cards open, so that only the right plan wins.

A set deal is won if the Ombre's side gains by its settlement, or for a defender if it does not. No seat of
the table's own deals plays in this way: it needs the whole record, which no `SeatView` holds.
"""

from __future__ import annotations

from itertools import count

from ombre_desktop.engine import (
    Action,
    Card,
    Cards,
    DealState,
    PlayCard,
    PlayRequest,
    Request,
    Role,
    Seat,
    SeatView,
    advance,
    request,
    steps_of,
    view,
)
from ombre_desktop.players.equals import equals_of
from ombre_desktop.players.judging.open_play import best_open
from ombre_desktop.players.judging.playouts import worth_to_seat
from ombre_desktop.players.solver.halt import unless_halted
from ombre_desktop.players.solver.open_cards import values_of_cards
from ombre_desktop.value import Value

CLOSING = 6
"""The cards in the hand of a second opponent in turn, up to which every card of that hand is tried."""


class Outcome(Value):
    """The *cards* that a seat may play, and the ones that *keep* the win for the person's side (*keeps*)."""

    cards: Cards
    keeps: Cards


def is_with(state: DealState, seat: Seat, person: Seat) -> bool:
    """Tell whether *seat* is on the same side as *person*."""
    return (state.role(seat) is Role.DEFENDER) is (state.role(person) is Role.DEFENDER)


def outcome_of(state: DealState, asked: PlayRequest, person: Seat) -> Outcome:
    """Return which cards of the seat to move leave a win to *person*, however everybody goes on."""
    defends = state.role(person) is Role.DEFENDER
    (found,) = values_of_cards([state], asked.cards)
    kept = (
        card for card, value in zip(asked.cards, found, strict=True) if (value < 0 if defends else value > 0)
    )
    return Outcome(asked.cards, tuple(kept))


def is_won(ended: DealState, person: Seat) -> bool:
    """Tell whether the side of *person* has won the settled deal *ended*."""
    worth = sum(worth_to_seat(ended, seat) for seat in ended.ring if ended.role(seat) is not Role.DEFENDER)
    return worth < 0 if ended.role(person) is Role.DEFENDER else worth > 0


def only_keeping(state: DealState, asked: PlayRequest, person: Seat) -> Cards:
    """Return the one card of *person* that keeps the win, with its equals; empty unless there is just one."""
    found = outcome_of(state, asked, person)
    if not found.keeps or len(found.keeps) == len(found.cards):
        return ()
    same = set(equals_of(view(state, person), found.keeps[0]))
    return found.keeps if same.issuperset(found.keeps) else ()


def against(state: DealState, asked: Request, person: Seat) -> Action:
    """
    Return what the seat that is *asked* does against *person*; all cards are open to it.

    A card that refutes what the person has played comes first, and else the one after which most of the
    person's cards give the win away. A partner of the person plays their best card.
    """
    best = best_open(state, asked)
    if not isinstance(asked, PlayRequest) or is_with(state, asked.seat, person):
        return best
    found = outcome_of(state, asked, person)
    if len(found.keeps) < len(found.cards):
        return best
    tried = {card: traps_after(state, card, person) for card in _different(state, asked)}
    return PlayCard(max(tried, key=lambda card: tried[card]))


def traps_after(state: DealState, card: Card, person: Seat) -> float:
    """Return the share of the person's next cards that lose, at most, once *card* is played."""
    after = advance(state, PlayCard(card)).state
    asked = request(after)
    if not isinstance(asked, PlayRequest):
        return 0.0
    if asked.seat == person:
        found = outcome_of(after, asked, person)
        return 1 - len(found.keeps) / len(found.cards)
    if is_with(after, asked.seat, person) or len(after.hands[asked.seat]) > CLOSING:
        action = best_open(after, asked)
        return traps_after(after, action.card, person) if isinstance(action, PlayCard) else 0.0
    return max(traps_after(after, each, person) for each in _different(after, asked))


def _different(state: DealState, asked: PlayRequest) -> Cards:
    """Return the cards of *asked*, one of each that are equal in the hand."""
    seen = view(state, asked.seat)
    firsts = (next(same for same in equals_of(seen, card) if same in asked.cards) for card in asked.cards)
    return tuple(dict.fromkeys(firsts))


def next_turn(state: DealState, person: Seat) -> DealState:
    """Play on against *person* until they have to play a card, or the deal is over."""
    for _ in unless_halted(count()):
        asked = request(state)
        if asked is None or (asked.seat == person and isinstance(asked, PlayRequest)):
            break
        state = advance(state, against(state, asked, person)).state
    return state


def reached(begun: DealState, seen: SeatView) -> DealState:
    """Return the set deal *begun* after the moves that *seen* has seen since, which are all open."""
    state = begun
    for move in seen.position.history[len(begun.history) :]:
        state = advance(state, move.action).state
    return state


def person_in(begun: DealState) -> Seat:
    """Return the seat that the set deal *begun* asks for a card; raise `TypeError` if it asks for none."""
    asked = request(begun)
    if not isinstance(asked, PlayRequest):
        raise TypeError("a set deal asks for a card")
    return asked.seat


class LetGo(Value):
    """The decision that let a win go: the number of its *move*, from 0, and the cards that *keep* the win."""

    move: int
    keep: Cards


def let_go(ended: DealState, begun: int) -> LetGo | None:
    """Return how the person let the win of the set deal *ended* go, after *begun* moves; None if they won."""
    steps = steps_of(ended)
    person = person_in(steps[begun].state)
    if is_won(ended, person):
        return None
    for at in range(begun, len(ended.history)):
        asked = request(steps[at].state)
        if isinstance(asked, PlayRequest) and asked.seat == person:
            found, action = outcome_of(steps[at].state, asked, person), ended.history[at].action
            if found.keeps and not (isinstance(action, PlayCard) and action.card in found.keeps):
                return LetGo(at, found.keeps)
    return LetGo(begun, ())
