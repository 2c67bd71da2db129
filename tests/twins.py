"""Deals that a seat cannot distinguish: its unseen cards are dealt again among their places."""

from __future__ import annotations

from contextlib import suppress
from random import Random

from ombre_desktop.engine import (
    Action,
    Card,
    ChoiceRequest,
    DealState,
    Discard,
    IllegalAction,
    Layout,
    Say,
    Seat,
    Word,
    advance,
    request,
    start,
)
from ombre_desktop.engine.cards import in_order
from ombre_desktop.engine.ranking import BLACK_ACES
from ombre_desktop.engine.view import known_cards

Swap = dict[Card, Card]


def twin(state: DealState, seat: Seat, rng: Random) -> DealState:
    """
    Return the same deal for *seat*, with all cards unknown to it dealt again among their places.

    A hand that would have been paid for when trump was named, or not, is another deal (3.9). So is one
    with nothing to call for an Ombre who has called (24.3).
    """
    other = None
    while other is None or public_of(other) != public_of(state):
        with suppress(IllegalAction):
            other = dealt_anew(state, seat, rng)
    return other


def public_of(state: DealState) -> tuple[object, ...]:
    """Return the payments and cards shown that the cards alone have caused."""
    return state.payments, state.shown


def dealt_anew(state: DealState, seat: Seat, rng: Random) -> DealState:
    """
    Return the same cards for *seat* and the same moves, the other cards anywhere in their places.

    An ace that was asked for in vain stays in the talon: that much all have learnt.
    """
    known = set(known_cards(state, seat)) | in_tricks(state)
    hidden = [card for card in state.layout.cards if card not in known]
    missing = sought_in_vain(state)
    layout = None
    while layout is None or not missing <= set(layout.talon):
        swap = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
        layout = swapped_layout(state.layout, swap)
    other = start(state.ruleset, state.dealer, layout, state.stakes).state
    for move in state.history:
        if move.betrays is None or move.betrays in known:
            other = advance(keep_quiet(other, known), swapped(move.action, swap)).state
    return keep_quiet(other, known)


def sought_in_vain(state: DealState) -> set[Card]:
    """Return the black aces that everybody was asked for and nobody held, in a forced game (3.5)."""
    if state.contract is None or state.contract.name != "forced_spadille":
        return set()
    held = [ace for ace in BLACK_ACES if ace in state.shown]
    return set(BLACK_ACES[: BLACK_ACES.index(held[0])]) if held else set(BLACK_ACES)


def in_tricks(state: DealState) -> set[Card]:
    """Return the cards that were played, to tricks complete or not."""
    if state.playing is None:
        return set()
    tricks = (*state.playing.tricks, *([state.playing.trick] if state.playing.trick else []))
    return {card for trick in tricks for card in trick.cards}


def keep_quiet(state: DealState, known: set[Card]) -> DealState:
    """Return the state once every seat asked a question that betrays an unknown card has kept it."""
    asked = request(state)
    while isinstance(asked, ChoiceRequest) and asked.betrays and asked.betrays not in known:
        state = advance(state, Say(Word.KEEP)).state
        asked = request(state)
    return state


def swapped_layout(layout: Layout, swap: Swap) -> Layout:
    """Return the layout with cards exchanged."""
    return Layout(
        tuple(in_order([swap.get(card, card) for card in hand]) for hand in layout.hands),
        tuple(swap.get(card, card) for card in layout.talon),
    )


def swapped(action: Action, swap: Swap) -> Action:
    """Return the same discard of other cards; anything else as it is."""
    if isinstance(action, Discard):
        return Discard(tuple(swap.get(card, card) for card in action.cards))
    return action
