"""
Display options: a person's choices about the screen, as plain values.

They are kept with the preferences and offered by the dialogs. Nothing here needs the documents,
which cost too much to load before the first frame.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, StrEnum


class Deck(StrEnum):
    """The deck on the table; the value is the name of its folder."""

    SPANISH = "spanish"
    FRENCH = "french"


class ClothName(Enum):
    """The cloth under the cards."""

    GREEN = "green"
    BURGUNDY = "burgundy"
    MIDNIGHT = "midnight"
    PLAIN = "plain"


class ColourScheme(Enum):
    """
    The colours around the table: as the system has them, or one of our own.

    ``CONTRAST`` goes with any cloth, and always with the plain one.
    """

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


class Letters(Enum):
    """The language of the letters on the French courts: the program's, or always the same."""

    OF_LANGUAGE = "language"
    ENGLISH = "en"
    DANISH = "da"
    FRENCH = "fr"
    GERMAN = "de"


class IndexSize(Enum):
    """The size of the index, the figure or letter in the corner of a card."""

    NORMAL = "normal"
    JUMBO = "jumbo"


class SuitColours(Enum):
    """The colouring of the suits: in pairs, or one colour each."""

    TWO = "two"
    FOUR = "four"


class Back(Enum):
    """The design on the backs of the cards."""

    LATTICE = "back_1"
    SCALES = "back_2"
    HERRINGBONE = "back_3"


@dataclass(frozen=True, slots=True)
class CardPrint:
    """
    The options for how the cards are printed; for the *left_handed* the index is in the other corners.

    If they are *old*, they look like a print of former times.
    """

    letters: Letters = Letters.ENGLISH
    index: IndexSize = IndexSize.NORMAL
    colours: SuitColours = SuitColours.TWO
    back: Back = Back.LATTICE
    left_handed: bool = False
    old: bool = False


PLAIN = CardPrint()
"""The cards as they are drawn in their files."""


class Speed(Enum):
    """The speed of moving cards."""

    CALM = "calm"
    BRISK = "brisk"
    NONE = "none"


class HandOrder(Enum):
    """The order of the person's hand."""

    TRUMPS_APART = "trumps_apart"
    BY_SUIT = "by_suit"
    BY_RANK = "by_rank"


class ReducedMotion(Enum):
    """The switch that stops all motion: as the system says, always, or never."""

    SYSTEM = "system"
    ON = "on"
    OFF = "off"


class HelpMode(Enum):
    """The rule for showing a help: until its skill is learnt, always, or never."""

    LEARN = "learn"
    ON = "on"
    OFF = "off"


class Coach(Enum):
    """The coach's part: none, a sentence after each deal, or also the offer to take blunders back."""

    OFF = "off"
    SENTENCE = "sentence"
    TAKES_BACK = "takes_back"


class TableWords(Enum):
    """The words said at the table: plain ones, the deck's own with their meaning, or the deck's own alone."""

    PLAIN = "plain"
    GLOSSED = "glossed"
    OLD = "old"


class Announcements(Enum):
    """The events a screen reader is told of without being asked."""

    ALL = "all"
    OWN_TURN = "own_turn"
    OFF = "off"


class Loudness(Enum):
    """The loudness of the sounds at the table."""

    OFF = "off"
    SOFT = "soft"
    MEDIUM = "medium"
    LOUD = "loud"


class CardClick(Enum):
    """The effect of a click on a card in the hand: raise it, to be played by the next click, or play it."""

    RAISE_THEN_PLAY = "two_step"
    PLAY_AT_ONCE = "at_once"
