"""The replay of a deal, and the same deal turned to another seat."""

from functools import cache
from pathlib import Path

from for_each import for_each

from ombre_desktop.engine import Chips, Seat, Stakes, reseated, start, steps_of
from ombre_desktop.engine.notation import parse_record
from ombre_desktop.engine.replay import carried_on

FILES = sorted((Path(__file__).parents[1] / "records").rglob("*.ombre"))

each_deal = for_each(FILES, named=lambda path: path.stem)


@cache
def deal_in(path: Path):
    return parse_record(path.read_text(encoding="utf-8")).state


@each_deal
def test_the_steps_lead_from_the_deal_to_the_end(path):
    """There is one step for the cards as dealt and one for each move, up to where the record ends."""
    state = deal_in(path)

    steps = steps_of(state)

    assert len(state.history) + 1 == len(steps)
    assert start(state.ruleset, state.dealer, state.layout, state.stakes) == steps[0]
    assert state == steps[-1].state


@each_deal
def test_the_steps_carry_every_event(path):
    """The payments of all events add up to the same."""
    state = deal_in(path)

    paid = [event.payment for step in steps_of(state) for event in step.events if hasattr(event, "payment")]

    assert state.payments == tuple(paid)


@each_deal
def test_rn_1_3_no_seat_has_a_rule_of_its_own(path):
    """Turning the deal by any number of seats changes only the seats' numbers in the result."""
    state = deal_in(path)
    net = state.settlement.net

    for first in range(state.seats):
        again = reseated(state, Seat(first))
        assert state.hands[first] == again.hands[0]
        assert [move.action for move in state.history] == [move.action for move in again.history]
        assert (*net[first:], *net[:first]) == tuple(again.settlement.net)


@each_deal
def test_all_chairs_round_it_is_the_same_deal(path):
    """Turning by one place as often as there are seats gives the same deal."""
    state = again = deal_in(path)

    for _ in range(state.seats):
        again = reseated(again, Seat(1))

    assert state == again


def test_a_deal_goes_on_by_further_actions_and_for_other_stakes():
    """The moves so far stay; with other stakes the same deal is played for these."""
    state = deal_in(FILES[-1].parents[1] / "renegado" / "puesta.ombre")
    moves = [move.action for move in state.history]
    begun = steps_of(state)

    assert state == carried_on(begun[0].state, moves)
    staked = carried_on(begun[2].state, moves[2:], Stakes(Chips(99)))
    assert (99, state.history, state.layout) == (staked.stakes.pool, staked.history, staked.layout)
