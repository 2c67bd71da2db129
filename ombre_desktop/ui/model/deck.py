"""The two decks, whose words for suits and courts differ."""

from enum import StrEnum


class Deck(StrEnum):
    """The deck on the table; the value is the name of its folder."""

    SPANISH = "spanish"
    FRENCH = "french"
