"""Motives: where each is given, and where it is not, with hearts as trumps and seat 1 as the Ombre."""

from random import Random

import pytest
from advice import advised
from dialect import Deal, auction, dealt, exchanging, playing

from ombre_desktop.engine import (
    PlayRequest,
    Say,
    Word,
    request,
)
from ombre_desktop.players.advice import OWN_WORLDS, Fact
from ombre_desktop.players.motives.explaining import motives_for
from ombre_desktop.players.player import player

Told = dict[str, dict[str, Fact]]


def told(deal: Deal, name: str = "textbook") -> Told:
    """Return the motives of the player called *name* at the seat that is asked, with their facts."""
    assert deal.turn is not None
    seen = deal.seen_by(deal.turn)
    asked = request(seen)
    assert asked is not None
    advice = player(name).consider(seen, asked, Random(3), OWN_WORLDS)
    return {each.key: dict(each.facts) for each in advice.motives}


def hearts(hands: str, dealer: int = 3) -> Deal:
    """Return a deal at the first lead."""
    return playing("renegado", trump="H", hands=hands, dealer=dealer, house="surrender=off")


# Words.

MATADOR = "2 SA H7 HK D6 D5 D4 C7 C6 C5"
NONE = "2 HK HQ H6 D6 D5 D4 C7 C6 C5"


def drawing(hand: str) -> Deal:
    """Return a deal in which the first defender is asked to exchange."""
    return exchanging("entrada", hands=hand).does("1 -")


def test_no_matador_is_why_the_draw_is_yielded():
    assert {"no_matador": {}} == told(drawing(NONE))


def test_with_a_matador_it_is_not_said():
    assert "no_matador" not in told(drawing(MATADOR))


TOP = "SA H7 CA HA HK HQ HJ"
REST = "2 H4 H5 H6 D7 D6 D5 D4 D3 D2; 3 CK CQ CJ C7 C6 C5 C4 C3 C2"
FIVE = ("1 SA H4 C2", "1 H7 H5 C3", "1 CA H6 C4", "1 HA D2 C5", "1 HK D3 C6")


def after_five(two: str) -> Deal:
    """Return a deal in which the Ombre has five tricks, queen and knave of trumps, and *two* cards more."""
    return playing("renegado", trump="H", hands=f"1 {TOP} {two}; {REST}").play_all(*FIVE)


def test_a_vole_is_undertaken_because_the_rest_is_sure():
    assert {"the_rest_is_sure": {}} == told(after_five("SK SQ"))


def test_a_claim_does_not_say_so():
    """A low spade might lose one of the four tricks."""
    assert "the_rest_is_sure" not in told(after_five("SK S3"))


def test_nor_does_a_vole_that_may_fail():
    """The vole is dared all the same."""
    seen = after_five("SK S3").seen_by(1)
    asked = request(seen)
    assert asked is not None

    assert () == motives_for(seen, asked, Say(Word.VOLE))


def surrendered(*tricks: str) -> Deal:
    """Return a vuelta given up after these tricks, seat 2 asked first."""
    hands = "1 S2 S3 H6 H5 D7 C3; 2 SA H7 CA HA HK HQ; 3 CK C5 C6 D2 D3 D4"
    deal = playing("renegado", trump="H", contract="vuelta", hands=hands, dealer=1)
    return deal.play_all(*tricks)


def test_a_surrender_is_refused_with_codille_in_sight():
    """The defender has two tricks, and nobody else has any."""
    deal = surrendered("2 SA C5 H6", "2 H7 C6 H5").play("2 CA D2").does("1 surrender")

    assert {"codille_in_sight": {"tricks": 2}} == told(deal)


def test_with_one_trick_it_is_not():
    deal = surrendered("2 SA C5 H6").play("2 H7 C6").does("1 surrender")

    assert "codille_in_sight" not in told(deal)


# The rules.


@pytest.mark.parametrize("name", ["textbook", "random", "expert"])
def test_a_single_lawful_card_is_the_only_one(name):
    deal = playing("renegado", trump="S", hands="1 HK S2; 2 HQ SJ; 3 H6 S4").play("1 HK")

    assert {"only_one": {}} == told(deal, name)


@pytest.mark.parametrize("name", ["textbook", "random", "expert"])
def test_one_of_two_is_not(name):
    deal = playing("renegado", trump="S", hands="1 HK S2; 2 HQ HJ; 3 H6 S4").play("1 HK")

    assert "only_one" not in told(deal, name)


# Calls.


FOUR = "SK SQ S6 S2 CK C4 HJ DQ D4"


def test_a_pass_for_want_of_one_trump_says_how_many_there_are():
    """The hand has king, queen, manille and the six of spades."""
    assert "pass" == advised(dealt(hands=f"1 {FOUR}"))
    assert {"have": 4, "matadors": 1} == told(dealt(hands=f"1 {FOUR}"))["few_matadors"]


def test_with_that_trump_the_hand_bids():
    """The three of spades replaces the four of clubs, and the bid's motive mentions no lack."""
    longer = dealt(hands=f"1 {FOUR.replace('C4', 'S3')}")

    assert "entrada" == advised(longer)
    assert "few_matadors" not in told(longer)


def test_a_hopeless_hand_is_short_of_more_than_one():
    assert "few_matadors" not in told(dealt(hands="1 S2 S3 C3 C4 D6 D5 H4 H3 C6"))


# Every choice.


LAST = "1 D5 SA HK; 2 D6 S3 S2; 3 DK D2 D7"


def test_an_expert_who_chooses_the_same_card_gives_the_same_motives():
    assert told(hearts(LAST).play("1 D5 D6")) == told(hearts(LAST).play("1 D5 D6"), "expert")


def test_for_no_trick_no_motive_speaks_of_winning():
    """Contrabola reverses the sense of all motives about winning."""
    deal = auction(
        "pass pass pass contrabola", hands="1 S4 C5 C4 C3 H7 H6 H5 D7 D6", house="passed_out=low_bids"
    )
    while not isinstance(deal.asked, PlayRequest):
        deal = deal.does(f"{deal.turn} {advised(deal)}")
    found = set()
    while deal.asked is not None:
        found |= set(told(deal))
        deal = deal.does(f"{deal.turn} {advised(deal)}")

    of_null = {key for key in found if key.startswith("null_")}

    assert of_null
    assert found - of_null <= {"only_one", "equal_cards"}
