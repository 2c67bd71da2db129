"""Ombre Renegado, 1.10 and A17: the claim after five tricks, or the vole."""

import pytest
from composition import Pins
from dialect import Deal, cards, dealt, playing, settled

from ombre_desktop.engine import Question, Reason, Word
from ombre_desktop.engine.cards import HIDDEN
from ombre_desktop.engine.events import HandsConferred, Said

STRONG = "SA H7 CA HA HK SK SQ S3 C3"
EAST = "H2 H3 D2 D3 D4 C4 C5 C6 S4"
WEST = "H4 H5 DK DQ DJ CK CQ CJ S5"
ROUNDS = ("1 SA H2 H4", "1 H7 H3 H5", "1 CA D2 CJ", "1 HA D3 CQ", "1 HK D4 DJ")


def five_won(house: str = "") -> Deal:
    """Return a deal in which the eldest is Ombre and has won the first five tricks."""
    hands = f"1 {STRONG}; 2 {EAST}; 3 {WEST}"
    return playing("renegado", trump="H", hands=hands, house=house).play_all(*ROUNDS)


def test_rn_1_10_after_five_tricks_the_ombre_chooses():
    """The Ombre has won the first five and has the lead: claim, or lead for all nine."""
    deal = five_won()

    assert 1 == deal.turn
    assert Question.CLAIM_OR_VOLE is deal.question
    assert "claim vole" == deal.offers


@pytest.mark.parametrize("said", ["SK", "surrender", "pass"])
def test_rn_1_10_he_must_choose_before_he_leads(said):
    """The Ombre may do nothing else before choosing between claim and vole."""
    why = five_won().refusal(said)

    assert Reason.NOT_ASKED is why.reason
    assert "1.10" == why.rule


def test_rn_1_10_a_claim_ends_the_play():
    """The claim wins sacada with primeras: each opponent pays five, and three for the first five tricks."""
    deal = five_won().does("1 claim")

    assert "sacada 1" == deal.result
    assert Said(0, Word.CLAIM) in deal.events
    assert (5 + 2 * (5 + 5 + 3), -13, -13) == deal.net


def test_rn_1_10_the_vole_is_irrevocable():
    """The Ombre who leads on is not asked again."""
    deal = five_won().does("1 vole")

    assert deal.question is None
    assert Reason.NOT_ASKED is deal.refusal("claim").reason
    after = deal.play("1 SK S4 S5")
    assert after.question is None
    assert cards("SQ S3 C3") == after.may_play(1)


def test_rn_1_10_a_lost_trick_fails_the_vole():
    """The remaining tricks are still played after the one that is lost."""
    deal = five_won().does("1 vole").play_all("1 SK S4 S5", "1 SQ C4 DQ", "1 S3 C5 DK", "1 C3 C6 CK")

    assert "failed_vole 1" == deal.result


def test_rn_1_10_all_nine_make_the_vole():
    """The vole is made by nine tricks after leading on."""
    assert "vole 1" == settled("entrada", "OOOOOOOOO").result


@pytest.mark.parametrize("tricks", ["XOOOOOOOO", "OOOOXOOOO", "OOOOYOOOO"])
def test_rn_1_10_who_loses_one_of_the_first_five_is_not_asked(tricks):
    """An Ombre who loses an early trick is not asked, even when winning all the others."""
    deal = settled("entrada", tricks)

    assert "sacada 1" == deal.result
    assert (15, -5, -5) == deal.net


@pytest.mark.parametrize("tricks", ["XXXXXYYYY", "YYYYYOOOO"])
def test_rn_1_10_a_defender_is_never_asked(tricks):
    """A defender's five tricks end nothing."""
    assert "codille" in settled("entrada", tricks).result


def test_rn_1_10_all_tricks_are_played_where_nobody_claims():
    """The engine does not stop a deal whose result is decided (2.1)."""
    deal = settled("entrada", "XOOOOOXYX")

    assert 9 == len(deal.state.playing.tricks)


def test_rn_a17_by_default_the_defenders_do_not_confer():
    """By default, a vole shows nobody another player's cards."""
    deal = five_won("vole_confer=off").does("1 vole")

    assert not any(isinstance(event, HandsConferred) for event in deal.events)
    assert {HIDDEN} == set(deal.seen_by(2).position.hands[2])


def test_rn_a17_the_defenders_may_confer_against_a_vole():
    """The defenders see each other's hands from the declaration on, but the Ombre sees neither hand (2.1)."""
    deal = five_won("vole_confer=on").does("1 vole")

    conferred = next(event for event in deal.events if isinstance(event, HandsConferred))
    assert deal.hand(3) == set(deal.seen_by(2).position.hands[2])
    assert deal.hand(2) == set(deal.seen_by(3).position.hands[1])
    assert {HIDDEN} == set(deal.seen_by(1).position.hands[1])
    assert deal.state.hands[2] == conferred.seen_by(1).hands[2]
    assert {HIDDEN} == set(conferred.seen_by(1).hands[0])
    assert {HIDDEN} == {card for hand in conferred.seen_by(0).hands for card in hand}


def test_rn_a17_what_was_conferred_stays_known():
    """A defender has seen the partner's card before it is played, but not the Ombre's."""
    deal = five_won("vole_confer=on").does("1 vole").play("1 SK S4")

    assert deal.hand(3) == set(deal.seen_by(2).position.hands[2])
    assert {HIDDEN} == set(deal.seen_by(2).position.hands[0])


def test_rn_a17_cards_kept_in_an_exchange_are_conferred_too():
    """A partner who threw two cards keeps seven: all nine cards are shown, and the thrown ones are not."""
    hands = f"1 {STRONG}; 2 {EAST}; 3 {WEST}"
    deal = dealt(hands=hands, talon="C7 D5", house="vole_confer=on")
    deal = deal.does("1 entrada  2 pass  3 pass  1 H  1 -  2 C4 C5  3 -").play_all(*ROUNDS).does("1 vole")

    seen = deal.seen_by(3).position
    assert cards("C6 C7 D5 S4") == set(seen.hands[1])
    assert {HIDDEN} == set(seen.hands[0])
    assert not cards("C4 C5") & set(seen.dead)
    assert {HIDDEN} == set(deal.seen_by(1).position.hands[1])


def test_rn_1_10_a_claim_wants_five_straight():
    """Five tricks with a loss among them allow no claim, even if the Ombre led first."""
    deal = settled("solo", "OOOOXOXOX", pins=Pins(ombre="SA", lacks="H7"))

    assert "sacada 1" == deal.result
    assert not any(isinstance(event, Said) and event.word is Word.CLAIM for event in deal.events)
