"""The calendar: a day has one deal, which is the same for everybody and never changes."""

from __future__ import annotations

from collections import Counter
from datetime import date

import pytest

from ombre_desktop.engine import Seat
from ombre_desktop.engine.codes import LARGEST_NUMBER, numbered_deal
from ombre_desktop.engine.codes.calendar import day_of, deal_of_day
from ombre_desktop.engine.invariants import check
from ombre_desktop.engine.notation.tokens import hand_text
from ombre_desktop.engine.variants import ruleset_names
from ombre_desktop.engine.variants.parts.code_book import CALENDAR

GOLDEN = {
    "2026-11-28": ("five_handed", 1414745730, "S62 CK42 H32 DJ"),
    "2026-11-30": ("zanga", 2641322750, "SA CQ75 H64 DA6"),
    "2026-12-04": ("german_solo", 1111669053, "SAKJ CKQ HJ7 D7"),
    "2028-02-29": ("tresillo", 3129816635, "SK C64 HK3 DAQ62"),
    "2099-12-31": ("french", 2340623998, "CJ HAKJ DAKQ62"),
}
"""Days that were written down once: game, number, and the cards of the seat that is played."""
FIRST = 49_315 * len(CALENDAR)
CENTURY = range(FIRST, FIRST + 36_525)
"""A hundred years from the beginning of a stretch in 2026."""


@pytest.mark.parametrize("day", GOLDEN)
def test_a_day_never_changes(day):
    """Neither the game nor the number nor the cards of a day depend on the version."""
    found = deal_of_day(date.fromisoformat(day).toordinal())

    assert GOLDEN[day] == (found.game.name, found.number, hand_text(found.state.hands[0]))


def test_every_day_of_a_century_has_a_deal():
    """It is a numbered deal by the standard house rules, in which the seat that is played has cards."""
    for day in CENTURY:
        found = deal_of_day(day)
        dealer = Seat((found.number - 1) % found.game.seats)
        assert 1 <= found.number <= LARGEST_NUMBER, day
        assert Seat(0) in found.game.ring(dealer), day


def test_fifteen_days_have_fifteen_games():
    """Every game comes once in each stretch, and so equally often."""
    games = Counter(deal_of_day(day).game.name for day in CENTURY[:1500])

    assert {100} == {games[name] for name, _ in CALENDAR}
    assert set(ruleset_names()) >= games.keys()


def test_the_deals_of_a_stretch_are_lawful():
    """They are the numbered deals, as anybody may deal them again."""
    for day in CENTURY[:30]:
        found = deal_of_day(day)
        check(found.state)
        assert numbered_deal(found.game, found.number) == found.state


def test_a_sitting_of_a_day_is_known_by_its_name():
    """The other players decide by the name, so that they do alike wherever the person does alike."""
    for day in CENTURY[:1000]:
        assert day == day_of(deal_of_day(day).ident), day
    assert 32 == len(deal_of_day(CENTURY[0]).ident)


@pytest.mark.parametrize("ident", ["", "no name", "0" * 32, "0" * 8, "000b4a5e" + "0" * 24, "f" * 32])
def test_any_other_sitting_is_of_no_day(ident):
    """Neither a drawn name nor a changed one is taken for a day's."""
    assert None is day_of(ident)


def test_each_day_has_its_own_order():
    """It shuffles the people who sit at the table, and nobody is lost."""
    orders = {deal_of_day(day).shuffled("abcdefg") for day in CENTURY[:50]}

    assert {tuple("abcdefg")} == {tuple(sorted(order)) for order in orders}
    assert len(orders) > 45
