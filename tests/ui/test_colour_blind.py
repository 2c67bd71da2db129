"""
Colours that mean something stay apart for people who see red, green or blue less.

Colour blindness is simulated by the matrices of Machado, Oliveira and Fernandes, "A Physiologically-based
Model for Simulation of Color Vision Deficiency" (IEEE TVCG 15:6, 2009), at full severity, in linear light.
The distance is that of OKLab (Björn Ottosson, 2020), in which 0.02 is about the least difference that can be
seen. A sign is small and seen beside many others, so five times as much is asked for.
"""

from __future__ import annotations

from itertools import combinations

import pytest

from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.paint.card_deck import our_deck
from ombre_desktop.ui.paint.theme import CHROMES

APART = 0.1
"""The least distance allowed between two colours that mean different things."""

Matrix = tuple[tuple[float, float, float], ...]
SIGHT: dict[str, Matrix] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}

every_sight = pytest.mark.parametrize("sight", SIGHT)


def linear(colour: str) -> list[float]:
    """Return red, green and blue of a colour "#rrggbb" as amounts of light, 0 to 1."""
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def times(matrix: Matrix, values: list[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, values, strict=True)) for row in matrix]


def oklab(light: list[float]) -> list[float]:
    """Return the OKLab coordinates of amounts of light."""
    cones: Matrix = (
        (0.4122214708, 0.5363325363, 0.0514459929),
        (0.2119034982, 0.6806995451, 0.1073969566),
        (0.0883024619, 0.2817188376, 0.6299787005),
    )
    opponents: Matrix = (
        (0.2104542553, 0.7936177850, -0.0040720468),
        (1.9779984951, -2.4285922050, 0.4505937099),
        (0.0259040371, 0.7827717662, -0.8086757660),
    )
    return times(opponents, [value ** (1 / 3) for value in times(cones, light)])


def apart(one: str, other: str, sight: str) -> float:
    """Return the distance between two colours for somebody with this *sight*."""
    seen = [[min(1.0, max(0.0, part)) for part in times(SIGHT[sight], linear(it))] for it in (one, other)]
    a, b = map(oklab, seen)
    return sum((x - y) ** 2 for x, y in zip(a, b, strict=True)) ** 0.5


def four_colours(deck: Deck) -> dict[str, str]:
    """Return the colour of each suit's index in the four-colour print."""
    told = our_deck(deck).told
    return {suit: told["four_colours"][suit][ink] for suit, ink in told["inks"].items()}


@every_sight
@pytest.mark.parametrize("deck", Deck)
def test_four_suits_have_four_colours(deck, sight):
    colours = four_colours(deck)

    near = {(a, b): apart(colours[a], colours[b], sight) for a, b in combinations(colours, 2)}

    assert {} == {pair: distance for pair, distance in near.items() if distance < APART}


@every_sight
@pytest.mark.parametrize("name", CHROMES)
def test_what_is_won_is_not_the_colour_of_what_is_lost(name, sight):
    """The two colours differ, although sums have a sign as well."""
    chrome = CHROMES[name]

    assert apart(chrome.win.name(), chrome.lose.name(), sight) >= APART


def test_the_measure_knows_what_cannot_be_told_apart():
    """A red and a dark green are alike without red cones; white and black are as far apart as possible."""
    red, green = "#d0252f", "#14543a"

    assert apart(red, green, "protanopia") < APART < apart(red, green, "usual")
    assert apart("#000000", "#ffffff", "tritanopia") == pytest.approx(1.0, abs=0.01)
