"""The roles under names, in the gender of the person who has them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ombre_desktop.engine import Seat
from ombre_desktop.ui.texts.languages import Speech
from ombre_desktop.ui.texts.partners import partner_line
from ombre_desktop.ui.texts.people import person_named
from ombre_desktop.ui.texts.seats import ally_line, ally_words, dealer_line, role_line

NAMES = ("Doña Inés", "Don Hilario", "Robin")


@pytest.fixture
def speech(qapp) -> Iterator[Speech]:
    speech = Speech()
    yield speech
    speech.rest()


@pytest.mark.parametrize(
    ("language", "first", "defender"),
    [
        ("de", ["Vorhand"] * 3, ["Gegenspielerin", "Gegenspieler", "Gegenspieler"]),
        ("fr", ["parle en première", *["parle en premier"] * 2], ["défenseuse", *["défenseur"] * 2]),
        ("pt", ["fala em primeiro"] * 3, ["contrária", "contrário", "contrário"]),
        ("en", ["speaks first"] * 3, ["defender"] * 3),
    ],
)
def test_a_role_agrees_with_the_person(speech, language, first, defender):
    """Somebody of no known gender has the form of the catalogue."""
    speech.speak(language)
    names = list(map(person_named, NAMES))
    place = {"dealer": Seat(2), "turns": (Seat(1), Seat(0), Seat(2))}

    assert first == [role_line(Seat(1), name, ombre=None, contract=None, **place) for name in names]
    assert defender == [role_line(Seat(1), name, ombre=Seat(0), contract="solo", **place) for name in names]


@pytest.mark.parametrize("language", ["de", "fr", "it", "pt"])
def test_every_other_role_has_a_form_for_a_woman(speech, language):
    speech.speak(language)
    told = [
        (dealer_line(name), ally_line(name, secret=False), ally_line(name, secret=True), ally_words(name))
        for name in map(person_named, NAMES)
    ]
    partners = [partner_line(name, role) for name in map(person_named, NAMES) for role in ("", "x")]

    assert told[1] == told[2]
    assert partners[2:4] == partners[4:6]
    assert 3 <= sum(his != her for his, her in zip(told[1], told[0], strict=True))
    assert language == "fr" or not {*partners[:2]} & {*partners[2:]}
