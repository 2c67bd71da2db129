"""Walks through deals by single actions."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ombre_desktop.engine import Ruleset
from ombre_desktop.envs import OneDeal


def walked(game: Ruleset, rng: Random) -> Iterator[OneDeal]:
    """Yield a deal from its first question to the settlement, every action drawn from those offered."""
    deal = OneDeal.shuffled(game, rng)
    yield deal
    while not deal.is_over:
        deal = deal.after(rng.choice(deal.offered()))
        yield deal
