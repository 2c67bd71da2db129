"""Ombre Renegado, 1.1 to 1.5: the pack, the order of the cards, first dealer, ante and deal."""

from itertools import pairwise
from random import Random

import pytest
from dialect import dealt, one, seat

from ombre_desktop.engine import Card, Pack, Rank, Role, Seat, Session, Suit, ruleset
from ombre_desktop.engine.cards import cards as in_turn
from ombre_desktop.engine.ranking import ranking_with_matadors
from ombre_desktop.engine.seats import ring_from
from ombre_desktop.engine.shuffle import DealerDraw, Draw, DrawRule, shuffled

TRUMPS = {
    "S": "SA S2 CA SK SQ SJ S7 S6 S5 S4 S3",
    "C": "SA C2 CA CK CQ CJ C7 C6 C5 C4 C3",
    "H": "SA H7 CA HA HK HQ HJ H2 H3 H4 H5 H6",
    "D": "SA D7 CA DA DK DQ DJ D2 D3 D4 D5 D6",
}
PLAIN = {
    "S": "SK SQ SJ S7 S6 S5 S4 S3 S2",
    "C": "CK CQ CJ C7 C6 C5 C4 C3 C2",
    "H": "HK HQ HJ HA H2 H3 H4 H5 H6 H7",
    "D": "DK DQ DJ DA D2 D3 D4 D5 D6 D7",
}


HIGH_CARD = DealerDraw(DrawRule.HIGH_CARD, Pack.SPANISH.cards)


def test_rn_1_1_forty_cards_without_eight_nine_and_ten():
    """The pack has ten ranks in four suits."""
    pack = Pack.SPANISH.cards

    assert 40 == len(set(pack))
    assert {Rank(letter) for letter in "A234567JQK"} == {card.rank for card in pack}


@pytest.mark.parametrize("trump", TRUMPS)
def test_rn_1_2_trump_suits_from_high_to_low(trump):
    """Spadille, manille and basto come first, then punto in red, then king, queen, jack and the numerals."""
    assert in_turn(TRUMPS[trump]) == ranking_with_matadors(Suit(trump)).trumps


@pytest.mark.parametrize("trump", TRUMPS)
@pytest.mark.parametrize("suit", PLAIN)
def test_rn_1_2_plain_suits_from_high_to_low(trump, suit):
    """Black numerals run down from seven, red ones up from the ace; no black ace is ever plain (A1)."""
    if trump != suit:
        assert in_turn(PLAIN[suit]) == ranking_with_matadors(Suit(trump)).plain[Suit(suit)]


@pytest.mark.parametrize("trump", TRUMPS)
def test_rn_1_2_trumps_and_plain_suits_make_up_the_pack(trump):
    """Every card has exactly one place under every trump."""
    order = ranking_with_matadors(Suit(trump))

    placed = [*order.trumps, *(card for plain in order.plain.values() for card in plain)]

    assert 40 == len(placed)
    assert set(Pack.SPANISH.cards) == set(placed)


@pytest.mark.parametrize("trump", TRUMPS)
def test_rn_1_2_every_card_beats_those_below_it(trump):
    """The listed order is the order of strength, a trump above every plain card."""
    order = ranking_with_matadors(Suit(trump))

    for line in (order.trumps, *order.plain.values()):
        for higher, lower in pairwise(line):
            assert order.beats(higher, lower)
            assert not order.beats(lower, higher)
    assert all(order.beats(order.trumps[-1], plain[0]) for plain in order.plain.values())


@pytest.mark.parametrize("trump", TRUMPS)
def test_rn_1_2_the_three_highest_trumps_are_the_matadors(trump):
    """Spadille, manille and basto; punto is not one of them."""
    assert in_turn(" ".join(TRUMPS[trump].split()[:3])) == ranking_with_matadors(Suit(trump)).matadors


@pytest.mark.parametrize("trump", TRUMPS)
def test_rn_1_2_black_aces_are_trumps_in_every_suit(trump):
    """Spadille is never a spade and basto never a club, for following suit."""
    order = ranking_with_matadors(Suit(trump))

    assert {Suit(trump)} == {order.suit_of(one("SA")), order.suit_of(one("CA"))}


def test_rn_1_2_a_card_of_another_suit_does_not_beat_the_lead():
    """A plain card that does not follow takes nothing, however high."""
    order = ranking_with_matadors(Suit.HEARTS)

    assert 0 == order.best(in_turn("D7 SK CK"))


def test_rn_1_3_the_eldest_sits_at_the_right_of_the_dealer():
    """Everything runs counter-clockwise: eldest, next, dealer."""
    assert (Seat(2), Seat(0), Seat(1)) == ring_from(Seat(1), 3)


@pytest.mark.parametrize(
    ("drawn", "dealer"),
    [("S2 HK DQ", 2), ("DA H2 C3", 3), ("SK HK C3 DJ HQ", 2), ("SK HK CK D3 H3 C2 S7 S6", 1)],
)
def test_rn_1_4_the_highest_card_deals_and_ties_draw_again(drawn, dealer):
    """The order is king, queen, jack, seven and so on down to the ace; suits do not matter."""
    result = HIGH_CARD(ring_from(Seat(2), 3), _Stacked(drawn))

    assert in_turn(drawn) == tuple(card for _, card in result.drawn)
    assert seat(dealer) == result.dealer


def test_rn_1_4_only_those_who_tie_draw_in_the_next_round():
    """In each round only those who tied for the highest card draw again."""
    tied = HIGH_CARD(ring_from(Seat(2), 3), _Stacked("SK HK C3 DJ CJ S2 H3"))

    assert ["SK HK C3", "DJ CJ", "S2 H3"] == [" ".join(str(card) for _, card in one) for one in tied.rounds]
    assert [(0, 1, 2), (0, 1), (0, 1)] == [tuple(who for who, _ in one) for one in tied.rounds]


def test_rn_a2_where_chance_decides_there_are_no_rounds():
    """No card is drawn for a dealer chosen by chance."""
    assert () == Draw(DrawRule.RANDOM, (), Seat(1)).rounds


def test_rn_a2_the_first_black_ace_deals():
    """Cards are dealt face up until spadille or basto falls."""
    turned = _Turned("HA DA S2 H3 CA")

    draw = DealerDraw(DrawRule.BLACK_ACE, Pack.SPANISH.cards)(ring_from(Seat(2), 3), turned)

    assert [(0, "HA"), (1, "DA"), (2, "S2"), (0, "H3"), (1, "CA")] == [(at, str(c)) for at, c in draw.drawn]
    assert Seat(1) == draw.dealer


def test_rn_a2_a_random_dealer_shows_no_card():
    """Chance alone chooses the dealer, and over many draws each player is chosen."""
    ring, at_random = ring_from(Seat(2), 3), DealerDraw(DrawRule.RANDOM, Pack.SPANISH.cards)
    draws = [at_random(ring, Random(seed)) for seed in range(20)]

    assert set(ring) == {draw.dealer for draw in draws}
    assert {()} == {draw.drawn for draw in draws}


class _Turned(Random):
    """A shuffle after which these cards lie on top."""

    def __init__(self, top: str) -> None:
        super().__init__(0)
        self.top = in_turn(top)

    def shuffle(self, x: list[Card]) -> None:  # type: ignore[override]
        x[:] = [*self.top, *(card for card in x if card not in self.top)]


class _Stacked(_Turned):
    """A shuffle after which these cards lie at the bottom, the first of them lowest."""

    def shuffle(self, x: list[Card]) -> None:  # type: ignore[override]
        super().shuffle(x)
        x.reverse()


def test_rn_1_5_the_dealer_antes_five_each_deal():
    """The dealer alone stakes five chips, even if chips lie there already."""
    sitting = Session.begin(ruleset("renegado"), seat(2)).with_antes().with_antes()

    assert 10 == sitting.pool
    assert (0, -10, 0) == sitting.chips


@pytest.mark.parametrize("k", [1, 2, 5])
def test_rn_a3_each_may_ante(k):
    """If each player antes k, the pool holds three times k."""
    sitting = Session.begin(ruleset("renegado", f"ante=each_{k}"), seat(2)).with_antes()

    assert 3 * k == sitting.pool
    assert (-k, -k, -k) == sitting.chips


def test_rn_1_5_nine_cards_each_by_threes_and_thirteen_left():
    """The eldest has the first packet, and the cards left after the hands are the talon, top card first."""
    pack = Pack.SPANISH.cards
    game = ruleset("renegado")

    layout = game.dealt(pack, seat(1))

    eldest = (*pack[0:3], *pack[9:12], *pack[18:21])
    assert eldest == layout.hands[1]
    assert (9, 9, 9) == tuple(map(len, layout.hands))
    assert pack[27:] == layout.talon


def test_rn_1_5_a_layout_lists_hands_then_talon():
    """Every card of the pack is in a hand or in the talon."""
    game = ruleset("renegado")

    layout = game.dealt(shuffled(game.pack, Random(1)), seat(1))

    assert set(game.pack.cards) == set(layout.cards)
    assert 40 == len(layout.cards)


def test_rn_1_5_the_deal_passes_to_the_right():
    """The next dealer sits at the right of the last."""
    sitting = Session.begin(ruleset("renegado"), seat(3))
    deal = dealt().does("1 pass  2 pass  3 pass")

    after = sitting.after(deal.settlement)

    assert seat(1) == after.dealer
    assert 1 == after.deals


def test_rn_1_3_roles_come_with_the_auction():
    """No seat has a role before there is an Ombre."""
    deal = dealt()

    assert deal.state.role(seat(1)) is None
    after = deal.does("1 pass  2 entrada  3 pass")
    assert [Role.DEFENDER, Role.OMBRE, Role.DEFENDER] == [after.state.role(Seat(at)) for at in range(3)]
