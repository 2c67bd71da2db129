"""Hidden cards exchanged among the places that a seat has not seen, without the seat's noticing."""

from random import Random

import pytest
from chance import SEEDS, played, rulesets, some_action
from dialect import dealt, settled
from hypothesis import given, settings
from twins import twin

from ombre_desktop.engine import Pack, Ruleset, Seat, apply, request, view
from ombre_desktop.engine.notation import format_view


@given(rulesets(), SEEDS)
def test_a_view_does_not_depend_on_hidden_cards(game: Ruleset, seed: int):
    """
    The view is the same for all cards that the others may hold, have discarded or left in the talon.

    So is its text, which is all that the players' process gets. Every third step of a deal or so is looked
    at; ``benchmarks/swap.py`` looks at thousands of deals.
    """
    rng = Random(seed)

    for step in played(game, rng):
        if not step.state.is_over and rng.random() < 0.35:
            seat = Seat(rng.randrange(game.seats))
            there, here = (view(each, seat) for each in (step.state, twin(step.state, seat, rng)))
            assert there == here
            assert format_view(there) == format_view(here)


@pytest.mark.parametrize("stop", range(5, 9))
@pytest.mark.parametrize("confers", ["off", "on"])
def test_a_view_does_not_depend_on_what_is_hidden_during_a_vole(confers, stop):
    """The defenders may know each other's hands then, but the Ombre knows neither."""
    state = settled("solo", "OOOOOXYXY", house=f"vole_confer={confers}", stop=stop).state
    rng = Random(stop)

    for seat in state.ring:
        assert view(state, seat) == view(twin(state, seat, rng), seat)


@settings(max_examples=20)
@given(SEEDS)
def test_a_view_does_not_depend_on_what_the_talon_brought(seed: int):
    """Nobody but the sitter knows the cards that they keep and throw, and the sitter knows no other hand."""
    rng = Random(seed)
    deal = dealt("four_handed", talon=" ".join(map(str, rng.sample(Pack.SPANISH.cards, 13))))
    state = deal.does("4 pass  2 pass  3 pass").state

    while request(state) is not None:
        seat = rng.choice(state.ring)
        assert view(state, seat) == view(twin(state, seat, rng), seat)
        state = apply(state, some_action(state, rng)).state


@given(rulesets("renegado"), SEEDS)
def test_the_twins_do_differ(game: Ruleset, seed: int):
    """The swap would otherwise prove nothing."""
    rng = Random(seed)
    state = next(played(game, rng)).state

    assert state.hands != twin(state, Seat(0), rng).hands
