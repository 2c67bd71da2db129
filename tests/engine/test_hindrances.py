"""Settings that others make ineffective: the house rules report them, and deals prove it."""

from functools import partial
from random import Random

import pytest
from chance import SEEDS, played, rulesets
from hypothesis import given

from ombre_desktop.engine import Ruleset, all_ruleset_names, apply, refusal, request, ruleset, start
from ombre_desktop.engine.house import HouseRules
from ombre_desktop.engine.variants import variant

AFTER_PASSES = """
    after_low_bids low_bids low_bid_order voltereta_max casca_choice casca_keep casca_throw_in
    force_spadille_basto force_name_trump
"""
USUAL = [
    ("renegado", f"gano_no_codille {AFTER_PASSES}"),
    ("french", ""),
    ("pokerwiner", "gano_no_codille"),
    ("two_handed", ""),
    ("four_handed", f"passed_out gano_no_codille {AFTER_PASSES}"),
    ("five_handed", "prices"),
    ("homme_auvergne", ""),
    ("quadrille", ""),
    ("lhombre", "kupp_cap"),
    ("tresillo", ""),
    ("rocambor", ""),
    ("tritrille", ""),
    ("german_solo", ""),
    ("zanga", ""),
    ("zanga_malaga", ""),
]


def agreed(game: str, house: str) -> HouseRules:
    """Return the house rules of *game*, as the text *house* changes them."""
    standard = variant(game).standard
    return type(standard).parse(house, standard)


def idle(rules: HouseRules) -> set[str]:
    """Return the settings that have no effect beside the values of the others."""
    return {one.key for one in rules.settings() if rules.hindrances(one.key)}


@pytest.mark.parametrize(("game", "keys"), USUAL)
def test_what_does_not_matter_by_the_usual_rules(game, keys):
    """Low bids and the forced game need their setting, and at four the sitter must be allowed to decline."""
    assert set(keys.split()) == idle(variant(game).standard)


@pytest.mark.parametrize(
    ("game", "house", "key", "hindered"),
    [
        ("renegado", "surrender=off", "takeover", "surrender"),
        ("renegado", "surrender=off", "vuelta_surrender", "surrender"),
        ("renegado", "estuches=off", "estuche_hand", "estuches"),
        ("renegado", "estuches=three_only", "estuche_lacking", ""),
        ("renegado", "estuches=off", "loss_bonus", ""),
        ("renegado", "estuches=off primeras_against=off", "loss_bonus", "estuches primeras_against"),
        ("renegado", "gano=advisory", "gano_no_codille", ""),
        ("renegado", "", "force_name_trump", "passed_out"),
        ("renegado", "passed_out=force_spadille", "force_name_trump", ""),
        ("renegado", "passed_out=low_bids", "force_name_trump", "passed_out after_low_bids"),
        ("renegado", "passed_out=low_bids after_low_bids=force_spadille", "force_name_trump", ""),
        ("renegado", "after_low_bids=force_spadille", "force_name_trump", "passed_out"),
        ("renegado", "passed_out=low_bids low_bids=gascarola", "voltereta_max", "low_bids"),
        ("renegado", "passed_out=low_bids low_bids=gascarola", "low_bid_order", "low_bids"),
        ("renegado", "passed_out=low_bids low_bids=gascarola,contrabola", "low_bid_order", ""),
        (
            "renegado",
            "passed_out=low_bids low_bids=gascarola,contrabola contrabola_call=above_entrada",
            "low_bid_order",
            "low_bids contrabola_call",
        ),
        ("four_handed", "", "passed_out", "sitter_takes"),
        ("four_handed", "passed_out=low_bids", "casca_keep", "sitter_takes"),
        ("four_handed", "passed_out=low_bids sitter_takes=may", "casca_keep", ""),
        ("two_handed", "estuches=off", "two_handed_matadors", "estuches"),
    ],
)
def test_what_leaves_a_setting_without_effect(game, house, key, hindered):
    """The report names the settings that hinder it, directly or through another."""
    assert tuple(hindered.split()) == agreed(game, house).hindrances(key)


@given(rulesets(), SEEDS)
def test_a_setting_without_effect_changes_nothing(game: Ruleset, seed: int):
    """The same decisions lead to the same questions, events and payments under all its values."""
    rng = Random(seed)
    chosen = dict(pair.split("=") for pair in house_of(game).split())
    for one in variant(game.name).standard.settings():
        if one.key in idle(game.house):
            chosen[one.key] = rng.choice(one.values)
    other = ruleset(game.name, " ".join(f"{key}={value}" for key, value in chosen.items()), game.seats)

    first, *steps = played(game, rng)
    state = start(other, first.state.dealer, first.state.layout, first.state.stakes).state
    before = first.state
    for step in steps:
        action = step.state.history[-1].action
        assert request(before) == request(state)
        assert refusal(state, action) is None
        after = apply(state, action)
        assert step.events == after.events
        before, state = step.state, after.state
    assert before.settlement == state.settlement


def house_of(game: Ruleset) -> str:
    """Return all the house rules of a table of *game*."""
    return game.house.differences(variant(game.name).standard)


ENABLED = {
    "gano_no_codille": "gano=binding",
    "passed_out": "sitter_takes=may",
    "kupp_cap": "tariff=rasle",
    "prices": "cinquillo_extras=seymour",
    **dict.fromkeys(AFTER_PASSES.split(), "passed_out=low_bids"),
    **dict.fromkeys(("force_spadille_basto", "force_name_trump"), "passed_out=force_spadille"),
}
"""The settings to agree on first, where a setting has no effect by the standard rules."""


@pytest.mark.parametrize("game", all_ruleset_names())
def test_a_setting_that_is_said_to_matter_makes_another_game(game):
    """Some part of the game must differ from the standard one, or the setting would have no effect."""
    settings = variant(game).standard.settings()
    without_effect = idle(variant(game).standard)
    for one in settings:
        first = ENABLED[one.key] if one.key in without_effect else ""
        if first and "sitter_takes" in {other.key for other in settings}:
            first += " sitter_takes=may"

        assert () == agreed(game, first).hindrances(one.key), one.key
        for value in one.values:
            if value != one.default:
                changed = ruleset(game, f"{first} {one.key}={value}")
                assert parts(ruleset(game, first)) != parts(changed), (one.key, value)


def parts(game: Ruleset) -> list[object]:
    """Return all the parts of *game* except its settings."""
    made = [getattr(game, field) for field in Ruleset._fields if field != "house"]
    return [(part.func, part.args) if isinstance(part, partial) else part for part in made]
