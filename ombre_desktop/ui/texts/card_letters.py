"""The print style of the cards, with the letters of the language in use unless the person chose others."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QLocale

from ombre_desktop.storage.display_options import CardPrint, Letters, Preferences
from ombre_desktop.ui.texts.languages import available, chosen

_LETTERS = {"da": Letters.DANISH, "de": Letters.GERMAN, "fr": Letters.FRENCH}
"""The languages whose court cards have letters of their own; all others have the English ones."""


def print_of(liked: Preferences) -> CardPrint:
    """Return the print style of the cards that the person likes."""
    letters = liked.letters
    if letters is Letters.OF_LANGUAGE:
        language = chosen(liked.language, _offered(), QLocale.system())
        letters = _LETTERS.get(language, Letters.ENGLISH)
    look = letters, liked.index, liked.colours, liked.back, liked.left_handed, liked.old_print
    return CardPrint(*look, liked.own_deck)


@cache
def _offered() -> tuple[str, ...]:
    return available()
