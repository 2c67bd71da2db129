"""A careful player's memory, with hearts as trumps and seat 1 as the Ombre."""

from advice import memory
from dialect import Deal, auction, cards, exchanging, one, playing, seat

from ombre_desktop.engine import Suit
from ombre_desktop.players.counting import has_the_majority, sure_tricks


def hearts(hands: str, dealer: int = 3) -> Deal:
    """Return a deal at the first lead."""
    return playing("renegado", trump="H", hands=hands, dealer=dealer)


def test_cards_played_thrown_and_held_are_seen():
    """Every other card is unseen."""
    dealt = "SA HK H2 DK C3 C4 C5 S5 SQ"
    deal = exchanging("entrada", hands=f"1 {dealt}").does("1 C3 C4 C5 S5 SQ 2 yield 3 - 2 -")

    assert memory(deal).unseen.isdisjoint(cards(dealt))
    assert 40 - 9 - 5 == len(memory(deal).unseen)


def test_a_seat_that_did_not_follow_has_none_of_the_suit():
    """Seat 3 threw a club on a diamond."""
    deal = hearts("1 D2 S3 S4; 2 DK D7 CQ; 3 C5 C2 H6").play("1 D2 DK C5")

    assert memory(deal).is_void(seat(3), Suit.DIAMONDS)
    assert not memory(deal).is_void(seat(1), Suit.DIAMONDS)


def test_who_does_not_follow_a_small_trump_may_yet_hold_matadors():
    """They need not be played to it (rule 1.9)."""
    known = memory(hearts("1 H2 S3 S4; 2 H4 D7 CQ; 3 C5 SA H7").play("1 H2 H4 C5"))

    assert known.could_hold(seat(3), one("SA"))
    assert not known.could_hold(seat(3), one("H3"))


def test_who_does_not_follow_basto_may_hold_only_higher_matadors():
    """Only spadille and manille may be withheld from basto."""
    deal = hearts("1 CA S3 S4; 2 H4 D7 CQ; 3 C5 SA H7").play("1 CA H4 C5")

    assert cards("SA H7") == set(memory(deal).out(Suit.HEARTS, (seat(3),)))


def test_a_card_is_master_once_all_above_it_are_seen():
    """The queen of diamonds is the master after the king fell."""
    deal = hearts("1 D2 DQ SA; 2 DK D7 CQ; 3 D5 C2 H6")

    assert not memory(deal).is_master(one("DQ"))
    assert memory(deal.play("1 D2 DK D5").play("2 CQ C2 SA")).is_master(one("DQ"))


def test_certain_tricks_are_counted_whatever_the_others_hold():
    """There are seven trumps from the top against five that are out, and after them the king of diamonds."""
    deal = hearts("1 SA H7 CA HA HK HQ HJ DK D3; 2 H6 H5 S4 D6 D5; 3 H2 H3 H4 D7 C5")

    assert 8 == sure_tricks(memory(deal))
    assert has_the_majority(memory(deal))


def test_plain_winners_are_not_certain_while_trumps_are_out():
    """One spadille does not draw eleven trumps."""
    deal = hearts("1 SA DK DQ DJ; 2 H6 H5 S4 D6; 3 H2 H3 H4 D7")

    assert 1 == sure_tricks(memory(deal))


def test_what_was_shown_at_the_naming_is_still_in_the_hand():
    """Two of the matadors that were paid for (3.9) are left after the exchange and the play."""
    deal = auction("entrada pass", name="two_handed", dealer=2, hands="1 SA S2 CA D3 C6 C4 D5 D7; 2 S3 C5 D6")
    deal = deal.does("1 S  1 D3 C6 C4 D5 D7  2 -").play("1 CA S3")
    kept = memory(deal.does(f"1 {deal.state.hands[0][-1]}"))

    assert cards("SA S2") == kept.shown[seat(1)]
    assert 4 == kept.hidden[seat(1)]
    assert not cards("SA S2") & kept.unseen


def test_no_card_is_expected_in_more_hands_than_there_are():
    """Against three, every trump that is out is in one of their hands."""
    talon = "SA H7 CA HK HQ H3 DK DQ D5 D4 C3 S6 S5"
    deal = auction("pass pass pass", name="four_handed", dealer=4, talon=talon, hands="1 H6")
    known = memory(deal.does("2 S6 S5 C3 D5  2 H  1 H6"))

    trumps = [card for card in known.out(known.ranking.trump) if card in known.unseen]
    sums = [sum(known.chance(seat, card) for seat in known.foes) for card in trumps]
    assert [1.0] * 5 == [round(expected, 6) for expected in sums]
