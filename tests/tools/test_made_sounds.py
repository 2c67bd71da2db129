"""The sounds by numbers, which stand for an ear: length, peak, loudness, silent ends."""

from __future__ import annotations

from random import Random

import pytest

from tools.sounds.files import FOLDER, samples_in
from tools.sounds.measures import measures_of
from tools.sounds.recipes import RECIPES, made
from tools.sounds.synthesis import RATE, string

SHORT = ("card", "deal", "chip", "trick", "turn")


@pytest.mark.parametrize("name", RECIPES)
def test_a_sound_is_neither_loud_nor_cut_off(name):
    """It peaks 5 to 10 decibels below full scale, is about as loud as the others, and ends in silence."""
    found = measures_of(samples_in(FOLDER / f"{name}.wav"))

    assert -10 < found.peak < -5
    assert -26 < found.loudness < -16
    assert found.edges < -60


@pytest.mark.parametrize("name", RECIPES)
def test_what_is_heard_often_is_short(name):
    seconds = measures_of(samples_in(FOLDER / f"{name}.wav")).seconds

    assert seconds < (0.3 if name in SHORT else 1.6)


@pytest.mark.parametrize("name", SHORT)
def test_the_files_are_what_the_recipes_make(name):
    """``python -m tools.sounds`` writes them. A step of one is left to the arithmetic of the machine."""
    kept, again = samples_in(FOLDER / f"{name}.wav"), made(name)

    assert len(kept) == len(again)
    assert max(abs(a - b) for a, b in zip(kept, again, strict=True)) < 2 / 32_767


def test_a_string_is_in_tune():
    """After each period of the pitch the string repeats itself, but for what it has lost."""

    played = string(RATE / 100, 0.3, Random(1), dull=0.1)[2000:]
    echo = sum(a * b for a, b in zip(played, played[100:], strict=False))

    assert all(echo > sum(a * b for a, b in zip(played, played[lag:], strict=False)) for lag in (98, 102))
