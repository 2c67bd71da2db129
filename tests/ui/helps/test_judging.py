"""Decisions judged by rule: the skill that each shows, or shows to be missing."""

from __future__ import annotations

import pytest
from dialect import Deal, exchanging, one, playing, settled

from ombre_desktop.engine import PlayCard, Seat
from ombre_desktop.engine.notation.tokens import parse_action
from ombre_desktop.ui.desk.helps.judging import judged, judged_bid
from ombre_desktop.ui.model.helps import Skill


def shows(deal: Deal, card: str) -> dict[Skill, bool]:
    assert deal.turn is not None
    return dict(judged(deal.seen_by(deal.turn), PlayCard(one(card))))


def last_to_play(hand: str, *, ombre: int = 2) -> Deal:
    """Return a trick of hearts, diamonds being trumps, to which seat 1 plays last."""
    deal = playing("renegado", trump="D", hands=f"1 {hand}; 2 HJ S5 D6; 3 H4 C7 S3", ombre=ombre, dealer=1)
    return deal.play("2 HJ H4")


@pytest.mark.parametrize(("card", "right"), [("HK", None), ("HQ", True), ("H6", True), ("H5", False)])
def test_the_order_of_a_plain_suit(card, right):
    """
    Winning as cheaply as possible, or playing the lowest card, means the six of hearts and not the five.
    """
    assert right is shows(last_to_play("HK HQ H5 H6"), card).get(Skill.PLAIN_ORDER)


@pytest.mark.parametrize(("card", "right"), [("HK", None), ("HQ", True)])
def test_who_wins_and_following_an_opponent(card, right):
    found = shows(last_to_play("HK HQ H5"), card)

    assert (right, right) == (found.get(Skill.WHO_WINS), found.get(Skill.FOLLOW))


@pytest.mark.parametrize(("card", "right"), [("HK", False), ("H5", True)])
def test_a_partner_who_wins_is_left_alone(card, right):
    """Seat 3 is the Ombre, so seat 2 is the partner who wins."""
    assert right is shows(last_to_play("HK H5", ombre=3), card)[Skill.FOLLOW]


def test_a_choice_among_few_lawful_cards_shows_what_may_be_played():
    assert shows(last_to_play("HK HQ S4"), "HQ")[Skill.MAY_PLAY]


def test_a_lead_that_nobody_can_beat_is_right():
    deal = playing("renegado", trump="D", hands="1 HK HQ S4; 2 HJ S5 D6; 3 H4 C7 S3")

    assert shows(deal, "HK")[Skill.LEAD]
    assert Skill.LEAD not in shows(deal, "S4")


def test_an_ombre_who_draws_trumps_counts_them():
    deal = playing("renegado", trump="D", hands="1 SA HQ S4; 2 HJ S5 D6; 3 H4 C7 S3")

    assert shows(deal, "SA")[Skill.TRUMPS_OUT]


@pytest.mark.parametrize(("thrown", "right"), [("S4 C4", True), ("SA", False), ("HK", None), ("-", None)])
def test_a_matador_is_not_thrown_away(thrown, right):
    hands = "1 SA HK D5 D3 H3 C4 S4 S3 C5; 2 C2; 3 C3"
    deal = exchanging("entrada", hands=hands)
    assert deal.asked is not None

    found = dict(judged(deal.seen_by(1), parse_action(thrown.split(), deal.asked)))

    assert right is found.get(Skill.THROW)


@pytest.mark.parametrize(
    ("tricks", "right"), [("OXOXOYOYO", True), ("OXOXOXOXY", None), ("XXXXXOOOY", False)]
)
def test_a_bid_is_judged_by_its_result(tricks, right):
    """A tie shows no skill and no lack of one."""
    deal = settled("solo", tricks)

    assert right is dict(judged_bid(deal.settlement, deal.state.ombre, Seat(0))).get(Skill.BID)


def test_a_bid_of_somebody_else_shows_nothing():
    deal = settled("solo", "OXOXOYOYO")

    assert () == judged_bid(deal.settlement, deal.state.ombre, Seat(1))


def test_in_a_game_for_no_tricks_nothing_is_judged():
    deal = playing(
        "renegado",
        trump="D",
        hands="1 HK HQ D4; 2 HJ S5 D6; 3 H4 C7 S3",
        contract="contrabola",
        house="passed_out=low_bids",
    )

    assert {} == shows(deal, "HK")
