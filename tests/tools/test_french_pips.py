"""The sign under an index of the French number cards is not counted as one more pip."""

import json
import re
from functools import cache
from itertools import combinations, product
from pathlib import Path

import pytest

from tools.art.palette import SIGN_INK
from tools.art.pathdata import parsed

CARDS = Path(__file__).resolve().parents[2] / "ombre_desktop" / "assets" / "cards" / "french"
NUMBERS = [suit + rank for suit, rank in product("SHCD", "23456789T")]


@cache
def manifest():
    return json.loads((CARDS / "manifest.json").read_text("utf-8"))


def box(data):
    """Return where a shape begins and ends, across and down, by the ends of its curves."""
    ends = [segment.points[-1] for segment in parsed(data) if segment.points]
    across, down = zip(*ends, strict=True)
    return min(across), max(across), min(down), max(down)


@cache
def pips(code):
    """Return the boxes of the pips that stand on the upper half of the card *code*, as its file has them."""
    picture, _, _ = (CARDS / f"{code}.svg").read_text("utf-8").partition('<g id="index">')
    (run,) = re.findall(f'<g fill="{SIGN_INK[code[0]]}">(.*?)</g>', picture)
    boxes = [box(data) for data in re.findall(r' d="([^"]*)"', run)]
    assert len(boxes) == (10 if code[1] == "T" else int(code[1]))
    return [each for each in boxes if each[2] + each[3] < 3100]


def corner_sign(code, size):
    """Return the box of the sign that stands under an index of *size*, as the manifest has it."""
    index = manifest()["indices"][size]
    middle = index["texts"][manifest()["texts"]["en"][code[1]]]["middle"]
    (data,) = re.findall(f'<path fill="{SIGN_INK[code[0]]}" d="([^"]*)"', index["signs"][code[0]])
    left, right, top, bottom = box(data)
    return middle + left, middle + right, top, bottom


@pytest.mark.parametrize(
    ("size", "ranks", "wider", "lower"),
    [
        ("normal", "2345678", 1.3, 0.45),
        ("normal", "9T", 1.15, 0.6),
        ("jumbo", "2345678", 1, 0.5),
        ("jumbo", "9T", 1, 0.62),
    ],
)
def test_the_corner_sign_does_not_read_as_a_pip(size, ranks, wider, lower):
    """
    It is less than half as high as a pip, and farther from the nearest than two side by side from each other.

    Nine and ten have smaller pips. There the sign is at most three fifths as high, and no more than its
    head is level with them. A jumbo index is there to be read from afar: its sign may be a little higher
    still, and come as near as one pip to another.
    """
    for code in (each for each in NUMBERS if each[1] in ranks):
        stand, (_, right, top, bottom) = pips(code), corner_sign(code, size)
        first = [each for each in stand if each[2] == stand[0][2]]
        between = first[-1][0] - first[0][1] if len(first) > 1 else 0

        assert min(left for left, *_ in stand) - right >= wider * between, code
        assert bottom - top <= lower * (stand[0][3] - stand[0][2]), code
        assert bottom - stand[0][3] >= 0.5 * (bottom - top) or code[1] not in "9T", code


@pytest.mark.parametrize(("size", "least"), [("normal", 240), ("jumbo", 245)])
def test_the_corner_signs_can_be_told_in_a_fan(size, least):
    """On a card 60 pixels wide each is 7.2 pixels high, and the club is broad where the spade is slim."""
    heights, breadths = {}, {}
    for suit in "SHCD":
        left, right, top, bottom = corner_sign(f"{suit}4", size)
        heights[suit], breadths[suit] = bottom - top, right - left

    assert min(heights.values()) >= least
    assert breadths["C"] >= 1.25 * breadths["S"]


@pytest.mark.parametrize("code", NUMBERS)
def test_two_pips_of_a_row_keep_paper_between_them(code):
    """It is at least an eighth of their height, so that they stay two on a card 60 pixels wide."""
    for one, other in combinations(pips(code), 2):
        if one[2] == other[2]:
            assert other[0] - one[1] >= (one[3] - one[2]) / 8


@pytest.mark.parametrize("suit", "SHCD")
def test_the_rows_of_a_ten_are_nearly_at_one_distance(suit):
    """The distance across the middle is at most a quarter less than that above it and below."""
    first, _, second = sorted({(top + bottom) / 2 for _, _, top, bottom in pips(f"{suit}T")})

    assert 3100 - 2 * second >= 0.75 * (second - first)
