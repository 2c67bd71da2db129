"""Seats, tricks and sittings, and the invariants of a deal."""

from random import Random

import pytest
from dialect import dealt, one, seat, settled

from ombre_desktop.engine import POOL, Chips, Cost, DealState, Layout, Payment, Session, Trick, ruleset
from ombre_desktop.engine.cards import cards
from ombre_desktop.engine.chips import payment
from ombre_desktop.engine.invariants import Violation, check
from ombre_desktop.engine.seats import others, ring_from, starting_with, with_seat
from ombre_desktop.engine.shuffle import chance, shuffled

RING = ring_from(seat(3), 3)


def test_a_ring_is_read_from_any_seat():
    """The ring goes counter-clockwise, round and round."""
    assert (1, 2, 0) == starting_with(RING, seat(2))
    assert (2, 0) == others(RING, seat(2))
    assert (7, 8, 9) == with_seat((7, 0, 9), seat(2), 8)


def test_a_trick_knows_its_leader_and_who_is_next():
    """The trick also knows the card that was led."""
    trick = Trick(starting_with(RING, seat(2)))

    assert (seat(2), None, seat(2)) == (trick.leader, trick.led, trick.turn)
    trick = trick.with_card(one("H4")).with_card(one("CA"))
    assert (one("H4"), seat(1)) == (trick.led, trick.turn)
    assert trick.with_card(one("HQ")).turn is None
    assert one("CA") is trick.card_of(seat(3))
    assert trick.card_of(seat(1)) is None


def test_the_same_seed_shuffles_alike():
    """Only the seed decides."""
    pack = ruleset("renegado").pack

    assert shuffled(pack, chance("a")) == shuffled(pack, chance("a"))
    assert shuffled(pack, chance("a")) != shuffled(pack, Random(1))


def test_a_payment_leaves_out_what_costs_nothing():
    """The payment names its parts."""
    paid = payment(seat(1), POOL, (Cost.PUESTA, 20), (Cost.ESTUCHES, 0))

    assert 20 == paid.chips
    assert "puesta 20" == paid.reason


@pytest.mark.parametrize(("pool", "shares"), [(0, (0, 0, 0)), (1, (1, 0, 0)), (6, (2, 2, 2)), (8, (4, 2, 2))])
def test_2_1_at_the_end_the_pool_is_divided(pool, shares):
    """The shares are equal, and odd chips go to the last dealer, seat 1, though seat 2 would be next."""
    sitting = Session(ruleset("renegado"), seat(2), (Chips(0),) * 3, Chips(pool))

    ended = sitting.ended()

    assert shares == ended.chips
    assert 0 == ended.pool
    assert all(part.chips for part in sitting.division())


def test_2_1_the_division_is_named():
    """The payment is named as the end of the sitting."""
    sitting = Session(ruleset("renegado"), seat(2), (Chips(0),) * 3, Chips(3))

    assert {"end_of_sitting 1"} == {part.reason for part in sitting.division()}


def test_a_game_of_chips_has_no_winner_yet():
    """Such a game ends when the players rise."""
    assert Session.begin(ruleset("renegado"), seat(1)).winner is None


def broken(state: DealState, **changes: object) -> DealState:
    """Return a state that cannot arise."""
    return state._replace(**changes)


def test_a_sound_deal_passes_the_check():
    """The check passes at the start, in mid-play and at the end."""
    check(dealt().state)
    check(settled("entrada", "XOOXOOYXO", stop=4).state)
    check(settled("entrada", "XOOXOOYXO").state)


def test_a_lost_card_is_a_violation():
    """Only thirty-nine cards lie on the table."""
    state = dealt().state

    with pytest.raises(Violation, match="39 cards"):
        check(broken(state, talon=state.talon[1:]))


@pytest.mark.parametrize("intruder", ["SA", "H8"])
def test_a_doubled_or_foreign_card_is_a_violation(intruder):
    """Spadille occurs twice, or a card is not of the pack."""
    state = dealt(talon="D7").state

    with pytest.raises(Violation, match="twice or are foreign"):
        check(broken(state, talon=(one(intruder), *state.talon[1:])))


def test_a_hand_too_long_is_a_violation():
    """After one trick each player has eight cards left."""
    state = settled("entrada", "XOOXOOYXO", stop=1).state
    longer = (*state.hands[0], state.talon[0])

    with pytest.raises(Violation, match="seat 1 holds 9 cards"):
        check(broken(state, hands=(longer, *state.hands[1:]), talon=state.talon[1:]))


def test_a_payment_of_nothing_is_a_violation():
    """Payments of no chips are not recorded."""
    with pytest.raises(Violation, match="no chips"):
        check(broken(dealt().state, payments=(Payment(seat(1), POOL, ()),)))


def test_chips_out_of_nowhere_are_a_violation():
    """Every chip that is won comes from somebody."""
    nobody = payment("nobody", seat(1), (Cost.GAME, 5))  # type: ignore[arg-type]

    with pytest.raises(Violation, match="lost or made"):
        check(broken(dealt().state, payments=(nobody,)))


def test_a_layout_hides_what_is_not_known():
    """Hidden cards come last in a hand, and keep their place in the talon."""
    layout = Layout((cards("SA HK"), cards("D2")), cards("C4 C5"))

    seen = layout.seen(frozenset(cards("HK C5")))

    assert (cards("HK ?"), cards("?")) == seen.hands
    assert cards("? C5") == seen.talon
