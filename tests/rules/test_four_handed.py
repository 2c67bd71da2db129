"""Four at the table, 3.10: one sits out, shares in the settlement, and takes the talon when all pass."""

from random import Random

import pytest
from auctions import complete_auctions
from composition import Pins
from dialect import Deal, auction, cards, exchanging, playing, seat, settled

from ombre_desktop.engine import HIDDEN, Reason, Role, Session, price, ruleset
from ombre_desktop.engine.chips import Price
from ombre_desktop.engine.errors import SettingError
from ombre_desktop.engine.flaws import FlawKind, RecordError
from ombre_desktop.engine.notation import format_record, parse_record, record_of
from ombre_desktop.engine.shuffle import chance, shuffled
from ombre_desktop.engine.variants.four_handed import STANDARD
from ombre_desktop.engine.variants.parts.passing_rules import PassingRules

THREE = Pins(ombre="SA H7 CA", lacks="HA")
LACKING_THREE = Pins(ombre="HA", lacks="SA H7 CA")


def four(calls: str = "", dealer: int = 4, **dealing: object) -> Deal:
    """Return a deal after these *calls*; seat 4 deals, so that seat 1 is the eldest and seat 2 sits out."""
    return auction(calls, name="four_handed", dealer=dealer, **dealing)


# (a) One sits out.


@pytest.mark.parametrize("dealer", [1, 2, 3, 4])
@pytest.mark.parametrize(("value", "places"), [("opposite", 2), ("dealer_left", 3), ("dealer", 0)])
def test_fh_3_10_who_sits_out(value, places, dealer):
    """It is the seat opposite the dealer, at the dealer's left (three places to the right), or the dealer."""
    deal = four(house=f"sitter={value}", dealer=dealer)
    sitter = (dealer + places - 1) % 4 + 1

    in_turn = [(dealer + step - 1) % 4 + 1 for step in (1, 2, 3, 4)]
    assert [at for at in in_turn if at != sitter] == [at + 1 for at in deal.state.ring]
    assert (seat(sitter),) == deal.state.resting
    assert Role.RESTING is deal.state.role(seat(sitter))


def test_fh_3_10_with_dealer_1_the_ring_is_2_4_1():
    """The example of the rule book holds: d+1 is the eldest, then comes d+3, then the dealer."""
    assert (1, 3, 0) == ruleset("four_handed").ring(seat(1))


def test_fh_3_10_who_sits_out_is_dealt_nothing():
    """Each of the three is dealt nine cards, and thirteen lie in the talon."""
    game = ruleset("four_handed")

    layout = game.dealt(shuffled(game.pack, Random(7)), seat(2))

    assert (9, 9, 9, 0) == tuple(map(len, layout.hands))
    assert 13 == len(layout.talon)


def test_fh_3_10_each_sits_out_one_deal_in_four():
    """The deal passes to the right, and the seat that sits out moves with it."""
    game = ruleset("four_handed")
    sitting = Session.begin(game, seat(3))
    rests = []
    for _ in range(4):
        rests += [at + 1 for at in range(4) if at not in game.ring(sitting.dealer)]
        deal = four("entrada pass pass", dealer=sitting.dealer + 1).state
        assert deal.ring == game.ring(sitting.dealer)
        sitting = sitting.after(settled("entrada", "XOOXOOYXO", name="four_handed", dealer=4).settlement)

    assert [1, 2, 3, 4] == rests


def test_fh_1_4_all_four_draw_for_the_first_deal():
    """The seat that sits out is known only after the draw."""
    game = ruleset("four_handed")
    drawn = {
        who for n in range(6) for who, _ in game.draw(tuple(map(seat, (1, 2, 3, 4))), chance(str(n))).drawn
    }

    assert set(map(seat, (1, 2, 3, 4))) == drawn


@pytest.mark.parametrize(
    ("house", "auctions"), [("", 40), ("equal_bid=any_lower", 44), ("auction_order=duel", 41)]
)
def test_fh_1_6_three_bid_as_in_renegado(house, auctions):
    """There are as many auctions as among three, and the seat that sits out says nothing."""
    found = complete_auctions("four_handed", house, dealer=4)

    assert auctions == len(found)
    assert all(calls[-2] != "2" for calls in found if calls[-1] != "talon")


def test_fh_1_6_the_turn_passes_over_who_sits_out():
    """Seats 1, 3 and 4 speak in turn."""
    deal = four()

    assert (1, 3, 4) == (deal.turn, four("pass").turn, four("pass pass").turn)


def test_fh_1_8_the_defenders_are_the_two_who_play():
    """With seat 1 as Ombre, the first exchange is offered to seat 3."""
    deal = exchanging("entrada", name="four_handed", dealer=4)

    assert (3, "yield") == (deal.does("1 -").turn, deal.does("1 -").offers)
    assert 4 == deal.does("1 -  3 yield").turn


def test_fh_1_11_who_sits_out_has_no_say_in_a_surrender():
    """Seat 3 is asked, then seat 4, and nobody else."""
    deal = playing("four_handed", trump="H", hands="1 H4 S2; 3 CA DK; 4 HQ S3", dealer=4).does("1 surrender")

    assert 3 == deal.turn
    assert "surrender 1" == deal.does("3 accept  4 accept").result


@pytest.mark.parametrize(("value", "rests", "asked"), [("opposite", 2, 4), ("dealer", 4, 4)])
def test_fh_a14_the_dealer_may_show_the_rest_even_if_he_sits_out(value, rests, asked):
    """The dealer has this right, and the seat that sits out sees the cards with the others."""
    ring = [at for at in (1, 2, 3, 4) if at != rests]
    deal = four("entrada pass pass", house=f"sitter={value} talon_rest=dealer_may_show").does("1 H")
    deal = deal.does("  ".join(f"{at} -" for at in ring))

    assert (asked, "show keep") == (deal.turn, deal.offers)
    assert set(deal.state.talon) == set(deal.does(f"{asked} show").seen_by(rests).position.talon)


def test_fh_3_10_who_sits_out_sees_nothing_hidden():
    """The sitter sees only what lies open to all: the turned card, and the cards played."""
    seen = four("vuelta pass pass", talon="D7").seen_by(2).position

    assert ((HIDDEN,) * 9, (), (HIDDEN,) * 9, (HIDDEN,) * 9) == seen.hands
    assert cards("D7") == set(seen.talon) - {HIDDEN}


def test_fh_a17_defenders_who_confer_show_nothing_to_who_sits_out():
    """The two defenders show their cards to each other only."""
    deal = settled("solo", "OOOOOXYXY", name="four_handed", dealer=4, house="vole_confer=on", stop=5)
    deal = deal.does("1 vole")

    assert HIDDEN not in deal.seen_by(3).position.hands[seat(4)]
    assert {HIDDEN} == {card for hand in deal.seen_by(2).position.hands for card in hand}


PAYMENTS = [
    # contract, tricks, pins and house rules, result; pool before, net of O, the sitter, X, Y, pool after
    ("entrada", "XOOXOOYXO", (None, ""), "sacada 1", (5, (20, -5, -5, -5), 0)),
    ("vuelta", "XOYOOXOYO", (THREE, ""), "sacada 1", (10, (40, -10, -10, -10), 0)),
    ("solo", "OOOOO", (None, ""), "sacada 1", (5, (59, -18, -18, -18), 0)),
    ("entrada", "OOOOOOOOO", (None, ""), "vole 1", (5, (50, -15, -15, -15), 0)),
    ("entrada", "OOOOOXYXY", (None, ""), "failed_vole 1", (5, (-85, 30, 30, 30), 0)),
    ("vuelta", "OOOOOXYXY", (None, ""), "failed_vole 1", (5, (-79, 28, 28, 28), 0)),
    (
        "entrada",
        "OOOOOXYXY",
        (None, "failed_vole_pool=defenders_split"),
        "failed_vole 1",
        (7, (-90, 32, 32, 32), 1),
    ),
    ("entrada", "OOOOOXYXY", (None, "failed_vole_pool=stays"), "failed_vole 1", (5, (-90, 30, 30, 30), 5)),
    ("entrada", "XOXOXOYXO", (None, ""), "puesta 1", (5, (-25, 0, 0, 0), 30)),
    ("entrada", "XOXOXOYXO", (None, "puesta_heads=opponents"), "puesta 1", (5, (-20, 0, 0, 0), 25)),
    ("entrada", "XOXOXOYXO", (None, "puesta_heads=to_players"), "puesta 1", (5, (-20, 5, 5, 5), 10)),
    ("entrada", "XOXOXOYXO", (LACKING_THREE, "loss_bonus=per_opponent"), "puesta 1", (5, (-34, 0, 0, 0), 39)),
    ("vuelta", "XOXOXOYXO", (None, "loss_base=by_bid"), "puesta 1", (5, (-33, 0, 0, 0), 38)),
    ("entrada", "XOXOXOYXO", (None, "ante=each_5"), "puesta 1", (20, (-40, 0, 0, 0), 60)),
    ("entrada", "XOXOXOXOX", (None, ""), "codille 3", (5, (-25, 0, 25, 0), 5)),
    ("entrada", "XOXOXOXOX", (None, "codille_pool=winner"), "codille 3", (25, (-45, 0, 70, 0), 0)),
    (
        "entrada",
        "XOXYXYXYY",
        (None, "split_144=codille_shared"),
        "codille 3  codille 4",
        (5, (-25, 0, 12, 12), 6),
    ),
    ("entrada", "XOXYXYXYY", (None, ""), "puesta 1", (5, (-25, 0, 0, 0), 30)),
]


@pytest.mark.parametrize(("contract", "tricks", "table", "result", "money"), PAYMENTS)
def test_fh_3_10_payments_with_one_sitting_out(contract, tricks, table, result, money):
    """
    The sitter pays and is paid like each opponent, a loss counts four heads, and the sitter never wins
    codille.
    """
    (pins, house), (pool, net, after) = table, money

    deal = settled(contract, tricks, name="four_handed", dealer=4, house=house, pool=pool, pins=pins)

    assert (result, net, after) == (deal.result, deal.net, deal.pool)
    assert 0 == sum(deal.net) + deal.pool - pool


@pytest.mark.parametrize(
    ("heads", "net", "pool"),
    [("all", (-25, 0, 0, 0), 30), ("opponents", (-20, 0, 0, 0), 25), ("to_players", (-20, 5, 5, 5), 10)],
)
def test_fh_2_1_an_accepted_surrender(heads, net, pool):
    """The Ombre pays the bare amount; the sitter gets five where the heads are paid to the players."""
    deal = settled(
        "entrada",
        "XOXOXOYXO",
        name="four_handed",
        dealer=4,
        house=f"puesta_heads={heads}",
        says="1 surrender  3 accept  4 accept",
    )

    assert ("surrender 1", net, pool) == (deal.result, deal.net, deal.pool)


def test_fh_a20_a_hand_taken_over_the_spanish_way():
    """
    The third wins codille of the taker, and both owe 25: five to the pool and five for each of four
    heads.
    """
    deal = settled(
        "entrada",
        "YXYYYOYXX",
        name="four_handed",
        dealer=4,
        house="takeover=spanish",
        says="1 surrender  3 takeover",
    )

    assert ("codille 4  puesta 1", (-25, 0, -25, 25), 30) == (deal.result, deal.net, deal.pool)


@pytest.mark.parametrize(
    ("house", "chips", "pool"), [("", (0, 0, -5, 0), 5), ("ante=each_5", (-5, -5, -5, -5), 20)]
)
def test_fh_1_5_the_dealer_antes_or_all_four(house, chips, pool):
    """A player who will sit out antes like the others."""
    sitting = Session.begin(ruleset("four_handed", house), seat(3)).with_antes()

    assert (chips, pool) == (sitting.chips, sitting.pool)


def test_fh_3_10_what_a_bid_is_worth():
    """A win is worth the pool and the base from three players; a loss costs the pool and twenty."""
    state = four().state

    assert Price(5, 7, 25) == price(state, state.ruleset.contract("vuelta"))
    assert Price(5, 5, 25) == price(state, state.ruleset.contract("talon"))


# Records.


def test_fh_6_who_sits_out_is_written_with_a_dash():
    """A record or a view with the dash is also read back."""
    text = format_record(record_of(four("pass pass").state))

    assert "; 2 -; 3 " in text
    assert parse_record(text).state == four("pass pass").state


@pytest.mark.parametrize(
    ("found", "put"),
    [("; 2 -;", "; 2 SA;"), ('[Dealer  "4"]', '[Dealer  "3"]'), ('[Dealer  "4"]', '[Dealer  "5"]')],
)
def test_fh_6_a_hand_of_who_sits_out_is_a_flaw(found, put):
    """The sitter has no cards, and must be the seat opposite the dealer."""
    text = format_record(record_of(four(hands="1 SK", talon="SA").state))
    assert found in text

    with pytest.raises(RecordError) as raised:
        parse_record(text.replace(found, put))
    assert raised.value.flaws[0].kind in (FlawKind.TWICE, FlawKind.WRONG_HAND, FlawKind.BAD_TAG)


# Settings.


def test_fh_7_the_profile_is_chapter_1_with_four():
    """
    The shared settings are the same, but the setting for three passes matters only if the sitter may
    decline.
    """
    own = ("sitter", "sitter_takes")
    shared = [one.key for one in STANDARD.settings() if one.key not in own]
    assert [one.key for one in PassingRules().settings()] == shared
    differing = set(PassingRules().settings()) - set(STANDARD.settings())
    assert ["passed_out"] == [one.key for one in differing]
    assert (4,) == (ruleset("four_handed").seats,)


@pytest.mark.parametrize("setting", STANDARD.settings(), ids=lambda setting: setting.key)
def test_fh_7_every_value_is_read_and_written(setting):
    """A record keeps what differs from the standard rules, and reading it gives the same game back."""
    for value in setting.values:
        game = ruleset("four_handed", f"{setting.key}={value}")

        written = game.house.differences(STANDARD)
        assert written in ("", f"{setting.key}={value}")
        assert game == ruleset("four_handed", written)


def test_fh_7_three_cannot_play_it():
    """Three cannot play this game, nor can four play Renegado."""
    with pytest.raises(SettingError, match="number of seats"):
        ruleset("four_handed", seats=3)
    with pytest.raises(SettingError, match="sitter"):
        ruleset("renegado", "sitter=dealer")


def test_fh_3_10_reasons_are_those_of_renegado():
    """A bid that does not exceed the last is refused for the same reason as in Renegado."""
    assert Reason.NO_HOLD is four("entrada").refusal("entrada").reason
