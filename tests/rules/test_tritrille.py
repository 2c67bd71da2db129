"""Tritrille, 26.2: Quadrille for three, with thirty cards and a king that is given back."""

import pytest
from auctions import complete_auctions
from dialect import Deal, auction, cards, one, seat
from settled import ended

from ombre_desktop.engine import Chips, Reason, Role, Seat, Session, price, ruleset
from ombre_desktop.engine.chips import Price
from ombre_desktop.engine.events import CardCalled, KingGiven, NobodyToCall, OmbreMade
from ombre_desktop.engine.shuffle import chance

HANDS = "1 H4 H5 HQ S3 S4 S5 C3 C4 C5 C6; 2 CK SA; 3 SK"
"""With hearts as trump the eldest lacks both plain kings."""


def three(calls: str = "", house: str = "", hands: str = HANDS) -> Deal:
    """Return a deal after these *calls*; seat 3 deals."""
    return auction(calls, name="tritrille", house=house, hands=hands, pool=13)


def asked(hands: str = HANDS) -> Deal:
    """Return a deal in which the eldest has asked and named hearts."""
    return three("ask pass pass", hands=hands).does("1 H")


@pytest.mark.parametrize(("value", "pool"), [("dealer_10_each_1", 13), ("each_4", 12)])
def test_tt_26_2_the_stakes(value, pool):
    sitting = Session.begin(ruleset("tritrille", f"ante={value}"), Seat(0)).with_antes()

    assert pool == sitting.pool


@pytest.mark.parametrize(("value", "suits"), [("D", "SCH"), ("H", "SCD")])
def test_tt_26_2_a_red_suit_is_left_out(value, suits):
    """It is never trump either."""
    deal = three("ask pass pass", f"removed_suit={value}", hands="")

    assert set(suits) == {card.suit.value for card in deal.state.layout.cards} == set(deal.offers.split())


def test_tt_26_2_ten_cards_each():
    assert [10, 10, 10] == [len(hand) for hand in three().state.hands]


def test_tt_a2_somebody_deals_first():
    for way in ("high_card", "black_ace", "random"):
        game = ruleset("tritrille", f"first_dealer={way}")
        assert game.draw(game.ring(Seat(0)), chance("three")).dealer in range(3)


@pytest.mark.parametrize(("house", "count"), [("", 13), ("equal_bid=none", 10), ("equal_bid=any_lower", 13)])
def test_tt_26_2_all_auctions(house, count):
    assert count == len(complete_auctions("tritrille", house))


def test_tt_26_2_the_holder_of_spadille_must_ask():
    deal = three("pass pass pass")

    assert OmbreMade(seat(2), "forced_spadille") == deal.events[-1]
    assert "call SK" == deal.does("2 H").offers


def test_tt_26_2_a_king_is_demanded_and_given():
    """Both cards are seen by all, and the hands keep their size."""
    deal = asked()
    assert "call SK call CK" == deal.offers

    deal = deal.does("1 call CK  1 give C3")

    assert (
        CardCalled(seat(1), one("CK"), holder=seat(2)),
        KingGiven(seat(2), seat(1), one("CK"), one("C3")),
    ) == deal.events[-3:-1]
    assert (one("CK") in deal.hand(1), one("C3") in deal.hand(2)) == (True, True)
    assert [10, 10, 10] == [len(hand) for hand in deal.state.hands]
    assert one("C3") in deal.seen_by(3).position.hands[1]
    assert one("CK") in deal.seen_by(3).position.hands[0]


@pytest.mark.parametrize(
    ("said", "reason"),
    [("call HK", Reason.CARD_NOT_CALLABLE), ("call C3", Reason.CARD_HELD), ("pass", Reason.NOT_ASKED)],
)
def test_tt_26_2_what_may_not_be_demanded(said, reason):
    why = asked().refusal(said)

    assert why is not None
    assert (reason, "26.2") == (why.reason, why.rule)


@pytest.mark.parametrize(("said", "reason"), [("give SA", Reason.NOT_IN_HAND), ("pass", Reason.NOT_ASKED)])
def test_tt_26_2_what_may_not_be_given(said, reason):
    why = asked().does("1 call CK").refusal(said)

    assert why is not None
    assert reason is why.reason


def test_tt_26_2_an_ombre_with_both_kings_demands_nothing():
    """They show them, and the play begins."""
    deal = asked("1 H4 H5 HQ S3 S4 S5 C3 C4 SK CK; 2 SA")

    (shown,) = (event for event in deal.events if isinstance(event, NobodyToCall))
    assert cards("SK CK") == frozenset(shown.cards)
    assert deal.state.playing is not None
    assert deal.seen_by(2).position.playing is not None


def test_tt_26_2_the_ombre_plays_alone():
    """The giver of the king stays an opponent."""
    deal = asked().does("1 call CK  1 give C3")

    assert Role.DEFENDER is deal.state.role(seat(2))


# Bid, tricks, result, net, pool after.
PAID = [
    ("ask", "6 2 2", "sacada 1", (15, -1, -1), 0),
    ("ask", "5 3 2", "puesta 1", (-15, 1, 1), 26),
    ("ask", "4 3 3", "codille", (-14, 7, 7), 13),
    ("sans_prendre", "10 0 0", "sacada 1", (17, -2, -2), 0),
]


@pytest.mark.parametrize(("bid", "won", "result", "net", "pool"), PAID)
def test_tt_26_2_the_payments(bid, won, result, net, pool):
    deal = (
        asked().does("1 call CK  1 give C3") if bid == "ask" else three("sans_prendre pass pass").does("1 H")
    )

    done = ended(deal, won)
    assert (result, net, pool) == (done.result, done.net, done.pool)


def test_tt_26_2_the_matadors_are_not_paid():
    deal = three("sans_prendre pass pass", hands="1 SA H7 CA HK").does("1 H")

    assert -2 == ended(deal, "6 2 2").net[1]


def test_tt_26_2_the_price_of_a_bid():
    state = three().state
    row = state.ruleset.contract("ask")
    assert row is not None

    assert Price(Chips(13), Chips(1), Chips(15)) == price(state, row)


def test_tt_a15_the_duty_to_follow_is_the_tables():
    hands = "1 H7 H5 HQ S3 S4 S5 C3 C4 C5 C6; 2 SA CA S2 S6 S7 C2 C7 SJ SQ SK"
    for house, count in (("", 2), ("renege_mixed=may_renege", 10)):
        deal = three("sans_prendre pass pass", house, hands).does("1 H  1 H7")
        assert count == len(deal.may_play(2))
