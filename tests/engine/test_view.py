"""Views that go on from the one before."""

from __future__ import annotations

import sys
from random import Random

from chance import SEEDS, played, rulesets
from hypothesis import given, settings

from ombre_desktop.engine import DealState, Layout, Ruleset, Seat, advance, ruleset, view


@settings(max_examples=20)
@given(rulesets(), SEEDS)
def test_a_view_that_goes_on_is_the_one_replayed_from_the_start(game: Ruleset, seed: int):
    """In whatever order the moments of a deal are asked for, and with other deals in between."""
    rng = Random(seed)
    asked = [(step.state, Seat(rng.randrange(game.seats))) for step in played(game, rng)]
    in_order = [view(*each) for each in asked]

    shuffled = rng.sample(range(len(asked)), len(asked))

    assert [in_order[at] for at in shuffled] == [view(*asked[at]) for at in shuffled]
    assert in_order == [view(laid_out_again(state), seat) for state, seat in asked]


def laid_out_again(state: DealState) -> DealState:
    """Return the same deal with a layout of its own, so that nothing can go on from another view."""
    layout = state.layout
    return state._replace(layout=Layout(layout.hands, layout.talon))


def test_a_view_one_move_later_takes_one_step(monkeypatch):
    """Every player asks at every turn: a replay from the start would take a deal's time squared."""
    deal = [step.state for step in played(ruleset("renegado"), Random(1))]

    assert 1 == steps_taken(deal[1], deal[0], monkeypatch)


def test_a_view_one_card_later_takes_no_step(monkeypatch):
    """A card is played face up, and the trick is the same for all seats."""
    deal = [step.state for step in played(ruleset("renegado"), Random(1)) if step.state.playing is not None]

    assert 0 == steps_taken(deal[1], deal[0], monkeypatch)


def steps_taken(state: DealState, before: DealState, monkeypatch) -> int:
    """Return the number of moves replayed for a view of *state* after one of the state *before*."""
    module, taken = sys.modules[view.__module__], []
    view(before, Seat(0))
    monkeypatch.setattr(module, "advance", lambda *given: taken.append(given) or advance(*given))
    view(state, Seat(0))
    return len(taken)
