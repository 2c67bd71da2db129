"""The textbook's bids, trumps, discards and words before the first lead."""

from random import Random

import pytest
from advice import advised
from dialect import Deal, auction, cards, dealt, exchanging, seat

from ombre_desktop.engine import CardRequest, ExchangeRequest
from ombre_desktop.engine.cards import in_order
from ombre_desktop.engine.errors import SettingError
from ombre_desktop.players.bidding import winning
from ombre_desktop.players.discarding import thrown
from ombre_desktop.players.player import player

STRONG = "SA H7 CA HA HK HQ DK D2 S3"
GOOD = "SA CA HK HQ H3 DK D5 S3 C4"
POOR = "S2 S3 C3 C4 D6 D5 H4 H3 C6"


def test_a1_nine_sure_cards_are_played_as_dealt():
    """A hand with six top trumps and a king bids solo, which pays three times an entrada."""
    assert "solo" == advised(dealt(hands=f"1 {STRONG}"))


def test_a1_a_good_hand_that_wants_help_asks_for_it():
    """A hand with two matadors, three hearts and a king, but three losers, bids entrada."""
    assert "entrada" == advised(dealt(hands="1 SA H7 HK H3 DK D5 S3 C4 C3"))


def test_a1_a_poor_hand_passes():
    """The hand has no matador and no king."""
    assert "pass" == advised(dealt(hands=f"1 {POOR}"))


def test_a1_the_price_of_losing_rises_with_the_pool():
    """A hand good enough for an entrada passes when only a solo would do."""
    assert "pass" == advised(auction("solo", hands=f"1 {STRONG}; 2 {POOR}"))


def test_a2_the_best_suit_is_named():
    """The suit is hearts, with king and queen."""
    assert "H" == advised(auction("entrada pass pass", hands=f"1 {GOOD}"))


def test_d1_trumps_kings_and_a_king_s_queen_are_kept():
    """Every other card is thrown."""
    deal = exchanging("entrada", hands="1 SA HK H2 DK DQ C3 C4 S5 SQ")

    assert "SQ S5 C4 C3" == advised(deal)


def test_d1_who_must_throw_one_throws_his_poorest():
    """The turned card of a vuelta takes the place of the poorest card."""
    deal = exchanging("vuelta", hands="1 SA H7 CA HA HK HQ HJ DK DQ", talon="H2")

    assert "DQ" == advised(deal)


def test_d2_a_defender_with_a_matador_draws_first():
    """The defender exchanges at once."""
    deal = exchanging("entrada", hands="1 SA H7 HK HQ DK D5 S3 C4 C5; 2 CA CK S5 S6 S7 D7 D6 C3 C2")

    assert "S7 S6 S5 C3 C2 D7 D6" == advised(deal.does("1 D5 S3 C4 C5"))


def test_d2_one_without_says_you_first():
    """The partner may have more use for the cards."""
    deal = exchanging("entrada", hands="1 SA H7 HK HQ DK D5 S3 C4 C5; 2 HA CK S5 S6 S7 D7 D6 C3 C2")

    assert "yield" == advised(deal.does("1 D5 S3 C4 C5"))


def test_the_turned_card_is_taken():
    """The turned card is always a trump."""
    assert "take" == advised(auction("vuelta pass pass", house="vuelta_card=may_take", talon="H6"))


def test_the_dealer_shows_the_rest_as_a_defender():
    """Seeing the cards helps two players more than one."""
    house = "talon_rest=dealer_may_show"
    deal = exchanging("solo", house=house, hands=f"1 {STRONG}").does("2 - 3 -")

    assert "show" == advised(deal)


def test_the_dealer_as_ombre_keeps_it_closed():
    """The Ombre has more to lose by it."""
    house = "talon_rest=dealer_may_show"
    deal = auction("pass pass solo", house=house, hands=f"3 {STRONG}").does("3 H 1 - 2 -")

    assert "keep" == advised(deal)


def test_a3_the_king_of_the_longest_suit_is_called():
    """The king's holder can lead diamonds back to the Ombre."""
    deal = dealt(hands="1 SA HQ H2 DQ D6 D5 C4 S5 S3")
    asked = CardRequest(seat(1), in_order(cards("SK CK DK HK")))

    assert "call DK" == str(player("textbook").decide(deal.seen_by(1), asked, Random(0)))


def test_a_contract_that_the_textbook_does_not_know_is_not_bid():
    """The contract promises no trick, and the textbook expects nothing from it."""
    assert 0.0 == winning(dealt("four_handed", f"1 {STRONG}", dealer=4).seen_by(1), "talon")


def test_a_contract_that_the_game_does_not_have_is_named():
    """Contrabola is no bid of Renegado unless the table has agreed on low bids."""
    with pytest.raises(SettingError, match="unknown bid 'contrabola'"):
        winning(dealt(hands=f"1 {STRONG}").seen_by(1), "contrabola")


def test_before_trump_is_named_the_best_suit_is_kept():
    """If the rules let the Ombre draw first, hearts and the black aces are kept."""
    seen = dealt(hands="1 SA CA HQ H2 H3 D6 D5 C4 S5").seen_by(1)

    assert cards("D6 D5 C4 S5") == set(thrown(seen, ExchangeRequest(seat(1), 0, 8)))


def taken(talon: str, house: str = "") -> Deal:
    """Return a deal in which three have passed, and seat 2 has the thirteen cards of this *talon*."""
    return auction("pass pass pass", name="four_handed", dealer=4, talon=talon, house=house)


def test_d4_of_thirteen_cards_the_nine_that_count_most_are_kept():
    """Two suits are thrown whole, and the poorest card of the third: in red, the highest figure."""
    deal = taken("SA H7 CA HK HQ H3 DK DQ D5 D4 C3 S6 S5")

    assert "S6 S5 C3 D5" == advised(deal)


def test_d4_a_void_suit_is_worth_more_than_a_guarded_queen():
    """The queen and another spade are thrown, though a poor diamond would be missed less by itself."""
    deal = taken("SA H7 CA HK HQ H3 DK D2 D3 D4 C3 SQ S5")

    assert "SQ S5 C3 D4" == advised(deal)


def test_d4_trumps_go_only_where_nothing_else_is_left():
    """Of twelve trumps and a king, the king and the three lowest trumps are thrown."""
    deal = taken("SA H7 CA HA HK HQ HJ H2 H3 H4 H5 H6 DK")

    assert "H6 H5 H4 DK" == advised(deal)


def test_j6_who_may_take_the_talon_takes_it():
    """The textbook takes the talon, without knowing its cards."""
    assert "take" == advised(taken("S2 S3", "sitter_takes=may"))


def test_a2_what_was_kept_names_the_trump():
    """The trump is hearts, with all the matadors."""
    assert "H" == advised(taken("SA H7 CA HK HQ H3 DK DQ D5 D4 C3 S6 S5").does("2 S6 S5 C3 D5"))
