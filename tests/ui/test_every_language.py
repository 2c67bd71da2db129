"""The demands on every language, even one that is translated in part."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections import defaultdict
from collections.abc import Iterator
from enum import Enum
from itertools import permutations, product

import pytest

from ombre_desktop.engine import POOL, Cost, Seat, Suit
from ombre_desktop.engine.chips import payment
from ombre_desktop.engine.variants import all_ruleset_names
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui import texts
from ombre_desktop.ui.frame.commands import MENUS
from ombre_desktop.ui.texts import calls, phrases
from ombre_desktop.ui.texts.calls_of_games import WITH_TRUMP
from ombre_desktop.ui.texts.cards import suit_name
from ombre_desktop.ui.texts.company import Company
from ombre_desktop.ui.texts.languages import ENGLISH, Speech, available
from ombre_desktop.ui.texts.phrases import Said, translate
from ombre_desktop.ui.texts.results import cost_text, payment_line

YOU = Seat(0)
OF_ONE_IDEA = {("Preferences", "As the system")}
"""The messages that name a choice of two preferences, and mean the same of both."""


@pytest.fixture(params=[code for code in available() if code != ENGLISH])
def spoken(qapp, request) -> Iterator[str]:
    speech = Speech()
    speech.speak(request.param)
    yield request.param
    speech.rest()


def letters(labels: list[str]) -> list[str]:
    """Return the underlined letters of *labels*."""
    return [found[1].upper() for label in labels if (found := re.search(r"&(\w)", label))]


def test_every_letter_leads_to_one_menu(spoken):
    titles = [title() for title in MENUS if title() != title.text]

    assert len(titles) == len(set(letters(titles))), titles


@pytest.mark.parametrize("menu", MENUS, ids=lambda menu: menu.text)
def test_every_letter_of_a_menu_leads_to_one_entry(spoken, menu):
    """An entry that is not translated yet stands there in English, and may share a letter."""
    keys = [command.key for command in MENUS[menu] if command is not None]
    labels = [key.label for key in keys if key.label != key.english]

    assert len(labels) == len(letters(labels)) == len(set(letters(labels))), labels


def test_every_payment_can_be_said(spoken, monkeypatch):
    """A translation that cannot be filled in is told in English with a complaint, which nobody may have."""
    complaints: list[object] = []
    monkeypatch.setattr(phrases, "_complain", lambda *complaint: complaints.append(complaint))
    parties, contracts = permutations((YOU, Seat(1), Seat(2), POOL), 2), [None, *calls._CONTRACTS]
    table = [Company(("Ana", "Don Hilario", "Doña Inés"), person) for person in (YOU, None)]

    lines = [
        payment_line(payment(payer, payee, (cost, 7), (Cost.GAME, 1)), company)
        for (payer, payee), cost, company in product(parties, Cost, table)
    ]
    costs = [cost_text(cost, 7, game=game) for cost, game in product(Cost, all_ruleset_names())]
    games = [cost_text(Cost.GAME, chips, contract) for chips, contract in product((1, 7), contracts)]

    assert all(told.strip() for told in (*lines, *costs, *games))
    assert [] == complaints


def test_a_bid_names_its_suit_in_the_words_of_the_deck(spoken):
    """Both decks have clubs in English, which are bastos and tréboles in Spain."""
    for bid, suit in WITH_TRUMP.items():
        spanish, french = (calls.contract_name(bid, deck) for deck in (Deck.SPANISH, Deck.FRENCH))
        of_deck = suit_name(suit, Deck.SPANISH), suit_name(suit, Deck.FRENCH)

        assert (spanish == french) is (of_deck[0] == of_deck[1])


def test_german_suits_are_declined(qapp):
    """The Spanish ones are plurals, whose dative ends in n."""
    speech = Speech()
    speech.speak("de")

    told = [
        translate("Contract", "{contract:Name} in {suit}").format(
            contract=calls.contract_noun("solo"), suit=suit_name(suit, deck)
        )
        for suit, deck in (
            (Suit.HEARTS, Deck.SPANISH),
            (Suit.CLUBS, Deck.SPANISH),
            (Suit.HEARTS, Deck.FRENCH),
        )
    ]
    speech.rest()

    assert told == ["Solo in Kelchen", "Solo in Stäben", "Solo in Herz"]


def test_no_message_serves_two_ideas():
    """English may have one word for a cloth and for a manner of words; other languages have two."""
    ideas = defaultdict(set)
    for module in pkgutil.iter_modules(texts.__path__, f"{texts.__name__}."):
        for value in vars(importlib.import_module(module.name)).values():
            for choice, said in named_choices(value):
                ideas[said.context, said.text].add(type(choice))

    assert len(ideas) > 500
    assert {message for message, kinds in ideas.items() if len(kinds) > 1} == OF_ONE_IDEA


def named_choices(table: object) -> Iterator[tuple[Enum, Said]]:
    """Yield the choices of enumerations in a *table* of texts, each with a message about it."""
    if not isinstance(table, dict):
        return
    for choice, told in table.items():
        if isinstance(choice, Enum):
            said = told if isinstance(told, tuple) and not isinstance(told, Said) else (told,)
            yield from ((choice, one) for one in said if isinstance(one, Said))
        yield from named_choices(told)
