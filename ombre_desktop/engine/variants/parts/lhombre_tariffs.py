"""The tariffs and ladders of L'Hombre: a row for each bid (21.2, 21.5, 21.12)."""

from __future__ import annotations

from enum import Enum
from typing import Final


class TariffRule(Enum):
    """The tariff (21.2, 21.12)."""

    UNION = "union"
    RASLE = "rasle"
    POTT = "pott"


class Ladder(Enum):
    """The order of the bids (21.2, 21.5)."""

    UNION = "union"
    ICELAND = "iceland"


FILLING: Final = 4
"""The chips with which every seat fills an empty pool by the tariff `pott`."""
TOUT: Final = 1
"""The chips more for all tricks, and less if they fail."""

LADDERS: Final[dict[Ladder, tuple[tuple[str, ...], ...]]] = {
    Ladder.UNION: (
        ("spil",),
        ("bedre",),
        ("tourne", "kobe_nolo"),
        ("respekt",),
        ("grand",),
        ("solo",),
        ("solo_spar", "ren_nolo"),
        ("ouvert",),
    ),
    Ladder.ICELAND: (
        ("spil",),
        ("bedre",),
        ("tourne",),
        ("kobe_nolo",),
        ("respekt",),
        ("grand",),
        ("solo",),
        ("solo_spar", "ren_nolo"),
        ("ouvert",),
    ),
}
"""The bids from low to high; those of one row are equal."""

RATES: Final[dict[TariffRule, dict[str, tuple[int, int, int]]]] = {
    TariffRule.UNION: {
        "spil": (1, 1, 2),
        "kasko": (1, 1, 2),
        "bedre": (1, 1, 2),
        "tourne": (2, 2, 3),
        "kobe_nolo": (2, 2, 3),
        "respekt": (3, 3, 4),
        "grand": (2, 2, 3),
        "solo": (3, 3, 4),
        "solo_spar": (4, 4, 5),
        "ren_nolo": (4, 4, 5),
        "ouvert": (6, 6, 7),
    },
    TariffRule.RASLE: {
        "spil": (1, 1, 2),
        "kasko": (1, 1, 2),
        "bedre": (1, 1, 2),
        "tourne": (1, 1, 2),
        "kobe_nolo": (2, 2, 3),
        "respekt": (2, 2, 3),
        "grand": (2, 2, 3),
        "solo": (2, 2, 3),
        "solo_spar": (3, 3, 4),
        "ren_nolo": (3, 3, 4),
        "ouvert": (6, 6, 7),
    },
}
RATES[TariffRule.POTT] = RATES[TariffRule.RASLE]
"""The chips won, lost in a tie and lost, by contract."""
BY_TRICK: Final = frozenset({(TariffRule.RASLE, "kobe_nolo")})
"""The games of which each trick after the first costs more, by tariff."""
