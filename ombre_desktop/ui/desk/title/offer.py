"""Everything that the first page offers, in the words of the language in use."""

from __future__ import annotations

from collections.abc import Hashable
from enum import Enum, auto

from ombre_desktop.value import Value


class Rank(Enum):
    """
    The importance of a door: the first is gold, the second parchment, and all others are quiet links.
    """

    GOLD = auto()
    PAPER = auto()
    LINK = auto()


class Door(Value):
    """
    A way from the page into the program; *name* is what the page emits when it is opened.

    *key* is its letter. The note of a sitting that waits has several lines; it has the *portraits* of those
    at its table, by seat. A door with a *leaf* shows that number of a day on a leaf of a calendar.
    """

    name: Hashable
    label: str
    key: str
    note: str = ""
    rank: Rank = Rank.LINK
    portraits: tuple[str, ...] = ()
    leaf: str = ""


class Option(Value):
    """One option of a choice; a *note* says what it does where its label does not."""

    name: Hashable
    label: str
    note: str = ""


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
