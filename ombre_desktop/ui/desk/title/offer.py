"""Everything that the first page offers, in the words of the language in use."""

from __future__ import annotations

from collections.abc import Hashable
from enum import Enum, auto

from ombre_desktop.value import Value


class Rank(Enum):
    """
    The importance of a door: it is parchment, a button, or a line at the foot of the page.

    A sitting that waits is parchment with a picture of its table.
    """

    SITTING = auto()

    LARGE = auto()
    SMALL = auto()
    FOOT = auto()


class Door(Value):
    """
    A way from the page into the program; *name* is what the page emits when it is opened.

    The *note* of a sitting has several lines; its *portraits* are those at its table, by seat. A door that
    *is_optional* is left out where the page has no room for it.
    """

    name: Hashable
    label: str
    note: str = ""
    rank: Rank = Rank.LARGE
    portraits: tuple[str, ...] = ()
    is_optional: bool = False


class Option(Value):
    """One option of a choice."""

    name: Hashable
    label: str


class Choice(Value):
    """A choice between options; *label* says what the choice is about, *chosen* names the present option."""

    label: str
    options: tuple[Option, ...]
    chosen: Hashable


class Offer(Value):
    """
    The contents of the first page.

    *line* says what the game is. Enter opens the first of the *doors*. *strength* is the choice of the
    opponents' strength, *language* the choice of the program's language.
    """

    line: str
    doors: tuple[Door, ...]
    strength: Choice
    language: Choice
