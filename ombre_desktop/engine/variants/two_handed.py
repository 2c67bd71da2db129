"""
The game for two (3.9): thirty cards, eight each, two at a time, and fourteen in the talon.

One red suit is taken out of the pack and cannot be trump. Bids, exchange and play
are those of chapter 1 with a single defender. Matadors are paid for when trump is
named; five of the eight tricks win.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from functools import partial

from ombre_desktop.engine.cards import Pack
from ombre_desktop.engine.house import HouseRules, setting
from ombre_desktop.engine.phases.auction import Auction
from ombre_desktop.engine.phases.auction_order import Circular
from ombre_desktop.engine.phases.estuches import Estuches
from ombre_desktop.engine.phases.matadors import MatadorsPaid, MatadorsPhase
from ombre_desktop.engine.ranking import ranking_in_pack
from ombre_desktop.engine.state import Ruleset
from ombre_desktop.engine.variants import renegado
from ombre_desktop.engine.variants.parts.base import base_ruleset, redeal
from ombre_desktop.engine.variants.parts.rule_groups import (
    ESTUCHES_PAID,
    RedealRules,
    SharedRules,
    TableRules,
)
from ombre_desktop.engine.variants.parts.table_rules import PassedOut

NAME = "two_handed"
SEATS = (2,)
PACKETS = (2, 2, 2, 2)


class RemovedSuit(Enum):
    """The red suit that is taken out of the pack."""

    HEARTS = "H"
    DIAMONDS = "D"

    @property
    def pack(self) -> Pack:
        """The pack without that suit."""
        return Pack.NO_HEARTS if self is RemovedSuit.HEARTS else Pack.NO_DIAMONDS


@dataclass(frozen=True)
class PackRules(HouseRules):
    """The suit removed, and the matadors paid for when trump is named."""

    removed_suit: RemovedSuit = setting(RemovedSuit.HEARTS, "3.9", starred=True)
    two_handed_matadors: MatadorsPaid = setting(MatadorsPaid.HELD, "3.9", starred=True, needs=ESTUCHES_PAID)


@dataclass(frozen=True)
class TwoHandedRules(PackRules, RedealRules, SharedRules):
    """The house rules of the game for two, without those that need a second defender."""


STANDARD = TwoHandedRules()


def build(house: str, seats: int) -> Ruleset:
    """Build the game with *house* rules, for two *seats*."""
    rules = TwoHandedRules.parse(house)
    pack = rules.removed_suit.pack
    matadors = MatadorsPhase(rules.estuches, rules.two_handed_matadors, rules.price("estuche"))
    # Matadors paid for when trump is named are not counted again at the end.
    without_end = replace(rules.within(TableRules), estuches=Estuches.OFF)
    table = renegado.contracts(without_end, suits=pack.suits, at_naming=(matadors,))
    counter = int(rules.passed_out is PassedOut.REDEAL_PLUS_COUNTER)
    opening = Auction(table, rules.equal_bid, Circular(), (redeal(counter),))
    ranking = partial(ranking_in_pack, pack)
    return base_ruleset(NAME, rules, table, opening, seats=seats, pack=pack, packets=PACKETS, ranking=ranking)
