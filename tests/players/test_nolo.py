"""The textbook in games without trumps: what a nolo is worth, and what it throws away for one."""

from random import Random

import pytest
from dialect import Deal, auction, cards, one

from ombre_desktop.engine import (
    Action,
    Bid,
    ExchangeRequest,
    NameTrump,
    PlayCard,
    Say,
    Suit,
    TrumpRequest,
    Word,
    request,
    view,
)
from ombre_desktop.engine.cards import cards as in_turn
from ombre_desktop.engine.ranking import ranking_without_trumps
from ombre_desktop.players.expert.budget import Budget
from ombre_desktop.players.expert.player import DUCKING, Expert
from ombre_desktop.players.expert.trump_and_discard import UNFAIR, fair, trump
from ombre_desktop.players.expert.worlds import Hidden
from ombre_desktop.players.nolo import nolo_chance, nolo_discard
from ombre_desktop.players.player import player
from ombre_desktop.players.style import EVEN
from ombre_desktop.players.textbook import Textbook

TURNED = "1 SA SK SJ S6 CK HA H5 DK D2"
"""Three kings and spadille, which any trump suits."""
LOWEST = "1 SA S2 S3 CA C2 H7 H6 D7 D6"
"""Every other card of its suits is higher than these, or nearly."""
HIGH = "1 SK SQ CK HK HQ HJ DK DQ CJ"


def lhombre(hands: str, calls: str = "", house: str = "call_style=free") -> Deal:
    """Return a deal of three in which the eldest has these cards."""
    return auction(calls, name="lhombre", house=house, hands=hands, seats=3, pool=0)


def chance(hands: str, contract: str) -> float:
    """Return the probability that the eldest makes *contract*."""
    deal = lhombre(hands)
    row = deal.state.ruleset.contract(contract)
    assert row is not None
    return nolo_chance(deal.seen_by(1), row)


def test_low_cards_make_a_nolo_likely_and_high_ones_hopeless():
    """The black aces are the lowest of their suits."""
    assert chance(LOWEST, "ren_nolo") > 0.6
    assert chance(HIGH, "ren_nolo") < 0.1


def test_an_open_hand_is_easier_to_catch():
    assert chance(LOWEST, "ouvert") < chance(LOWEST, "ren_nolo")


def test_buying_helps_a_hand_with_a_few_high_cards():
    """Two kings can be thrown away."""
    hand = "1 SA S2 S3 CA C2 HK DK D7 D6"

    assert chance(hand, "kobe_nolo") > chance(hand, "ren_nolo")


def test_high_cards_are_thrown():
    deal = lhombre("1 SA S2 S3 CA C2 HK DK C3 C4", "kobe_nolo pass pass")
    asked = deal.asked

    assert isinstance(asked, ExchangeRequest)
    assert cards("HK DK") == frozenset(nolo_discard(deal.seen_by(1), asked).cards)


def test_at_least_one_card_is_thrown():
    """A hand that needs nothing still buys what it must."""
    deal = lhombre("1 SA S2 S3 S4 CA C2 C3 C4 C5", "kobe_nolo pass pass")
    asked = deal.asked

    assert isinstance(asked, ExchangeRequest)
    assert 1 == len(nolo_discard(deal.seen_by(1), asked).cards)


def test_the_textbook_bids_and_buys_for_a_nolo():
    """It holds low cards, plays a nolo, and never a grand."""
    deal = lhombre("1 SA S2 S3 S4 CA C2 C3 C4 C5")
    seen = deal.seen_by(1)
    asked = request(seen)
    assert asked is not None

    assert Textbook().chosen(seen, asked) in map(Bid, ("ren_nolo", "ouvert"))


def test_the_textbook_throws_for_a_nolo():
    deal = lhombre("1 SA S2 S3 CA C2 HK DK C3 C4", "kobe_nolo pass pass")
    seen = view(deal.state, deal.state.the_ombre)
    asked = request(seen)
    assert asked is not None
    chosen = Textbook().chosen(seen, asked)

    assert set(in_turn("HK DK")) == set(getattr(chosen, "cards", ()))


def test_no_grand_is_bid():
    """The textbook does not know what it is worth, and passes with a middling hand."""
    deal = auction(
        "", name="lhombre", house="extras=grand", hands="1 SA CA S4 S5 C6 H5 H6 D5 D6", seats=3, pool=0
    )
    seen = deal.seen_by(1)
    asked = request(seen)
    assert asked is not None

    assert Textbook().chosen(seen, asked) != Bid("grand")
    assert Say(Word.PASS) in asked.actions


SPIL = "1 SA CA H7 HA HK HQ HJ D2 D3"
"""A hand with hearts that nobody can beat."""


def chosen(deal: Deal) -> Action:
    """Return what the textbook answers."""
    asked = deal.asked
    assert asked is not None
    return Textbook().chosen(deal.seen_by(1), asked)


@pytest.mark.parametrize(
    ("hands", "game"),
    [("1 S2 S3 S4 CA C2 H7 H6 D7 D6", "kobe_nolo"), ("1 SA CA H7 D2 C3 S4 HK CQ DK", "respekt")],
)
def test_the_winner_with_spil_plays_a_better_game_if_the_hand_has_one(hands, game):
    """A hand of low cards is no spil, and both black aces need no suit of their own."""
    assert Bid(game) == chosen(lhombre(hands, "spil pass pass"))


@pytest.mark.parametrize("hands", ["1 S2 S3 S4 CA C2 H7 H6 D7 D6", TURNED])
def test_the_expert_plays_the_game_that_it_bid_for(hands):
    """It is not compared with open cards, by which a nolo is always caught and a turned trump seems dear."""
    deal = lhombre(hands, "spil pass pass")
    asked = deal.asked
    assert isinstance(asked, TrumpRequest)

    found = trump(deal.seen_by(1), asked, 8, Random(1))

    assert isinstance(chosen(deal), Bid)
    assert (chosen(deal), {}) == (found.choice, found.brought)


def test_the_winner_with_spil_names_the_trump_of_a_strong_hand():
    assert NameTrump(Suit.HEARTS) == chosen(lhombre("1 SA H7 HA HK HQ HJ D2 D3 C4", "spil pass pass"))


@pytest.mark.parametrize(
    ("hand", "word"),
    [("1 CA H7 HA HK HQ HJ H2 D2 D3", Word.PLAY), ("1 H3 S2 S3 D4 D5 D6 C2 C3 C4", Word.THROW_IN)],
)
def test_a_hand_that_stays_hopeless_is_thrown_in(hand, word):
    """It costs less than the tricks of a defender would."""
    deal = lhombre(hand, "spil pass pass").does("1 H")
    asked = deal.asked
    assert isinstance(asked, ExchangeRequest)
    thrown = deal.state.hands[0][-1]

    assert Say(word) == chosen(deal.does(f"1 {thrown}"))


def test_the_expert_imagines_low_cards_with_the_ombre_of_a_nolo():
    """The Ombre chose the game, so the aces that are out are likelier with them than with the partner."""
    deal = lhombre("1 SK SQ S4 CK CQ HK HQ DK DQ; 2 SA CA S2", "pass ren_nolo pass")
    worlds = Hidden.from_view(deal.seen_by(1).position).worlds(200, Random(1))
    low = ranking_without_trumps().plain[Suit.CLUBS][-3:]

    theirs, partners = (sum(card in world[at] for world in worlds for card in low) for at in (1, 2))
    assert theirs > 1.2 * partners


@pytest.mark.parametrize(("name", "game"), [("steady-gambling", "tourne"), ("steady-cautious", "H")])
def test_who_likes_help_names_the_trump_that_a_gambler_turns_up(name, game):
    """Both have bid a game in a suit of their own, and may still turn (rule 21.6)."""
    deal = lhombre("1 SA HQ H7 H6 DK CK D3 D7 S5", "spil pass pass")

    assert game == str(player(name).decide(deal.seen_by(1), deal.asked, Random(1)))


def test_to_play_on_counts_for_more_than_with_open_cards():
    """A throw-in costs what it costs; who plays on wins some hands that open cards lose."""
    deal = lhombre("1 CA H7 S2 S3 C2 D4 D5 D6 C3", "spil pass pass").does("1 H").does("1 C3")
    seen = deal.seen_by(1)

    more = 2 * (UNFAIR + EVEN.hopes)
    assert [-2.0 + more, 0.0 + more] == fair(seen, Say(Word.PLAY), [-2.0, 0.0])
    assert [-2.0, 0.0] == fair(seen, Say(Word.THROW_IN), [-2.0, 0.0])


def test_the_expert_throws_in_a_hopeless_hand_and_plays_a_poor_one():
    hopeless = lhombre("1 H3 S2 S3 D4 D5 D6 C2 C3 C4", "spil pass pass").does("1 H").does("1 C4")
    poor = lhombre("1 SA H7 HK HJ S3 DK D5 C2 C3", "spil pass pass").does("1 H").does("1 C3")
    expert = Expert("expert", Budget((3,), before=8))

    assert Say(Word.THROW_IN) == expert.decide(hopeless.seen_by(1), hopeless.asked, Random(1))
    assert Say(Word.PLAY) == expert.decide(poor.seen_by(1), poor.asked, Random(1))


def test_the_ombre_of_a_nolo_leaves_habit_for_a_clear_gain_only():
    """With open cards nearly every nolo is lost, so a small difference says little."""
    expert = Expert("expert", leave=0.02)
    nolo = lhombre("1 S2 S3 S4 S5 C2 C3 C4 C5 CK", "ren_nolo pass pass")
    trumps = lhombre("1 S2 S3 S4 S5 C2 C3 C4 C5 CK", "solo pass pass").does("1 S")

    assert DUCKING == expert.leave_of(nolo.seen_by(1))
    assert [0.02, 0.02] == [expert.leave_of(seen) for seen in (nolo.seen_by(2), trumps.seen_by(1))]


def test_the_expert_plays_the_card_that_cannot_be_caught():
    """With an open mind about the rest, the king must be thrown under the ace of trumps that is none."""
    deal = lhombre("1 S2 S3 S4 S5 C2 C3 C4 C5 CK; 2 CA", "ren_nolo pass pass")

    advice = Expert("expert").consider(deal.seen_by(1), deal.asked, Random(1), 6)

    assert PlayCard(one("CK")) != advice.choice
    assert advice.alternatives
