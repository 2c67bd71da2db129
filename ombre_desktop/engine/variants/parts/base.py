"""Common parts of the games with a pool; each game states only its differences."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypedDict, Unpack

from ombre_desktop.engine.cards import Pack, Suit
from ombre_desktop.engine.contract import Contract
from ombre_desktop.engine.phases.outcome import NobodyPlays
from ombre_desktop.engine.phases.settlement import EachPays, SettlePhase
from ombre_desktop.engine.ranking import Ranking, ranking_with_matadors
from ombre_desktop.engine.shuffle import DealerDraw, DrawRule
from ombre_desktop.engine.state import Phase, Ruleset
from ombre_desktop.engine.variants.parts.rule_groups import PoolRules

PACKETS = (3, 3, 3)
"""Nine cards for each of three players, three at a time (1.5)."""


class Differences(TypedDict, total=False):
    """Values in which a game may differ from the base, named as in `Ruleset`."""

    seats: int
    pack: Pack
    packets: tuple[int, ...]
    ranking: Callable[[Suit | None], Ranking]
    sitter: int | None
    together: bool


def base_ruleset(
    name: str,
    rules: PoolRules,
    contracts: tuple[Contract, ...],
    opening: Phase,
    **differs: Unpack[Differences],
) -> Ruleset:
    """
    Build the game called *name*: three seats, nine cards each of the Spanish pack, a pool.

    A deal begins with the phase *opening*.
    """
    pack = differs.get("pack", Pack.SPANISH)
    return Ruleset(
        name=name,
        house=rules,
        seats=differs.get("seats", 3),
        pack=pack,
        packets=differs.get("packets", PACKETS),
        ante=rules.ante.ante,
        ranking=differs.get("ranking", ranking_with_matadors),
        contracts=contracts,
        opening=(opening,),
        draw=DealerDraw(DrawRule(rules.first_dealer.value), pack.cards),
        sitter=differs.get("sitter"),
        together=differs.get("together", False),
    )


def redeal(chips: int = 0) -> SettlePhase:
    """Return the settlement of a deal nobody plays; every seat pays *chips* into the pool."""
    return SettlePhase(NobodyPlays(), EachPays(chips))
