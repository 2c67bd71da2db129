"""
Five at the table (3.11), called cinquillo or quintille: eight cards each, and a called king.

In the lower bid, *ask*, the Ombre names trump and calls a king, whose holder is the silent ally.
The higher bid is a solo against four. All eight tricks are played.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ombre_desktop.engine.chips import Chips
from ombre_desktop.engine.contract import Contract
from ombre_desktop.engine.house import HouseRules, setting, where
from ombre_desktop.engine.phases.auction import Auction
from ombre_desktop.engine.phases.call_conditions import LastPlaysAlone
from ombre_desktop.engine.phases.follow import FollowRule
from ombre_desktop.engine.phases.forced import LastMustPlay
from ombre_desktop.engine.phases.partner import CallCardPhase
from ombre_desktop.engine.phases.play import PlayPhase
from ombre_desktop.engine.phases.settlement import SettlePhase
from ombre_desktop.engine.phases.sides import Extras, SidePayments, SideTricks
from ombre_desktop.engine.phases.trump import NameTrumpPhase
from ombre_desktop.engine.price_list import OwnPrices, PriceRow, price_rows
from ombre_desktop.engine.state import Phase, Ruleset
from ombre_desktop.engine.variants.parts.base import base_ruleset, redeal
from ombre_desktop.engine.variants.parts.price_rules import PricedRules
from ombre_desktop.engine.variants.parts.rule_groups import (
    EqualBidRules,
    PoolRules,
    RenegeRules,
    SpeakingRules,
)
from ombre_desktop.engine.variants.parts.table_rules import AnteRule

NAME = "five_handed"
SEATS = (5,)
PACKETS = (4, 4)
EXTRAS = price_rows(sans_prendre=2, matadors=2, vole=2)
"""The chips from each opponent, where they are paid."""


class Remise(Enum):
    """The fewest tricks with which the game is only a remise (A31)."""

    FOUR = "four"
    THREE_LITERAL = "three_literal"

    @property
    def least(self) -> int:
        """The fewest tricks that save the side from codille."""
        return 4 if self is Remise.FOUR else 3


class Fifth(Enum):
    """The duty of the last player when the four others have passed (3.11)."""

    MUST_CALL = "must_call"
    MAY_SOLO = "may_solo"
    REDEAL = "redeal"


class ExtraPayments(Enum):
    """Payments besides the pool (3.11)."""

    OFF = "off"
    SEYMOUR = "seymour"


@dataclass(frozen=True)
class QuintilleRules(HouseRules):
    """The settings found only at a table of five."""

    cinquillo_remise: Remise = setting(Remise.FOUR, "A31", starred=True)
    cinquillo_fifth: Fifth = setting(Fifth.MUST_CALL, "3.11")
    cinquillo_extras: ExtraPayments = setting(ExtraPayments.OFF, "3.11")


EXTRAS_PAID = (where(cinquillo_extras=ExtraPayments.SEYMOUR),)


@dataclass(frozen=True)
class CalledKingRules(PricedRules, QuintilleRules, EqualBidRules, SpeakingRules, RenegeRules, PoolRules):
    """The house rules of the game for five."""

    ante: AnteRule = setting(AnteRule(each=True, chips=3), "A3")

    prices: OwnPrices = setting(OwnPrices(), "20.5", starred=True, needs=EXTRAS_PAID)

    def price_list(self) -> tuple[PriceRow, ...]:
        """Return the prices besides the pool, where the table pays them (3.11)."""
        return EXTRAS if self.cinquillo_extras is ExtraPayments.SEYMOUR else ()

    @classmethod
    def every_price(cls) -> tuple[str, ...]:
        """Return the names of these prices."""
        return tuple(row.name for row in EXTRAS)


STANDARD = CalledKingRules()


def build(house: str, seats: int) -> Ruleset:
    """Build the game with *house* rules, for five *seats*."""
    rules = CalledKingRules.parse(house)
    name = NameTrumpPhase()
    ask = Contract("ask", 1, Chips(0), (name, CallCardPhase(), *play(rules, alone=False)), calls=True)
    solo = Contract("solo", 2, Chips(0), (name, *play(rules, alone=True)))
    table = (ask, solo)
    return base_ruleset(
        NAME, rules, table, auction(rules, table), seats=seats, packets=PACKETS, together=True
    )


def auction(rules: CalledKingRules, table: tuple[Contract, ...]) -> Auction:
    """Return the auction; if the fifth player may pass and does, the cards are dealt again."""
    must_call = rules.cinquillo_fifth is Fifth.MUST_CALL
    passed_out: Phase = LastMustPlay(table[0]) if must_call else redeal()
    only_solo = rules.cinquillo_fifth is Fifth.MAY_SOLO
    conditions = (LastPlaysAlone(table[1].name),) if only_solo else ()
    return Auction(table, rules.equal_bid, rules.auction_order.order, (passed_out,), conditions)


def play(rules: CalledKingRules, *, alone: bool) -> tuple[Phase, ...]:
    """Return the play of eight tricks without talk, and the settlement; *alone* is True in a solo."""
    extras = None
    if rules.cinquillo_extras is ExtraPayments.SEYMOUR:
        sans_prendre = rules.price("sans_prendre") if alone else 0
        extras = Extras(sans_prendre, rules.price("matadors"), rules.price("vole"))
    return (
        PlayPhase(FollowRule("1.9", rules.renege_mixed)),
        SettlePhase(SideTricks(rules.cinquillo_remise.least), SidePayments(alone, extras)),
    )
