"""The textbook's play with a called ally: bids, the call, and its inferences (3.11)."""

from collections import Counter

import pytest
from advice import advised, memory
from dialect import Deal, auction, dealt, seat
from sides import asked

from ombre_desktop.engine import ruleset
from ombre_desktop.players.match import Match
from ombre_desktop.players.player import player

OVERWHELMING = "SA H7 CA HA HK HQ DK CK"
GOOD = "SA H7 HK HQ DQ D2 C3 S3"
POOR = "S2 S3 C3 C4 D6 D5 H4 H3"
DEALS = 80

LEAD = "1 SA HK D2; 2 S3 C3 D3; 3 DK H2 C2; 4 S4 C4 H3; 5 S5 C5 D5"
"""
Hands in which the person called the king of diamonds, which the third seat holds with a trump and a club.
"""


def bidding(hand: str) -> str:
    """Return the eldest's advised call with this hand."""
    return advised(dealt("five_handed", f"1 {hand}", dealer=5, pool=15))


def led(hands: str, first: str) -> Deal:
    """Return a short deal after its first trick."""
    return asked(hands, full=False).play(first)


@pytest.mark.parametrize(("hand", "call"), [(OVERWHELMING, "solo"), (GOOD, "ask"), (POOR, "pass")])
def test_a1_bids_fit_the_hand(hand, call):
    """The hand plays alone with six trumps from the top, asks with four, and passes with two small ones."""
    assert call == bidding(hand)


def test_a2_trump_is_the_suit_that_counts_most():
    """The suit is hearts, without counting the matadors."""
    deal = auction("ask pass pass pass pass", name="five_handed", hands=f"1 {GOOD}", dealer=5)

    assert "H" == advised(deal)


def test_a3_the_king_of_the_longest_suit_is_called():
    """Queen and two of diamonds need their king."""
    assert "call DK" == advised(asked(f"1 {GOOD}", called=""))


def test_l9_the_ally_leads_the_ombre_a_trump():
    """The ally leads their best trump."""
    deal = led("1 D2 SA HK; 2 D3 S3 C3; 3 DK HQ H2; 4 D4 S4 C4; 5 D5 S5 H3", "1 D2 D3 DK D4 D5")

    assert "HQ" == advised(deal)


def test_l9_a_defender_does_not():
    """A defender leads a plain suit."""
    deal = led("1 S2 SA HK; 2 SK H2 C3; 3 S3 DK D3; 4 S4 D4 C4; 5 S5 D5 H3", "1 S2 SK S3 S4 S5")

    assert "C3" == advised(deal)


def test_f1_the_ally_lets_the_ombres_card_pass():
    """The ally plays last, and lets the Ombre's spadille win."""
    hands = "1 HK H7; 2 H2 C3; 3 C6 C7; 4 C4 C5; 5 DK SA"
    deal = asked(hands, full=False).play("1 HK H2 C6 C4")

    assert "DK" == advised(deal)


def test_the_ally_belongs_to_the_ombre():
    """The ally knows it, even if nobody else does."""
    deal = asked(LEAD, full=False).play("1 D2 D3")

    assert {seat(1), seat(3)} == memory(deal).side
    assert memory(deal).is_ally


def test_the_ombre_trusts_nobody_yet():
    """Each of the four may be against the Ombre."""
    assert {seat(1)} == memory(asked(LEAD, full=False)).side


def test_a_defender_trusts_whoever_is_not_the_ombre():
    """No card has told anything yet."""
    deal = asked(LEAD, full=False).play("1 SA")

    assert {seat(2), seat(3), seat(4), seat(5)} == memory(deal).side


def test_s1_who_lacks_the_called_suit_is_not_the_ally():
    """Three have not followed diamonds, so the fourth must be the ally."""
    deal = asked("1 D2 HK; 2 S3 C3; 3 DK D4; 4 C4 C5; 5 C6 C7", full=False)

    assert {seat(1)} == memory(deal).side
    assert {seat(1), seat(3)} == memory(deal.play("1 D2 S3 D4 C4 C6")).side


def test_s2_who_leads_a_trump_is_suspected():
    """The Ombre suspects the leader and spares them, and the defenders suspect them too."""
    hands = "1 S2 HK H4; 2 S3 C3 H5; 3 SK H2 DK; 4 S4 C4 D4; 5 S5 C5 D5"
    deal = asked(hands, full=False).play("1 S2 S3 SK S4 S5").play("3 H2 D4 D5")

    assert {seat(1), seat(3)} == memory(deal).side
    defender = deal.play("1 HK")
    assert {seat(2), seat(4), seat(5)} == memory(defender).side


def test_s2_who_beats_the_ombre_is_not():
    """A seat that has beaten the Ombre's card twice is not the ally, even if it leads a trump then."""
    hands = "1 HK SK H5 S2; 2 C3 S3 C2 C4; 3 SA S7 H4 H2; 4 D4 S4 D2 C5; 5 D3 S5 D5 DK"
    tricks = ("1 HK C3 SA D4 D3", "3 S7 S4 S5 SK S3", "1 H5 C2 H4 D2 D5")

    deal = asked(hands, full=False).play_all(*tricks).play("3 H2")

    assert {seat(2), seat(3), seat(4), seat(5)} == memory(deal).side


def test_the_tricks_of_a_side_count_together():
    """The tricks of all seats known to belong to the side are added."""
    deal = led("1 D2 SA HK; 2 D3 S3 C3; 3 DK HQ H2; 4 D4 S4 C4; 5 D5 S5 H3", "1 D2 D3 DK D4 D5")

    assert 1 == memory(deal).tricks
    assert 1 == memory(deal.play("3 HQ S4 H3")).tricks


def test_a_table_of_textbooks_bids_sensible_shares():
    """Most games are won, most of them with an ally; solos occur and are won as well."""
    rules = ruleset("five_handed")
    match = Match(rules, (player("textbook"),) * 5, DEALS, "bids")
    found: Counter[tuple[str, bool]] = Counter()
    for row in match.rows():
        assert row.state.outcome is not None
        assert row.state.contract is not None
        found[row.state.contract.name, row.state.outcome.result.value == "sacada"] += 1

    assert 0.55 < (found["ask", True] + found["solo", True]) / DEALS < 0.85
    assert found["solo", True] > found["solo", False] > 0
    assert found["ask", True] > 4 * found["solo", True]
