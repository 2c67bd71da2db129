"""The tariffs and ladders of L'Hombre: a row for each bid (21.2, 21.5, 21.12)."""

from __future__ import annotations

from typing import Final

from ombre_desktop.engine.phases.tariff import FromPool, PerOpponent, Rate, TariffPayments
from ombre_desktop.engine.variants.lhombre_rules import DanishRules, Ladder, TariffRule
from ombre_desktop.engine.variants.table_rules import ConferSwitch

FILLING: Final = 4
"""The chips with which every seat fills an empty pool by the tariff `pott`."""

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


def level(rules: DanishRules, name: str) -> int:
    """Return the height of the bid called *name* in the ladder of the table."""
    return next(at for at, row in enumerate(LADDERS[rules.ladder], start=1) if name in row)


def payments(rules: DanishRules) -> TariffPayments:
    """Return the payments by the tariff of the table."""
    by_trick = rules.tariff is TariffRule.RASLE
    cap = rules.kupp_cap.chips
    rates = tuple(
        Rate(name, *prices, by_trick=by_trick and name == "kobe_nolo", cap=cap)
        for name, prices in RATES[rules.tariff].items()
    )
    if rules.tariff is TariffRule.POTT:
        return TariffPayments(rates, FromPool())
    return TariffPayments(rates, PerOpponent(sitter=rules.sitter_pays is ConferSwitch.ON))
