"""
Quadrille (chapter 24): four players, ten cards each, and a called king.

The bids are ask, sans prendre and vole. A player who asks leave calls a king, whose holder is the silent
ally; the others play alone. When all pass, the holder of spadille must play with a call.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from ombre_desktop.engine.cards import Suit
from ombre_desktop.engine.chips import Chips, Cost
from ombre_desktop.engine.contract import Contract, Goal
from ombre_desktop.engine.house import HouseRules, setting
from ombre_desktop.engine.phases.auction import Auction
from ombre_desktop.engine.phases.auction_order import Circular
from ombre_desktop.engine.phases.follow import FollowRule
from ombre_desktop.engine.phases.forced import ForcedSpadille
from ombre_desktop.engine.phases.half_shares import HalfShares
from ombre_desktop.engine.phases.partner import CallKingPhase, QueenCall
from ombre_desktop.engine.phases.play import PlayPhase
from ombre_desktop.engine.phases.settlement import SettlePhase
from ombre_desktop.engine.phases.side_claim import QuestionShowsAlly, SideClaim
from ombre_desktop.engine.phases.sides import SideTricks
from ombre_desktop.engine.phases.trump import NameTrumpPhase
from ombre_desktop.engine.price_list import PriceRow, price_rows
from ombre_desktop.engine.state import Phase, Ruleset
from ombre_desktop.engine.variants.parts.base import base_ruleset, redeal
from ombre_desktop.engine.variants.parts.free_ante import FreeAnte
from ombre_desktop.engine.variants.parts.price_rules import PricedRules
from ombre_desktop.engine.variants.parts.rule_groups import EqualBidRules, PoolRules, RenegeRules

NAME = "quadrille"
SEATS = (4,)
PACKETS = (3, 3, 4)
NEEDED, DRAWN = 6, 5
"""The tricks with which a side wins, and with which the game is a remise."""
PRICES = price_rows(game=1, sans_prendre=1, matadors=1, vole=1, vole_alone=4, vole_bid=6)
"""The chips from each opponent: those of *sans prendre* come to the game, a vole has three prices."""


class QuadrilleAnte(FreeAnte):
    """The ante: one chip from each, unless the table stakes more."""

    USUAL: ClassVar[tuple[str, ...]] = ("each_1", "each_2", "dealer_4", "dealer_10_each_1")


class NobodyAsks(Enum):
    """The continuation when all pass (24.2)."""

    FORCE_SPADILLE = "force_spadille"
    REDEAL = "redeal"


class CallOwn(Enum):
    """The right of the Ombre to call a king that they hold (24.3)."""

    YES = "yes"
    NO = "no"


class VoleKing(Enum):
    """The called king and the vole: nobody waits for it to fall, or everybody does (24.4)."""

    ASKED = "asked"
    SHOWN = "shown"


class Preference(Enum):
    """The suit in which everything but the pool is doubled (24.5)."""

    NONE = "none"
    SPADES = "S"
    CLUBS = "C"
    HEARTS = "H"
    DIAMONDS = "D"

    @property
    def suit(self) -> Suit | None:
        """The suit, if there is one."""
        return None if self is Preference.NONE else Suit(self.value)


@dataclass(frozen=True)
class KingRules(HouseRules):
    """The settings found only in this game."""

    call_own: CallOwn = setting(CallOwn.YES, "24.3", starred=True)
    queen_call: QueenCall = setting(QueenCall.FOUR_KINGS, "24.3")
    vole_king: VoleKing = setting(VoleKing.ASKED, "24.4")
    preference: Preference = setting(Preference.NONE, "24.5", starred=True)


@dataclass(frozen=True)
class QuadrilleRules(PricedRules, KingRules, EqualBidRules, RenegeRules, PoolRules):
    """The house rules of Quadrille."""

    ante: QuadrilleAnte = setting(QuadrilleAnte(each=True, chips=1), "A3")
    passed_out: NobodyAsks = setting(NobodyAsks.FORCE_SPADILLE, "A4", starred=True)

    def price_list(self) -> tuple[PriceRow, ...]:
        """Return the prices of 24.5."""
        return PRICES


STANDARD = QuadrilleRules()


def build(house: str, seats: int) -> Ruleset:
    """Build the game with *house* rules, for four *seats*."""
    rules = QuadrilleRules.parse(house)
    name = NameTrumpPhase()
    call = CallKingPhase(own=rules.call_own is CallOwn.YES, queens=rules.queen_call)
    own, every_trick = rules.price("game"), rules.price("vole_bid")
    both = own + rules.price("sans_prendre")
    asked, alone = paid(rules), paid(rules, alone=True)
    bid = paid(rules, alone=True, bid=every_trick)
    table = (
        Contract("ask", 1, Chips(own), (name, call, claimed(rules), asked), calls=True),
        Contract("sans_prendre", 2, Chips(both), (name, claimed(rules), alone)),
        Contract("vole", 3, Chips(every_trick), (name, unclaimed(rules, vole=True), bid), goal=Goal.ALL),
    )
    must = (name, call, unclaimed(rules), paid(rules, excused=False))
    forced = Contract("forced_spadille", 0, Chips(own), must, low=True, calls=True)
    is_forced = rules.passed_out is NobodyAsks.FORCE_SPADILLE
    passed_out: Phase = ForcedSpadille(forced, (redeal(),)) if is_forced else redeal()
    opening = Auction(table, rules.equal_bid, Circular(), (passed_out,))
    every = (*table, forced) if is_forced else table
    return base_ruleset(NAME, rules, every, opening, seats=seats, packets=PACKETS, together=True)


def claimed(rules: QuadrilleRules) -> PlayPhase:
    """Return the play of a game in which a side may claim after six tricks, or go on for all (24.4)."""
    talk = (SideClaim(NEEDED, "24.4", shown=rules.vole_king is VoleKing.SHOWN),)
    return PlayPhase(FollowRule("1.9", rules.renege_mixed), talk, QuestionShowsAlly())


def unclaimed(rules: QuadrilleRules, *, vole: bool = False) -> PlayPhase:
    """Return the play of a game that nobody claims: a forced one, or a *vole* that was bid."""
    return PlayPhase(FollowRule("1.9", rules.renege_mixed), vole=vole)


def paid(
    rules: QuadrilleRules, *, alone: bool = False, bid: int | None = None, excused: bool = True
) -> SettlePhase:
    """Return the settlement (24.5) of a game with an ally or *alone*, perhaps with a vole that was *bid*."""
    game = (Cost.GAME, rules.price("game"))
    parts = (game, (Cost.SANS_PRENDRE, rules.price("sans_prendre"))) if alone else (game,)
    vole = rules.price("vole_alone" if alone else "vole")
    payments = HalfShares(
        parts, vole, DRAWN, bid, rules.preference.suit, excused, matadors=rules.price("matadors")
    )
    return SettlePhase(SideTricks(DRAWN, NEEDED), payments)
