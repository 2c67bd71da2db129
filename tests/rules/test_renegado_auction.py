"""Ombre Renegado, 1.6 and A4 to A8: the auction."""

from collections import Counter

import pytest
from auctions import complete_auctions
from dialect import auction

from ombre_desktop.engine import Reason
from ombre_desktop.engine.events import AllPassed, BidMade, OmbreMade, Said

WORKED = [
    ("entrada pass pass", "1 entrada"),
    ("pass pass entrada", "3 entrada"),
    ("entrada vuelta pass pass", "2 vuelta"),
    ("entrada vuelta pass vuelta pass", "1 vuelta"),
    ("entrada vuelta pass vuelta solo pass", "2 solo"),
    ("entrada vuelta pass vuelta solo solo pass", "1 solo"),
    ("entrada vuelta solo pass solo pass", "2 solo"),
    ("entrada vuelta solo solo pass pass", "1 solo"),
    ("pass entrada vuelta vuelta solo solo pass", "2 solo"),
    ("entrada pass vuelta vuelta solo solo pass", "1 solo"),
    ("entrada solo pass solo pass", "1 solo"),
]


@pytest.mark.parametrize(("calls", "ombre"), WORKED)
def test_rn_1_6_worked_auctions(calls, ombre):
    """Each sequence of the rule book ends with the Ombre and contract printed there."""
    deal = auction(calls)

    assert deal.state.ombre is not None
    assert deal.state.contract is not None
    assert ombre == f"{deal.state.ombre + 1} {deal.state.contract.name}"


def test_rn_1_6_all_passing_ends_the_deal():
    """After three passes nobody plays and nobody pays."""
    deal = auction("pass pass pass")

    assert "passed_out" == deal.result
    assert (0, 0, 0) == deal.net
    assert 5 == deal.pool
    assert any(isinstance(event, AllPassed) for event in deal.events)


@pytest.mark.parametrize(
    ("calls", "illegal", "reason"),
    [
        ("entrada pass", "entrada", Reason.NO_HOLD),
        ("pass entrada", "entrada", Reason.NO_HOLD),
        ("entrada vuelta", "vuelta", Reason.NO_HOLD),
        ("entrada vuelta pass", "entrada", Reason.BID_TOO_LOW),
        ("entrada vuelta solo solo", "solo", Reason.NO_HOLD),
        ("entrada vuelta solo", "vuelta", Reason.BID_TOO_LOW),
        ("pass solo", "entrada", Reason.BID_TOO_LOW),
        ("", "grande", Reason.NO_SUCH_BID),
        ("", "SA", Reason.NOT_ASKED),
        ("", "claim", Reason.NOT_ASKED),
    ],
)
def test_rn_1_6_illegal_calls(calls, illegal, reason):
    """Each bid must exceed the last; only an elder who has bid lower may hold."""
    why = auction(calls).refusal(illegal)

    assert why is not None
    assert reason is why.reason
    assert "1.6" == why.rule


def test_rn_1_6_a_pass_is_final():
    """A seat that has passed is not asked again (A6), so the auction is over."""
    deal = auction("pass solo pass")

    assert 2 == deal.turn
    assert "S C H D" == deal.offers


def test_rn_1_6_exactly_forty_auctions():
    """
    One auction is passed out; each seat has one entrada and three vueltas; ten, nine and eight end in a
    solo.
    """
    ends = Counter(whole[-2:] for whole in complete_auctions("renegado"))

    assert {
        ("-", "-"): 1,
        **{(who, "entrada"): 1 for who in "123"},
        **{(who, "vuelta"): 3 for who in "123"},
        ("1", "solo"): 10,
        ("2", "solo"): 9,
        ("3", "solo"): 8,
    } == ends
    assert 40 == ends.total()


def test_rn_1_6_the_longest_auction_has_seven_calls():
    """The longest auction has seven calls, followed by the two words that name its result."""
    assert 7 == max(len(whole) for whole in complete_auctions("renegado")) - 2


@pytest.mark.parametrize(
    ("house", "auctions"),
    [
        ("equal_bid=elder_hold", 40),
        ("equal_bid=any_lower", 44),
        ("equal_bid=none", 23),
        ("auction_order=circular", 40),
        ("auction_order=duel", 41),
    ],
)
def test_rn_a5_a7_number_of_auctions(house, auctions):
    """There are as many complete auctions as the rule book counts."""
    assert auctions == len(complete_auctions("renegado", house))


def test_rn_a5_any_lower_lets_a_younger_seat_equal():
    """Any seat with a lower bid may equal the last, so that here the younger gets the solo."""
    deal = auction("entrada vuelta solo solo solo pass pass", house="equal_bid=any_lower")

    assert 1 == deal.state.ombre


def test_rn_a5_without_equal_bids_the_elder_must_exceed():
    """If nobody may hold, the standing vuelta can only be overcalled."""
    deal = auction("entrada vuelta pass", house="equal_bid=none")

    assert "pass solo" == deal.offers


def test_rn_a7_in_a_duel_two_settle_before_the_third_speaks():
    """The eldest answers the second; the dealer meets the survivor."""
    deal = auction("entrada vuelta", house="auction_order=duel")

    assert 1 == deal.turn
    assert 3 == deal.does("1 vuelta  2 pass").turn
    assert 1 == deal.does("1 vuelta  2 pass  3 solo").turn
    assert "pass solo" == deal.does("1 vuelta  2 pass  3 solo").offers


def test_rn_a7_in_a_duel_the_dealer_speaks_last_of_all():
    """After the two others have settled it, only the dealer is left to speak."""
    deal = auction("pass pass", house="auction_order=duel")

    assert 3 == deal.turn


def test_rn_a7_in_a_duel_the_second_may_be_the_survivor():
    """The second, having outbid the eldest, holds against the dealer as elder of the two."""
    deal = auction("entrada vuelta pass solo", house="auction_order=duel")

    assert 2 == deal.turn
    assert 1 == deal.does("2 solo  3 pass").state.ombre


@pytest.mark.parametrize("bid", ["entrada", "vuelta", "solo"])
def test_rn_a8_any_level_may_be_opened(bid):
    """The eldest may begin with any of the three bids."""
    assert auction("").refusal(bid) is None


def test_rn_1_6_calls_are_heard_by_all():
    """A pass, a bid and a hold are told apart, and the last bidder becomes Ombre."""
    events = auction("entrada vuelta pass vuelta pass").events

    assert [False, False, True] == [event.holds for event in events if isinstance(event, BidMade)]
    assert [2, 1] == [event.seat for event in events if isinstance(event, Said)]
    assert OmbreMade(0, "vuelta") in events


@pytest.mark.parametrize(
    ("value", "net", "pool"), [("redeal", (0, 0, 0), 5), ("redeal_plus_counter", (-1, -1, -1), 8)]
)
def test_rn_a4_all_pass(value, net, pool):
    """The pool stays; by house rule each player adds a counter."""
    deal = auction("pass pass pass", house=f"passed_out={value}")

    assert net == deal.net
    assert pool == deal.pool
