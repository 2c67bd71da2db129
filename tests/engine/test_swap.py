"""Hidden cards exchanged among the places a seat has not seen: it cannot tell."""

from random import Random

import pytest
from chance import SEEDS, played, rulesets
from dialect import settled
from hypothesis import given
from twins import twin

from ombre_desktop.engine import Ruleset, Seat, view


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
