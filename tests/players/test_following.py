"""The textbook's play to a trick, with hearts as trumps and seat 1 as the Ombre."""

import pytest
from advice import advised
from dialect import Deal, playing

from ombre_desktop.players.standing import Standing

NINE = "1 SA H7 HK H2 D7 D3 S7 S6 C7; 2 HQ H3 C3 C5 DJ D5 D6 S3 S2; 3 CK C2 C6 DK DQ D2 S4 S5 H6"


def hearts(hands: str, dealer: int = 3) -> Deal:
    """Return a deal at the first lead."""
    return playing("renegado", trump="H", hands=hands, dealer=dealer, house="surrender=off")


def test_f1_the_other_defender_s_winner_is_not_beaten_for_nothing():
    """The Ombre has already played, so the queen wins without the king's help."""
    deal = hearts("1 D7 SA HK; 2 DK D2 S3; 3 DQ C4 C5", dealer=2).play("3 DQ D7")

    assert "D2" == advised(deal)


def test_f1_nor_is_it_trumped():
    """A club is thrown on the queen that wins."""
    deal = hearts("1 D7 SA HK; 2 H5 H4 C3; 3 DQ C4 C5", dealer=2).play("3 DQ D7")

    assert "C3" == advised(deal)


@pytest.mark.parametrize(
    ("standing", "collects"),
    [
        pytest.param(Standing(ombre=4, mine=2, friend=1, left=2), True, id="only_this_seat_can_reach_four"),
        pytest.param(Standing(ombre=4, mine=2, friend=2, left=2), False, id="the_other_can_too"),
        pytest.param(Standing(ombre=4, mine=3, friend=1, left=2), False, id="a_later_trick_will_do"),
        pytest.param(Standing(ombre=5, mine=1, friend=1, left=2), False, id="too_late"),
    ],
)
def test_f2_the_better_placed_defender_collects(standing, collects):
    """Five tricks shared three to two lose to the Ombre's four."""
    assert collects == standing.must_collect()


@pytest.mark.parametrize(
    ("standing", "plays"),
    [
        pytest.param(Standing(ombre=1, mine=3, friend=3, left=2), True, id="level"),
        pytest.param(Standing(ombre=0, mine=1, friend=5, left=3), False, id="out_of_reach"),
        pytest.param(Standing(ombre=2, mine=3, friend=3, left=2), False, id="the_ombre_may_win"),
    ],
)
def test_f3_once_the_ombre_is_beaten_each_plays_for_codille(standing, plays):
    """A defender plays for codille only if the other can still be caught up."""
    assert plays == standing.plays_for_codille()


def asking(hands: str, *, gano: str = "advisory", dealer: int = 2) -> Deal:
    """Return a deal at the first lead in which defenders may say gano."""
    return playing("renegado", trump="H", hands=hands, dealer=dealer, house=f"surrender=off gano={gano}")


@pytest.mark.parametrize(("led", "card"), [("C3", "CK"), ("C3!", "C2")])
def test_f1_a_card_that_was_asked_for_is_let_pass(led, card):
    """Without gano, the king would cover the three, which will hardly win."""
    assert card == advised(asking(NINE, dealer=1).play(f"2 {led}"))


def test_f7_a_defender_asks_for_a_card_that_will_hold():
    """The Ombre has played, so only the other defender's queen could beat the two."""
    deal = asking("1 D7 SA HK; 2 DK D2 S3; 3 DQ C4 C5", dealer=3)

    assert "D2!" == advised(deal.play("1 D7"))


def test_f7_he_does_not_ask_for_one_that_will_hardly_hold():
    """The Ombre plays last, and a club below the king seldom wins."""
    deal = asking("1 D7 SA HK CK; 2 C6 C2 C3 C4; 3 DQ C5 S4 S5", dealer=1)

    assert not advised(deal).endswith("!")


@pytest.mark.parametrize(
    ("standing", "collects"),
    [
        pytest.param(Standing(ombre=4, mine=1, friend=2, left=2), True, id="the_other_must_have_it"),
        pytest.param(Standing(ombre=2, mine=1, friend=2, left=5), False, id="all_is_open"),
    ],
)
def test_f7_he_does_not_ask_where_the_other_must_collect(standing, collects):
    """Only the other defender can still reach four tricks."""
    assert collects == standing.for_the_friend().must_collect()


def test_f4_third_hand_high_over_a_friend_s_low_card():
    """The Ombre plays last and would easily beat the three of clubs."""
    deal = hearts(NINE, dealer=1).play("2 C3")

    assert "CK" == advised(deal)


def test_f5_the_last_hand_wins_with_the_least_that_does():
    """The two of diamonds beats the five, and the king is saved."""
    deal = hearts("1 D5 SA HK; 2 D6 S3 S2; 3 DK D2 C4").play("1 D5 D6")

    assert "D2" == advised(deal)


def test_f5_a_low_trump_is_enough():
    """The last hand trumps with the four, not with basto."""
    deal = hearts("1 D5 SA HK; 2 D6 S3 S2; 3 CA H4 C4").play("1 D5 D6")

    assert "H4" == advised(deal)


def test_f6_second_hand_low_without_the_master():
    """Five diamonds above the Ombre's three are still out, and one defender is still to play."""
    deal = hearts(NINE, dealer=2).play("3 D2")

    assert "D7" == advised(deal)


def test_f6_the_master_takes_at_once():
    """The king of spades wins unless it is trumped."""
    hands = NINE.replace("S3 S2", "S3 SJ").replace("S7 S6", "SK S2")

    assert "SK" == advised(hearts(hands, dealer=2).play("3 S4"))


def test_t1_neither_trump_nor_king_is_thrown_away():
    """No card of the hand beats spadille, so the seven of diamonds is thrown."""
    deal = hearts("1 SA C2 C3 HA; 2 H5 S3 S2 D2; 3 D7 SK DK CK").play("1 SA H5")

    assert "D7" == advised(deal)


def test_t1_a_guard_stays_with_its_queen():
    """The queen of diamonds needs the six beside her; the clubs protect nothing."""
    deal = hearts("1 SA C2 C3 HA; 2 H5 S3 S2 D2; 3 DQ D6 C5 C6").play("1 SA H5")

    assert advised(deal) in {"C5", "C6"}
