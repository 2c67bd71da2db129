"""
The form of the encyclopaedias (3.8): two bids, and the dealer may show the rest of the talon.

The lower bid, *play*, allows an exchange. After the higher one, *no exchange*, the player who bid
lower may still keep the game by giving up the exchange too. Everything else is as in chapter 1.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ombre_desktop.engine.chips import Chips
from ombre_desktop.engine.contract import Contract, Exchange
from ombre_desktop.engine.phases.auction import Auction
from ombre_desktop.engine.phases.exchange import DefenderOrder, FirstDefenderMax
from ombre_desktop.engine.phases.surrender import Answer
from ombre_desktop.engine.phases.talon import TalonRest
from ombre_desktop.engine.phases.trump import NameTrumpPhase
from ombre_desktop.engine.price_list import OwnPrices, PriceRow, price_rows
from ombre_desktop.engine.shuffle import FirstDealer
from ombre_desktop.engine.state import Ruleset
from ombre_desktop.engine.variants.parts.after_trump import after_trump
from ombre_desktop.engine.variants.parts.base import base_ruleset, redeal
from ombre_desktop.engine.variants.parts.rule_groups import (
    DefenderRules,
    EqualBidRules,
    EstucheRules,
    LossRules,
    PoolRules,
    RedealRules,
    RenegeRules,
    SurrenderRules,
    TableRules,
    TalonRules,
    VoleRules,
)
from ombre_desktop.engine.variants.parts.table_rules import PassedOut

NAME = "pokerwiner"
SEATS = (3,)


@dataclass(frozen=True)
class TwoLevelRules(
    DefenderRules,
    RedealRules,
    EqualBidRules,
    TalonRules,
    RenegeRules,
    SurrenderRules,
    LossRules,
    VoleRules,
    EstucheRules,
    PoolRules,
):
    """The house rules of this form, in which no card is turned up."""

    def price_list(self) -> tuple[PriceRow, ...]:
        """Return the prices of the two bids and those besides."""
        return (*price_rows(play=5, no_exchange=15), *self.bonus_prices())


STANDARD = TwoLevelRules(
    first_dealer=FirstDealer.BLACK_ACE,
    def_order=DefenderOrder.FIXED,
    def_first_max=FirstDefenderMax.NINE,
    talon_rest=TalonRest.DEALER_MAY_SHOW,
)


def as_in_renegado(prices: OwnPrices) -> OwnPrices:
    """Return the prices that differ, with the lower bid under the name of the lowest one of chapter 1."""
    return OwnPrices(
        tuple(("entrada" if name == "play" else name, amount) for name, amount in prices.changed)
    )


def build(house: str, seats: int) -> Ruleset:
    """Build the game with *house* rules, for three *seats*."""
    rules = TwoLevelRules.parse(house, STANDARD)
    table_rules = replace(rules.within(TableRules), prices=as_in_renegado(rules.prices))
    play = (NameTrumpPhase(), *after_trump(table_rules, int(rules.ombre_max.value), Answer.TAKE_OVER))
    no_exchange = (NameTrumpPhase(), *after_trump(table_rules, None, None))
    table = (
        Contract("play", 1, Chips(rules.price("play")), play, exchange=Exchange.FULL),
        Contract("no_exchange", 2, Chips(rules.price("no_exchange")), no_exchange),
    )
    counter = int(rules.passed_out is PassedOut.REDEAL_PLUS_COUNTER)
    opening = Auction(table, rules.equal_bid, rules.auction_order.order, (redeal(counter),))
    return base_ruleset(NAME, rules, table, opening, seats=seats)
