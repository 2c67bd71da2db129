"""
Tritrille (26.2): Quadrille for three, with thirty cards and a king that is given back.

An Ombre who asks demands a king and gives a card for it. They play alone all the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from ombre_desktop.engine.chips import Chips, Cost
from ombre_desktop.engine.contract import Contract, Exchange
from ombre_desktop.engine.house import setting
from ombre_desktop.engine.phases.auction import Auction
from ombre_desktop.engine.phases.auction_order import Circular
from ombre_desktop.engine.phases.follow import FollowRule
from ombre_desktop.engine.phases.forced import ForcedSpadille
from ombre_desktop.engine.phases.half_shares import HalfShares
from ombre_desktop.engine.phases.king_given import DemandKingPhase
from ombre_desktop.engine.phases.play import PlayPhase
from ombre_desktop.engine.phases.settlement import SettlePhase
from ombre_desktop.engine.phases.sides import SideTricks
from ombre_desktop.engine.phases.trump import NameTrumpPhase
from ombre_desktop.engine.price_list import PriceRow, price_rows
from ombre_desktop.engine.ranking import ranking_in_pack
from ombre_desktop.engine.state import Phase, Ruleset
from ombre_desktop.engine.variants.parts.base import base_ruleset, redeal
from ombre_desktop.engine.variants.parts.free_ante import FreeAnte
from ombre_desktop.engine.variants.parts.price_rules import PricedRules
from ombre_desktop.engine.variants.parts.rule_groups import EqualBidRules, PoolRules, RenegeRules
from ombre_desktop.engine.variants.two_handed import RemovedSuit

NAME = "tritrille"
SEATS = (3,)
PACKETS = (3, 3, 4)
NEEDED, DRAWN = 6, 5
PRICES = price_rows(game=1, sans_prendre=1)
"""The chips from each opponent; those of *sans prendre* come to the game."""


class FicheAnte(FreeAnte):
    """The ante: one chip from each and ten from the dealer besides, or four from each."""

    USUAL: ClassVar[tuple[str, ...]] = ("dealer_10_each_1", "each_4")


@dataclass(frozen=True)
class TritrilleRules(PricedRules, EqualBidRules, RenegeRules, PoolRules):
    """The house rules of Tritrille."""

    ante: FicheAnte = setting(FicheAnte(each=True, chips=1, extra=10), "A3")
    removed_suit: RemovedSuit = setting(RemovedSuit.DIAMONDS, "3.9", starred=True)

    def price_list(self) -> tuple[PriceRow, ...]:
        """Return the two prices."""
        return PRICES


STANDARD = TritrilleRules()


def build(house: str, seats: int) -> Ruleset:
    """Build the game with *house* rules, for three *seats*."""
    rules = TritrilleRules.parse(house)
    pack = rules.removed_suit.pack
    name, demand = NameTrumpPhase(pack.suits), DemandKingPhase(pack.suits)
    own, more = rules.price("game"), rules.price("sans_prendre")
    asked: tuple[Phase, ...] = (name, demand, *played(rules, ((Cost.GAME, own),)))
    alone: tuple[Phase, ...] = (name, *played(rules, ((Cost.GAME, own), (Cost.SANS_PRENDRE, more))))
    ask = Contract("ask", 1, Chips(own), asked, exchange=Exchange.PART)
    table = (ask, Contract("sans_prendre", 2, Chips(own + more), alone))
    forced = Contract("forced_spadille", 1, Chips(own), asked, low=True)
    passed_out = ForcedSpadille(forced, (redeal(),), basto=False)
    opening = Auction(table, rules.equal_bid, Circular(), (passed_out,))
    return base_ruleset(
        NAME,
        rules,
        (*table, forced),
        opening,
        seats=seats,
        pack=pack,
        packets=PACKETS,
        ranking=partial(ranking_in_pack, pack),
        together=True,
    )


def played(rules: TritrilleRules, parts: tuple[tuple[Cost, int], ...]) -> tuple[Phase, ...]:
    """Return the play of ten tricks and its settlement, in which each opponent pays *parts*."""
    payments = HalfShares(parts, 0, DRAWN)
    return (
        PlayPhase(FollowRule("1.9", rules.renege_mixed)),
        SettlePhase(SideTricks(DRAWN, NEEDED), payments),
    )
