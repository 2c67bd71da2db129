"""Ombre Renegado, 1.7, A9 and A10: naming and turning trump."""

import pytest
from dialect import auction, cards, one

from ombre_desktop.engine import HIDDEN, Question, Reason
from ombre_desktop.engine.events import CardTurned, Exchanged, TrumpNamed


@pytest.mark.parametrize("contract", ["entrada", "solo"])
@pytest.mark.parametrize("suit", "SCHD")
def test_rn_1_7_the_ombre_names_any_suit(contract, suit):
    """After an entrada or a solo the Ombre may name any of the four suits before anybody discards."""
    deal = auction(f"pass {contract} pass")

    assert "S C H D" == deal.offers
    assert suit == deal.does(f"2 {suit}").state.trump.value


def test_rn_1_7_trump_is_named_before_discarding():
    """The Ombre can do nothing else before naming trump."""
    why = auction("entrada pass pass").refusal("pass")

    assert why is not None
    assert Reason.NOT_ASKED is why.reason


@pytest.mark.parametrize(
    ("turned", "trump"), [("H4", "H"), ("DK", "D"), ("S7", "S"), ("SA", "S"), ("CA", "C")]
)
def test_rn_1_7_a_vuelta_turns_the_trump(turned, trump):
    """Trump is the suit of the top card; spadille makes spades and basto clubs (A10)."""
    deal = auction("vuelta pass pass", talon=turned)

    assert trump == deal.state.trump.value
    assert CardTurned(0, one(turned)) in deal.events
    assert any(isinstance(event, TrumpNamed) for event in deal.events)


def test_rn_1_7_the_turned_card_is_the_first_he_draws():
    """The Ombre must throw at least one card, and draws the turned card for it."""
    deal = auction("vuelta pass pass", hands="1 S6", talon="H4 D5")

    assert (1, 9) == deal.limits
    after = deal.does("1 S6")
    assert one("H4") in after.hand(1)
    assert one("D5") not in after.hand(1)


def test_rn_1_7_all_see_the_turned_card_taken():
    """The turned card is known in the Ombre's hand, but the other drawn cards are not."""
    deal = auction("vuelta pass pass", hands="1 S6 S5", talon="H4 D5").does("1 S6 S5")

    drawn = next(event for event in deal.events if isinstance(event, Exchanged)).seen_by(1)

    assert (one("H4"), HIDDEN) == drawn.drawn
    assert one("H4") in deal.seen_by(2).position.hands[0]


def test_rn_a9_he_must_take_the_turned_card():
    """By default the Ombre may not keep all nine cards after a vuelta."""
    why = auction("vuelta pass pass").refusal("-")

    assert why is not None
    assert Reason.TOO_FEW is why.reason
    assert 1 == why.number


def test_rn_a9_he_may_be_asked_whether_he_takes_it():
    """By house rule the Ombre says so before the exchange."""
    deal = auction("vuelta pass pass", house="vuelta_card=may_take")

    assert Question.TAKE_TURNED is deal.question
    assert "take leave" == deal.offers
    assert "A9" == deal.refusal("claim").rule


def test_rn_a9_taken_it_is_his_first_draw():
    """An Ombre who takes the turned card must throw a card for it."""
    offered = auction("vuelta pass pass", house="vuelta_card=may_take", hands="1 S6", talon="H4 D5")

    deal = offered.does("1 take")

    assert (1, 9) == deal.limits
    assert one("H4") in deal.does("1 S6").hand(1)


def test_rn_a9_left_it_lies_on_top_for_the_defenders():
    """The Ombre draws from below the turned card, and the next to draw takes it, seen by all."""
    deal = auction(
        "vuelta pass pass", house="vuelta_card=may_take", hands="1 S6; 2 S5 S4", talon="H4 D5 D6"
    ).does("1 leave")

    assert (0, 9) == deal.limits
    after = deal.does("1 S6  2 S5 S4")
    assert one("D5") in after.hand(1)
    assert cards("H4 D6") <= after.hand(2)
    assert one("H4") in after.seen_by(3).position.hands[1]
    assert one("D6") not in after.seen_by(3).position.hands[1]


def test_rn_a9_leaving_it_he_may_keep_all_nine():
    """A card left on the talon requires no discard."""
    deal = auction("vuelta pass pass", house="vuelta_card=may_take").does("1 leave")

    assert deal.refusal("-") is None


@pytest.mark.parametrize("ace", ["SA", "CA"])
def test_rn_a10_a_black_ace_may_leave_the_choice_free(ace):
    """By house rule the Ombre then names any suit."""
    deal = auction("vuelta pass pass", house="vuelta_black_ace=free_choice", talon=ace)

    assert "S C H D" == deal.offers
    after = deal.does("1 D")
    assert "D" == after.state.trump.value
    assert (1, 9) == after.limits


def test_rn_a10_free_choice_is_for_black_aces_only():
    """Any other card makes its own suit trump."""
    deal = auction("vuelta pass pass", house="vuelta_black_ace=free_choice", talon="HA")

    assert "H" == deal.state.trump.value


def test_rn_a10_by_default_an_ace_makes_its_suit():
    """After spadille is turned, the Ombre has no suit to choose."""
    deal = auction("vuelta pass pass", house="vuelta_black_ace=its_suit", talon="SA")

    assert "S" == deal.state.trump.value
