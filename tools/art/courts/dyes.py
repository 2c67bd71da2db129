"""The dyes of the court dresses: the printer's inks, and for each the darker tone of its shaded side."""

from __future__ import annotations

from ..cloth import Border, Stuff
from ..palette import (
    BLUE,
    BLUSH,
    CRIMSON,
    FLESH,
    GOLD,
    GREEN,
    INK,
    PALE_BLUE,
    PALE_GREEN,
    PAPER,
    STRAW,
    VERMILION,
    WHITE,
)
from ..pattern import Pattern

OCHRE = "#b5741f"
NAVY = "#1f4470"
FOREST = "#2c5a37"
STEEL = "#7d9bbd"
LINEN = "#e4d8ba"
PEARL = "#dfdedb"
ASH = "#b7b9bd"
BROWN = "#7b4a1d"
UMBER = "#573315"

_SHADES = {
    VERMILION: CRIMSON,
    GOLD: OCHRE,
    OCHRE: BROWN,
    BROWN: UMBER,
    BLUE: NAVY,
    GREEN: FOREST,
    FLESH: BLUSH,
    PALE_BLUE: STEEL,
    STRAW: GOLD,
    PAPER: LINEN,
    WHITE: LINEN,
    PALE_GREEN: GREEN,
    STEEL: BLUE,
    LINEN: OCHRE,
}


def shade(colour: str) -> str:
    """Return the tone of *colour* on the side away from the light."""
    return _SHADES.get(colour, INK)


def half_shade(colour: str) -> str:
    """Return the tone half way to the shade; on patterned cloth the full one would look like a stain."""
    light, dark = (bytes.fromhex(tone[1:]) for tone in (colour, shade(colour)))
    return "#" + bytes((a + b) // 2 for a, b in zip(light, dark, strict=True)).hex()


def dyed(colour: str, pattern: Pattern | None = None, border: Border | None = None) -> Stuff:
    """Cloth whose folds are shaded with the darker tone of its *colour*."""
    return Stuff(colour, shade(colour), pattern, border)
