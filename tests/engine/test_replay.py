"""The replay of a deal, and the same deal turned to another seat."""

from functools import cache
from pathlib import Path

from for_each import for_each

from ombre_desktop.engine import Seat, reseated, start, steps_of
from ombre_desktop.engine.notation import parse_record

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
