"""The two decks, whose words for suits and courts differ."""

from enum import StrEnum


class Deck(StrEnum):
    """Which cards lie on the table; the value is the name of their folder."""

    SPANISH = "spanish"
    FRENCH = "french"
