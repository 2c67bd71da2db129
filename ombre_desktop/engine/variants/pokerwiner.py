"""
The form of the encyclopaedias (3.8): two bids, and the dealer may show what is left.

*Play* exchanges; *no exchange* overcalls it, and who played may keep the game by
giving up his exchange too. Everything else is as in chapter 1.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from ombre_desktop.engine.cards import Pack
from ombre_desktop.engine.chips import Chips
from ombre_desktop.engine.contract import Contract, Exchange
from ombre_desktop.engine.phases.auction import Auction
from ombre_desktop.engine.phases.exchange import DefenderOrder, FirstDefenderMax
from ombre_desktop.engine.phases.outcome import NobodyPlays
from ombre_desktop.engine.phases.settlement import EachPays, SettlePhase
from ombre_desktop.engine.phases.surrender import Answer
from ombre_desktop.engine.phases.talon import TalonRest
from ombre_desktop.engine.phases.trump import NameTrumpPhase
from ombre_desktop.engine.ranking import ranking_with_matadors
from ombre_desktop.engine.shuffle import FirstDealer, draw_for_dealer
from ombre_desktop.engine.state import Ruleset
from ombre_desktop.engine.variants.after_trump import after_trump
from ombre_desktop.engine.variants.table_rules import PassedOut, TableRules

NAME = "pokerwiner"
SEATS = (3,)
PACKETS = (3, 3, 3)


@dataclass(frozen=True, slots=True)
class TwoLevelRules(TableRules):
    """What a table may agree beforehand; nothing is turned up here."""

    LEAVES_OUT: ClassVar[tuple[str, ...]] = ("vuelta_card", "vuelta_black_ace", "vuelta_surrender")


STANDARD = TwoLevelRules(
    first_dealer=FirstDealer.BLACK_ACE,
    def_order=DefenderOrder.FIXED,
    def_first_max=FirstDefenderMax.NINE,
    talon_rest=TalonRest.DEALER_MAY_SHOW,
)


def build(house: str, seats: int) -> Ruleset:
    """The game with *house* rules, for three *seats*."""
    rules = TwoLevelRules.parse(house, STANDARD)
    play = (NameTrumpPhase(), *after_trump(rules, int(rules.ombre_max.value), Answer.TAKE_OVER))
    no_exchange = (NameTrumpPhase(), *after_trump(rules, None, None))
    table = (
        Contract("play", 1, Chips(5), play, exchange=Exchange.FULL),
        Contract("no_exchange", 2, Chips(15), no_exchange),
    )
    counter = EachPays(int(rules.passed_out is PassedOut.REDEAL_PLUS_COUNTER))
    passed_out = (SettlePhase(NobodyPlays(), counter),)
    return Ruleset(
        name=NAME,
        house=rules,
        seats=seats,
        pack=Pack.SPANISH,
        packets=PACKETS,
        ante=rules.ante.ante,
        ranking=ranking_with_matadors,
        contracts=table,
        opening=(Auction(table, rules.equal_bid, rules.auction_order.order, passed_out),),
        draw=partial(draw_for_dealer, rules.first_dealer, Pack.SPANISH),
    )
