"""Everything that the first page offers, in the words of the language in use."""

from __future__ import annotations

from collections.abc import Hashable
from enum import Enum, auto

from ombre_desktop.value import Value


class Rank(Enum):
    """The size of a door: parchment, a button, or a line at the foot of the page."""

    LARGE = auto()
    SMALL = auto()
    FOOT = auto()


class Door(Value):
    """A way from the page into the program; *name* is what the page emits when it is opened."""

    name: Hashable
    label: str
    note: str = ""
    rank: Rank = Rank.LARGE


class Option(Value):
    """One option of a choice."""

    name: Hashable
    label: str


class Choice(Value):
    """A choice of one option; *label* says what is chosen, and *chosen* is the name of the option."""

    label: str
    options: tuple[Option, ...]
    chosen: Hashable


class Offer(Value):
    """
    The contents of the first page.

    *line* says what the game is. The first of the *doors* is opened by Enter. *strength* is that of the
    opponents, *language* the language of the program.
    """

    line: str
    doors: tuple[Door, ...]
    strength: Choice
    language: Choice
