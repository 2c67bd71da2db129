"""The textbook's bids in the French and in the two-bid form, and where no pool waits."""

from collections import Counter
from random import Random

import pytest
from advice import advised
from dialect import auction, dealt, exchanging

from ombre_desktop.engine import Bid, Say, Word, ruleset
from ombre_desktop.players.bidding import expected_chips, winning
from ombre_desktop.players.errors import NotForChipsError
from ombre_desktop.players.match import Match
from ombre_desktop.players.player import player
from ombre_desktop.players.stake import full_stake

NINE = "SA H7 CA HA HK HQ DK DQ CK"
"""Six trumps from the top against six, and three plain winners."""
STRONG = "SA H7 CA HA HK HQ DK D2 S3"
"""Six trumps and a king, but two losers."""
GOOD = "SA H7 HK H3 DK D5 S3 C4 C3"
POOR = "S2 S3 C3 C4 D6 D5 H4 H3 C6"
DEALS = 100


@pytest.mark.parametrize("game", ["french", "pokerwiner"])
def test_a1_a_good_hand_that_wants_help_plays(game):
    """A hand with two matadors, two hearts and a king plays with the exchange."""
    assert "play" == advised(dealt(game, f"1 {GOOD}"))


@pytest.mark.parametrize("game", ["french", "pokerwiner"])
def test_a1_a_poor_hand_passes(game):
    """The hand has neither matador nor king."""
    assert "pass" == advised(dealt(game, f"1 {POOR}"))


@pytest.mark.parametrize(("game", "higher"), [("french", "sans_prendre"), ("pokerwiner", "no_exchange")])
def test_a1_a_sure_hand_is_kept_at_once(game, higher):
    """The hand is surer as dealt; one game also pays for that, and in both hardly anybody overcalls it."""
    assert higher == advised(dealt(game, f"1 {STRONG}", pool=6))


@pytest.mark.parametrize(("game", "higher"), [("french", "sans_prendre"), ("pokerwiner", "no_exchange")])
def test_a1_a_sure_hand_holds_against_who_overcalls(game, higher):
    """The bidder gives up the exchange rather than the game."""
    deal = auction(f"play {higher} pass", name=game, hands=f"1 {STRONG}")

    assert higher == advised(deal)


def test_a4_the_vole_is_bid_with_nine_winners():
    """Nothing is then exchanged for something better."""
    assert "vole" == advised(dealt("french", f"1 {NINE}", pool=6))
    assert "H" == advised(auction("vole pass pass", name="french", hands=f"1 {NINE}"))
    assert "-" == (advised(exchanging("vole", name="french", hands=f"1 {NINE}")) or "-")


@pytest.mark.parametrize(
    "hand",
    [
        STRONG,
        "SA H7 CA HA HK DK DQ CK SK",
        "SA H7 CA HA HK HQ DK DQ DJ",
        "SA H7 CA HA HK HQ DQ CK SK",
    ],
    ids=["losers", "five trumps", "a knave", "a queen without her king"],
)
def test_a4_with_less_it_is_not(hand):
    """Without the bid, five tricks straight may still be followed by the vole."""
    assert "sans_prendre" == advised(dealt("french", f"1 {hand}", pool=6))


def tallied(game: str) -> Counter[tuple[str, str]]:
    """Count the results of each contract between three textbooks."""
    rules = ruleset(game)
    match = Match(rules, (player("textbook"),) * 3, DEALS, "bids")
    found: Counter[tuple[str, str]] = Counter()
    for row in match.rows():
        assert row.state.outcome is not None
        contract = row.state.contract.name if row.state.contract else "-"
        found[contract, row.state.outcome.result.value] += 1
    return found


@pytest.mark.parametrize(("game", "higher"), [("french", "sans_prendre"), ("pokerwiner", "no_exchange")])
def test_a_table_of_textbooks_bids_sensible_shares(game, higher):
    """Most deals are played, most of those are won, and both contracts occur."""
    found = tallied(game)
    played = DEALS - found["-", "passed_out"]
    won = sum(count for (_, result), count in found.items() if result in {"sacada", "vole"})

    assert 0.60 < played / DEALS < 0.85
    assert 0.60 < won / played < 0.85
    assert all(found[contract, "sacada"] > DEALS / 20 for contract in ("play", higher))
    assert found["vole", "vole"] + found["vole", "failed_vole"] < DEALS / 100


def test_a_game_of_points_has_no_chips_to_expect():
    """The error names the contract."""
    with pytest.raises(NotForChipsError, match="man is not played for chips"):
        expected_chips(dealt("homme_auvergne").seen_by(1), Bid("man"))


FAIR = "1 C7 CA D2 D5 DA DK H2 H7 S5"
"""A hand that counts to a little less than even chances with an exchange (A11)."""


@pytest.mark.parametrize(
    ("calls", "dealer", "house", "bids"),
    [
        ("", 3, "", False),
        ("pass pass", 1, "", True),
        ("pass spil", 1, "call_style=free", False),
        ("pass pass", 1, "tariff=pott", False),
    ],
)
def test_a_fair_hand_bids_when_the_others_have_passed(calls, dealer, house, bids):
    """Those who pass are weak; first, above another's bid, or with a pool to lose, it takes a better hand."""
    deal = auction(calls, name="lhombre", hands=FAIR, seats=3, dealer=dealer, house=house, pool=0)

    chosen = player("textbook").decide(deal.seen_by(1), deal.asked, Random(1))

    assert bids is isinstance(chosen, Bid)


def test_a_poor_hand_passes_though_nobody_has_bid():
    poor = "1 C7 C6 D2 D5 DQ DJ H2 H3 S5"
    deal = auction("pass pass", name="lhombre", hands=poor, seats=3, dealer=1, pool=0)

    assert Say(Word.PASS) == player("textbook").decide(deal.seen_by(1), deal.asked, Random(1))


def test_a10_a_pass_is_weighed_by_the_prices_of_the_table():
    """In stones the stake is that of a puesta, four or as many as the table has agreed (rule 20.5)."""
    assert [4, 9] == [full_stake(ruleset("zanga", house)) for house in ("", "prices=puesta:9")]


def test_a1_a_hand_whose_friend_names_the_trump_is_counted_with_every_suit():
    """The same hand hopes for more when it names its best suit itself (rule 26.1)."""
    hands = "1 CQ SQ H7 HA HK HJ S8 D8"
    deal = auction("", name="german_solo", house="grossfrage_bid=on couleur=D", hands=hands, dealer=4)
    seen = deal.seen_by(1)

    assert 0 < winning(seen, "grossfrage_bid") < winning(seen, "frage")
