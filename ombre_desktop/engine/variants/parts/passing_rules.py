"""
The house rules of a game that can go on when all have passed (A4, 3.1 to 3.5).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from itertools import combinations
from typing import Self

from ombre_desktop.engine.errors import NotationError
from ombre_desktop.engine.house import Group, HouseRules, group, setting, where
from ombre_desktop.engine.phases.gascarola import CascaChoice, CascaKeep
from ombre_desktop.engine.variants.parts.rule_groups import TableRules
from ombre_desktop.engine.variants.parts.table_rules import ConferSwitch, Switch
from ombre_desktop.value import Value

LOW_BIDS = ("voltereta", "gascarola", "contrabola")
"""The low bids in rule-book order."""


class AllPass(Enum):
    """The continuation when all pass (A4)."""

    REDEAL = "redeal"
    REDEAL_PLUS_COUNTER = "redeal_plus_counter"
    LOW_BIDS = "low_bids"
    FORCE_SPADILLE = "force_spadille"


class AfterLowBids(Enum):
    """The continuation when nobody makes a low bid either (3.1)."""

    REDEAL = "redeal"
    REDEAL_PLUS_COUNTER = "redeal_plus_counter"
    FORCE_SPADILLE = "force_spadille"


class LowBidOrder(Enum):
    """The order of precedence in the second round (3.1)."""

    FIRST_COME = "first_come"
    RANKED = "ranked"


class VolteretaMax(Enum):
    """The limit of a voltereta's exchange: five cards with or without the turned one (3.2)."""

    INCLUDED = "5_incl"
    PLUS_TURNED = "5_plus_turned"


class ContrabolaCall(Enum):
    """The auction in which contrabola is bid (3.4)."""

    LOW_BID = "low_bid"
    ABOVE_ENTRADA = "above_entrada"


class ForcedNaming(Enum):
    """The moment at which the Ombre of a forced spadille names trump (3.5)."""

    AFTER_DRAW = "after_draw"
    BEFORE_DRAW = "before_draw"


class LowBids(Value):
    """The low bids that a table plays, at least one (3.1)."""

    names: tuple[str, ...] = LOW_BIDS

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse bids separated by commas, in any order."""
        written = text.split(",")
        if len(set(written)) < len(written) or not set(written) <= set(LOW_BIDS):
            raise NotationError(text, "set of low bids")
        return cls(tuple(name for name in LOW_BIDS if name in written))

    @classmethod
    def examples(cls) -> tuple[str, ...]:
        """Return all low bids together, then every pair, then each one alone."""
        return tuple(",".join(some) for number in (3, 2, 1) for some in combinations(LOW_BIDS, number))

    def __str__(self) -> str:
        return ",".join(self.names)


def _with(*bids: str) -> tuple[LowBids, ...]:
    """Return every set of low bids that contains all of *bids*."""
    return tuple(low for low in map(LowBids.parse, LowBids.examples()) if set(bids) <= set(low.names))


def _bid_low(**settings: object) -> Group:
    """Return the needs for a second round with *settings*."""
    return where(passed_out=AllPass.LOW_BIDS, **settings)


SECOND_ROUND = (_bid_low(),)
VOLTERETA = (_bid_low(low_bids=_with("voltereta")),)
GASCAROLA = (_bid_low(low_bids=_with("gascarola")),)
TWO_LOW_BIDS = (
    _bid_low(low_bids=_with("voltereta", "gascarola")),
    _bid_low(
        low_bids=(*_with("voltereta", "contrabola"), *_with("gascarola", "contrabola")),
        contrabola_call=ContrabolaCall.LOW_BID,
    ),
)
FORCED = (where(passed_out=AllPass.FORCE_SPADILLE), _bid_low(after_low_bids=AfterLowBids.FORCE_SPADILLE))


@group
class LowBidRules(HouseRules):
    """The settings for what follows three passes: the second round and the forced game."""

    passed_out: AllPass = setting(AllPass.REDEAL, "A4", starred=True)
    after_low_bids: AfterLowBids = setting(AfterLowBids.REDEAL, "3.1", needs=SECOND_ROUND)
    low_bids: LowBids = setting(LowBids(), "3.1", needs=SECOND_ROUND)
    low_bid_order: LowBidOrder = setting(LowBidOrder.FIRST_COME, "3.1", needs=TWO_LOW_BIDS)
    voltereta_max: VolteretaMax = setting(VolteretaMax.INCLUDED, "3.2", needs=VOLTERETA)
    casca_choice: CascaChoice = setting(CascaChoice.SEEN, "3.3", needs=GASCAROLA)
    casca_keep: CascaKeep = setting(CascaKeep.ANY, "3.3", needs=GASCAROLA)
    casca_throw_in: ConferSwitch = setting(ConferSwitch.OFF, "3.3", needs=GASCAROLA)
    contrabola_call: ContrabolaCall = setting(ContrabolaCall.LOW_BID, "3.4")
    force_spadille_basto: Switch = setting(Switch.ON, "3.5", needs=FORCED)
    force_name_trump: ForcedNaming = setting(ForcedNaming.AFTER_DRAW, "3.5", needs=FORCED)


@dataclass(frozen=True)
class PassingRules(LowBidRules, TableRules):
    """All house rules of the main game, including the second round and the forced game."""
