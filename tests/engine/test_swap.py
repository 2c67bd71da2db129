"""Hidden cards exchanged among the places a seat has not seen: it cannot tell."""

from random import Random

import pytest
from chance import SEEDS, played, rulesets
from dialect import settled
from hypothesis import given

from ombre_desktop.engine import (
    Action,
    Card,
    ChoiceRequest,
    DealState,
    Discard,
    Layout,
    Ruleset,
    Say,
    Seat,
    Word,
    advance,
    request,
    start,
    view,
)
from ombre_desktop.engine.cards import in_order
from ombre_desktop.engine.view import known_cards

Swap = dict[Card, Card]


@given(rulesets(), SEEDS)
def test_a_view_does_not_depend_on_hidden_cards(game: Ruleset, seed: int):
    """Whatever the others hold, discarded or left in the talon, the view is the same."""
    rng = Random(seed)

    for step in played(game, rng):
        if not step.state.is_over:
            seat = Seat(rng.randrange(game.seats))
            assert view(step.state, seat) == view(twin(step.state, seat, rng), seat)


@pytest.mark.parametrize("stop", range(5, 9))
@pytest.mark.parametrize("confers", ["off", "on"])
def test_a_view_does_not_depend_on_what_is_hidden_during_a_vole(confers, stop):
    """The defenders may know each other's hands then; the Ombre knows neither."""
    state = settled("solo", "OOOOOXYXY", house=f"vole_confer={confers}", stop=stop).state
    rng = Random(stop)

    for seat in state.ring:
        assert view(state, seat) == view(twin(state, seat, rng), seat)


@given(rulesets("renegado"), SEEDS)
def test_the_twins_do_differ(game: Ruleset, seed: int):
    """Else the swap would show nothing."""
    rng = Random(seed)
    state = next(played(game, rng)).state

    assert state.hands != twin(state, Seat(0), rng).hands


def twin(state: DealState, seat: Seat, rng: Random) -> DealState:
    """The same deal for *seat*, all cards that it does not know dealt anew among their places."""
    known = set(known_cards(state, seat)) | in_tricks(state)
    hidden = [card for card in state.layout.cards if card not in known]
    swap = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
    other = start(state.ruleset, state.dealer, swapped_layout(state.layout, swap), state.stakes).state
    for move in state.history:
        if move.betrays is None or move.betrays in known:
            other = advance(keep_quiet(other, known), swapped(move.action, swap)).state
    return keep_quiet(other, known)


def in_tricks(state: DealState) -> set[Card]:
    """The cards that were played, to tricks complete or not."""
    if state.playing is None:
        return set()
    tricks = (*state.playing.tricks, *([state.playing.trick] if state.playing.trick else []))
    return {card for trick in tricks for card in trick.cards}


def keep_quiet(state: DealState, known: set[Card]) -> DealState:
    """The state once whoever is asked a question that betrays an unknown card has kept it."""
    asked = request(state)
    while isinstance(asked, ChoiceRequest) and asked.betrays and asked.betrays not in known:
        state = advance(state, Say(Word.KEEP)).state
        asked = request(state)
    return state


def swapped_layout(layout: Layout, swap: Swap) -> Layout:
    """The layout with cards exchanged."""
    return Layout(
        tuple(in_order([swap.get(card, card) for card in hand]) for hand in layout.hands),
        tuple(swap.get(card, card) for card in layout.talon),
    )


def swapped(action: Action, swap: Swap) -> Action:
    """The same discard of other cards; anything else as it is."""
    if isinstance(action, Discard):
        return Discard(tuple(swap.get(card, card) for card in action.cards))
    return action
