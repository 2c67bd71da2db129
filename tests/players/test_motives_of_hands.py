"""Motives that a hand gives for bids, trumps, kings, throws and answers: where each holds or nearly does."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from chance import played
from dialect import Deal, action, auction, dealt, exchanging, one, playing
from for_each import for_each

from ombre_desktop.engine import (
    Bid,
    Card,
    Discard,
    ExchangeRequest,
    PlayRequest,
    SeatView,
    Suit,
    request,
    ruleset,
    ruleset_names,
    view,
)
from ombre_desktop.engine.actions import GiveCard
from ombre_desktop.players.advice import Alternative, Fact
from ombre_desktop.players.motives.explaining import MOST, motives_for
from ombre_desktop.players.player import player

Told = dict[str, dict[str, Fact]]


def told(deal: Deal, said: str, *judged: tuple[str, float, float]) -> Told:
    """Return the motives for *said* by the seat that is asked; *judged* are answers, chips, and chances."""
    assert deal.turn is not None
    seen, asked = deal.seen_by(deal.turn), deal.asked
    assert asked is not None
    found = tuple(Alternative(action(deal.state, each), chips, 0.1, wins) for each, chips, wins in judged)
    return {each.key: dict(each.facts) for each in motives_for(seen, asked, action(deal.state, said), found)}


# Bids: the hand.

FIVE = "SA H7 CA HK HQ S5 S4 D3 C3"
"""Five hearts with the three matadors."""
FOUR = "SK SQ S6 S2 CK C4 HJ DQ D4"
"""Four spades with manille."""
POOR = "S4 S3 C4 C3 H4 H3 D4 D5 D6"


def test_a_hand_that_makes_more_than_half_of_the_tricks_wins():
    assert {"have": 6, "suit": "H", "need": 5} == told(dealt(hands=f"1 {FIVE}"), "entrada")["tricks_enough"]


def test_four_of_nine_are_enough_if_the_others_share():
    """The hand is played as dealt."""
    assert {"have": 4, "suit": "H"} == told(dealt(hands=f"1 {FIVE}"), "solo")["tricks_if_shared"]


def test_three_are_not():
    assert {} == told(dealt(hands=f"1 {FOUR}"), "solo")


def test_a_bid_that_was_found_to_lose_is_not_said_to_make_enough():
    found = told(dealt(hands=f"1 {FIVE}"), "entrada", ("entrada", 1.0, 0.4), ("pass", 0.0, 0.0))

    assert "tricks_enough" not in found
    assert {"wins": 4} == found["worth_the_risk"]


def test_a_bid_that_wins_as_often_as_not_is_no_risk():
    found = told(dealt(hands=f"1 {FIVE}"), "entrada", ("entrada", 1.0, 0.5), ("pass", 0.0, 0.0))

    assert "worth_the_risk" not in found


def test_a_risk_that_pays_more_is_told_once():
    """“It wins only 3 times in 10” beside two bids does not say which of them."""
    judged = ("solo", 9.0, 0.3), ("entrada", 5.0, 0.6), ("pass", 0.0, 0.0)

    found = told(dealt(hands=f"1 {MANY}"), "solo", *judged)

    assert "pays_more" in found
    assert "worth_the_risk" not in found


def test_a_side_counts_its_tricks_together():
    deal = dealt("quadrille", "1 SA S2 SK SQ CA HK H3 D3 D4 C4", dealer=4)

    assert {"have": 7, "suit": "S", "need": 6} == told(deal, "ask")["side_makes_enough"]


def test_five_trumps_are_many():
    assert {"trumps": 5, "suit": "H"} == told(dealt(hands=f"1 {FIVE}"), "entrada")["many_trumps"]


def test_four_are_not_but_the_highest_make_sure_tricks():
    """The king of hearts is a plain card less."""
    found = told(dealt(hands=f"1 {FIVE.replace('HQ', 'D2')}"), "entrada")

    assert "many_trumps" not in found
    assert {"sure": 3, "suit": "H"} == found["sure_trumps"]


def test_a_trump_suit_without_spadille_has_no_sure_trick():
    assert "sure_trumps" not in told(dealt(hands="1 H7 CA HK S5 S4 S3 D3 D2 C3"), "entrada")


def test_both_black_aces_are_trumps_whichever_suit_is_turned():
    hand = "SA CA SK CK HK DK S5 C5 H5"

    assert {"turned_makes", "black_aces"} == set(told(dealt(hands=f"1 {hand}"), "vuelta"))


def test_of_one_black_ace_only_that_is_said():
    found = told(dealt(hands="1 SA C5 SK CK HK DK S5 C4 H5"), "vuelta")

    assert {"card": "SA"} == found["trump_in_every_suit"]


def test_all_tricks_are_bid_if_every_card_wins():
    hand = "SA S2 CA SK SQ SJ S7 HK DK"

    assert "every_card_wins" in told(dealt("french", f"1 {hand}"), "vole")
    assert "every_card_wins" not in told(dealt("french", f"1 {hand.replace('S2', 'H6')}"), "vole")


LOW = "SA S2 S3 CA C2 H7 H6 D7 D6"


def test_a_low_hand_can_lose_every_trick():
    deal = dealt("lhombre", f"1 {LOW}", seats=3)

    assert {"low_in_every_suit": {}} == told(deal, "ren_nolo")


def test_not_with_a_suit_of_high_cards():
    deal = dealt("lhombre", f"1 {LOW.replace('D7 D6', 'DK DQ')}", seats=3)

    assert {} == told(deal, "ren_nolo")


def test_a_few_high_cards_may_be_exchanged():
    deal = auction("spil", name="lhombre", hands=f"1 {FIVE}; 2 {LOW.replace('D6', 'DK')}", seats=3)

    assert {"few_high_cards": {"high": 1}} == told(deal, "kobe_nolo")


def test_a_bid_may_leave_a_better_game_open():
    """With these cards the winner of a spil would play for no trick."""
    deal = auction("pass pass", name="lhombre", hands="3 S5 S2 C4 C3 H7 H6 H4 D7 D6", seats=3)

    assert {"contract": "spil", "other": "kobe_nolo"} == told(deal, "spil")["leaves_a_better_game"]


def test_not_if_its_own_trumps_are_good_enough():
    deal = auction("pass pass", name="lhombre", hands=f"3 {FIVE}", seats=3)

    assert "leaves_a_better_game" not in told(deal, "spil")


# Bids: the others.


def test_the_last_to_speak_hears_that_the_others_are_weak():
    deal = auction("pass pass", hands=f"3 {FOUR}")

    assert "others_have_passed" in told(deal, "entrada")


def test_not_while_another_is_still_to_speak():
    deal = auction("pass", hands=f"2 {FOUR}")

    assert "others_have_passed" not in told(deal, "entrada")


def test_the_holder_of_spadille_plays_anyway_if_all_pass():
    deal = auction("pass pass pass", name="quadrille", hands="4 SA S4 S5 C4 C5 H4 H5 D4 D5 D6", dealer=4)

    assert "must_play_anyway" in told(deal, "ask")


def test_without_spadille_nobody_is_forced():
    deal = auction("pass pass pass", name="quadrille", hands="4 CA S4 S5 C4 C5 H4 H5 D4 D5 D6", dealer=4)

    assert "must_play_anyway" not in told(deal, "ask")


# Passing.


def test_a_poor_hand_makes_too_few_tricks():
    found = told(dealt(hands=f"1 {POOR}"), "pass")

    assert 4 == found["too_few_tricks"]["least"]
    assert found["too_few_tricks"]["have"] in (1, 2)


def test_a_hand_that_makes_four_does_not():
    assert "too_few_tricks" not in told(dealt(hands=f"1 {FOUR.replace('C4', 'S3')}"), "pass")


def test_a_hand_that_could_have_bid_is_told_what_is_taken():
    deal = auction("entrada", hands=f"1 {FIVE}; 2 {FOUR}")

    found = told(deal, "pass")

    assert {"contract": "entrada", "remaining": "vuelta solo"} == found["bid_is_taken"]
    assert {"have": 3, "suit": "S", "least": 4} == found["too_few_as_dealt"]


def test_a_poor_hand_is_not():
    """It would not have bid in any case."""
    assert "bid_is_taken" not in told(auction("entrada", hands=f"1 {FIVE}; 2 {POOR}"), "pass")


def test_more_than_two_dearer_bids_are_not_named():
    deal = auction("spil", name="lhombre", hands=f"1 {FIVE}; 2 {FOUR.replace('C4', 'S3')}", seats=3)

    assert {"contract": "spil"} == told(deal, "pass")["dearer_bids_are_left"]


def test_where_no_hand_exchanges_one_would_play_alone():
    deal = auction("ask", name="quadrille", hands="1 SA S2 SK SQ CA HK H3 D3 D4 C4", dealer=4)

    assert "too_few_alone" in told(deal, "pass")


def test_one_trump_too_few_tells_what_else_is_missing():
    assert {"have": 4, "matadors": 1} == told(dealt(hands=f"1 {FOUR}"), "pass")["few_matadors"]


def test_with_good_trumps_kings_are_missing():
    """The lessons bid on four trumps with two matadors; here the others are low, and no king helps."""
    deal = auction("pass pass", name="lhombre", hands="3 CA D7 D5 D4 S3 C7 HQ HJ H6", seats=3)

    assert {"have": 4, "kings": 0} == told(deal, "pass")["few_kings"]
    assert "few_kings" not in told(dealt(hands=f"1 {FOUR}"), "pass")


def test_it_is_not_said_once_somebody_has_bid():
    """With another trump the hand would still not be good enough for a solo."""
    deal = auction("entrada", hands=f"1 {FIVE}; 2 {FOUR}")

    assert "few_matadors" not in told(deal, "pass")


MANY = "SA S2 CA SK SQ S7 S6 HK HQ"


@pytest.mark.parametrize(
    ("wins", "chips", "key"),
    [
        pytest.param(0.3, -3.0, "wins_too_seldom", id="seldom"),
        pytest.param(0.5, -1.0, "costs_more_than_it_brings", id="as often as not"),
    ],
)
def test_a_pass_says_how_often_the_best_bid_would_win(wins, chips, key):
    found = told(dealt(hands=f"1 {MANY}", pool=0), "pass", ("pass", 0.0, 0.0), ("entrada", chips, wins))

    assert {"contract": "entrada", "wins": round(10 * wins)} == found[key]


def test_not_if_the_bid_is_worth_more():
    found = told(dealt(hands=f"1 {MANY}"), "pass", ("pass", -2.0, 0.0), ("entrada", -1.0, 0.3))

    assert {} == found


def test_passing_may_bring_more_than_a_good_bid():
    judged = ("pass", 2.0, 0.6), ("entrada", 1.0, 0.6)

    assert {"passing_pays": {}} == told(dealt(hands=f"1 {MANY}"), "pass", *judged)
    judged = ("pass", -0.5, 0.6), ("entrada", -1.0, 0.6)
    assert "passing_pays" not in told(dealt(hands=f"1 {MANY}"), "pass", *judged)


def test_a_dearer_bid_pays_more_though_another_wins_more_often():
    judged = ("solo", 9.0, 0.7), ("entrada", 5.0, 0.9)

    assert {"contract": "solo", "other": "entrada"} == told(dealt(hands=f"1 {MANY}"), "solo", *judged)[
        "pays_more"
    ]


def test_a_cheaper_one_does_not():
    judged = ("entrada", 9.0, 0.7), ("solo", 5.0, 0.9)

    assert "pays_more" not in told(dealt(hands=f"1 {MANY}"), "entrada", *judged)


# Trumps.


def naming(hand: str) -> Deal:
    """Return a deal in which the Ombre names the trump."""
    return auction("entrada pass pass", hands=f"1 {hand}")


def test_the_longest_suit_is_named():
    assert {"suit": "H", "trumps": 5} == told(naming(FIVE), "H")["longest_trumps"]


def test_of_two_as_long_the_one_with_higher_trumps():
    """With spades: spadille, basto, king and queen; with diamonds: spadille, basto, four and five."""
    hand = "SA CA SK SQ D4 D5 H4 H5 C5"

    found = told(naming(hand), "S")

    assert {"suit": "S"} == found["higher_trumps"]
    assert "longest_trumps" not in found
    assert "higher_trumps" not in told(naming(hand), "D")


def test_fewer_trumps_may_be_higher():
    assert "fewer_but_higher" in told(naming("SA CA H7 HA D2 D3 D4 C4 C5"), "H")


def test_a_low_card_becomes_the_second_best_trump():
    assert {"card": "H7"} == told(naming(FIVE), "H")["becomes_second_best"]


def test_not_if_another_suit_has_such_a_card_too():
    assert "becomes_second_best" not in told(naming(FIVE.replace("D3", "D7")), "H")


def test_the_count_is_not_told_where_the_hand_was_found_to_lose():
    """Three low trumps count as much as in other hands; played out, this one makes four or five tricks."""
    deal = auction("pass pass ask", name="tritrille", hands="1 S4 S2 CA CQ C7 HQ H7 H5 H4 H3", dealer=1)

    assert {"have": 6, "suit": "H", "need": 6} == told(deal, "H")["tricks_enough"]
    assert "tricks_enough" not in told(deal, "H", ("H", -12.9, 0.04), ("S", -14.0, 0.0))


def test_a_king_stays_outside():
    """Spades give as many trumps as clubs, but with them the king would be one."""
    deal = naming("SA SK S4 S3 CA C5 C4 C3 H4")

    assert {"card": "SK"} == told(deal, "C")["king_outside"]
    assert "king_outside" not in told(deal, "S")


# Kings.


def calling(hand: str) -> Deal:
    """Return a deal of Quadrille with hearts as trumps in which the Ombre calls a king."""
    return auction("ask pass pass pass", name="quadrille", hands=f"1 {hand}", dealer=4).does("1 H")


def test_the_king_of_a_long_suit_can_be_led_to():
    deal = calling("SA CA H7 HK HQ S5 S4 S3 D3 C3")

    assert {"can_lead_to_it": {"card": "SK", "number": 3, "suit": "S"}} == told(deal, "call SK")
    assert "can_lead_to_it" not in told(deal, "call DK")


def test_the_queen_comes_after_the_king():
    deal = calling("SA CA H7 HK HQ S5 S4 S3 DQ C3")

    assert {"card": "DQ"} == told(deal, "call DK")["queen_behind"]
    assert "queen_behind" not in told(deal, "call SK")


def test_the_ally_covers_a_suit_that_is_missing():
    deal = calling("SA CA H7 HK HQ S5 S4 S3 D4 D3")

    assert {"ally_covers": {"card": "CK", "number": 0, "suit": "C"}} == told(deal, "call CK")


def test_before_the_trump_is_named_a_call_has_no_motive():
    """A friend may be called first, and name the trump: no black queen has a suit yet."""
    deal = auction("pass pass pass pass", name="german_solo", hands="2 SQ CQ", dealer=4)

    assert {} == told(deal, "call HA")


def demanding(hand: str) -> Deal:
    """Return a deal of Tritrille with hearts as trumps in which the Ombre demands a king."""
    return auction("ask pass pass", name="tritrille", hands=f"1 {hand}").does("1 H")


def test_a_king_in_a_suit_that_the_others_hold_should_win():
    deal = demanding("SA CA H7 HQ HJ S5 S4 S3 S6 C3")

    assert {"should_win": {"card": "CK", "number": 1, "suit": "C"}} == told(deal, "call CK")
    assert {} == told(deal, "call SK")


def test_the_last_card_of_a_suit_is_given_for_it():
    deal = demanding("SA CA H7 HQ HJ S5 S4 S3 S6 C3").does("1 call SK")

    assert {"goes_void": {"suit": "C"}} == told(deal, "give C3")
    assert {"gives_the_lowest": {"suit": "S"}} == told(deal, "give S3")
    assert {} == told(deal, "give S5")


# Throws.


def throwing(hand: str) -> Deal:
    """Return a deal in which the Ombre of hearts exchanges."""
    return exchanging("entrada", hands=f"1 {hand}")


def test_trumps_and_kings_are_kept():
    deal = throwing("SA H7 CA HK SK S5 D3 D2 C3")

    assert "keep_trumps_and_kings" in told(deal, "S5 D3 D2 C3")
    assert "keep_trumps_and_kings" not in told(deal, "S5 D3 D2")


def test_without_a_king_only_trumps():
    assert "keep_trumps" in told(throwing(FIVE), "S5 S4 D3 C3")
    assert "keep_trumps" not in told(throwing(FIVE), "S5 S4 D3")


def test_a_queen_stays_with_its_king():
    found = told(throwing("SA H7 CA HK SK SQ D3 D2 C3"), "D3 D2 C3")

    assert {"card": "SQ"} == found["keep_queen_with_king"]


def test_a_queen_stays_with_a_lower_card():
    deal = throwing("SA H7 CA HK SQ S5 D3 D2 C3")

    assert {"card": "SQ"} == told(deal, "D3 D2 C3")["keep_guarded_queen"]
    assert "keep_guarded_queen" not in told(deal, "S5 D3 D2 C3")


def test_a_suit_is_given_up():
    deal = throwing("SA H7 CA HK SK S5 D3 D2 S3")

    assert {"suit": "D"} == told(deal, "S5 D3 D2 S3")["goes_void"]
    assert "goes_void" not in told(deal, "S5 D3 S3")


def test_otherwise_the_weakest_cards_go():
    """The queen without a lower card is no king, but better than what is thrown."""
    deal = throwing("SA H7 CA HK SQ D3 D2 C4 C3")

    assert {"throw_the_weakest": {}} == told(deal, "D3 D2 C4 C3")
    assert {} == told(deal, "SQ D3 D2 C4")


def test_of_the_talon_the_longest_suit_is_kept():
    talon = "HA HQ HJ H7 SK S6 CK CQ C6 DK D4 D3 HK"
    hands = "1 S7 S5 S4 S3 S2 C7 C5 C4 C3; 2 C2 H6 H5 H4 H3 H2 D7 D6 D5; 3 D2 SA CA SQ SJ CJ DA DQ DJ"
    deal = auction("pass pass pass", name="four_handed", hands=hands, talon=talon, dealer=4, seats=4)
    while not isinstance(deal.asked, ExchangeRequest):
        deal = deal.does(f"{deal.turn} {deal.offers.split()[0]}")

    assert {"trumps": 5, "suit": "H"} == told(deal, "S6 C6 D4 D3")["keep_the_longest_suit"]
    assert "keep_the_longest_suit" not in told(deal, "HA HQ HJ H7")
    assert {} == told(deal, "SK C6 D4 D3")


def test_the_last_defender_draws_what_is_left():
    hands = "1 SA H7 CA HK HQ HJ H6 H5 H4; 2 S7 S6 S5 S4 D6 D5 D4 D3 C7"
    deal = exchanging("entrada", hands=f"{hands}; 3 CK CQ CJ C5 C4 C3 DQ DJ D2")
    deal = deal.does("1 -").does("2 S7 S6 S5 S4 D6 D5 D4 D3")

    assert 5 == deal.limits[1]
    assert {"most": 5} == told(deal, "CJ C5 C4 C3 D2")["only_so_many"]
    assert "only_so_many" not in told(deal, "CJ C5 C4 C3")


def test_the_first_defender_may_leave_cards():
    hands = "1 SA H7 CA HK HQ HJ H6 H5 H4; 2 S7 S6 S5 S4 D6 D5 D4 D3 C7"
    deal = exchanging("entrada", hands=hands).does("1 -")

    assert {"left": 7} == told(deal, "S4 D6 D5 D4 D3 S5")["leaves_cards"]
    assert "leaves_cards" not in told(deal, "S7 S6 S5 S4 D6 D5 D4 D3")


def test_for_no_trick_the_highest_cards_go():
    hands = f"1 {LOW.replace('D6', 'DK')}"
    deal = auction("spil pass pass", name="lhombre", hands=hands, seats=3).does("1 kobe_nolo")

    assert {"throw_the_high": {}} == told(deal, "DK")
    assert {} == told(deal, "S2")


# Answers.


def test_a_claim_tells_how_many_tricks_are_open():
    top = "1 SA H7 CA HA HK HQ HJ SK S3"
    rest = "2 H4 H5 H6 D7 D6 D5 D4 D3 D2; 3 CK CQ CJ C7 C6 C5 C4 C3 C2"
    tricks = ("1 SA H4 C2", "1 H7 H5 C3", "1 CA H6 C4", "1 HA D2 C5", "1 HK D3 C6")
    deal = playing("renegado", trump="H", hands=f"{top}; {rest}").play_all(*tricks)

    assert {"the_rest_is_open": {"sure": 3, "left": 4}} == told(deal, "claim")
    assert {} == told(deal, "vole")
    assert {"the_rest_comes_mostly": {}} == told(deal, "vole", ("vole", 9.0, 0.9), ("claim", 7.0, 1.0))
    assert {} == told(deal, "vole", ("vole", 9.0, 0.8), ("claim", 7.0, 1.0))


def surrendered(*tricks: str) -> Deal:
    """Return a vuelta given up after these tricks, seat 2 asked first."""
    hands = "1 S2 S3 H6 H5 D7 C3; 2 SA H7 CA HA HK HQ; 3 CK C5 C6 D2 D3 D4"
    deal = playing("renegado", trump="H", contract="vuelta", hands=hands, dealer=1)
    return deal.play_all(*tricks).play("2 CA D2" if tricks else "2 SA C5").does("1 surrender")


def test_a_surrender_is_accepted_for_want_of_tricks():
    assert {"no_codille_in_sight": {}} == told(surrendered(), "accept")
    assert {} == told(surrendered("2 SA C5 H6", "2 H7 C6 H5"), "accept")


def test_a_game_that_can_hardly_be_won_is_given_up():
    hands = "1 S2 S3 H6 H5 D7 C3; 2 SA H7 CA HA HK HQ; 3 CK C5 C6 D2 D3 D4"
    deal = playing("renegado", trump="H", contract="vuelta", hands=hands, dealer=1)
    deal = deal.play_all("2 SA C5 H6", "2 H7 C6 H5").play("2 CA D2")
    judged = ("surrender", -10.0, 0.0), ("S2", -20.0, 0.1)

    assert {"no_trump_in_hand": {"left": 7}, "codille_costs_more": {}} == told(deal, "surrender", *judged)
    assert {} == told(deal, "surrender", ("surrender", -10.0, 0.0), ("S2", -12.0, 0.3))


def test_a_weak_defender_does_not_take_over():
    hands = "1 S2 S3 H6 H5 D7 C3; 2 SA H7 CA HA HK HQ; 3 CK C5 C6 D2 D3 D4"
    deal = playing("renegado", trump="H", hands=hands, dealer=1).play("2 SA C5").does("1 surrender")

    assert {"strong_enough_to_take_over": {}} == told(deal, "takeover")
    assert {} == told(deal, "accept")
    assert {"too_weak_to_take_over": {}} == told(deal.does("2 accept"), "accept")
    assert {} == told(deal.does("2 accept"), "takeover")


def test_the_man_counts_his_tricks():
    deal = dealt("homme_auvergne", "1 HK HQ HJ SK DK", talon="HT", dealer=3)
    deal = deal.does("1 turn")
    while deal.question is not None and deal.question.value != "be_man":
        deal = deal.does(f"{deal.turn} {deal.offers.split()[0]}")

    assert {"tricks_enough"} == set(told(deal, "play"))
    assert {} == told(deal, "pass")
    judged = ("pass", 0.0, 0.5), ("play", -1.0, 0.2)
    assert {"man_wins_too_seldom": {"wins": 2}} == told(deal, "pass", *judged)


def thrown_in() -> Deal:
    """Return a game of L'Hombre that may be thrown in after the exchange."""
    deal = auction("spil pass pass", name="lhombre", hands=f"1 {FIVE}", seats=3).does("1 H")
    return deal.does("1 D3")


@pytest.mark.parametrize(
    ("said", "wins", "expected"),
    [
        pytest.param("throw_in", 0.1, {"thrown_in_is_a_tie": {}}, id="hardly won"),
        pytest.param("throw_in", 0.2, {}, id="sometimes won"),
        pytest.param("play", 0.4, {"may_still_win": {"wins": 4}}, id="often won"),
        pytest.param("play", 0.2, {}, id="not often"),
    ],
)
def test_a_game_is_thrown_in_if_it_can_hardly_be_won(said, wins, expected):
    assert expected == told(thrown_in(), said, ("throw_in", -2.0, 0.0), ("play", -1.0, wins))


def test_the_best_of_poor_suits_makes_the_most_tricks():
    """With spades it makes about three; with hearts as many, once hearts have the seven for the two."""
    assert "most_tricks" in told(naming("SQ S6 S4 CJ C4 HK H2 DQ D4"), "S")
    assert "most_tricks" not in told(naming("SQ S6 S4 CJ C4 HK H7 DQ D4"), "S")


# Every choice: what is given is true by an independent count.


def trumps_with(seen: SeatView, suit: Fact) -> int:
    """Count the trumps of the hand if *suit* is named."""
    return len(seen.position.ruleset.ranking(Suit(str(suit))).of_suit(seen.hand, Suit(str(suit))))


COUNTED: dict[str, Callable[[dict[str, Any], SeatView, Any], bool]] = {
    "longest_trumps": lambda facts, seen, _: facts["trumps"] == most_trumps(seen),
    "many_trumps": lambda facts, seen, _: facts["trumps"] == trumps_with(seen, facts["suit"]),
    "tricks_enough": lambda facts, seen, _: facts["have"] >= facts["need"] > len(seen.hand) / 2,
    "side_makes_enough": lambda facts, seen, _: facts["have"] >= facts["need"] > len(seen.hand) / 2,
    "too_few_tricks": lambda facts, *_: facts["have"] < facts["least"],
    "too_few_as_dealt": lambda facts, *_: facts["have"] < facts["least"],
    "too_few_alone": lambda facts, *_: facts["have"] < facts["least"],
    "side_makes_too_few": lambda facts, *_: facts["have"] < facts["least"],
    "few_kings": lambda facts, seen, _: nobody_bid(seen) and any_suit_gives(seen, facts["have"]),
    "few_matadors": lambda facts, seen, _: nobody_bid(seen) and any_suit_gives(seen, facts["have"]),
    "one_trump_short": lambda facts, seen, _: nobody_bid(seen) and any_suit_gives(seen, facts["have"]),
    "others_have_passed": lambda _, seen, __: nobody_bid(seen),
    "bid_is_taken": lambda _, seen, __: not nobody_bid(seen),
    "dearer_bids_are_left": lambda _, seen, __: not nobody_bid(seen),
    "becomes_second_best": lambda facts, _, chosen: one(facts["card"]).suit is chosen.suit,
    "can_lead_to_it": lambda facts, seen, chosen: (
        0 < len(plain_of(seen, chosen.card.suit)) == facts["number"]
    ),
    "keep_trumps": lambda _, seen, chosen: not any(map(seen.position.ranking.is_trump, chosen.cards)),
    "keep_trumps_and_kings": lambda _, __, chosen: "K" not in {card.text[1] for card in chosen.cards},
    "only_so_many": lambda facts, _, chosen: facts["most"] == len(chosen.cards),
    "leaves_cards": lambda facts, seen, chosen: facts["left"] == len(seen.position.talon) - len(chosen.cards),
    "goes_void": lambda facts, seen, chosen: set(plain_of(seen, Suit(facts["suit"]))) <= set(given(chosen)),
}
"""The test that a motive must pass wherever it is given, by its key."""


def most_trumps(seen: SeatView) -> int:
    """Count the trumps of the hand with the suit that gives it most."""
    return max(trumps_with(seen, suit.value) for suit in seen.position.ruleset.pack.suits)


def plain_of(seen: SeatView, suit: Suit) -> list[Card]:
    """Return the plain cards of *suit* in the hand."""
    return [card for card in seen.hand if card.suit is suit and not seen.position.ranking.is_trump(card)]


def given(chosen: Discard | GiveCard) -> tuple[Card, ...]:
    """Return the cards that leave the hand."""
    return chosen.cards if isinstance(chosen, Discard) else (chosen.card,)


def nobody_bid(seen: SeatView) -> bool:
    """Tell whether there is no bid in the auction."""
    bidding = seen.position.bidding
    return bidding is not None and not any(isinstance(call, Bid) for _, call in bidding.calls)


def any_suit_gives(seen: SeatView, number: Fact) -> bool:
    """Tell whether some suit would give the hand that *number* of trumps."""
    return any(trumps_with(seen, suit.value) == number for suit in seen.position.ruleset.pack.suits)


@for_each(ruleset_names())
def test_whatever_is_given_is_true(game: str) -> None:
    """Every decision before the cards, in deals of the textbook; there are at most two motives."""
    rng = Random(f"true {game}")
    for step in played(ruleset(game), rng):
        asked = request(step.state)
        if asked is None or isinstance(asked, PlayRequest):
            continue
        seen = view(step.state, asked.seat)
        chosen = player("textbook").decide(seen, asked, rng)
        found = motives_for(seen, asked, chosen)
        assert len(found) <= MOST
        counted = [(COUNTED[each.key], dict(each.facts)) for each in found if each.key in COUNTED]
        assert all(holds(facts, seen, chosen) for holds, facts in counted), [each.key for each in found]
