"""
The choices of a person about the screen, as plain values.

They are kept with the preferences and offered by the dialogs; nothing here needs
the documents, which cost too much to load before the first frame.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Letters(Enum):
    """The language whose letters stand on the French courts."""

    ENGLISH = "en"
    DANISH = "da"
    FRENCH = "fr"
    GERMAN = "de"


class IndexSize(Enum):
    """How large figure or letter in the corner of a card is."""

    NORMAL = "normal"
    JUMBO = "jumbo"


class SuitColours(Enum):
    """Whether the suits of a pair share a colour or have one each."""

    TWO = "two"
    FOUR = "four"


class Back(Enum):
    """The design on the backs of the cards."""

    LATTICE = "back_1"
    SCALES = "back_2"
    HERRINGBONE = "back_3"


@dataclass(frozen=True, slots=True)
class CardPrint:
    """What a person may choose about how the cards are printed."""

    letters: Letters = Letters.ENGLISH
    index: IndexSize = IndexSize.NORMAL
    colours: SuitColours = SuitColours.TWO
    back: Back = Back.LATTICE


PLAIN = CardPrint()
"""The drawings as they are kept."""


class Speed(Enum):
    """How fast cards move."""

    CALM = "calm"
    BRISK = "brisk"
    NONE = "none"


class HandOrder(Enum):
    """How the own hand is sorted."""

    TRUMPS_APART = "trumps_apart"
    BY_SUIT = "by_suit"
    BY_RANK = "by_rank"


class ReducedMotion(Enum):
    """Whether nothing moves: as the system says, always, or never."""

    SYSTEM = "system"
    ON = "on"
    OFF = "off"


class CardClick(Enum):
    """What a click on a card of one's own does: raise it, to be played by the next, or play it."""

    RAISE_THEN_PLAY = "two_step"
    PLAY_AT_ONCE = "at_once"
