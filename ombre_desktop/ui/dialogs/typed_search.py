"""The search in a list by typing the beginning of a name."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from itertools import chain

from PySide6.QtCore import QElapsedTimer
from PySide6.QtWidgets import QApplication


class TypedSearch:
    """A search for what has been typed of late; after a pause, a letter begins another name."""

    def __init__(self) -> None:
        self._typed, self._since = "", QElapsedTimer()

    @property
    def is_going_on(self) -> bool:
        """True until a pause in the typing."""
        return self._since.isValid() and self._since.elapsed() <= QApplication.keyboardInputInterval()

    def find(self, text: str, names: Sequence[str], at: int) -> int | None:
        """
        Return the number of the next name after the one *at* that begins as typed, with *text* last.

        A name with such a word in it comes after these, and what *text* alone begins after those. More
        letters may stay with the name *at*.
        """
        self._typed = self._typed + _bare(text) if self.is_going_on else _bare(text)
        self._since.start()
        found = _next(self._typed, names, at)
        return _next(_bare(text), names, at) if found is None else found


def _next(typed: str, names: Sequence[str], at: int) -> int | None:
    """Return the number of the next name or, if there is none, of the next with a word that begins so."""
    first = at if len(typed) > 1 else at + 1
    bare = {number: _bare(names[number]) for number in (*range(first, len(names)), *range(first))}
    by_name = (number for number, name in bare.items() if name.startswith(typed))
    by_word = (number for number, name in bare.items() if f" {typed}" in name.replace("’", " "))
    return next(chain(by_name, by_word), None)


def _bare(text: str) -> str:
    """Return *text* in small letters without accents."""
    parted = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in parted if not unicodedata.combining(letter))
