"""The characters that a language needs, in its catalogues and people's names."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from languages import ROOT, TERMINAL, all_of
from PySide6.QtGui import QRawFont

from ombre_desktop.ui.texts.languages import own_name
from tools.languages.catalogues import messages

ASSETS = ROOT / "ombre_desktop" / "assets"
_LEVEL_ONE = range(0xB0, 0xD0)
"""The rows of the code EUC-JP with the 2,965 commonest Japanese characters, in which names are written."""
_KANA = "".join(map(chr, range(0x3041, 0x30FF)))
_ASCII = "".join(map(chr, range(0x20, 0x7F)))
"""Figures between Japanese characters are taken from the same font as these."""
_SIGNS = "　、。・「」『』（）：；！？～ー〜々／％＋＝"


def texts(code: str) -> Iterator[str]:
    """Yield everything that the program can say in the language *code*."""
    yield own_name(code)
    for catalogue in all_of(code):
        for (context, _), translation in messages(catalogue):
            # A terminal has fonts of its own.
            yield "" if context == TERMINAL else translation.text or ""


def used(code: str) -> set[str]:
    """Return the characters that can be seen in the language *code*."""
    return {sign for text in texts(code) for sign in text if sign.isprintable()}


def japanese() -> set[str]:
    """Return the characters of every Japanese font: those used, the syllables and the figures."""
    return used("ja") | set(_KANA + _ASCII + _SIGNS)


def common() -> set[str]:
    """Return the characters of people's names, which one of the fonts has for all of them."""
    pairs = (bytes((row, place)) for row in _LEVEL_ONE for place in range(0xA1, 0xFF))
    return set("".join(pair.decode("euc_jp", errors="ignore") for pair in pairs))


def missing(signs: set[str], *fonts: Path) -> set[str]:
    """Return those of *signs* that none of the *fonts* has."""
    read = [QRawFont(str(font), 16) for font in fonts]
    return {sign for sign in signs if not any(font.supportsCharacter(ord(sign)) for font in read)}
