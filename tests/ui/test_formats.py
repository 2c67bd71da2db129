"""Dates and decimals: the format of the person's system, or of the language in use if it has none."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

import pytest
from PySide6.QtCore import QLocale

from ombre_desktop.engine import ruleset
from ombre_desktop.ui.texts.dates import day_and_hour, person_locale
from ombre_desktop.ui.texts.decimals import decimal, signed_decimal
from ombre_desktop.ui.texts.languages import Speech
from ombre_desktop.ui.texts.review import figure
from ombre_desktop.ui.texts.unit import Unit, amount_told, unit_of


@pytest.fixture
def speech(qapp, monkeypatch) -> Iterator[Speech]:
    monkeypatch.setattr(QLocale, "system", QLocale.c)
    speech = Speech()
    yield speech
    speech.rest()


@pytest.mark.parametrize(
    ("language", "date", "number"),
    [
        ("en", "27/11/2026", "−6.4"),
        ("de", "27.11.26", "−6,4"),
        ("fr", "27/11/2026", "−6,4"),
        ("es", "27/11/26", "−6,4"),
        ("pt", "27/11/26", "−6,4"),
        ("da", "27.11.2026", "−6,4"),
        ("ja", "2026/11/27", "−6.4"),
    ],
)
def test_a_bare_system_has_the_formats_of_the_language_in_use(speech, language, date, number):
    speech.speak(language)

    assert date == day_and_hour(datetime(2026, 11, 27), person_locale()).split(" ")[0]
    assert number == decimal(-6.42, 1)


@pytest.mark.parametrize(("system", "number"), [("de_DE", "−1.234,50"), ("en_US", "−1,234.50")])
def test_the_formats_of_a_system_go_before_those_of_the_language(qapp, monkeypatch, system, number):
    monkeypatch.setattr(QLocale, "system", lambda: QLocale(system))

    assert number == decimal(-1234.5, 2)


@pytest.mark.parametrize(("value", "told"), [(0.04, "0.0"), (-0.04, "0.0"), (0.06, "+0.1"), (-2, "−2.0")])
def test_what_is_rounded_to_nothing_has_no_sign(speech, value, told):
    assert told == signed_decimal(value, 1)


def test_hints_and_reviews_write_numbers_in_the_language(speech):
    speech.speak("de")

    assert "6,4 Marken" == amount_told(6.42, Unit.CHIPS)
    assert "59 Marken" == amount_told(59.42, Unit.CHIPS)
    assert ("7,0 Steine", "0,25 Steine") == (amount_told(7.04, Unit.STONES), amount_told(0.25, Unit.STONES))
    assert "−0,25" == figure(-0.25, Unit.POINTS)


@pytest.mark.parametrize(
    ("game", "unit"), [("renegado", Unit.CHIPS), ("homme_auvergne", Unit.POINTS), ("zanga", Unit.STONES)]
)
def test_a_cost_has_the_unit_of_its_game(game, unit):
    """Zanga is played for stones, and nobody at its table counts points."""
    assert unit is unit_of(ruleset(game))
    assert amount_told(1.5, unit).endswith(unit.name.lower())
