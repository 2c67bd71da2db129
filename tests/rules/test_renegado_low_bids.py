"""Low bids after three passes, 3.1 to 3.4: voltereta, gascarola, contrabola."""

from random import Random

import pytest
from auctions import complete_auctions
from chance import some_action
from dialect import Deal, auction, cards, dealt, one, playing, settled
from twins import twin

from ombre_desktop.engine import (
    ExchangeRequest,
    Reason,
    Result,
    Suit,
    Word,
    apply,
    price,
    request,
    ruleset,
    view,
)
from ombre_desktop.engine.chips import Price
from ombre_desktop.engine.errors import SettingError
from ombre_desktop.engine.events import AllPassed, ContractRaised, Exchanged, OmbreMade, Said, TalonTaken
from ombre_desktop.engine.invariants import check
from ombre_desktop.engine.notation import format_view, parse_view
from ombre_desktop.engine.phases.settlement import SettlePhase
from ombre_desktop.engine.variants.parts.passing_rules import LOW_BIDS, LowBids
from ombre_desktop.engine.variants.renegado import STANDARD

LOW = "passed_out=low_bids"
RANKED = f"{LOW} low_bid_order=ranked"
PASSED = "pass pass pass"


def low(calls: str = "", house: str = "", **dealing: object) -> Deal:
    """Return a deal after three passes and these *calls* of the second round."""
    return auction(f"{PASSED} {calls}", house=f"{LOW} {house}", **dealing)


# 3.1 The second round.


def test_rn_3_1_after_three_passes_each_may_bid_low_eldest_first():
    """Seats that passed in the first round may bid in the second as well."""
    deal = low()

    assert (1, "pass gascarola voltereta contrabola") == (deal.turn, deal.offers)
    assert AllPassed() in deal.events


FIRST_COME = """
    gascarola                1 gascarola
    voltereta                1 voltereta
    contrabola               1 contrabola
    pass gascarola           2 gascarola
    pass voltereta           2 voltereta
    pass contrabola          2 contrabola
    pass pass gascarola      3 gascarola
    pass pass voltereta      3 voltereta
    pass pass contrabola     3 contrabola
    pass pass pass           - -
"""
"""The ten second rounds in which the first to bid gets the game."""

IN_ORDER = """
    pass pass pass                       - -
    pass pass gascarola                  3 gascarola
    pass pass voltereta                  3 voltereta
    pass pass contrabola                 3 contrabola
    pass gascarola pass                  2 gascarola
    pass gascarola voltereta             3 voltereta
    pass gascarola contrabola            3 contrabola
    pass voltereta pass                  2 voltereta
    pass voltereta contrabola            3 contrabola
    pass contrabola pass                 2 contrabola
    gascarola pass pass                  1 gascarola
    gascarola pass voltereta             3 voltereta
    gascarola pass contrabola            3 contrabola
    gascarola voltereta pass             2 voltereta
    gascarola voltereta contrabola       3 contrabola
    gascarola contrabola pass            2 contrabola
    voltereta pass pass                  1 voltereta
    voltereta pass contrabola            3 contrabola
    voltereta contrabola pass            2 contrabola
    contrabola pass pass                 1 contrabola
"""
"""The twenty second rounds in which each may overcall, once round the table."""


@pytest.mark.parametrize(("house", "listed"), [(LOW, FIRST_COME), (RANKED, IN_ORDER)])
def test_rn_3_1_exactly_the_second_rounds_listed(house, listed):
    """The second rounds are those counted by hand, after the one first round in which all pass."""
    rounds = [("pass", "pass", "pass", *line.split()) for line in listed.strip().splitlines()]
    made = [calls for calls in complete_auctions("renegado", house) if calls[:3] == ("pass",) * 3]

    assert sorted(rounds) == sorted(made)


@pytest.mark.parametrize(
    ("house", "auctions"),
    [
        (LOW, 39 + 10),
        (RANKED, 39 + 20),
        (f"{LOW} low_bids=voltereta", 39 + 4),
        (f"{RANKED} low_bids=voltereta,contrabola", 39 + 10),
        (f"{LOW} after_low_bids=force_spadille", 39 + 10),
        ("passed_out=force_spadille", 40),
        ("contrabola_call=above_entrada", 120),
        (f"{LOW} contrabola_call=above_entrada", 119 + 7),
        (f"{LOW} low_bids=contrabola contrabola_call=above_entrada", 120),
    ],
)
def test_rn_3_1_number_of_auctions(house, auctions):
    """Every second round continues the one auction of 1.6 in which all pass; a fourth bid makes 120."""
    assert auctions == len(complete_auctions("renegado", house))


def test_rn_3_1_the_first_to_bid_gets_it():
    """Nobody may overcall a low bid by default."""
    deal = low("gascarola")

    assert OmbreMade(0, "gascarola") in deal.events


def test_rn_3_1_ranked_each_may_overcall_once():
    """
    Gascarola ranks under voltereta and voltereta under contrabola; nobody holds, and nobody speaks twice.
    """
    deal = auction(f"{PASSED} gascarola voltereta", house=RANKED)

    assert (3, "pass contrabola") == (deal.turn, deal.offers)
    assert Reason.NO_HOLD is deal.refusal("voltereta").reason
    assert (Reason.BID_TOO_LOW, "3.1") == (
        deal.refusal("gascarola").reason,
        deal.refusal("gascarola").rule,
    )
    assert OmbreMade(1, "voltereta") in deal.does("3 pass").events


def test_rn_3_1_the_highest_bid_of_the_round_stands():
    """The second round starts without a highest bid, and the bids of the first round count no more."""
    assert (None, True) == (low().state.bidding.standing, low().state.bidding.again)
    assert "voltereta" == auction(f"{PASSED} gascarola voltereta", house=RANKED).state.bidding.standing
    assert ("entrada", False) == (auction("entrada").state.bidding.standing, auction("").state.bidding.again)


def test_rn_3_1_a_high_bid_belongs_to_the_first_round():
    """A low bid belongs to the second round only."""
    assert Reason.NO_SUCH_BID is low().refusal("entrada").reason
    assert Reason.NO_SUCH_BID is auction("pass", house=LOW).refusal("voltereta").reason


@pytest.mark.parametrize(
    ("value", "net", "pool"),
    [("redeal", (0, 0, 0), 5), ("redeal_plus_counter", (-1, -1, -1), 8)],
)
def test_rn_3_1_nobody_bids_low(value, net, pool):
    """The cards are thrown in, and by house rule each player adds a counter."""
    deal = low(PASSED, f"after_low_bids={value}")

    assert ("passed_out", net, pool) == (deal.result, deal.net, deal.pool)


def test_rn_3_1_nobody_bids_low_and_spadille_is_forced():
    """The holder of spadille must play after all."""
    deal = low(PASSED, "after_low_bids=force_spadille", hands="2 SA")

    assert OmbreMade(1, "forced_spadille") in deal.events


@pytest.mark.parametrize("written", LowBids.examples())
def test_rn_3_1_the_table_chooses_its_low_bids(written):
    """The table may choose any of the three low bids, but at least one."""
    offers = low("", f"low_bids={written}").offers.split()

    assert {"pass", *written.split(",")} == set(offers)


@pytest.mark.parametrize("written", ["", "solo", "voltereta,voltereta", "voltereta,", "all"])
def test_rn_3_1_what_is_no_set_of_low_bids_is_refused(written):
    """A set of low bids names at least one known bid, and each only once."""
    with pytest.raises(SettingError, match="low_bids"):
        ruleset("renegado", f"low_bids={written}")


def test_rn_3_1_a_set_has_one_way_to_be_written():
    """The low bids stand in the order of the rule book, and all of them are the default."""
    assert "low_bids=voltereta,contrabola" == ruleset(
        "renegado", "low_bids=contrabola,voltereta"
    ).house.differences(STANDARD)
    assert STANDARD == ruleset("renegado", f"low_bids={','.join(reversed(LOW_BIDS))}").house


@pytest.mark.parametrize("bid", LOW_BIDS)
def test_rn_3_1_what_a_low_bid_is_worth(bid):
    """A low bid is worth an entrada: the pool and five from each, or the pool and fifteen."""
    state = low().state

    assert Price(5, 5, 20) == price(state, state.ruleset.contract(bid))


# 3.2 Voltereta.


def test_rn_3_2_the_top_card_makes_trump():
    """The turned card is also the first card that the Ombre draws, so the Ombre must throw one."""
    deal = low("voltereta", talon="H4 D2 D3 D4 D5")

    assert (Suit.HEARTS, (1, 5)) == (deal.state.trump, deal.limits)
    drawn = deal.does(f"1 {deal.state.hands[0][0]}")
    assert one("H4") in drawn.hand(1)


@pytest.mark.parametrize(
    ("house", "limits"),
    [("", (1, 5)), ("voltereta_max=5_incl", (1, 5)), ("voltereta_max=5_plus_turned", (1, 6))],
)
def test_rn_3_2_he_draws_five_at_most(house, limits):
    """The bound of five holds whether or not the turned card is among them."""
    assert limits == low("voltereta", house).limits


@pytest.mark.parametrize("house", ["", "voltereta_max=5_plus_turned"])
def test_rn_3_2_left_on_the_talon_the_turned_card_does_not_count(house):
    """If the turned card may be left, the Ombre draws only five others (A9)."""
    deal = low("voltereta", f"vuelta_card=may_take {house}")

    assert (0, 5) == deal.does("1 leave").limits


def test_rn_3_2_the_defenders_have_the_rest():
    """At least eight cards are left, and the first defender may take them."""
    deal = low("voltereta")
    five = " ".join(map(str, deal.state.hands[0][:5]))

    after = deal.does(f"1 {five}")
    assert (2, (0, 8), 8) == (after.turn, after.limits, len(after.state.talon))


def test_rn_3_2_paid_as_an_entrada():
    """A voltereta won 5-3-1 with ten in the pool earns ten and five from each."""
    deal = settled("voltereta", "XOOXOOYXO", house=LOW, pool=10)

    assert ("sacada 1", (20, -5, -5)) == (deal.result, deal.net)


SPADILLE_TURNED = "1 SA S7 HK; 2 S2 DK CK; 3 SK D3 C3"


def test_rn_3_2_spadille_turned_is_paid_as_a_vuelta():
    """Each pays seven instead of five, and nothing for estuches when manille is missing."""
    deal = playing("renegado", trump="S", contract="voltereta", house=LOW, pool=10, hands=SPADILLE_TURNED)

    assert ContractRaised(0, "vuelta") in deal.events
    won = deal.play_all("1 SA S2 SK", "1 HK DK C3", "1 S7 CK D3")
    assert ("sacada 1", (24, -7, -7)) == (won.result, won.net)


def test_rn_3_2_spadille_turned_is_given_up_as_a_vuelta():
    """Both defenders must accept; any other voltereta may be taken over."""
    raised = playing("renegado", trump="S", contract="voltereta", house=LOW, hands=SPADILLE_TURNED)
    plain = playing("renegado", trump="H", contract="voltereta", house=LOW, hands=SPADILLE_TURNED)

    assert "accept refuse" == raised.does("1 surrender").offers
    assert "takeover accept" == plain.does("1 surrender").offers
    assert "surrender 1" == raised.does("1 surrender  2 accept  3 accept").result


def test_rn_3_2_spadille_turned_ends_at_once_where_a_vuelta_does():
    """The house rule of A19 for a vuelta applies to the voltereta as well."""
    house = f"{LOW} vuelta_surrender=automatic"
    deal = playing("renegado", trump="S", contract="voltereta", house=house, hands=SPADILLE_TURNED)

    assert "surrender 1" == deal.does("1 surrender").result


def test_rn_3_2_no_other_card_raises_the_price():
    """Even basto does not raise the price."""
    deal = low("voltereta", talon="CA")

    assert not any(isinstance(event, ContractRaised) for event in deal.events)
    assert Suit.CLUBS is deal.state.trump


def test_rn_a10_spadille_turned_counts_whatever_suit_is_named():
    """A turned black ace lets the Ombre choose the suit."""
    deal = low("voltereta", "vuelta_black_ace=free_choice", talon="SA").does("1 H")

    assert (Suit.HEARTS, "vuelta") == (deal.state.trump, deal.state.contract.name)


# 3.3 Gascarola.

OWN = "SA CK C2 HK H6 D2 D3 D4 D5"
TALON = "S3 S4 S5 S6 S7 H2 H3 H4 DK C7 C6 C5 C4"


def gascarola(house: str = "", own: str = OWN) -> Deal:
    """Return a deal in which the eldest has bid gascarola and must choose a card to keep."""
    return low("gascarola", house, hands=f"1 {own}", talon=TALON)


def but(kept: str, own: str = OWN) -> str:
    """Return the hand without *kept*: the cards to be thrown."""
    return " ".join(card for card in own.split() if card != kept)


def test_rn_3_3_he_sees_the_eight_before_he_chooses():
    """The eight cards are in the Ombre's hand, beside the nine, and the others see their backs."""
    deal = gascarola()

    assert cards(OWN) | cards("S3 S4 S5 S6 S7 H2 H3 H4") == deal.hand(1)
    (taken,) = [event for event in deal.events if isinstance(event, TalonTaken)]
    assert taken == taken.seen_by(0)
    assert ["?"] * 8 == [card.text for card in taken.seen_by(1).cards]
    assert ["?"] * 17 == [card.text for card in deal.seen_by(2).position.hands[0]]


def test_rn_3_3_he_keeps_one_of_his_own():
    """The Ombre keeps one card, throws the eight others and draws no more, and five are left."""
    deal = gascarola().does(f"1 {but('SA')}")

    assert cards("SA S3 S4 S5 S6 S7 H2 H3 H4") == deal.hand(1)
    assert Exchanged(0, deal.state.dead[0], ()) in deal.events
    assert 5 == len(deal.state.talon)


def test_rn_3_3_or_throws_all_nine_and_draws_a_ninth():
    """After throwing all nine the Ombre draws a ninth card, and four are left."""
    deal = gascarola().does(f"1 {OWN}")

    assert cards("S3 S4 S5 S6 S7 H2 H3 H4 DK") == deal.hand(1)
    assert 4 == len(deal.state.talon)


def test_rn_3_3_trump_is_named_after_the_exchange_and_before_the_defenders():
    """The Ombre may name any suit."""
    deal = gascarola().does(f"1 {but('SA')}")

    assert (1, "S C H D") == (deal.turn, deal.offers)
    assert (2, (0, 5)) == (deal.does("1 S").turn, deal.does("1 S").limits)


def test_rn_3_3_the_first_defender_may_take_all_that_is_left():
    """The second defender may find nothing left to draw."""
    deal = gascarola().does(f"1 {OWN}").does("1 S")

    taken = deal.does(f"2 {' '.join(map(str, deal.state.hands[1][:4]))}")
    assert (3, (0, 0)) == (taken.turn, taken.limits)


@pytest.mark.parametrize(
    ("thrown", "reason"),
    [
        (but("SA").removesuffix(" D5"), Reason.TOO_FEW),
        ("-", Reason.TOO_FEW),
        (f"{but('SA').removesuffix(' D5')} S3", Reason.JUST_TAKEN),
        (f"{OWN} S3", Reason.JUST_TAKEN),
        (f"{but('SA').removesuffix(' D5')} D4", Reason.TWICE),
        (f"{but('SA').removesuffix(' D5')} SK", Reason.NOT_IN_HAND),
    ],
)
def test_rn_3_3_what_may_not_be_thrown(thrown, reason):
    """The Ombre must throw eight or nine of the nine cards dealt."""
    refused = gascarola().refusal(thrown)

    assert (reason, "3.3") == (refused.reason, refused.rule)


def test_rn_3_3_nothing_else_answers():
    """The Ombre cannot let another go first."""
    assert Reason.NOT_ASKED is gascarola().refusal("yield").reason


def test_rn_3_3_blind_he_chooses_before_he_sees_any():
    """The hand is the same as after choosing with the eight cards in sight."""
    deal = gascarola("casca_choice=blind")

    assert cards(OWN) == deal.hand(1)
    assert (8, 9) == deal.limits
    assert gascarola().does(f"1 {OWN}").hand(1) == deal.does(f"1 {OWN}").hand(1)
    assert gascarola().does(f"1 {but('SA')}").hand(1) == deal.does(f"1 {but('SA')}").hand(1)


@pytest.mark.parametrize("choice", ["seen", "blind"])
def test_rn_3_3_where_only_a_black_ace_may_be_kept(choice):
    """The Ombre may keep a black ace or no card at all."""
    deal = gascarola(f"casca_choice={choice} casca_keep=black_ace_only")

    assert Reason.KEEP_A_BLACK_ACE is deal.refusal(but("CK")).reason
    assert deal.refusal(but("SA")) is None
    assert deal.refusal(OWN) is None


def test_rn_3_3_with_both_black_aces_one_is_kept():
    """The Ombre may keep only one card."""
    own = "SA CA C2 HK H6 D2 D3 D4 D5"
    deal = gascarola("casca_keep=black_ace_only", own)

    assert (8, 9) == deal.limits
    assert Reason.TOO_FEW is deal.refusal("C2 HK H6 D2 D3 D4 D5").reason
    assert deal.refusal(but("CA", own)) is None


def test_rn_3_3_without_a_black_ace_all_nine_go():
    """The request says that all nine must be thrown."""
    deal = gascarola("casca_keep=black_ace_only", "CQ CK C2 HK H6 D2 D3 D4 D5")

    assert isinstance(deal.asked, ExchangeRequest)
    assert ((9, 9), deal.asked.among) == (deal.limits, deal.asked.bound)


def test_rn_3_3_a_hand_thrown_in_was_not_taken_over():
    """The Spanish payments of a take-over do not apply to it."""
    deal = gascarola("casca_throw_in=on takeover=spanish").does(f"1 {OWN}").does("1 throw_in")

    assert ("surrender 1", (-20, 0, 0), 25) == (deal.result, deal.net, deal.pool)


def test_rn_3_3_he_may_throw_the_hand_in_before_he_names_trump():
    """By house rule the hand is settled as an accepted surrender."""
    deal = gascarola("casca_throw_in=on").does(f"1 {OWN}")

    assert "S C H D throw_in" == deal.offers
    thrown = deal.does("1 throw_in")
    assert Said(0, Word.THROW_IN) in thrown.events
    assert ("surrender 1", (-20, 0, 0), 25) == (thrown.result, thrown.net, thrown.pool)


def test_rn_3_3_as_a_rule_he_may_not():
    """By default the Ombre may not throw the hand in, nor by house rule once trump is named."""
    named = gascarola("casca_throw_in=on").does(f"1 {OWN}").does("1 S")

    assert Reason.NOT_ASKED is gascarola().does(f"1 {OWN}").refusal("throw_in").reason
    assert Reason.NOT_ASKED is named.refusal("throw_in").reason


def test_rn_3_3_given_up_as_an_entrada():
    """A defender may take it over."""
    deal = gascarola().does(f"1 {OWN}").does("1 S").does("2 -  3 -")

    assert "takeover accept" == deal.does("1 surrender").offers


# 3.4 Contrabola.

NULL = "1 D6 C4 H6; 2 DK C5 H5; 3 DQ C6 H4"


def contrabola(hands: str = NULL, trump: str = "D", **dealing: object) -> Deal:
    """Return a deal in which the eldest plays contrabola."""
    return playing("renegado", trump=trump, hands=hands, contract="contrabola", **{"house": LOW, **dealing})


def test_rn_3_4_trump_is_a_suit_of_which_he_holds_a_card():
    """Trump must be a suit of whose own ten cards the Ombre holds one."""
    deal = low("contrabola", hands="1 D2 C4 H4", full=False)

    assert (1, "C H D") == (deal.turn, deal.offers)
    refused = deal.refusal("S")
    assert (Reason.SUIT_NOT_HELD, "3.4", Suit.SPADES) == (refused.reason, refused.rule, refused.suit)


@pytest.mark.parametrize(("ace", "suit"), [("SA", "S"), ("CA", "C")])
def test_rn_3_4_a_black_ace_is_a_card_of_its_own_suit_alone(ace, suit):
    """Spadille counts for spades, basto for clubs."""
    assert f"{suit} D" == low("contrabola", hands=f"1 {ace} D2", full=False).offers


def test_rn_3_4_nobody_exchanges():
    """The cards are played as dealt, and the talon stays closed."""
    deal = low("contrabola", "talon_rest=face_up", hands="1 D2 C4 H4").does("1 D")

    assert (1, 13) == (deal.turn, len(deal.state.talon))
    assert deal.state.playing is not None


@pytest.mark.parametrize("word", ["surrender", "claim"])
def test_rn_3_4_it_cannot_be_given_up(word):
    """The Ombre may neither surrender nor claim."""
    assert contrabola().refusal(word) is not None


def test_rn_3_4_made_without_a_trick():
    """The Ombre gets the pool and five from each, but no estuches, though all three matadors are lacking."""
    deal = contrabola(pool=10).play_all("1 D6 DK DQ", "2 H5 H4 H6", "3 C6 C4 C5")

    assert ("contrabola_made 1", (20, -5, -5), 0) == (deal.result, deal.net, deal.pool)
    assert (0,) == deal.settlement.outcome.winners


def test_rn_3_4_stops_at_his_first_trick():
    """The remaining tricks are not played."""
    deal = contrabola("1 DK C4 H4; 2 D2 C5 H5; 3 D3 C6 H6", pool=10).play("1 DK D2 D3")

    assert ("contrabola_failed 1", (-25, 0, 0), 35) == (deal.result, deal.net, deal.pool)
    assert 1 == len(deal.state.playing.tricks)


def test_rn_3_4_no_card_is_paid_for():
    """No card is at stake, whichever seat wins the trick."""
    state = contrabola().state

    assert () == state.agenda[0].effect.at_stake(state)


def test_rn_3_4_a_failure_has_no_bonuses():
    """Losing at the sixth trick, the Ombre pays no primeras for the first five."""
    hands = "1 D6 C2 C3 C4 H3 H4; 2 DK C7 C6 C5 H2 H7; 3 DQ S3 S4 S5 S6 S7"
    lost = ("1 D6 DK DQ", "2 C7 S3 C2", "2 C6 S4 C3", "2 C5 S5 C4", "2 H2 S6 H3", "2 H7 S7 H4")
    deal = contrabola(hands, pool=10).play_all(*lost)

    assert ("contrabola_failed 1", (-25, 0, 0), 35) == (deal.result, deal.net, deal.pool)


def test_rn_3_4_lost_at_the_last_trick():
    """A king may take the last heart, and with it the game."""
    deal = contrabola("1 D2 HK; 2 DK H5; 3 DQ H6", pool=10).play_all("1 D2 DK DQ", "2 H5 H6 HK")

    assert ("contrabola_failed 1", 35) == (deal.result, deal.pool)


def test_rn_3_4_a_matador_is_withheld_as_ever():
    """Basto need not be played to a small trump."""
    deal = contrabola("1 CA H4; 2 CK H5; 3 CQ H6", trump="C", dealer=1, ombre=1)

    assert cards("CA H4") == deal.play("2 CK CQ").may_play(1)


@pytest.mark.parametrize(
    ("house", "net", "pool"),
    [
        ("puesta_heads=all", (-25, 0, 0), 35),
        ("puesta_heads=opponents", (-20, 0, 0), 30),
        ("puesta_heads=to_players", (-20, 5, 5), 20),
        ("ante=each_2", (-16, 0, 0), 26),
        ("pool_cap=100", (-25, 0, 0), 35),
    ],
)
def test_rn_3_4_failed_it_costs_a_puesta(house, net, pool):
    """The price is that of a puesta by the same house rules."""
    deal = contrabola("1 DK C4; 2 D2 C5; 3 D3 C6", pool=10, house=f"{LOW} {house}").play("1 DK D2 D3")

    assert (net, pool) == (deal.net, deal.pool)


def test_rn_3_4_nothing_is_paid_from_an_empty_pool():
    """The five a head are paid all the same."""
    made = contrabola("1 D2; 2 DK; 3 DQ", pool=0).play("1 D2 DK DQ")

    assert "2>1 5  3>1 5" == made.payments


def test_rn_3_4_above_entrada_it_is_a_bid_of_the_first_round():
    """The bid ranks between entrada and vuelta, and is no longer a low bid."""
    house = f"{LOW} contrabola_call=above_entrada"
    deal = auction("entrada", house=house)

    assert "pass contrabola vuelta solo" == deal.offers
    assert "pass vuelta solo" == deal.does("2 contrabola").offers
    assert "pass gascarola voltereta" == auction(PASSED, house=house).offers


def test_rn_3_4_above_entrada_it_may_be_held():
    """The bid may be held like any bid of 1.6."""
    deal = auction("entrada contrabola pass contrabola", house="contrabola_call=above_entrada")

    assert (2, "pass vuelta solo") == (deal.turn, deal.offers)


def test_rn_3_4_if_it_is_the_only_low_bid_and_stands_above_there_is_no_second_round():
    """Three passes end the auction."""
    deal = auction(PASSED, house=f"{LOW} low_bids=contrabola contrabola_call=above_entrada")

    assert Result.PASSED_OUT is deal.settlement.outcome.result


def test_rn_3_4_the_price_is_that_of_its_own_settlement():
    """Contrabola has a settlement phase of its own."""
    contract = dealt(house=LOW).state.ruleset.contract("contrabola")

    assert 1 == sum(isinstance(phase, SettlePhase) for phase in contract.phases)


# What the others see of a low game.


@pytest.mark.parametrize("bid", LOW_BIDS)
@pytest.mark.parametrize("house", ["", "casca_choice=blind casca_throw_in=on voltereta_max=5_plus_turned"])
def test_rn_3_1_a_view_does_not_depend_on_what_is_hidden(bid, house):
    """A seat's view stays exactly the same when the cards that it has not seen are dealt again."""
    rng = Random(bid + house)
    state = low(bid, house).state
    while request(state) is not None:
        for seat in state.ring:
            assert view(state, seat) == view(twin(state, seat, rng), seat)
        state = apply(state, some_action(state, rng)).state


@pytest.mark.parametrize("bid", LOW_BIDS)
def test_rn_3_1_a_view_is_read_as_it_is_written(bid):
    """The text of a view, cards face down included, reads back as the same view."""
    rng = Random(bid)
    state = low(bid).state
    while request(state) is not None:
        for seat in state.ring:
            seen = view(state, seat)
            assert seen == parse_view(format_view(seen))
        state = apply(state, some_action(state, rng)).state


@pytest.mark.parametrize("bid", LOW_BIDS)
@pytest.mark.parametrize("seed", range(4))
def test_rn_3_1_a_low_game_loses_no_card_and_no_chip(bid, seed):
    """Every state and every view of the game has all cards and chips."""
    rng = Random(seed)
    state = low(bid, "casca_throw_in=on").state
    while request(state) is not None:
        check(state)
        for seat in state.ring:
            check(view(state, seat).position)
        state = apply(state, some_action(state, rng)).state
    check(state)
