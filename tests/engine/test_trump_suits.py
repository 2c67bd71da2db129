"""The suits that can be trump in a contract."""

import pytest

from ombre_desktop.engine import Suit, ruleset
from ombre_desktop.engine.trump_suits import dearer_trump, fixed_trump, trump_suits


@pytest.mark.parametrize(
    ("game", "contract", "suits"),
    [
        ("renegado", "entrada", "SCHD"),
        ("renegado", "vuelta", "SCHD"),
        ("two_handed", "entrada", "SCD"),
        ("lhombre", "spil", "SCHD"),
        ("lhombre", "bedre", "S"),
        ("tresillo", "solo_favor", "S"),
        ("rocambor", "oros", "D"),
        ("german_solo", "frage", "SHD"),
        ("zanga", "play_H", "H"),
        ("zanga_malaga", "solo", "SHD"),
    ],
)
def test_a_bid_may_leave_some_suits_open(game, contract, suits):
    """A bid that names its trump leaves one, and most leave all of the pack."""
    rules = ruleset(game)
    row = rules.contract(contract)
    assert row is not None

    assert suits == "".join(suit.value for suit in trump_suits(rules, row))


@pytest.mark.parametrize(
    ("game", "contract", "suit"), [("zanga", "play_H", Suit.HEARTS), ("renegado", "entrada", None)]
)
def test_some_bids_fix_the_trump(game, contract, suit):
    row = ruleset(game).contract(contract)
    assert row is not None

    assert suit is fixed_trump(row)


@pytest.mark.parametrize(
    ("contract", "house", "dearer"),
    [
        ("entrada", "", Suit.SPADES),
        ("solo", "favor=D", Suit.DIAMONDS),
        ("solo", "favor_by_naming=plain", None),
        ("solo_favor", "", None),
    ],
)
def test_naming_the_favour_suit_makes_the_game_dearer(contract, house, dearer):
    row = ruleset("tresillo", house).contract(contract)
    assert row is not None

    assert dearer is dearer_trump(row)


def test_a_nolo_has_no_trumps():
    """In L'Hombre nobody can trump against an Ombre who wants no trick."""
    rules = ruleset("lhombre")

    assert {()} == {trump_suits(rules, row) for row in rules.contracts if "nolo" in row.name}
