"""Codes and numbers as people type and paste them."""

from __future__ import annotations

import pytest
from for_each import for_each

from ombre_desktop.engine import ruleset
from ombre_desktop.engine.codes import CodeError, CodeFault, code_in, code_of, number_in, numbered_deal, typed
from ombre_desktop.engine.codes.characters import spelled
from ombre_desktop.engine.codes.typed import MOST

CODE = code_of(numbered_deal(ruleset("renegado"), 7))
WIDE = str.maketrans({chr(at): chr(at + 0xFEE0) for at in range(0x21, 0x7F)})

NUMBERS = {
    "12": 12,
    " 12. ": 12,
    "#12": 12,
    "No. 12": 12,
    "no 12": 12,
    "Nr. 12": 12,
    "\u2116 12": 12,
    "n\u00ba 12": 12,
    "Deal: 12": 12,
    "\u201c12\u201d": 12,
    "\uff11\uff10\uff10\uff10": 1000,
    "1,000": 1000,
    "1.000.000": 1_000_000,
    "1'000": 1000,
    "4 000 000 000": 4_000_000_000,
}


@for_each(NUMBERS)
def test_a_number_is_read_as_people_write_it(text):
    assert NUMBERS[text] == number_in(text)


@for_each(["5.0", "1,5", "-5", "1e3", "12,34", "5.5."])
def test_what_is_no_whole_number_is_refused(text):
    """Of 5.0 deal 50 was made once."""
    with pytest.raises(CodeError) as caught:
        number_in(text)
    assert CodeFault.BAD_NUMBER is caught.value.fault


@for_each(["", "twelve", CODE, "A12", "\u0663", "9" * 20])
def test_anything_else_says_no_number(text):
    assert number_in(text) is None


AROUND = [
    CODE,
    CODE.lower(),
    f"\u201e{CODE}\u201c",
    f"'{CODE}'.",
    f"({CODE})",
    CODE.translate(WIDE),
    CODE.replace("-", "\u2013"),
    CODE.replace("-", " "),
    f"Play this: {CODE}, it is a fine one!",
    f"Play this: {CODE.replace('-', ' ')} and tell me",
    f"{CODE[:30]}\n{CODE[30:]}",
    f"Lola: {CODE.replace('-', ' - ')}",
    f"I lost this untidy one: {CODE}",
]


@for_each(AROUND)
def test_a_code_is_found(text):
    assert spelled(CODE) == spelled(code_in(text))


def test_a_text_without_a_code_is_left_to_be_judged():
    """The reader of codes says what is wrong with it."""
    assert "no code" == code_in(" no code. ")


def test_a_code_is_not_looked_for_in_a_book():
    with pytest.raises(CodeError) as caught:
        code_in("x" * (MOST + 1))
    assert CodeFault.TOO_LONG is caught.value.fault


def test_a_long_letter_is_searched_in_one_go(monkeypatch):
    """A letter of three hundred words is read at every key; it held the window for seconds."""
    read = []
    monkeypatch.setattr(typed, "is_deal", lambda code: read.append(code) or code == CODE)
    letter = "I left the table at 1 and it is late, Lola " * 40

    assert CODE == code_in(letter + CODE)
    assert len(read) < 500
