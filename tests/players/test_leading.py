"""The textbook's leads, one test for each maxim, with hearts as trumps and seat 1 as the Ombre."""

from advice import advised
from dialect import Deal, playing


def hearts(hands: str, dealer: int = 3) -> Deal:
    """Return a deal at the first lead."""
    return playing("renegado", trump="H", hands=hands, dealer=dealer, house="surrender=off")


def test_l0_certain_winners_that_make_the_game_are_led_from_the_top():
    """The five best trumps are five tricks, whatever lies elsewhere."""
    deal = hearts("1 SA H7 CA HA HK S2 S3; 2 H6 H5 H4 D7 D6 D5 D4; 3 DK DQ DJ CK CQ CJ C7")

    assert "SA" == advised(deal)


def test_l1_the_ombre_draws_trumps_before_he_leads_a_king():
    """The king of diamonds is safer once the others have no trumps."""
    deal = hearts("1 SA HK H2 DK S3; 2 H6 H5 S4 D6 D5; 3 HQ HJ D7 C5 C6")

    assert "SA" == advised(deal)


def test_l1_the_last_trump_is_kept_back():
    """While the others may hold two, a king is led and spadille stays in hand."""
    hands = "1 SA DK D3 S3 S4 S5 C5 C6 C7; 2 H6 H5 S6 S7 D6 D4 D5 C3 C2; 3 HQ HJ D7 D2 DQ CJ CQ SQ SJ"
    deal = hearts(hands)

    assert "DK" == advised(deal)


def test_l2_long_trumps_bring_the_matadors_out_from_the_top():
    """King, queen, knave and two clear the suit."""
    deal = hearts("1 HK HQ HJ H2 S3; 2 SA H5 S6 D6 D4; 3 H7 D7 C5 C6 C4")

    assert "HK" == advised(deal)


def test_l3_of_two_kings_the_one_less_likely_trumped_is_led():
    """Nine diamonds but only three spades are out, so somebody may well lack spades."""
    deal = hearts("1 DK SK SQ SJ S7 S6 S5; 2 S4 D3 H5 D6 D4 C2 C4; 3 H4 S3 D7 C5 C6 C7 D5")

    assert "DK" == advised(deal)


def test_l4_without_winners_the_ombre_leads_low_from_his_longest_suit():
    """Three diamonds may be established, the single spade may not."""
    deal = hearts("1 D5 D4 D6 S3; 2 SA S5 DK DQ; 3 CK D7 C5 C6")

    assert "D6" == advised(deal)


def test_l5_a_defender_leads_what_the_other_can_trump():
    """Seat 3 threw a club on the first diamond, and the Ombre followed."""
    deal = hearts("1 D2 S3 S4 C7; 2 DK D7 CQ CJ; 3 C5 C2 H6 S6").play("1 D2 DK C5")

    assert "D7" == advised(deal)


def test_l6_the_ombre_is_made_to_trump():
    """The Ombre trumped the first diamond, and the other defender followed."""
    deal = hearts("1 H2 S3 SA HK; 2 DQ D7 SK CJ; 3 C5 D5 S6 C4", dealer=1)

    assert "D7" == advised(deal.play("2 DQ D5 H2").play("1 S3 SK S6"))


def test_l7_a_defender_returns_the_other_s_suit():
    """Seat 3 opened clubs."""
    deal = hearts("1 C2 SA HK S6; 2 CQ C3 C5 D5; 3 C4 D2 S4 S5", dealer=2)

    assert "C3" == advised(deal.play("3 C4 C2 CQ"))


def test_l8_else_a_defender_leads_the_top_of_his_shortest_suit():
    """The four of diamonds is led, which is higher than the five in a red suit, rather than a spade."""
    deal = hearts("1 SA HK H2 H3 C2; 2 D5 D4 SJ S7 S3; 3 C4 D2 S4 S5 C3", dealer=1)

    assert "D4" == advised(deal)
