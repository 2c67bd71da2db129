"""Payments of five at the table: the pool in thirds, A31, and Seymour's extra payments (3.11)."""

import pytest
from sides import asked, sided, solo

from ombre_desktop.engine import Chips, price
from ombre_desktop.engine.chips import Price

# Tricks of the Ombre's side; result; net of Ombre, ally and each other player; pool after.
ASKED = [
    (8, "sacada 1", (10, 5, 0), 0),
    (6, "sacada 1", (10, 5, 0), 0),
    (5, "sacada 1", (10, 5, 0), 0),
    (4, "puesta 1", (-10, -5, 0), 30),
    (3, "codille", (-10, -5, 5), 15),
    (2, "codille", (-10, -5, 5), 15),
    (0, "codille", (-10, -5, 5), 15),
]
SOLO = [
    (8, "sacada 1", (15, 0), 0),
    (5, "sacada 1", (15, 0), 0),
    (4, "puesta 1", (-15, 0), 30),
    (3, "codille", (-12, 3), 15),
    (0, "codille", (-12, 3), 15),
]


@pytest.mark.parametrize(("tricks", "result", "net", "pool"), ASKED)
def test_fh_3_11_the_pool_is_shared_two_to_one(tricks, result, net, pool):
    """Five tricks win, four are a remise, and with three or fewer the three other players share."""
    deal = sided("ask", tricks)

    ombre, ally, other = net
    assert (result, pool) == (deal.result, deal.pool)
    assert (ombre, other, ally, other, other) == deal.net


@pytest.mark.parametrize(("tricks", "result", "net", "pool"), SOLO)
def test_fh_3_11_a_solo_takes_and_pays_it_whole(tricks, result, net, pool):
    """The solo player takes or pays the whole pool, against four who have a quarter each."""
    deal = sided("solo", tricks)

    ombre, other = net
    assert (result, pool) == (deal.result, deal.pool)
    assert (ombre, *(other,) * 4) == deal.net


@pytest.mark.parametrize(
    ("tricks", "result"),
    [(5, "sacada 1"), (4, "puesta 1"), (3, "puesta 1"), (2, "codille"), (0, "codille")],
)
@pytest.mark.parametrize("contract", ["ask", "solo"])
def test_fh_a31_three_are_a_remise_as_well(contract, tricks, result):
    """With A31 taken literally, the side loses to the others only with two tricks or fewer."""
    assert result == sided(contract, tricks, house="cinquillo_remise=three_literal").result


@pytest.mark.parametrize(
    ("pool", "won", "lost", "given_up"),
    [
        # The pool; what Ombre and ally take of it; owe for a remise; owe when the others won.
        (3, (2, 1), (2, 1), (2, 1)),
        (5, (3, 2), (3, 2), (2, 1)),
        (6, (4, 2), (4, 2), (4, 2)),
        (8, (5, 3), (5, 3), (4, 2)),
        (10, (7, 3), (7, 3), (6, 3)),
        (15, (10, 5), (10, 5), (10, 5)),
        (30, (20, 10), (20, 10), (20, 10)),
    ],
)
def test_fh_3_11_thirds_to_the_nearest_chip(pool, won, lost, given_up):
    """
    The ally takes a third, and the Ombre owes two; chips that the others cannot share evenly stay in the
    pool.
    """
    assert won == sided("ask", 5, pool=pool).net[::2][:2]
    assert lost == tuple(-chips for chips in sided("ask", 4, pool=pool).net[::2][:2])
    assert given_up == tuple(-chips for chips in sided("ask", 3, pool=pool).net[::2][:2])


@pytest.mark.parametrize("tricks", [0, 3, 4, 5, 8])
@pytest.mark.parametrize("contract", ["ask", "solo"])
@pytest.mark.parametrize("extras", ["off", "seymour"])
def test_fh_3_11_no_chip_is_lost(contract, tricks, extras):
    """No chip is lost or made, and a codille leaves the pool as it was."""
    for pool in (1, 2, 3, 5, 8, 10, 15, 31):
        deal = sided(contract, tricks, pool=pool, house=f"cinquillo_extras={extras}")

        assert pool == sum(deal.net) + deal.pool
        assert ("codille" == deal.result) is (tricks <= 3)
        if tricks <= 3:
            assert pool == deal.pool


def test_fh_3_11_an_empty_pool_pays_nobody():
    """No payment of zero chips is made."""
    assert "" == sided("ask", 5, pool=0).payments


@pytest.mark.parametrize(
    ("contract", "tricks", "payments"),
    [
        ("ask", 5, "pool>1 10  pool>3 5"),
        ("ask", 4, "1>pool 10  3>pool 5"),
        ("ask", 3, "pool>2 5  pool>4 5  pool>5 5  1>pool 10  3>pool 5"),
        ("solo", 5, "pool>1 15"),
        ("solo", 4, "1>pool 15"),
        ("solo", 3, "pool>2 3  pool>3 3  pool>4 3  pool>5 3  1>pool 12"),
    ],
)
def test_fh_3_11_who_pays_whom(contract, tricks, payments):
    """Payments are listed by payer and payee, as in records."""
    assert payments == sided(contract, tricks).payments


def test_fh_3_11_who_wins_with_whom():
    """The winners are either the Ombre and the ally, or the seats against them."""
    assert (0, 2) == sided("ask", 5).settlement.outcome.winners
    assert () == sided("ask", 4).settlement.outcome.winners
    assert (1, 3, 4) == sided("ask", 3).settlement.outcome.winners


def test_fh_2_1_who_has_nobody_to_call_loses_like_a_solo():
    """
    The Ombre holds every callable king and queen, so four defenders share, and the Ombre pays the loss
    alone.
    """
    deal = asked("1 SA HK SK CK DK SQ CQ DQ; 2 H7 CA", called="")
    while deal.asked is not None:
        deal = deal.does(f"{deal.turn} {deal.asked.cards[0]}")

    assert ("codille", (-12, 3, 3, 3, 3)) == (deal.result, deal.net)


# Seymour's extra payments.

MATADORS = "1 SA H7 HK HQ; 3 CA DK"
"""The three matadors are held by the Ombre's side, though not in one hand."""
TWO = "1 SA H7 HK HQ; 2 CA; 3 DK"


@pytest.mark.parametrize(
    ("contract", "tricks", "hands", "each"),
    [
        ("ask", 5, TWO, 0),
        ("ask", 5, MATADORS, 2),
        ("ask", 8, TWO, 2),
        ("ask", 8, MATADORS, 4),
        ("solo", 5, TWO, 2),
        ("solo", 5, "1 SA H7 CA HQ", 4),
        ("solo", 8, "1 SA H7 CA HK HQ HJ", 6),
        ("solo", 5, MATADORS, 2),
    ],
)
def test_fh_3_11_each_opponent_pays_two_for_each_feat(contract, tricks, hands, each):
    """Sans prendre, three matadors on the side, and every trick each earn the Ombre alone two chips."""
    deal = sided(contract, tricks, hands=hands, house="cinquillo_extras=seymour")

    if contract == "ask":
        assert (10 + 3 * each, -each, 5, -each, -each) == deal.net
    else:
        assert (15 + 4 * each, *(-each,) * 4) == deal.net


@pytest.mark.parametrize("tricks", [3, 4])
def test_fh_3_11_a_side_that_loses_is_paid_nothing_extra(tricks):
    """The feats are paid for only when the side wins."""
    paid = sided("ask", tricks, hands=MATADORS, house="cinquillo_extras=seymour").net

    assert sided("ask", tricks, hands=MATADORS).net == paid


def test_fh_3_11_odd_counters_go_to_the_best_trump():
    """
    Of fifteen chips, each of four defenders has three, and the holder of manille the last three; the solo
    player replaces all.
    """
    deal = sided("solo", 3, hands="1 SA HK HQ; 4 H7", house="cinquillo_extras=seymour")

    assert (-15, 3, 3, 6, 3) == deal.net
    assert 15 == deal.pool


# What a bid is worth.


@pytest.mark.parametrize(
    ("contract", "house", "worth"),
    [
        ("ask", "", (10, 0, 10)),
        ("solo", "", (15, 0, 15)),
        ("ask", "cinquillo_extras=seymour", (10, 0, 10)),
        ("solo", "cinquillo_extras=seymour", (15, 2, 15)),
    ],
)
def test_fh_3_11_what_a_bid_is_worth(contract, house, worth):
    """The Ombre gets two thirds of the pool or all of it, and is also paid for sans prendre."""
    state = solo("", house=house).state
    row = state.ruleset.contract(contract)
    assert row is not None

    assert Price(*map(Chips, worth)) == price(state, row)
