"""Several nolos at once (rule 21.13): every player weighs one game, their own or the Ombre's."""

from random import Random

import pytest
from dialect import Deal, auction

from ombre_desktop.engine import Bid
from ombre_desktop.players.own_nolo import own_deal
from ombre_desktop.players.player import player

LOW = "1 S2 S3 CA C2 C3 H7 D7 D6 H6; 2 SA S4 S5 C4 C5 H5 H4 D5 D4; 3 SK CK HK DK SQ CQ HQ DQ SJ"


def asked(hands: str = LOW) -> Deal:
    """Return a ren nolo of seat 2 that seat 1 may play too."""
    house = "nolos=several"
    return auction("pass ren_nolo pass", name="lhombre", hands=hands, house=house, seats=3, pool=0)


def test_n7_who_plays_a_nolo_too_weighs_that_game():
    """A defender weighs the Ombre's, and nobody both."""
    state = asked().does("1 ren_nolo  3 pass").state

    assert [0, 1, 1] == [own_deal(state, seat).ombre for seat in state.ring]
    assert {()} == {own_deal(state, seat).joined for seat in state.ring}


@pytest.mark.parametrize("name", ["textbook", "expert"])
def test_n7_a_safe_hand_plays_it_too(name):
    deal = asked()

    assert Bid("ren_nolo") == player(name).decide(deal.seen_by(1), deal.asked, Random(1))


def test_n7_a_dangerous_hand_defends():
    hands = "1 SK CK HK DK SQ CQ HQ DQ SJ; 2 SA S4 S5 C4 C5 H5 H4 D5 D4"
    deal = asked(hands)

    assert "pass" == str(player("textbook").decide(deal.seen_by(1), deal.asked, Random(1)))


def test_n7_a_king_that_would_win_stays_in_the_hand():
    """Seat 1 ducks under the queen, although the Ombre has not played yet."""
    deal = asked("1 HK H7 S2 S3 CA C2 C3 D7 D6; 2 SA S4 S5 C4 C5 H5 H4 D5 D4; 3 SK CK DK SQ CQ HQ DQ SJ S7")
    deal = deal.does("1 ren_nolo  3 pass").play_all("1 S3 S4 SK").play("3 HQ")

    assert "H7" == str(player("textbook").decide(deal.seen_by(1), deal.asked, Random(1)))
