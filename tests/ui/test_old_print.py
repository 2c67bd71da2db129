"""The old print of the cards: two plates that miss each other a little, the same at every start."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from ombre_desktop.storage.display_options import PLAIN, Deck
from ombre_desktop.ui.paint.card_deck import CARDS
from ombre_desktop.ui.paint.old_print import plates
from ombre_desktop.ui.table.deck_art import render

OLD = replace(PLAIN, old=True)
SIZE = (100, 155)


@pytest.mark.parametrize("deck", Deck)
def test_every_drawing_divides_into_ink_and_colours(deck):
    for path in (CARDS / deck.value).glob("*.svg"):
        colours, ink = plates(path.read_text(encoding="utf-8"))

        assert "#1d1b26" not in colours
        assert {"#ffffff"} >= {found for found in re.findall("#[0-9a-f]{6}", ink) if found[:6] != "#1d1b2"}


def test_a_print_is_the_same_at_every_start_and_unlike_the_new_card(qapp):
    once, again, new = (render(Deck.SPANISH, "SA", SIZE, printed) for printed in (OLD, OLD, PLAIN))

    assert once == again
    assert once != new
    assert once.size() == new.size()


def test_an_old_card_keeps_its_corners_and_its_dark_ink(qapp):
    card = render(Deck.FRENCH, "S7", SIZE, OLD)
    darkest = min(card.pixelColor(x, y).lightness() for x in range(8, 24) for y in range(8, 40))

    assert card.pixelColor(0, 0).alpha() < 128 < card.pixelColor(50, 2).alpha()
    assert darkest < 60


def test_the_signs_on_the_plates_stay_as_they_are(qapp):
    assert render(Deck.SPANISH, "sign_H", (40, 40), OLD) == render(Deck.SPANISH, "sign_H", (40, 40), PLAIN)
