"""Ombre Renegado, A3 and A22 to A29: settings that change what is paid; chapter 7: the list of settings."""

import pytest
from composition import Pins
from dialect import exchanging, one, playing, settled

from ombre_desktop.engine import ruleset
from ombre_desktop.engine.errors import SettingError
from ombre_desktop.engine.variants.parts.passing_rules import PassingRules
from ombre_desktop.engine.variants.renegado import STANDARD

THREE = Pins(ombre="SA H7 CA", lacks="HA")
FOUR = Pins(ombre="SA H7 CA HA", lacks="HK")
LACKING_THREE = Pins(ombre="HA", lacks="SA H7 CA")

PUESTA = "XOXOXOYXO"
CODILLE = "XOXOXOXOX"
LOST_FIVE = "XYXYXOOOX"
LOST_FIVE_TO_ONE = "XXXXXOOOO"
ROYAL = "XOXYXYXYY"
VOLE = "OOOOOOOOO"
FAILED = "OOOOOXYXY"

# A setting, the tricks and the pool, the net of each seat and the pool after.
MONEY = [
    ("ante=dealer_5", PUESTA, 5, (-20, 0, 0), 25),
    ("ante=each_5", PUESTA, 15, (-30, 0, 0), 45),
    ("ante=each_2", PUESTA, 6, (-12, 0, 0), 18),
    ("ante=each_2", CODILLE, 6, (-12, 12, 0), 6),
    ("ante=each_2", "XOOXOOYXO", 6, (16, -5, -5), 0),
    ("puesta_heads=all", PUESTA, 5, (-20, 0, 0), 25),
    ("puesta_heads=opponents", PUESTA, 5, (-15, 0, 0), 20),
    ("puesta_heads=opponents", CODILLE, 5, (-15, 15, 0), 5),
    ("puesta_heads=to_players", PUESTA, 5, (-15, 5, 5), 10),
    ("puesta_heads=to_players", CODILLE, 5, (-15, 15, 0), 5),
    ("pool_cap=none", PUESTA, 300, (-315, 0, 0), 615),
    ("pool_cap=100", PUESTA, 300, (-115, 0, 0), 415),
    ("pool_cap=200", PUESTA, 300, (-215, 0, 0), 515),
    ("pool_cap=200", PUESTA, 60, (-75, 0, 0), 135),
    ("pool_cap=100", CODILLE, 300, (-115, 115, 0), 300),
    ("pool_cap=100", "XOOXOOYXO", 300, (310, -5, -5), 0),
    ("codille_pool=stays", CODILLE, 25, (-40, 40, 0), 25),
    ("codille_pool=winner", CODILLE, 25, (-40, 65, 0), 0),
    ("codille_pool=winner split_144=codille_shared", ROYAL, 5, (-20, 12, 12), 1),
    ("codille_pool=winner split_144=codille_shared", ROYAL, 6, (-21, 13, 13), 1),
    ("vole_bonus=ten_each", VOLE, 12, (42, -15, -15), 0),
    ("vole_bonus=five_of_pool", VOLE, 12, (35, -15, -15), 7),
    ("vole_bonus=five_of_pool", VOLE, 3, (33, -15, -15), 0),
    ("failed_vole_pool=ombre", FAILED, 7, (-53, 30, 30), 0),
    ("failed_vole_pool=stays", FAILED, 7, (-60, 30, 30), 7),
    ("failed_vole_pool=defenders_split", FAILED, 7, (-60, 33, 33), 1),
    ("primeras_against=joint", LOST_FIVE, 5, (-23, 23, 0), 5),
    ("primeras_against=joint", LOST_FIVE_TO_ONE, 5, (-23, 23, 0), 5),
    ("primeras_against=one_defender", LOST_FIVE, 5, (-20, 20, 0), 5),
    ("primeras_against=one_defender", LOST_FIVE_TO_ONE, 5, (-23, 23, 0), 5),
    ("primeras_against=off", LOST_FIVE_TO_ONE, 5, (-20, 20, 0), 5),
    ("loss_bonus=once", LOST_FIVE, 5, (-23, 23, 0), 5),
    ("loss_bonus=per_opponent", LOST_FIVE, 5, (-26, 26, 0), 5),
    ("loss_base=flat", PUESTA, 5, (-20, 0, 0), 25),
    ("loss_base=by_bid", PUESTA, 5, (-20, 0, 0), 25),
]


@pytest.mark.parametrize(("house", "tricks", "pool", "net", "after"), MONEY)
def test_rn_a3_a22_a23_a25_a26_a28_a29_money(house, tricks, pool, net, after):
    """An entrada without estuches is settled under one house rule at a time."""
    deal = settled("entrada", tricks, house=house, pool=pool)

    assert net == deal.net
    assert after == deal.pool
    assert pool == after + sum(net)


@pytest.mark.parametrize(("value", "amount"), [("once", 24), ("per_opponent", 28)])
def test_rn_a28_estuches_once_or_a_head(value, amount):
    """The amounts are those of the rule book's puesta: P 5 and four estuches."""
    assert -amount == settled("entrada", "XOXOXOYXO", house=f"loss_bonus={value}", pins=FOUR).net[0]


@pytest.mark.parametrize(("contract", "amount"), [("entrada", 20), ("vuelta", 26), ("solo", 50)])
def test_rn_a29_the_bid_may_raise_the_price_of_losing(contract, amount):
    """By house rule base times n takes the place of 5n."""
    assert (-amount, 0, 0) == settled(contract, PUESTA, house="loss_base=by_bid").net


def test_rn_a22_bonuses_of_a_puesta_go_to_the_pool():
    """The estuches go to the pool even if the heads are paid to the players (2.1)."""
    deal = settled("entrada", PUESTA, house="puesta_heads=to_players", pins=FOUR)

    assert (-19, 5, 5) == deal.net
    assert 14 == deal.pool


@pytest.mark.parametrize(
    ("house", "net", "pool"),
    [
        ("puesta_heads=opponents", (-15, 0, 0), 20),
        ("puesta_heads=to_players", (-15, 5, 5), 10),
        ("ante=each_2", (-11, 0, 0), 16),
        ("loss_base=by_bid", (-26, 0, 0), 31),
    ],
)
def test_rn_a22_an_accepted_surrender_costs_the_bare_amount(house, net, pool):
    """An accepted surrender costs a puesta under the same house rules, without bonuses (2.1)."""
    deal = settled("vuelta", PUESTA, house=house, pins=THREE, says="1 surrender  2 accept  3 accept")

    assert net == deal.net
    assert pool == deal.pool


def test_rn_a22_the_cap_bounds_a_surrender_too():
    """The cap limits the part that repeats the pool, in every loss (2.1)."""
    deal = settled("entrada", PUESTA, house="pool_cap=100", pool=300, says="1 surrender  2 accept  3 accept")

    assert (-115, 0, 0) == deal.net


@pytest.mark.parametrize(
    ("value", "pins", "each"),
    [
        ("run", FOUR, 9),
        ("run", THREE, 8),
        ("three_only", FOUR, 8),
        ("three_only", THREE, 8),
        ("three_only", LACKING_THREE, 8),
        ("three_only", Pins(ombre="SA CA H6", lacks="H7"), 5),
        ("off", FOUR, 5),
        ("off", LACKING_THREE, 5),
    ],
)
def test_rn_a27_which_estuches_count(value, pins, each):
    """The setting counts the whole run, the three matadors, or none."""
    assert -each == settled("entrada", "XOOXOOYOO", house=f"estuches={value}", pins=pins).net[1]


@pytest.mark.parametrize(
    ("value", "pins", "each"),
    [
        ("not_held", Pins(ombre="HA", x="SA H7", nobody="CA"), 8),
        ("held_by_defenders", Pins(ombre="HA", x="SA H7", nobody="CA"), 5),
        ("held_by_defenders", Pins(ombre="HA", x="SA H7", y="CA"), 8),
        ("held_by_defenders", Pins(ombre="SA H7 CA", lacks="HA"), 8),
    ],
)
def test_rn_a27_lacking(value, pins, each):
    """The run counts if the Ombre does not hold it, or only if the defenders hold all of it."""
    assert -each == settled("entrada", "XOOXOOYOO", house=f"estuche_lacking={value}", pins=pins).net[1]


@pytest.mark.parametrize(("value", "each"), [("played", 8), ("dealt", 5)])
def test_rn_a27_the_hand_as_played_or_as_dealt(value, each):
    """Basto, drawn in the exchange, completes the matadors only in the hand as played."""
    deal = exchanging(
        "entrada",
        hands="1 SA H7 S6; 2 C2 C3 C4; 3 D2 D3 D4",
        talon="CA",
        house=f"estuche_hand={value}",
        full=False,
    ).does("1 S6  2 -  3 -")

    over = deal.play_all("1 SA C2 D2", "1 H7 C3 D3", "1 CA C4 D4")

    assert one("CA") in deal.hand(1)
    assert (5 + 2 * each, -each, -each) == over.net


def test_rn_1_13_the_longest_run_in_a_hand_is_nine():
    """Nine trumps from the top in a solo with a vole earn 15, 9 and 10 a head."""
    nine = "SA H7 CA HA HK HQ HJ H2 H3"
    deal = playing(
        "renegado",
        trump="H",
        contract="solo",
        hands=f"1 {nine}; 2 C2 C3 C4 C5 C6 C7 D2 D3 D4; 3 S2 S3 S4 S5 S6 S7 D5 D6 D7",
    )

    for card, second, third in zip(nine.split(), *deal.state.hands[1:], strict=True):
        if deal.question:
            deal = deal.does("1 vole")
        deal = deal.play(f"1 {card} {second} {third}")

    assert "vole 1" == deal.result
    assert (5 + 2 * (15 + 9 + 10), -34, -34) == deal.net


SETTINGS = {
    "first_dealer": "high_card black_ace random",
    "ante": "dealer_5 each_5 each_3 each_2",
    "passed_out": "redeal redeal_plus_counter low_bids force_spadille",
    "equal_bid": "elder_hold any_lower none",
    "auction_order": "circular duel",
    "vuelta_card": "must_take may_take",
    "vuelta_black_ace": "its_suit free_choice",
    "ombre_max": "9 8",
    "def_first_max": "8 9 leave_five",
    "def_order": "offer fixed",
    "talon_rest": "hidden face_up dealer_may_show",
    "renege_mixed": "must_trump may_renege",
    "vole_confer": "off on",
    "surrender": "on off",
    "vuelta_surrender": "both_accept automatic",
    "takeover": "literal spanish",
    "split_144": "puesta codille_shared",
    "puesta_heads": "all opponents to_players",
    "pool_cap": "none 100 200",
    "codille_pool": "stays winner",
    "vole_bonus": "ten_each five_of_pool",
    "failed_vole_pool": "ombre stays defenders_split",
    "estuches": "run three_only off",
    "estuche_lacking": "not_held held_by_defenders",
    "estuche_hand": "played dealt",
    "primeras_against": "joint one_defender off",
    "loss_bonus": "once per_opponent",
    "loss_base": "flat by_bid",
    "gano": "off advisory binding",
    "gano_no_codille": "off on",
    "after_low_bids": "redeal redeal_plus_counter force_spadille",
    "low_bids": (
        "voltereta,gascarola,contrabola voltereta,gascarola voltereta,contrabola gascarola,contrabola "
        "voltereta gascarola contrabola"
    ),
    "low_bid_order": "first_come ranked",
    "voltereta_max": "5_incl 5_plus_turned",
    "casca_choice": "seen blind",
    "casca_keep": "any black_ace_only",
    "casca_throw_in": "off on",
    "contrabola_call": "low_bid above_entrada",
    "force_spadille_basto": "on off",
    "force_name_trump": "after_draw before_draw",
    "prices": "usual",
}
STARRED = """
    passed_out equal_bid def_first_max talon_rest takeover puesta_heads codille_pool failed_vole_pool estuches
    prices
"""


def test_rn_7_the_settings_and_their_values_default_first():
    """The settings and their values are those printed in chapter 7."""
    listed = {setting.key: setting for setting in PassingRules().settings()}

    assert {key: tuple(values.split()) for key, values in SETTINGS.items()} == {
        key: setting.values for key, setting in listed.items()
    }
    assert {key: values.split()[0] for key, values in SETTINGS.items()} == {
        key: setting.default for key, setting in listed.items()
    }
    assert set(STARRED.split()) == {key for key, setting in listed.items() if setting.starred}


@pytest.mark.parametrize(("key", "values"), SETTINGS.items())
def test_rn_7_every_value_is_read_and_written(key, values):
    """House rules are written as text, and a record keeps only what differs from the default."""
    default, *others = values.split()
    for value in (default, *others):
        rules = PassingRules.parse(f"{key}={value}")

        written = rules.differences(STANDARD)
        assert ("" if value == default else f"{key}={value}") == written
        assert rules == PassingRules.parse(written)


@pytest.mark.parametrize(
    ("house", "kind"),
    [
        ("gibberish=1", "setting"),
        ("takeover=french", "value of takeover"),
        ("takeover", "value of takeover"),
        ("ante=dealer_4", "value of ante"),
        ("ante=each_0", "value of ante"),
        ("ante=each_x", "value of ante"),
        ("ante=nobody", "value of ante"),
    ],
)
def test_rn_7_what_is_not_a_setting_is_refused(house, kind):
    """The error names what is wrong and what is allowed."""
    with pytest.raises(SettingError) as raised:
        ruleset("renegado", house)

    assert kind == raised.value.kind
    assert raised.value.known
