"""Codes and numbers as people type and paste them: in full width, in quotation marks, within a sentence."""

from __future__ import annotations

import re
from itertools import accumulate
from typing import Final
from unicodedata import normalize

from ombre_desktop.engine.codes.characters import DASHES, LONGEST
from ombre_desktop.engine.codes.deal_code import is_deal
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
    words = [word.group() for word in _WORD.finditer(plain)]
    for at in range(len(words)):
        for code in reversed([*accumulate(words[at:])]):
            if len(code) <= LONGEST and is_deal(code):
                return code
    return plain


def _plain(text: str) -> str:
    return normalize("NFKC", text[: MOST + 1].translate(_SIGNS)).strip(_AROUND)
