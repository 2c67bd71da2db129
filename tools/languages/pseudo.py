"""
The pseudo-language: English with accents, in brackets, and longer by two fifths.

A text that appears without brackets was never marked for translation. A text that is cut has too little room
for longer languages, such as German.
"""

from __future__ import annotations

import re
from math import ceil
from pathlib import Path

from languages import Message, compile_to

from tools.languages.catalogues import translate_all, update

_ACCENTS = str.maketrans("aeiouAEIOU", "áéíóúÁÉÍÓÚ")
_KEPT = re.compile(r"(\{[^{}]*\}|<[^<>]*>|&\w+;|&.)")
"""Fields, markup, and the letter that opens a menu."""
_LONGER = 0.4


def pseudo(message: Message) -> str:
    """
    Translate *message* into the pseudo-language; grammar, lists of forms and single signs stay as they are.
    """
    context, text = message
    words = "".join(part for part in _KEPT.split(text) if not _KEPT.fullmatch(part))
    is_sign = sum(map(str.isalpha, words)) < 2 and ":" not in text
    if context == "Grammar" or ";;" in text or is_sign:
        return text
    parts = (part if _KEPT.fullmatch(part) else part.translate(_ACCENTS) for part in _KEPT.split(text))
    return f"[{''.join(parts)}{_padding(len(words))}]"


def write_pseudo(folder: Path, code: str) -> Path:
    """Write the pseudo-language into *folder* in the place of the language *code*."""
    catalogue = folder / f"ombre_{code}.ts"
    update(catalogue)
    translate_all(catalogue, pseudo)
    return compile_to(catalogue, folder)


def _padding(length: int) -> str:
    """Return short words that make a text of this *length* longer."""
    wanted = ceil(_LONGER * length)
    return "".join(" " if place % 6 == 0 else "é" for place in range(wanted))
