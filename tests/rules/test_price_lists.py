"""Rule 20.5: a table's own prices, in every game with a price list; records and codes carry them."""

import re

import pytest
from composition import Pins
from dialect import Deal, auction, settled
from settled import ended

from ombre_desktop.engine import ExchangeRequest, Ruleset, all_ruleset_names, ruleset
from ombre_desktop.engine.codes import code_of, deal_of, numbered_deal
from ombre_desktop.engine.errors import SettingError
from ombre_desktop.engine.notation import format_record, parse_record, record_of
from ombre_desktop.engine.variants import variant
from ombre_desktop.ui.dialogs.rules_source import Topic, source

TARIFFS = {
    "five_handed": ("cinquillo_extras=seymour",),
    "lhombre": ("extras=grand passed_out=kasko", "tariff=rasle", "tariff=pott"),
    "tresillo": ("contrabola=last", "tarifa=renegado"),
    "rocambor": ("contrabola=last", "tarifa=rap"),
}
"""House rules that bring every price of a game into its list."""


def led(name: str, calls: str, house: str = "", hands: str = "1 CA; 2 SA S2 SK", pool: int = 5) -> Deal:
    """Return a deal at its first lead; spades are trump where somebody names it, and few cards are drawn."""
    seats = variant(name).seats[0]
    deal = auction(calls, name=name, hands=hands, house=house, dealer=seats, pool=pool)
    while deal.state.playing is None:
        asked = deal.asked
        assert asked is not None
        if isinstance(asked, ExchangeRequest):
            free = [card for card in deal.state.hands[asked.seat] if card.text not in ("SA", "S2", "CA")]
            deal = deal.does(f"{deal.turn} {' '.join(map(str, free[: asked.minimum])) or '-'}")
        else:
            deal = deal.does(f"{deal.turn} {asked.actions[0]}")
    return deal


MATADORS = "1 SA S2 CA; 2 SK"
# A game, its prices, the calls, hands, tricks and word; what the first seat wins of the others and the pool.
PAID = [
    ("renegado", "entrada:8", "entrada pass pass", "", "5 3 1", "", 5 + 2 * 8),
    ("renegado", "vuelta:9", "vuelta pass pass", "", "5 3 1", "", 5 + 2 * 9),
    ("renegado", "solo:9", "solo pass pass", "", "5 3 1", "", 5 + 2 * 9),
    ("renegado", "head:3", "entrada pass pass", "", "4 4 1", "", -(5 + 3 * 3)),
    ("renegado", "primeras:7", "entrada pass pass", "", "5 0 0", "claim", 5 + 2 * (5 + 7)),
    ("renegado", "vole:4", "entrada pass pass", "", "9 0 0", "vole", 5 + 2 * (5 + 4)),
    ("renegado", "vole_missed:20", "entrada pass pass", "", "8 1 0", "vole", 5 - 2 * 20),
    ("renegado", "entrada:9", "solo pass pass", "", "8 1 0", "vole", 5 - 2 * (30 - (15 - 9))),
    ("renegado", "estuche:2", "entrada pass pass", MATADORS, "5 3 1", "", 5 + 2 * (5 + 3 * 2)),
    ("pokerwiner", "play:6", "play pass pass", "", "5 3 1", "", 5 + 2 * 6),
    ("pokerwiner", "no_exchange:9", "no_exchange pass pass", "", "5 3 1", "", 5 + 2 * 9),
    ("pokerwiner", "play:9", "no_exchange pass pass", "", "8 1 0", "vole", 5 - 2 * (30 - (15 - 9))),
    ("two_handed", "estuche:2", "entrada pass", MATADORS, "5 3", "", 5 + 5 + 3 * 2),
    ("five_handed", "sans_prendre:3", "solo pass pass pass pass", "", "5 3 0 0 0", "", 5 + 4 * 3),
    ("five_handed", "matadors:5", "solo pass pass pass pass", MATADORS, "5 3 0 0 0", "", 5 + 4 * (2 + 5)),
    ("five_handed", "vole:6", "solo pass pass pass pass", "", "8 0 0 0 0", "", 5 + 4 * (2 + 6)),
    ("quadrille", "game:3", "sans_prendre pass pass pass", "", "6 4 0 0", "", 5 + 3 * (3 + 1)),
    ("quadrille", "sans_prendre:4", "sans_prendre pass pass pass", "", "6 4 0 0", "", 5 + 3 * (1 + 4)),
    ("quadrille", "matadors:5", "sans_prendre pass pass pass", MATADORS, "6 4 0 0", "", 5 + 3 * (2 + 5)),
    ("quadrille", "vole_alone:6", "sans_prendre pass pass pass", "", "10 0 0 0", "vole", 5 + 3 * (2 + 6)),
    ("quadrille", "vole_bid:9", "vole pass pass pass", "", "10 0 0 0", "", 5 + 3 * 9),
    ("tritrille", "game:3", "sans_prendre pass pass", "", "6 4 0", "", 5 + 2 * (3 + 1)),
    ("tritrille", "sans_prendre:4", "sans_prendre pass pass", "", "6 4 0", "", 5 + 2 * (1 + 4)),
    ("german_solo", "frage:3", "frage pass pass pass", "", "8 0 0 0", "", 3),
    ("german_solo", "solo:5", "solo pass pass pass", "", "5 3 0 0", "", 3 * 5),
    ("german_solo", "tout:9", "tout pass pass pass", "", "8 0 0 0", "", 3 * 9),
    ("german_solo", "tout:9", "tout_couleur pass pass pass", "", "8 0 0 0", "", 3 * 2 * 9),
    ("lhombre", "spil_won:4", "spil pass pass", "", "5 3 1 0", "", 2 * 4),
    ("lhombre", "spil_tied:5", "spil pass pass", "", "4 0 4 1", "", -2 * 5),
    ("lhombre", "spil_lost:6", "spil pass pass", "", "3 0 4 2", "", -2 * 6),
    ("lhombre", "tout:3", "spil pass pass", "", "9 0 0 0", "vole", 2 * (1 + 3)),
    ("tresillo", "entrada:2", "entrada pass pass", "", "5 3 1 0", "", 5 + 3 * 2 * 2),
    ("tresillo", "vuelta:5", "vuelta pass pass", "", "3 3 3 0", "", -3 * 5),
    ("tresillo", "solo:4", "solo pass pass", "", "5 3 1 0", "", 5 + 3 * 2 * 4),
    ("tresillo", "matadors:4", "entrada pass pass", MATADORS, "5 3 1 0", "", 5 + 3 * (2 + 4)),
    ("tresillo", "primeras:4", "entrada pass pass", "", "5 0 0 0", "claim", 5 + 3 * (2 + 4)),
    ("tresillo", "vole:6", "entrada pass pass", "", "9 0 0 0", "vole", 5 + 3 * (2 + 6)),
]


@pytest.mark.parametrize("row", PAID, ids=lambda row: f"{row[0]} {row[1]} {row[4]}")
def test_20_5_a_price_of_ones_own_is_paid(row):
    """The Ombre is seat 1; each price changes what they win or lose."""
    name, prices, calls, hands, won, word, worth = row
    more = "cinquillo_extras=seymour " if name == "five_handed" else ""
    hands = hands or ("1 CQ HA; 2 CA DA SA" if name == "german_solo" else "1 CA; 2 SA S2 SK")
    house = f"{more}{'call_style=free ' if name == 'lhombre' else ''}prices={prices}"
    deal = led(name, calls, house, hands, 0 if ruleset(name).between_players else 5)

    assert worth == ended(deal, won, word).net[0]


def test_20_5_primeras_against_the_ombre_cost_the_same():
    """Codille after the first five tricks: the pool, three heads, and seven chips."""
    deal = settled("entrada", "XXXXXOOOO", house="prices=primeras:7", pins=Pins(ombre="CA H6", lacks="SA H7"))

    assert (-27, 27, 0) == deal.net


def test_20_5_points_of_rap_are_prices_too():
    """The Ombre has three points for a game won with six tricks or fewer, and one more in favour."""
    deal = led("rocambor", "solo_oros pass pass", "open_calls=any tarifa=rap prices=won:3")

    assert 3 + 1 == ended(deal, "5 3 1 0").settlement.scores_after[0]


def test_20_5_a_filling_of_the_pool_is_a_price():
    assert 7 == ruleset("lhombre", "tariff=pott prices=filling:7").ante.chips


def test_20_5_each_more_trick_of_a_kobe_nolo_is_a_price():
    """By rasle the first trick costs two, and each of the two others three."""
    house = "call_style=free tariff=rasle prices=kobe_nolo_trick:3"
    deal = led("lhombre", "kobe_nolo pass pass", house, pool=0)

    assert -2 * (2 + 2 * 3) == ended(deal, "3 0 3 3").net[0]


def with_own_prices() -> list[Ruleset]:
    """Return every game by each of its tariffs, with every price one higher."""
    found = []
    for name in all_ruleset_names():
        for house in ("", *TARIFFS.get(name, ())):
            rows = ruleset(name, house).house.price_list()
            prices = ",".join(f"{row.name}:{row.usual + 1}" for row in rows)
            found += [ruleset(name, f"{house} prices={prices}")] if rows else []
    return found


@pytest.mark.parametrize(
    "game", with_own_prices(), ids=lambda game: f"{game.name} {game.house.price_list()[-1].name}"
)
def test_20_5_records_and_codes_carry_every_price(game):
    """They bring back the same house rules, to the last price."""
    deal = numbered_deal(game, 5)

    assert game.house == deal_of(code_of(deal)).ruleset.house
    assert game.house == parse_record(format_record(record_of(deal))).state.ruleset.house


def test_20_5_only_what_the_tariff_has_otherwise_is_kept():
    """A price as usual, or one that the tariff does not have, makes no difference."""
    house = ruleset("lhombre", "prices=tout:1,filling:9,spil_won:2").house

    assert "prices=spil_won:2" == house.differences(variant("lhombre").standard)


@pytest.mark.parametrize(
    "prices", ["", "tout", "tout:", "tout:x", "tout:-1", "tout:1000", "tout:2,tout:3", "vole:3", ":3"]
)
def test_20_5_prices_that_cannot_be_are_refused(prices):
    """A message names the prices that there are."""
    with pytest.raises(SettingError, match="value of prices"):
        ruleset("lhombre", f"prices={prices}")


@pytest.mark.parametrize("name", ["french", "homme_auvergne"])
def test_20_5_games_without_a_tariff_have_no_prices(name):
    """The pool is all that is played for, or points are."""
    assert () == variant(name).standard.price_list()
    with pytest.raises(SettingError, match="prices"):
        ruleset(name, "prices=vole:3")


def test_20_5_the_page_of_lhombre_prints_the_prices_of_the_union():
    """Won, bet and kruk of each bid, in the order of the ladder."""
    printed = re.findall(r"<td>(\d)</td><td>(\d)</td><td>(\d)</td></tr>", source(Topic.LHOMBRE))
    usual = [str(row.usual) for row in ruleset("lhombre").house.price_list() if row.name != "tout"]

    assert usual == [figure for row in printed for figure in row]


def test_20_5_the_page_of_german_solo_prints_its_prices_and_twice_as_much():
    """A Grossfrage is never doubled."""
    pattern = r'<td align="right">(\d+)</td><td align="right">(\d+)</td></tr>'
    printed = [(int(one), int(couleur)) for one, couleur in re.findall(pattern, source(Topic.GERMAN_SOLO))]
    usual = {row.name: row.usual for row in ruleset("german_solo").house.price_list()}

    assert [(usual[name], usual[name] * (1 + (name != "grossfrage"))) for name in usual] == printed
