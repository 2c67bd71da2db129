"""Early decision: whether the rest of a deal can still change its result."""

from pathlib import Path

import pytest
from dialect import Deal, dealt, settled

from ombre_desktop.engine import Seat, is_decided, steps_of, view
from ombre_desktop.engine.notation import parse_record

EVEN = "1 S8; 2 S9; 3 ST"


def after(tricks: str, number: int) -> Deal:
    """Return an entrada that falls as given, after that *number* of tricks."""
    return settled("entrada", tricks, stop=number)


@pytest.mark.parametrize(
    ("tricks", "number", "decided"),
    [
        ("XOOOOOXYX", 5, False),
        ("XOOOOOXYX", 6, True),
        ("XOOXOOXYX", 6, False),
        ("XOOXOYOYX", 7, False),
        ("XOOXOYOYX", 8, True),
        ("XXXXXYYYY", 5, True),
        ("XYXYXYXYO", 6, False),
        ("XYXYXYXYO", 8, False),
        ("XOYXOYXOY", 8, False),
        ("XXYXOYXOY", 8, True),
        ("YOXOYOYOX", 8, False),
    ],
)
def test_1_10_a_majority_decides_once_the_first_five_are_played(tricks, number, decided):
    """The majority is five tricks, or more than the others can still reach."""
    assert decided is is_decided(after(tricks, number).state)


def test_nothing_is_decided_before_the_play():
    """A deal that is settled is not decided either."""
    assert not is_decided(dealt().state)
    assert not is_decided(settled("entrada", "XOOOOOXYX").state)


def test_a_claim_to_be_made_leaves_the_deal_open():
    """After five in a row the Ombre may still lead for the vole."""
    deal = after("OOOOOXYXY", 5)

    assert not is_decided(deal.state)
    assert not is_decided(deal.does("1 vole").state)


def test_a_view_knows_it_as_well():
    """Tricks lie open to every seat."""
    state = after("XOOOOOXYX", 6).state

    assert is_decided(view(state, 2))


def test_every_seat_may_ask_where_a_payment_hangs_on_a_hidden_trump():
    """The holder of the best trump gets the odd counter, which the others learn only at the end."""
    record = Path(__file__).parents[1] / "records" / "five_handed" / "odd_counters.ombre"
    steps = steps_of(parse_record(record.read_text(encoding="utf-8")).state)

    for step in steps[1:-1]:
        told = [is_decided(view(step.state, Seat(seat))) for seat in range(5)]
        assert is_decided(step.state) or not any(told)


def test_a_deal_that_is_not_settled_by_tricks_is_never_decided_early():
    """A game of points has only five tricks, and all are played."""
    deal = dealt("homme_auvergne", EVEN, talon="H8", full=False, pool=0).does("1 turn  1 play")

    assert not is_decided(deal.state)
