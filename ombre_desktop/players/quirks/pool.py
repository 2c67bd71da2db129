"""The quirks by name, the pools from which a level draws, and the draw."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from ombre_desktop.players.quirks import follows, leads
from ombre_desktop.players.quirks.quirk import Quirk

QUIRKS: Mapping[str, Quirk] = {
    rule.__name__: Quirk(rule.__name__, rule)
    for rule in (
        leads.kings_first,
        leads.trumps_wait,
        leads.trumps_at_the_ombre,
        leads.same_suit_again,
        leads.short_suit,
        leads.spadille_sleeps,
        leads.trumps_on_the_table,
        follows.over_the_partner,
        follows.ruffs_at_sight,
        follows.second_hand_low,
        follows.never_small_ruff,
    )
}
"""All quirks by name."""

OF_A_NOVICE = (
    "kings_first",
    "trumps_wait",
    "trumps_at_the_ombre",
    "spadille_sleeps",
    "ruffs_at_sight",
    "over_the_partner",
)
OF_A_STEADY_PLAYER = ("short_suit", "same_suit_again", "second_hand_low", "never_small_ruff")
"""The quirks from which a level draws."""
POOLS: Mapping[str, tuple[str, ...]] = {"novice": OF_A_NOVICE, "steady": OF_A_STEADY_PLAYER}
DRAWN: Mapping[str, int] = {"novice": 3, "steady": 2}
"""The number of quirks that a player of each level has."""


def drawn(level: str, sitting: str) -> tuple[str, ...]:
    """
    Draw the quirks of a player of *level*, the same for all of a *sitting*.

    Without a sitting they are the first of the pool. Strong players and experts have none.
    """
    pool, number = POOLS.get(level, ()), DRAWN.get(level, 0)
    return tuple(Random(sitting).sample(pool, number)) if sitting else pool[:number]


def quirks_of(names: tuple[str, ...]) -> tuple[Quirk, ...]:
    """Return the quirks called *names*, each once."""
    return tuple(QUIRKS[name] for name in dict.fromkeys(names))
