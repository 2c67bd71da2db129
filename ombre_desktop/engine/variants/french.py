"""
The French form (3.7): equal stakes, and three bids: play, sans prendre, vole.

*Play* exchanges, *sans prendre* keeps the hand dealt, *vole* must win every trick.
There is no surrender and no bonus; a loss costs the pool again.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ombre_desktop.engine.chips import Chips
from ombre_desktop.engine.contract import Contract, Exchange, Goal
from ombre_desktop.engine.house import setting
from ombre_desktop.engine.phases.auction import Auction
from ombre_desktop.engine.phases.auction_order import Circular
from ombre_desktop.engine.phases.equal_stakes import EqualStakes
from ombre_desktop.engine.phases.exchange import DefenderOrder, ExchangePhase, FirstDefenderMax
from ombre_desktop.engine.phases.follow import FollowRule
from ombre_desktop.engine.phases.outcome import MostTricks
from ombre_desktop.engine.phases.play import PlayPhase
from ombre_desktop.engine.phases.settlement import SettlePhase
from ombre_desktop.engine.phases.trump import NameTrumpPhase
from ombre_desktop.engine.phases.vole import ClaimOrVole
from ombre_desktop.engine.state import Phase, Ruleset
from ombre_desktop.engine.variants.parts.base import base_ruleset, redeal
from ombre_desktop.engine.variants.parts.rule_groups import EqualBidRules, PoolRules, RenegeRules, SplitRules
from ombre_desktop.engine.variants.parts.table_rules import AnteRule

NAME = "french"
SEATS = (3,)
HAND = 9


class VoleExchange(Enum):
    """The right to exchange in a bid vole."""

    YES = "yes"
    NO = "no"


@dataclass(frozen=True)
class EqualStakesRules(EqualBidRules, RenegeRules, SplitRules, PoolRules):
    """The house rules of the French game."""

    ante: AnteRule = setting(AnteRule(each=True, chips=2), "A3")
    vole_bid_exchange: VoleExchange = setting(VoleExchange.YES, "3.7", starred=True)


STANDARD = EqualStakesRules()


def build(house: str, seats: int) -> Ruleset:
    """Build the game with *house* rules, for three *seats*."""
    rules = EqualStakesRules.parse(house)
    vole = Exchange.FULL if rules.vole_bid_exchange is VoleExchange.YES else Exchange.NONE
    bids = (
        ("play", Goal.MOST, Exchange.FULL),
        ("sans_prendre", Goal.MOST, Exchange.NONE),
        ("vole", Goal.ALL, vole),
    )
    table = tuple(
        Contract(name, level, Chips(0), phases(rules, goal, exchange), goal=goal, exchange=exchange)
        for level, (name, goal, exchange) in enumerate(bids, start=1)
    )
    opening = Auction(table, rules.equal_bid, Circular(), (redeal(),))
    return base_ruleset(NAME, rules, table, opening, seats=seats)


def phases(rules: EqualStakesRules, goal: Goal, exchange: Exchange) -> tuple[Phase, ...]:
    """Return trump, exchange, play and settlement of a contract with this *goal* and this *exchange*."""
    follow = FollowRule("1.9", rules.renege_mixed)
    bound = goal is Goal.ALL
    draws = HAND if exchange is Exchange.FULL else None
    return (
        NameTrumpPhase(),
        ExchangePhase(draws, FirstDefenderMax.NINE, DefenderOrder.FIXED),
        PlayPhase(follow, () if bound else (ClaimOrVole(),), vole=bound),
        SettlePhase(MostTricks(rules.split_144), EqualStakes()),
    )
