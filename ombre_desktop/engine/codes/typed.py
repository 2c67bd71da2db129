"""Codes and numbers as people type and paste them: in full width, in quotation marks, within a sentence."""

from __future__ import annotations

import re
from typing import Final, NamedTuple
from unicodedata import normalize

from ombre_desktop.engine.codes.characters import BASE, DASHES, LONGEST, PRIME, Digits, number_of, spelled
from ombre_desktop.engine.codes.deal_code import FEWEST, VERSION, is_deal
from ombre_desktop.engine.codes.errors import CodeError, CodeFault

MOST: Final = 2_000
"""The most characters of a text in which a code is looked for."""

_AROUND: Final = (
    " \t\r\n\"'`()[]<>{}.,;:!?\u2018\u2019\u201c\u201d\u201e\u00ab\u00bb\u2039\u203a\u300c\u300d\u3001\u3002"
)
"""Characters around a code or a number that belong to neither."""
_SIGNS: Final = str.maketrans({"\u2116": "#", "\u00ba": ".", "\u00b0": "."})
"""The signs for "number" in several languages."""
_NUMBER: Final = re.compile(
    r"(?:[^\W\d_]{1,12}[.:\s]\s*)?#?\s*([0-9]{1,3}(?:[.,'\u2019\s][0-9]{3}){1,4}|[0-9]{1,15})"
)
"""A whole number, perhaps in groups of three figures, after "No." or the like."""
_FIGURES: Final = re.compile(r"[-+]?[0-9][0-9.,'\u2019\s]{0,15}(?:[eE][0-9]+)?")
"""A text that is meant for a number; every code is longer."""
_WORD: Final = re.compile(rf"[0-9A-Za-z{DASHES}]+")


def number_in(text: str) -> int | None:
    """
    Return the number of a deal that *text* says; None if it says no number.

    Raise `CodeError` for a number that is not whole.
    """
    plain = _plain(text)
    if found := _NUMBER.fullmatch(plain):
        return int(re.sub(r"\D", "", found[1]))
    if _FIGURES.fullmatch(plain):
        raise CodeError(CodeFault.BAD_NUMBER, plain)
    return None


def code_in(text: str) -> str:
    """
    Return the code of a deal that stands in *text*, or else *text* without what surrounds it.

    Raise `CodeError` if the text is far too long.
    """
    plain = _plain(text)
    if len(text) > MOST:
        raise CodeError(CodeFault.TOO_LONG)
    if is_deal(plain):
        return plain
    words = [_Word.of(word.group()) for word in _WORD.finditer(plain)]
    starts = (at for at, word in enumerate(words) if word.digits[:1] == (VERSION,))
    return next((code for at in starts if (code := _code_from(words[at : at + LONGEST]))), plain)


class _Word(NamedTuple):
    """A word of a text as a part of a code: its *digits*, and their *remainder*, None if no code has them."""

    text: str
    digits: Digits
    remainder: int | None
    weight: int

    @classmethod
    def of(cls, text: str) -> _Word:
        """Read the word *text*, which may be a dash alone."""
        if not text.strip(DASHES):
            return cls(text, (), 0, 1)
        try:
            digits = spelled(text)
        except CodeError:
            return cls(text, (), None, 1)
        return cls(text, digits, number_of(digits) % PRIME, pow(BASE, len(digits), PRIME))


def _code_from(words: list[_Word]) -> str:
    """Return the code with which *words* begin; empty if there is none."""
    remainder, length = 0, 0
    for at, word in enumerate(words, start=1):
        length += len(word.digits)
        if word.remainder is None or length > LONGEST:
            break
        remainder = (remainder * word.weight + word.remainder) % PRIME
        # The check characters fit seldom, and so few words are read as a deal.
        if remainder == 1 and length > FEWEST and is_deal(code := "".join(each.text for each in words[:at])):
            return code
    return ""


def _plain(text: str) -> str:
    return normalize("NFKC", text[: MOST + 1].translate(_SIGNS)).strip(_AROUND)
