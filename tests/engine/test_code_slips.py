"""A mistyped code says where the mistake may be."""

from __future__ import annotations

from random import Random

import pytest

from ombre_desktop.engine import ruleset
from ombre_desktop.engine.codes import CodeError, code_of, deal_of, numbered_deal, slips_in
from ombre_desktop.engine.codes.characters import ALPHABET

CODES = [code_of(numbered_deal(ruleset("renegado"), number)).replace("-", "") for number in range(1, 21)]
FEW = 4
"""The number of slips that may explain a text by chance, beside the right one."""


def mistyped(code: str, rng: Random) -> tuple[str, int]:
    """Return *code* with one wrong character, and its place from 1."""
    at = rng.randrange(len(code))
    wrong = rng.choice([letter for letter in ALPHABET if letter != code[at]])
    return code[:at] + wrong + code[at + 1 :], at + 1


@pytest.mark.parametrize("code", CODES)
def test_a_wrong_character_is_found(code):
    """The right place is among very few."""
    wrong, place = mistyped(code, Random(code))

    slips = slips_in(wrong)

    assert (place, code) in [(slip.place, slip.code.replace("-", "")) for slip in slips]
    assert 1 + FEW >= len(slips)
    assert all(deal_of(slip.code) for slip in slips)


def test_two_neighbours_that_changed_places_are_found():
    """Both are named."""
    code = CODES[0]
    at = next(at for at in range(2, len(code)) if code[at] != code[at + 1])
    wrong = code[:at] + code[at + 1] + code[at] + code[at + 2 :]

    found = {(slip.place, slip.found, slip.meant) for slip in slips_in(wrong)}

    assert (at + 1, code[at + 1] + code[at], code[at : at + 2]) in found


@pytest.mark.parametrize("text", ["", "10-U2", CODES[0]])
def test_other_texts_have_no_slips(text):
    """Neither has a text that is a code, nor one that could never be."""
    assert () == slips_in(text)


def test_a_character_that_codes_do_not_have_is_told_with_its_place():
    """Dashes do not count."""
    with pytest.raises(CodeError, match="'U', character 6") as caught:
        deal_of("102K-8UF4")

    assert ("U", 6) == (caught.value.found, caught.value.place)
