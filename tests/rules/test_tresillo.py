"""Tresillo, chapter 22: a favour suit, in which the same bid is worth more, and a plate."""

import pytest
from auctions import complete_auctions
from dialect import Deal, auction, cards, dealt, one, seat
from favoured import favoured
from settled import ended

from ombre_desktop.engine import Chips, Reason, Role, Seat, Session, Suit, price, ruleset
from ombre_desktop.engine.chips import Price
from ombre_desktop.engine.errors import SettingError
from ombre_desktop.engine.events import ContractRaised, SpadilleSought
from ombre_desktop.engine.shuffle import chance

NO_MATADORS = "1 S4 H3 H4; 2 SA S2 CA"
"""The eldest has no matador in any trump."""


def three(calls: str = "", house: str = "", **more: object) -> Deal:
    """Return a deal of three after these *calls*; seat 3 deals."""
    return auction(calls, name="tresillo", house=house, seats=3, pool=1, **more)


def at_play(contract: str, trump: str = "H", house: str = "", *, seats: int = 4, turned: str = "H2") -> Deal:
    """Return a deal at the first lead; the eldest has no matador."""
    return favoured("tresillo", contract, trump, house=house, hands=NO_MATADORS, seats=seats, turned=turned)


# Table and deal.


@pytest.mark.parametrize(("house", "ring"), [("", (0, 1, 2)), ("sitter=opposite", (0, 2, 3))])
def test_ts_22_1_one_of_four_sits_out(house, ring):
    """Seat 4 deals, and sits out unless the table lets the player opposite rest."""
    deal = dealt("tresillo", house=house, dealer=4)

    assert ring == deal.state.ring
    assert Role.RESTING is deal.state.role(seat(4 if not house else 2))


def test_ts_22_1_three_may_play():
    assert (0, 1, 2) == dealt("tresillo", seats=3).state.ring


@pytest.mark.parametrize(("value", "pool"), [("dealer_1", 1), ("each_1", 4), ("each_5", 20), ("none", 0)])
def test_ts_22_1_the_plate(value, pool):
    """The dealer stakes one chip, or what the table has agreed."""
    sitting = Session.begin(ruleset("tresillo", f"ante={value}"), Seat(0)).with_antes()

    assert pool == sitting.pool
    assert sitting.ruleset.plays_for_chips


@pytest.mark.parametrize("value", ["dealer_5", "dealer_10_each_1"])
def test_ts_a3_other_stakes_are_refused(value):
    with pytest.raises(SettingError, match="value of ante"):
        ruleset("tresillo", f"ante={value}")


def test_ts_a2_somebody_deals_first():
    for way in ("high_card", "black_ace", "random"):
        game = ruleset("tresillo", f"first_dealer={way}", 3)
        assert game.draw(game.ring(Seat(0)), chance("three")).dealer in range(3)


# The auction.


def test_ts_22_3_the_bids():
    """Without a favour suit two of them are missing."""
    assert "pass entrada entrada_favor vuelta solo solo_favor" == three().offers
    assert "pass entrada vuelta solo" == three(house="favor=none").offers


@pytest.mark.parametrize(
    ("house", "count"),
    [
        ("", 353),
        ("favor=none", 40),
        ("equal_bid=none", 117),
        ("equal_bid=any_lower", 580),
        ("auction_order=duel", 394),
    ],
)
def test_ts_22_3_all_auctions(house, count):
    assert count == len(complete_auctions("tresillo", house, seats=3))


@pytest.mark.parametrize("suit", ["S", "C", "H", "D"])
def test_ts_22_2_a_bid_in_favour_names_the_suit(suit):
    """Nothing is asked: the Ombre exchanges at once."""
    deal = three("entrada_favor pass pass", f"favor={suit}")

    assert (Suit(suit), (0, 9)) == (deal.state.trump, deal.limits)


@pytest.mark.parametrize(("value", "contract"), [("pays", "entrada_favor"), ("plain", "entrada")])
def test_ts_22_3_an_entrada_that_names_the_favour_suit(value, contract):
    deal = three("entrada pass pass", f"favor_by_naming={value}").does("1 S")

    assert contract == deal.state.the_contract.name
    assert (value == "pays") is (ContractRaised(seat(1), "entrada_favor") in deal.events)


def test_ts_22_3_a_solo_that_names_the_favour_suit():
    assert "solo_favor" == three("solo pass pass").does("1 S").state.the_contract.name
    assert "solo" == three("solo pass pass").does("1 H").state.the_contract.name


@pytest.mark.parametrize(
    ("value", "turned", "contract"),
    [("pays", "S5", "vuelta_favor"), ("plain", "S5", "vuelta"), ("pays", "H5", "vuelta")],
)
def test_ts_22_3_a_vuelta_that_turns_the_favour_suit(value, turned, contract):
    deal = three("vuelta pass pass", f"vuelta_favor={value}", talon=turned)

    assert contract == deal.state.the_contract.name


def test_ts_22_3_the_holder_of_spadille_must_play():
    """They name trump before they exchange; with spadille in the talon nobody plays."""
    obliged = "passed_out=espada_obligada"
    deal = three("pass pass pass", obliged, hands="2 SA")

    assert (2, "S C H D") == (deal.turn, deal.offers)
    assert SpadilleSought(seat(2), one("SA")) in deal.events
    assert "passed_out" == three("pass pass pass", obliged, talon="SA").result
    assert "passed_out" == three("pass pass pass").result


def test_ts_22_3_the_last_may_say_contrabola():
    """Only when all others have passed."""
    last = "contrabola=last"

    assert "contrabola" in three("pass pass", last).offers.split()
    assert "contrabola" not in three("pass", last).offers.split()
    assert "contrabola" not in three("pass pass").offers.split()
    why = three("pass", last).refusal("contrabola")
    assert why is not None
    assert (Reason.NOT_THE_LAST, "22.3") == (why.reason, why.rule)


def test_ts_22_3_contrabola_exchanges_one_card():
    """Nobody else draws, and there are no trumps."""
    deal = three("pass pass contrabola", "contrabola=last", hands="3 S3")

    assert (3, (1, 1)) == (deal.turn, deal.limits)
    after = deal.does("3 S3")
    assert (1, None) == (after.turn, after.state.trump)
    assert after.state.playing is not None


@pytest.mark.parametrize(
    ("won", "result", "net"),
    [("5 4 0", "contrabola_made 3", (-2, -2, 5)), ("5 3 1", "contrabola_failed 3", (0, 0, -4))],
)
def test_ts_22_3_contrabola_is_paid_by_two(won, result, net):
    deal = ended(three("pass pass contrabola", "contrabola=last", hands="3 S3").does("3 S3"), won)

    assert (result, net) == (deal.result, deal.net)


# Exchange and play.


@pytest.mark.parametrize(("house", "limits"), [("", (0, 9)), ("ombre_max=8", (0, 8))])
def test_ts_22_4_what_the_ombre_draws(house, limits):
    assert limits == three("entrada pass pass", house).does("1 H").limits


def test_ts_22_4_the_turned_card_must_be_taken():
    assert (1, 9) == three("vuelta pass pass").limits


@pytest.mark.parametrize(("value", "most"), [("9", 9), ("8", 8), ("leave_five", 8)])
def test_ts_a12_what_the_first_defender_draws(value, most):
    """Thirteen cards are left, and the defender has no matador."""
    deal = three("entrada pass pass", f"def_first_max={value}", hands="1 SA CA H7; 2 H2").does("1 H  1 -")

    assert (2, (0, most)) == (deal.turn, deal.limits)


@pytest.mark.parametrize(("value", "words"), [("offer", "yield"), ("fixed", "")])
def test_ts_a13_who_of_the_defenders_draws_first(value, words):
    deal = three("entrada pass pass", f"def_order={value}").does("1 H  1 -")

    assert words == deal.offers


def test_ts_a15_the_duty_to_follow_is_the_tables():
    hands = "1 H7; 2 SA CA S2; 3 D2"
    for house, count in (("", 2), ("renege_mixed=may_renege", 3)):
        deal = dealt("tresillo", hands, house=house, seats=3, full=False)
        deal = deal.does("1 solo  2 pass  3 pass  1 H  2 -  3 -  1 H7")
        assert count == len(deal.may_play(2))


def test_ts_22_6_an_entrada_may_be_taken_over():
    deal = at_play("entrada", seats=3).does("1 surrender")

    assert (2, "takeover accept") == (deal.turn, deal.offers)
    assert "surrender 1" == deal.does("2 accept  3 accept").result


@pytest.mark.parametrize(("value", "over"), [("automatic", True), ("both_accept", False)])
def test_ts_22_6_a_vuelta_given_up_is_lost_at_once(value, over):
    """Or the defenders must agree."""
    deal = at_play("vuelta", house=f"vuelta_surrender={value}", seats=3).does("1 surrender")

    assert over is deal.state.is_over


@pytest.mark.parametrize(("contract", "house"), [("solo", ""), ("entrada", "surrender=off")])
def test_ts_22_6_what_cannot_be_given_up(contract, house):
    assert at_play(contract, house=house, seats=3).refusal("surrender") is not None


def taken_over(house: str = "") -> Deal:
    """Return an entrada of seat 1 that seat 2 has taken over."""
    return at_play("entrada", house=house, seats=4).does("1 surrender  2 takeover")


# Tricks of quitter, taker and third; result; the net of each; the plate after.
TAKEN_OVER = [
    ("3 5 1 0", "sacada 2  puesta 1", (-3, 3, 0, 0), 1),
    ("3 3 3 0", "puesta 2  puesta 1", (-3, -3, 0, 0), 7),
    ("5 3 1 0", "puesta 2", (0, -3, 0, 0), 4),
    ("2 3 4 0", "codille 3  puesta 1", (-3, -3, 3, 0), 4),
]


@pytest.mark.parametrize(("won", "result", "net", "plate"), TAKEN_OVER)
def test_ts_22_6_the_settlement_of_a_hand_taken_over(won, result, net, plate):
    deal = ended(taken_over(), won)

    assert (result, net, plate) == (deal.result, deal.net, deal.pool)


def test_ts_a20_a_hand_taken_over_may_be_settled_as_the_takers_own():
    """With `takeover=literal` the taker wins the plate and one from each."""
    assert (-1, 4, -1, -1) == ended(taken_over("takeover=literal"), "3 5 1 0").net


# Payments: contract, trump, tricks, word; net of the Ombre and of each other; the plate after.
PAID = [
    ("entrada", "H", "5 3 1 0", "", 4, -1, 0),
    ("entrada_favor", "S", "4 3 2 0", "", 7, -2, 0),
    ("vuelta", "H", "5 0 0 0", "claim", 10, -3, 0),
    ("solo", "H", "9 0 0 0", "vole", 19, -6, 0),
    ("entrada", "H", "7 1 1 0", "vole", -5, 2, 0),
    ("solo_favor", "S", "7 1 1 0", "vole", 10, -3, 0),
    ("entrada", "H", "4 4 1 0", "", -3, 0, 4),
    ("entrada", "H", "1 4 4 0", "", -3, 0, 4),
    ("vuelta", "H", "5 3 1 0", "surrender", -6, 0, 7),
]


@pytest.mark.parametrize("row", PAID)
def test_ts_22_7_the_tariff(row):
    """With four at the table all three others settle."""
    contract, trump, won, word, own, other, plate = row
    deal = ended(at_play(contract, trump), won, word)

    assert ((own, other, other, other), plate) == (deal.net, deal.pool)


def test_ts_22_7_the_matadors_are_a_chip():
    """Solo in favour with the three matadors, four at the table."""
    deal = favoured("tresillo", "solo_favor", hands="1 SA S2 CA", seats=4)

    assert (22, -7, -7, -7) == ended(deal, "6 2 1 0").net


@pytest.mark.parametrize(
    ("value", "net", "plate"), [("stays", (-3, 3, 0, 0), 1), ("winner", (-3, 4, 0, 0), 0)]
)
def test_ts_22_7_a_codille(value, net, plate):
    """The winner has three, one for each other at the table, and perhaps the plate."""
    deal = ended(at_play("entrada", house=f"codillo_plate={value}"), "3 4 2 0")

    assert (net, plate) == (deal.net, deal.pool)


@pytest.mark.parametrize(("value", "chips"), [("2", -2), ("1", -1), ("3", -3)])
def test_ts_22_2_the_factor_of_the_favour_suit(value, chips):
    assert chips == ended(at_play("entrada_favor", "S", f"favor_factor={value}"), "5 3 1 0").net[1]


@pytest.mark.parametrize(
    ("contract", "chips"),
    [("entrada", -5), ("entrada_favor", -10), ("vuelta", -7), ("solo", -15), ("solo_favor", -30)],
)
def test_ts_22_7_the_tariff_of_renegado(contract, chips):
    """The bases of chapter 1, times the factor in favour; the eldest has one of the matadors."""
    deal = favoured("tresillo", contract, house="tarifa=renegado", hands="1 SA; 2 H7 S2 CA", seats=3)

    assert chips == ended(deal, "5 3 1").net[1]


def test_ts_22_7_a_lost_game_by_the_tariff_of_renegado():
    """The plate again, and five for each at the table."""
    deal = favoured("tresillo", "entrada", house="tarifa=renegado", hands="1 SA; 2 H7 S2 CA", seats=3)

    assert -16 == ended(deal, "4 4 1").net[0]
    assert "surrender 1" == deal.does("1 surrender  2 accept  3 accept").result


@pytest.mark.parametrize(("contract", "expected"), [("entrada", (1, 1, 2)), ("solo_favor", (1, 6, 12))])
def test_ts_22_7_the_price_of_a_bid(contract, expected):
    state = three().state
    row = state.ruleset.contract(contract)
    assert row is not None

    assert Price(*map(Chips, expected)) == price(state, row)


def test_ts_20_4_most_tricks_win():
    """Two defenders with four each make it a puesta, three alike too."""
    deal = at_play("entrada", seats=3)

    assert ["sacada 1", "puesta 1", "puesta 1", "codille 2"] == [
        ended(deal, won).result for won in ("5 2 2", "3 3 3", "1 4 4", "3 4 2")
    ]


def test_ts_22_3_the_lowest_bid_may_be_contrabola_for_nobody_else():
    """After an entrada the last may not say it."""
    assert "contrabola" not in three("entrada pass", "contrabola=last").offers.split()


def test_ts_20_2_the_trick_goes_to_the_highest_of_the_suit():
    """In contrabola the black aces are the lowest, and a trick of the Ombre ends it."""
    deal = three("pass pass contrabola", "contrabola=last", hands="3 S3 SK; 1 SA", talon="H2").does("3 S3")
    deal = deal.does("1 SA")
    while deal.turn not in (3, None):
        assert deal.asked is not None
        deal = deal.does(f"{deal.turn} {deal.asked.actions[0]}")

    assert cards("SK") <= deal.may_play(3)
    assert "contrabola_failed 3" == deal.does("3 SK").result


@pytest.mark.parametrize(("pool", "chips"), [(1, -3), (4, -9)])
def test_tr_22_7_a_second_puesta_may_be_dearer(pool, chips):
    """It costs two more for each other player while the plate holds more than the dealer's chip."""
    house = "prices=puesta_again:2"
    deal = auction("entrada pass pass", name="tresillo", house=house, seats=4, dealer=4, pool=pool)
    deal = deal.does(f"{deal.turn} H")
    while deal.state.playing is None:
        deal = deal.does(f"{deal.turn} -")

    assert chips == ended(deal, "4 4 1 0").net[0]
