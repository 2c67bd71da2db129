"""Ombre Renegado, 1.13 and 1.14: what each result costs, and the printed table."""

import pytest
from composition import Pins
from dialect import Deal, playing, settled

from ombre_desktop.engine import Cost

THREE = Pins(ombre="SA H7 CA", lacks="HA")
FOUR = Pins(ombre="SA H7 CA HA", lacks="HK")
LACKING_THREE = Pins(ombre="HA", lacks="SA H7 CA")
LACKING_FOUR = Pins(ombre="HK", lacks="SA H7 CA HA")
TWO_WITH_A_GAP = Pins(ombre="SA CA H6", lacks="H7")

PRINTED = [
    # contract, tricks, pins; pool before, net of O X Y, pool after
    pytest.param("entrada", "XOOXOOYXO", None, (5, (15, -5, -5), 0), id="P1"),
    pytest.param("entrada", "XOXYOXOYO", None, (5, (15, -5, -5), 0), id="P2"),
    pytest.param("vuelta", "XOYOOXOYO", THREE, (10, (30, -10, -10), 0), id="P3"),
    pytest.param("entrada", "OOOOOOOOO", None, (5, (35, -15, -15), 0), id="P5"),
    pytest.param("entrada", "XOXOXOYXO", None, (5, (-20, 0, 0), 25), id="P7"),
    pytest.param("vuelta", "XOXYXYXYY", None, (10, (-25, 0, 0), 35), id="P9"),
    pytest.param("entrada", "XOXOXOXOX", None, (5, (-20, 20, 0), 5), id="P10"),
    pytest.param("entrada", "XOXOYXOYX", LACKING_THREE, (25, (-43, 43, 0), 25), id="P11"),
    pytest.param("vuelta", "OOOOOOOXY", None, (5, (-51, 28, 28), 0), id="P14"),
]


@pytest.mark.parametrize(("contract", "tricks", "pins", "money"), PRINTED)
def test_rn_1_14_worked_payments(contract, tricks, pins, money):
    """The payments are those printed in the table; P16 and P17 are tested with the surrender."""
    pool, net, after = money

    deal = settled(contract, tricks, pins=pins, pool=pool)

    assert net == deal.net
    assert after == deal.pool
    assert 0 == sum(deal.net) + deal.pool - pool


@pytest.mark.parametrize(("contract", "base"), [("entrada", 5), ("vuelta", 7), ("solo", 15)])
@pytest.mark.parametrize(
    ("pins", "estuches"),
    [(None, 0), (THREE, 3), (FOUR, 4), (LACKING_THREE, 3), (LACKING_FOUR, 4), (TWO_WITH_A_GAP, 0)],
)
def test_rn_1_13_sacada(contract, base, pins, estuches):
    """The Ombre gets the pool, and the base and the estuches from each other player."""
    deal = settled(contract, "XOOXOOYOO", pins=pins, pool=8)

    each = base + estuches
    assert (8 + 2 * each, -each, -each) == deal.net
    assert 0 == deal.pool


@pytest.mark.parametrize(("contract", "base"), [("entrada", 5), ("vuelta", 7), ("solo", 15)])
@pytest.mark.parametrize(("pins", "estuches"), [(None, 0), (FOUR, 4)])
def test_rn_1_13_primeras(contract, base, pins, estuches):
    """Each opponent pays three more, and the estuches (A24), for the first five tricks and a claim."""
    deal = settled(contract, "OOOOO", pins=pins)

    each = base + estuches + 3
    assert (5 + 2 * each, -each, -each) == deal.net


@pytest.mark.parametrize(("contract", "base"), [("entrada", 5), ("vuelta", 7), ("solo", 15)])
@pytest.mark.parametrize(("pins", "estuches"), [(None, 0), (THREE, 3)])
def test_rn_1_13_vole(contract, base, pins, estuches):
    """A vole earns ten more from each opponent, and no primeras."""
    deal = settled(contract, "OOOOOOOOO", pins=pins)

    each = base + estuches + 10
    assert (5 + 2 * each, -each, -each) == deal.net


@pytest.mark.parametrize(("contract", "base"), [("entrada", 5), ("vuelta", 7), ("solo", 15)])
@pytest.mark.parametrize(("pins", "estuches"), [(None, 0), (THREE, 3), (FOUR, 4)])
@pytest.mark.parametrize("tricks", ["OOOOOXOOO", "OOOOOOOXY", "OOOOOXYXY"])
def test_rn_1_13_failed_vole_costs_35_a_head_less_a_won_game(contract, base, pins, estuches, tricks):
    """
    A head costs 35 less base and estuches, since 30 − {0, 2, 10} − e is 35 − base − e; the Ombre keeps
    the pool.
    """
    deal = settled(contract, tricks, pins=pins, pool=7)

    each = 35 - base - estuches
    assert 30 - {"entrada": 0, "vuelta": 2, "solo": 10}[contract] - estuches == each
    assert (7 - 2 * each, each, each) == deal.net
    assert 0 == deal.pool


@pytest.mark.parametrize("contract", ["entrada", "vuelta", "solo"])
@pytest.mark.parametrize(
    ("pins", "bonus"), [(None, 0), (THREE, 3), (LACKING_THREE, 3), (LACKING_FOUR, 4), (TWO_WITH_A_GAP, 0)]
)
def test_rn_1_13_puesta(contract, pins, bonus):
    """Every bid pays P + 5n + e into the pool (A29)."""
    deal = settled(contract, "XOXOXOYXO", pins=pins, pool=9)

    assert (-(9 + 15 + bonus), 0, 0) == deal.net
    assert 9 + 9 + 15 + bonus == deal.pool


@pytest.mark.parametrize("contract", ["entrada", "vuelta", "solo"])
@pytest.mark.parametrize(("pins", "bonus"), [(None, 0), (THREE, 3), (LACKING_FOUR, 4)])
def test_rn_1_13_codille(contract, pins, bonus):
    """The same amount goes to the winner, and the pool is unchanged."""
    deal = settled(contract, "XOXYOYOYY", pins=pins, pool=9)

    amount = 9 + 15 + bonus
    assert (-amount, 0, amount) == deal.net
    assert 9 == deal.pool


@pytest.mark.parametrize(
    ("tricks", "net", "pool"),
    [("XYXYXOOOX", (-23, 23, 0), 5), ("XXXXXYYYY", (-23, 23, 0), 5), ("XYXYYOOOX", (-23, 0, 0), 28)],
)
def test_rn_1_13_primeras_against(tricks, net, pool):
    """An Ombre who won none of the first five and lost pays three more, once."""
    deal = settled("entrada", tricks)

    assert net == deal.net
    assert pool == deal.pool


def test_rn_1_13_one_of_the_first_five_saves_the_primeras():
    """A single early trick of the Ombre prevents the bonus."""
    assert (-20, 20, 0) == settled("entrada", "XYXYOXXYX").net


def test_rn_1_13_a_win_after_losing_the_first_five_costs_nothing():
    """The Ombre wins sacada with four tricks after the defenders' three and two (A28)."""
    assert (15, -5, -5) == settled("entrada", "XYXYXOOOO").net


def test_rn_1_13_estuches_count_the_whole_run():
    """Spadille, manille, basto and king of black trumps are four estuches if the queen is missing."""
    deal = playing("renegado", trump="S", hands="1 SA S2 CA SK; 2 H4 H5 H6 D4; 3 D5 D6 D7 C4")

    over = deal.play_all("1 SA H4 D5", "1 S2 H5 D6", "1 CA H6 D7", "1 SK D4 C4")

    assert (5 + 2 * 9, -9, -9) == over.net


def test_rn_1_13_lacking_the_three_and_holding_the_king_is_three():
    """The run lacked ends at the first trump the Ombre holds."""
    deal = playing("renegado", trump="S", hands="1 SK HK DK; 2 H4 H5 D4; 3 D5 D6 H6")

    over = deal.play_all("1 SK H4 D5", "1 HK H5 H6", "1 DK D4 D6")

    assert (5 + 2 * 8, -8, -8) == over.net


def test_rn_1_13_every_part_of_a_payment_is_named():
    """Every part of the payment says what was paid for."""
    deal = settled("solo", "OOOOO", pins=THREE)

    pool, *heads = deal.settlement.payments
    assert "pool 5" == pool.reason
    assert {"game 15, estuches 3, primeras 3"} == {head.reason for head in heads}


@pytest.mark.parametrize(
    ("tricks", "costs"),
    [
        ("XOXOXOYXO", {Cost.PUESTA}),
        ("XYXYYOOOX", {Cost.PUESTA, Cost.PRIMERAS_AGAINST}),
        ("XOXOXOXOX", {Cost.CODILLE}),
        ("OOOOOOOOO", {Cost.GAME, Cost.VOLE, Cost.POOL}),
        ("OOOOOXYXY", {Cost.FAILED_VOLE, Cost.POOL}),
    ],
)
def test_rn_1_13_the_costs_of_each_result(tricks, costs):
    """Each cost names what it is for."""
    payments = settled("entrada", tricks).settlement.payments

    assert costs == {cost for paid in payments for cost, _ in paid.parts}


def test_rn_1_13_payments_are_listed_by_payer_and_payee():
    """The pool comes first, then the seats, as records list them."""
    assert "pool>1 5  2>1 5  3>1 5" == settled("entrada", "XOOXOOYXO").payments
    assert "pool>1 5  1>2 30  1>3 30" == settled("entrada", "OOOOOXYXY").payments


BELINDA = "1 SA S2 CA SK CK HK HQ D4 D6; 2 SQ SJ S7 S5 S3 DK DQ DJ HA; 3 S6 S4 CJ C7 C5 C3 HJ H4 H6"
CANTO_III = (
    "1 SA S3 S4", "1 S2 S5 S6", "1 CA S7 C3", "1 SK SJ CJ", "1 CK SQ C5",
    "2 DK C7 D4", "2 DQ H6 D6", "2 DJ H4 HQ", "2 HA HJ HK",
)  # fmt: skip


def belinda(contract: str) -> Deal:
    """Return the hand of Pope's Rape of the Lock, as the rule book reconstructs it."""
    return playing("renegado", trump="S", hands=BELINDA, contract=contract)


@pytest.mark.parametrize(("contract", "net"), [("entrada", (23, -9, -9)), ("solo", (43, -19, -19))])
def test_rn_4_5_belinda_wins(contract, net):
    """Belinda wins with five tricks to four, and has four estuches."""
    deal = belinda(contract).play_all(*CANTO_III)

    assert "sacada 1" == deal.result
    assert net == deal.net


def test_rn_4_5_belinda_might_have_lost():
    """If Belinda kept a card that the Baron beats, instead of the king of hearts, she would lose codille."""
    hands = BELINDA.replace("HK", "H7").replace("HJ", "H5")
    deal = playing("renegado", trump="S", hands=hands)

    over = deal.play_all(*CANTO_III[:-1], "2 HA H5 H7")

    assert "codille 2" == over.result
    assert (-24, 24, 0) == over.net
