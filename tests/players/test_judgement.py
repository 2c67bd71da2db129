"""Questions the textbook answers with a word."""

import pytest
from advice import advised
from dialect import Deal, auction, dealt, playing

TOP = "SA H7 CA HA HK HQ HJ"
REST = "2 H4 H5 H6 D7 D6 D5 D4 D3 D2; 3 CK CQ CJ C7 C6 C5 C4 C3 C2"
FIVE = ("1 SA H4 C2", "1 H7 H5 C3", "1 CA H6 C4", "1 HA D2 C5", "1 HK D3 C6")


def after_five(two: str) -> Deal:
    """Return a deal in which the Ombre has five tricks, queen and knave of trumps, and *two* cards more."""
    return playing("renegado", trump="H", hands=f"1 {TOP} {two}; {REST}").play_all(*FIVE)


def test_j1_the_vole_is_undertaken_when_all_the_rest_is_certain():
    """The Ombre has two trumps above all that are out, then king and queen."""
    assert "vole" == advised(after_five("SK SQ"))


def test_j1_else_the_ombre_claims():
    """A low spade might lose."""
    assert "claim" == advised(after_five("SK S3"))


def test_j2_only_a_lost_game_is_given_up():
    """The hand has two small trumps and no king."""
    hopeless = "1 S2 S3 C2 C3 D7 D6 D5 H6 H5; 2 SA H7 HK CK C5 DK D3 S4 S5; 3 CA HA HQ SK SQ CQ CJ DQ D2"

    assert "surrender" == advised(playing("renegado", trump="H", hands=hopeless))


def test_j2_a_doubtful_one_is_played():
    """Spadille, king, queen and two kings may still win."""
    doubtful = "1 SA HK HQ H3 DK SK C3 D7 D6; 2 H7 HA C2 CK C5 D5 D3 S4 S5; 3 CA HJ H2 S7 SQ CQ CJ DQ D2"

    assert "surrender" != advised(playing("renegado", trump="H", hands=doubtful))


def test_j3_a_surrendered_vuelta_is_accepted_before_codille_is_in_sight():
    """No trick has been taken yet."""
    deal = playing("renegado", trump="H", contract="vuelta", hands=f"1 {TOP} SK S3; {REST}")

    assert "accept" == advised(deal.does("1 surrender"))


def test_j3_a_defender_ahead_refuses():
    """At two tricks to none, this defender alone would win codille."""
    hands = "1 S2 S3 H6 H5 D7 C3; 2 SA H7 CA HA HK HQ; 3 CK C5 C6 D2 D3 D4"
    deal = playing("renegado", trump="H", contract="vuelta", hands=hands, dealer=1)
    deal = deal.play("2 SA C5 H6").play("2 H7 C6 H5").play("2 CA D2").does("1 surrender")

    assert "refuse" == advised(deal)


def test_j4_a_hand_that_should_win_alone_is_taken_over():
    """The taker's hand has all the matadors and sits behind the quitter."""
    hands = "1 S2 S3 C2 C3 D7 D6 D5 H6 H5; 2 SA H7 CA HA HK HQ DK SK CK; 3 C4 C5 C6 D2 D3 D4 S4 S5 S6"

    assert "takeover" == advised(playing("renegado", trump="H", hands=hands).does("1 surrender"))


def test_j4_any_other_is_not():
    """The taker would lose the game instead."""
    deal = playing("renegado", trump="H", hands=f"1 {TOP} SK S3; {REST}").does("1 surrender")

    assert "accept" == advised(deal)


@pytest.mark.parametrize("hand", ["1 HK S8 C8 D8 D9", "1 H8 S8 C9 D8 S9"])
def test_h1_a_card_is_always_turned(hand):
    """The next card may be a king, whether the hand has a king or nothing."""
    assert "turn" == advised(dealt("homme_auvergne", hand))


def test_h1_and_when_all_have_passed():
    """The same is true of revelling."""
    deal = dealt("homme_auvergne", "1 H8 S8 C9 D8 S9; 2 HJ ST CT DT CA", talon="HT", seats=2, dealer=2)

    assert "turn" == advised(deal.does("1 turn  1 pass  2 pass"))


def test_h2_a_strong_suit_makes_the_man():
    """The hand has king, queen and knave of the suit turned."""
    assert "play" == advised(dealt("homme_auvergne", "1 HQ HJ HA SK D8", talon="H9").does("1 turn"))


def test_h2_an_even_chance_is_not_enough():
    """With queen and ten of trumps, a loss would give each of the others a point as well."""
    assert "pass" == advised(dealt("homme_auvergne", "1 HQ HT SQ C9 D8", talon="H9").does("1 turn"))


def test_h2_a_weak_one_does_not():
    """The hand has one small trump."""
    assert "pass" == advised(dealt("homme_auvergne", "1 H8 SJ S8 D8 C9", talon="H9").does("1 turn"))


def test_h3_the_king_of_the_suit_turned_is_shown():
    """The king scores at once."""
    assert "show" == advised(dealt("homme_auvergne", "1 HK SJ S8 D8 C9", talon="H9").does("1 turn"))


def test_j2_three_tricks_may_win_against_three():
    """A hand is played that would be given up against two, but not one without any hope."""
    fair, hopeless = "SA HK HQ H3 DK D2 C7 S7 S6", "H6 H5 H4 S3 S4 C3 C4 D7 D6"
    others = "1 H7 CA SK CK DQ D5; 3 HA HJ SQ CQ D3 D4; 4 H2 SJ CJ C6 C5 DJ"

    for nine, given_up in ((fair, False), (hopeless, True)):
        talon = f"{nine} C2 S2 DA S5"
        deal = auction("pass pass pass", name="four_handed", dealer=4, hands=others, talon=talon)
        deal = deal.does("2 C2 S2 DA S5  2 H  1 SK")
        assert given_up is (advised(deal) == "surrender")
