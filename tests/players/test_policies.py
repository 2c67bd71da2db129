"""The computer players as policies: they do in single actions what they do at the table."""

from random import Random

import pytest

from ombre_desktop.engine import Discard, Seat, apply, request, ruleset, view
from ombre_desktop.engine.errors import SettingError
from ombre_desktop.envs import ActionSpace, OneDeal
from ombre_desktop.players.errors import NothingAskedError
from ombre_desktop.players.player import player
from ombre_desktop.players.policies import Policy


@pytest.mark.parametrize("game", ["renegado", "lhombre", "quadrille"])
def test_a_policy_plays_as_its_player_does(game):
    """The same chance leads to the same deal, exchanges included."""
    rules = ruleset(game)
    deal, space = OneDeal.shuffled(rules, Random(5)), ActionSpace(rules)
    state, rng = deal.state, Random(1)
    policy = Policy("textbook", Random(1))

    while (seat := deal.seat) is not None:
        number = policy.choose(space, deal.view(seat), deal.leaving(seat))
        deal = deal.after(space.action(number))
    while (asked := request(state)) is not None:
        action = player("textbook").decide(view(state, asked.seat), asked, rng)
        state = apply(state, action).state

    assert state.history == deal.state.history
    assert game == "quadrille" or any(isinstance(move.action, Discard) for move in state.history)


def test_a_policy_of_no_player_is_refused():
    with pytest.raises(SettingError, match="nobody"):
        Policy("nobody", Random(1))


def test_a_policy_waits_for_its_turn():
    deal = OneDeal.shuffled(ruleset("renegado"), Random(5), Seat(0))

    with pytest.raises(NothingAskedError):
        Policy("random", Random(1)).choose(ActionSpace(deal.state.ruleset), deal.view(Seat(0)))
