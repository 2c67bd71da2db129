"""Rocambor, chapter 23: diamonds as favour suit, which cannot open the auction, and a duty to play."""

import pytest
from auctions import complete_auctions
from dialect import Deal, auction
from favoured import favoured
from settled import ended

from ombre_desktop.engine import Chips, Reason, Seat, Session, Suit, price, ruleset
from ombre_desktop.engine.chips import Price
from ombre_desktop.engine.phases.settlement import SettlePhase

NO_MATADORS = "1 D4 H3 H4; 2 SA D7 CA"


def three(calls: str = "", house: str = "", **more: object) -> Deal:
    """Return a deal of three after these *calls*; seat 3 deals."""
    return auction(calls, name="rocambor", house=house, seats=3, pool=1, **more)


def at_play(contract: str, trump: str = "H", house: str = "", *, seats: int = 4, turned: str = "H2") -> Deal:
    """Return a deal at the first lead; the eldest has no matador."""
    return favoured("rocambor", contract, trump, house=house, hands=NO_MATADORS, seats=seats, turned=turned)


def test_rc_23_2_oros_cannot_open():
    """It goes above another bid, or holds."""
    assert "pass entrada volteo solo" == three().offers
    assert "pass oros volteo solo solo_oros" == three("entrada").offers
    why = three().refusal("oros")
    assert why is not None
    assert (Reason.NO_OPENING_BID, "23.2") == (why.reason, why.rule)


@pytest.mark.parametrize(("house", "count"), [("", 270), ("open_calls=any", 353)])
def test_rc_23_2_all_auctions(house, count):
    assert count == len(complete_auctions("rocambor", house, seats=3))


def test_rc_23_2_contrabola_may_open():
    """The last player may save a deal with it, if the table plays it."""
    assert "contrabola" in three("pass pass", "contrabola=last").offers.split()


@pytest.mark.parametrize(
    ("calls", "house", "limits"),
    [
        ("entrada pass pass", "", (0, 8)),
        ("entrada pass pass", "ombre_max=9", (0, 9)),
        ("oros pass pass", "open_calls=any", (0, 6)),
        ("oros pass pass", "open_calls=any oros_max=8", (0, 8)),
        ("volteo pass pass", "", (1, 8)),
    ],
)
def test_rc_23_3_what_the_ombre_draws(calls, house, limits):
    deal = three(calls, house)

    assert limits == (deal.does("1 H") if deal.state.trump is None else deal).limits


def test_rc_23_3_an_entrada_that_names_diamonds_draws_eight():
    """It is paid as oros all the same."""
    deal = three("entrada pass pass").does("1 D")

    assert ((0, 8), "oros") == (deal.limits, deal.state.the_contract.name)


def test_rc_23_1_the_holder_of_spadille_must_play():
    """They draw as after an entrada; the table may deal again instead."""
    deal = three("pass pass pass", hands="2 SA").does("2 H")

    assert (2, (0, 8)) == (deal.turn, deal.limits)
    assert "passed_out" == three("pass pass pass", "passed_out=redeal").result


@pytest.mark.parametrize(
    ("contract", "trump", "turned", "won", "net"),
    [
        ("oros", "D", "H2", "5 3 1 0", (7, -2, -2, -2)),
        ("volteo", "D", "D2", "5 3 1 0", (13, -4, -4, -4)),
        ("entrada", "D", "H2", "4 4 1 0", (-6, 0, 0, 0)),
        ("solo_oros", "D", "H2", "3 4 2 0", (-18, 18, 0, 0)),
    ],
)
def test_rc_23_1_payments_in_oros(contract, trump, turned, won, net):
    """As in Tresillo, twice as much in diamonds."""
    deal = at_play(contract, trump, "open_calls=any", turned=turned)

    assert Suit.DIAMONDS is deal.state.trump
    assert net == ended(deal, won).net


# Points.


def test_rc_23_4_nothing_is_staked_and_twelve_win():
    game = ruleset("rocambor", "tarifa=rap")
    sitting = Session.begin(game, Seat(0)).with_antes()

    assert (0, (0, 0, 0, 0), False) == (sitting.pool, sitting.scores, game.plays_for_chips)
    assert game.target is not None
    assert (1, None) == (game.target.winner((11, 12, 0, 0)), game.target.winner((11, 11, 0, 0)))


# Contract, trump, tricks, word; the points of each.
POINTS = [
    ("entrada", "H", "5 3 1 0", "", (1, 0, 0, 0)),
    ("entrada", "H", "5 0 0 0", "claim", (1, 0, 0, 0)),
    ("entrada", "H", "7 1 1 0", "", (2, 0, 0, 0)),
    ("solo", "H", "9 0 0 0", "vole", (4, 0, 0, 0)),
    ("solo", "H", "8 1 0 0", "vole", (2, 0, 0, 0)),
    ("entrada", "D", "5 3 1 0", "", (2, 0, 0, 0)),
    ("entrada", "H", "4 4 1 0", "", (0, 1, 1, 0)),
    ("entrada", "H", "3 4 2 0", "", (0, 2, 0, 0)),
]


@pytest.mark.parametrize("row", POINTS)
def test_rc_23_4_points(row):
    """The Ombre has them for the tricks of a game won, the defenders for one lost."""
    contract, trump, won, word, points = row
    deal = ended(at_play(contract, trump, "tarifa=rap"), won, word)

    assert (points, ()) == (deal.settlement.scores_after, deal.settlement.payments)


@pytest.mark.parametrize(("won", "points"), [("5 4 0", (0, 0, 2)), ("5 3 1", (1, 1, 0))])
def test_rc_23_4_points_of_contrabola(won, points):
    deal = three("pass pass contrabola", "tarifa=rap contrabola=last", hands="3 S3").does("3 S3")

    assert points == ended(deal, won).settlement.scores_after


def test_rc_23_4_nobody_surrenders():
    """A deal that all pass has no points."""
    deal = at_play("entrada", house="tarifa=rap")

    assert deal.refusal("surrender") is not None
    assert () == three("pass pass pass", "tarifa=rap passed_out=redeal").settlement.scores


@pytest.mark.parametrize(("contract", "points"), [("entrada", 1), ("oros", 2)])
def test_rc_23_4_the_price_of_a_bid(contract, points):
    """A point won counts like a chip from each opponent, and the matadors do not count."""
    state = at_play("entrada", house="tarifa=rap").state
    row, settle = state.ruleset.contract(contract), state.agenda[-1]
    assert row is not None
    assert isinstance(settle, SettlePhase)

    assert Price(Chips(0), Chips(points), Chips(2)) == price(state, row)
    assert () == settle.payment.of_cards(state)
