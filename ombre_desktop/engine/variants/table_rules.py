"""
The house rules of the games with a pool (chapters 2 and 7 of the rule book).

A game turns these settings into the rule objects that its phases ask; no phase
reads a setting.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Self

from ombre_desktop.engine.ante import Ante
from ombre_desktop.engine.chips import Chips
from ombre_desktop.engine.errors import NotationError
from ombre_desktop.engine.house import HouseRules, setting, where
from ombre_desktop.engine.numbers import number
from ombre_desktop.engine.phases.auction import EqualBid
from ombre_desktop.engine.phases.auction_order import AuctionOrder, Circular, Duel
from ombre_desktop.engine.phases.estuches import EstucheHand, EstucheLacking, Estuches
from ombre_desktop.engine.phases.exchange import DefenderOrder, FirstDefenderMax
from ombre_desktop.engine.phases.follow import RenegeMixed
from ombre_desktop.engine.phases.loss import LossBase, LossBonus, PrimerasAgainst, PuestaHeads
from ombre_desktop.engine.phases.outcome import Split144
from ombre_desktop.engine.phases.payment import CodillePool, FailedVolePool, VoleBonus
from ombre_desktop.engine.phases.talon import TalonRest
from ombre_desktop.engine.phases.trump import TurnedBlackAce
from ombre_desktop.engine.shuffle import FirstDealer
from ombre_desktop.value import Value


class PassedOut(Enum):
    """What follows when all pass (A4)."""

    REDEAL = "redeal"
    REDEAL_PLUS_COUNTER = "redeal_plus_counter"


class SpeakingOrder(Enum):
    """How the turn to speak goes round (A7)."""

    CIRCULAR = "circular"
    DUEL = "duel"

    @property
    def order(self) -> AuctionOrder:
        """The order that the auction follows."""
        return Circular() if self is SpeakingOrder.CIRCULAR else Duel()


class VueltaCard(Enum):
    """Whether the Ombre must take the turned card (A9)."""

    MUST_TAKE = "must_take"
    MAY_TAKE = "may_take"


class OmbreMax(Enum):
    """How many cards the Ombre may draw (A11)."""

    NINE = "9"
    EIGHT = "8"


class Switch(Enum):
    """A rule that is on or off."""

    ON = "on"
    OFF = "off"


class ConferSwitch(Enum):
    """A rule that is off unless the table wants it."""

    OFF = "off"
    ON = "on"


class Gano(Enum):
    """Whether a defender may ask another to let his card pass, and whether that binds (3.6)."""

    OFF = "off"
    ADVISORY = "advisory"
    BINDING = "binding"


class VueltaSurrender(Enum):
    """Whether a surrendered turned-up game needs the defenders' consent (A19)."""

    BOTH_ACCEPT = "both_accept"
    AUTOMATIC = "automatic"


class TakeOver(Enum):
    """How a hand taken over is settled (A20)."""

    LITERAL = "literal"
    SPANISH = "spanish"


class PoolCap(Enum):
    """The most that a loser repeats of the pool, in chips (A22)."""

    NONE = "none"
    HUNDRED = "100"
    TWO_HUNDRED = "200"

    @property
    def chips(self) -> int | None:
        """The bound, or None."""
        return None if self is PoolCap.NONE else int(self.value)


class AnteRule(Value):
    """Who stakes how much before a deal: ``dealer_5`` or ``each_k`` (A3)."""

    each: bool = False
    chips: int = 5

    @classmethod
    def parse(cls, text: str) -> Self:
        """The rule written *text*."""
        kind, _, figures = text.partition("_")
        if kind == "dealer" and figures == "5":
            return cls()
        chips = number(figures)
        if kind == "each" and chips is not None and chips > 0:
            return cls(each=True, chips=chips)
        raise NotationError(text, "value of ante")

    @classmethod
    def examples(cls) -> tuple[str, ...]:
        """The usual antes."""
        return ("dealer_5", "each_5", "each_3", "each_2")

    def __str__(self) -> str:
        return f"{'each' if self.each else 'dealer'}_{self.chips}"

    @property
    def ante(self) -> Ante:
        """The ante as the ruleset keeps it."""
        return Ante(Chips(self.chips), self.each)


GIVEN_UP = (where(surrender=Switch.ON),)
ESTUCHES_PAID = (where(estuches=(Estuches.RUN, Estuches.THREE_ONLY)),)
PRIMERAS_PAID = (where(primeras_against=(PrimerasAgainst.JOINT, PrimerasAgainst.ONE_DEFENDER)),)
GANO_SAID = (where(gano=(Gano.ADVISORY, Gano.BINDING)),)


@dataclass(frozen=True, slots=True)
class PoolRules(HouseRules):
    """What every game with a pool lets the table agree: who deals first, and what is staked."""

    first_dealer: FirstDealer = setting(FirstDealer.HIGH_CARD, "A2")
    ante: AnteRule = setting(AnteRule(), "A3")


@dataclass(frozen=True, slots=True)
class TableRules(PoolRules):
    """What a table may agree beforehand; the defaults are those of the rule book."""

    passed_out: Enum = setting(PassedOut.REDEAL, "A4", starred=True)
    equal_bid: EqualBid = setting(EqualBid.ELDER_HOLD, "A5", starred=True)
    auction_order: SpeakingOrder = setting(SpeakingOrder.CIRCULAR, "A7")
    vuelta_card: VueltaCard = setting(VueltaCard.MUST_TAKE, "A9")
    vuelta_black_ace: TurnedBlackAce = setting(TurnedBlackAce.ITS_SUIT, "A10")
    ombre_max: OmbreMax = setting(OmbreMax.NINE, "A11")
    def_first_max: FirstDefenderMax = setting(FirstDefenderMax.EIGHT, "A12", starred=True)
    def_order: DefenderOrder = setting(DefenderOrder.OFFER, "A13")
    talon_rest: TalonRest = setting(TalonRest.HIDDEN, "A14", starred=True)
    renege_mixed: RenegeMixed = setting(RenegeMixed.MUST_TRUMP, "A15")
    vole_confer: ConferSwitch = setting(ConferSwitch.OFF, "A17")
    surrender: Switch = setting(Switch.ON, "A19")
    vuelta_surrender: VueltaSurrender = setting(VueltaSurrender.BOTH_ACCEPT, "A19", needs=GIVEN_UP)
    takeover: TakeOver = setting(TakeOver.LITERAL, "A20", starred=True, needs=GIVEN_UP)
    split_144: Split144 = setting(Split144.PUESTA, "A21")
    puesta_heads: PuestaHeads = setting(PuestaHeads.ALL, "A22", starred=True)
    pool_cap: PoolCap = setting(PoolCap.NONE, "A22")
    codille_pool: CodillePool = setting(CodillePool.STAYS, "A23", starred=True)
    vole_bonus: VoleBonus = setting(VoleBonus.TEN_EACH, "A25")
    failed_vole_pool: FailedVolePool = setting(FailedVolePool.OMBRE, "A26", starred=True)
    estuches: Estuches = setting(Estuches.RUN, "A27", starred=True)
    estuche_lacking: EstucheLacking = setting(EstucheLacking.NOT_HELD, "A27", needs=ESTUCHES_PAID)
    estuche_hand: EstucheHand = setting(EstucheHand.PLAYED, "A27", needs=ESTUCHES_PAID)
    primeras_against: PrimerasAgainst = setting(PrimerasAgainst.JOINT, "A28")
    loss_bonus: LossBonus = setting(LossBonus.ONCE, "A28", needs=(*ESTUCHES_PAID, *PRIMERAS_PAID))
    loss_base: LossBase = setting(LossBase.FLAT, "A29")
    gano: Gano = setting(Gano.OFF, "3.6")
    gano_no_codille: ConferSwitch = setting(ConferSwitch.OFF, "3.6", needs=GANO_SAID)
