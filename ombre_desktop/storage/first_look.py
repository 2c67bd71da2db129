"""The look of the first frame, apart from the other preferences, which take too long to load before it."""

from __future__ import annotations

from enum import Enum

from ombre_desktop.value import Value


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


class FirstLook(Value):
    """The look of the first frame: the cloth, the colours around the table, and the text size as a factor."""

    cloth: ClothName = ClothName.GREEN
    chrome: ColourScheme = ColourScheme.SYSTEM
    text: float = 1.0
