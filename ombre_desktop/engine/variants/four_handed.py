"""
Four at the table (3.10): three play, the fourth sits out and shares in wins and losses.

When all three pass, the sitter takes the talon, keeps nine of its thirteen cards, names trump, and
plays alone against the others. Everything else is as in chapter 1.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ombre_desktop.engine.chips import Chips
from ombre_desktop.engine.contract import Contract, Exchange
from ombre_desktop.engine.house import HouseRules, setting, where
from ombre_desktop.engine.phases.auction import Auction
from ombre_desktop.engine.phases.estuches import EstucheHand
from ombre_desktop.engine.phases.outcome import Split144
from ombre_desktop.engine.phases.sitter import Sitter, SitterPhase, SitterTakes, ThrowDownPhase
from ombre_desktop.engine.phases.surrender import Answer
from ombre_desktop.engine.phases.trump import NameTrumpPhase
from ombre_desktop.engine.state import Phase, Ruleset
from ombre_desktop.engine.variants.parts.after_trump import after_exchange
from ombre_desktop.engine.variants.parts.all_pass import after_passes, low_contract
from ombre_desktop.engine.variants.parts.base import PACKETS, base_ruleset
from ombre_desktop.engine.variants.parts.passing_rules import AllPass, ContrabolaCall, PassingRules
from ombre_desktop.engine.variants.renegado import contracts

NAME = "four_handed"
SEATS = (4,)
PLACES = {Sitter.OPPOSITE: 2, Sitter.DEALER_LEFT: 3, Sitter.DEALER: 0}
"""The sitter's place, counted from the dealer to the right."""
DECLINED = (where(sitter_takes=SitterTakes.MAY),)


@dataclass(frozen=True)
class SitterRules(HouseRules):
    """The settings about the sitter."""

    sitter: Sitter = setting(Sitter.OPPOSITE, "3.10", starred=True)
    sitter_takes: SitterTakes = setting(SitterTakes.MUST, "3.10", starred=True)


@dataclass(frozen=True)
class FourSeatRules(SitterRules, PassingRules):
    """The house rules of the game for four; *passed_out* says what follows if the sitter declines."""

    passed_out: AllPass = setting(AllPass.REDEAL, "A4", starred=True, needs=DECLINED)


STANDARD = FourSeatRules()


def build(house: str, seats: int) -> Ruleset:
    """Build the game with *house* rules, for four *seats*."""
    rules = FourSeatRules.parse(house)
    above = rules.contrabola_call is ContrabolaCall.ABOVE_ENTRADA
    table = contracts(rules, (low_contract(rules, "contrabola", 2),) if above else ())
    takes, declined = the_talon(rules), after_passes(rules)
    passed_out = (SitterPhase(takes, rules.sitter_takes, declined.phases),)
    opening = Auction(table, rules.equal_bid, rules.auction_order.order, passed_out)
    every = (*table, takes, *declined.contracts)
    return base_ruleset(NAME, rules, every, opening, seats=seats, sitter=PLACES[rules.sitter])


def the_talon(rules: FourSeatRules) -> Contract:
    """
    Return the sitter's contract; it is never bid, so its level is 0, and it counts as an entrada.

    If two of the others share the most tricks, it is always a puesta (2.1). The sitter was dealt no
    cards, so estuches are always counted on the nine cards kept.
    """
    here = replace(rules, split_144=Split144.PUESTA, estuche_hand=EstucheHand.PLAYED)
    hand: tuple[Phase, ...] = (ThrowDownPhase(sum(PACKETS)), NameTrumpPhase())
    phases = (*hand, *after_exchange(here, Answer.TAKE_OVER))
    return Contract("talon", 0, Chips(rules.price("entrada")), phases, exchange=Exchange.TALON)
