"""
The settings of the games with a pool, in groups from which a game composes its rules.

The defaults are those of the rule book (chapter 2). Inheritance lists the fields of several groups
in reverse order of the bases; `HouseRules.open_fields` restores the order of the rule book.
"""

from __future__ import annotations

from dataclasses import dataclass

from ombre_desktop.engine.house import HouseRules, group, setting, where
from ombre_desktop.engine.phases.auction import EqualBid
from ombre_desktop.engine.phases.estuches import EstucheHand, EstucheLacking, Estuches
from ombre_desktop.engine.phases.exchange import DefenderOrder, FirstDefenderMax
from ombre_desktop.engine.phases.follow import RenegeMixed
from ombre_desktop.engine.phases.loss import LossBase, LossBonus, PrimerasAgainst, PuestaHeads
from ombre_desktop.engine.phases.outcome import Split144
from ombre_desktop.engine.phases.payment import CodillePool, FailedVolePool, VoleBonus
from ombre_desktop.engine.phases.talon import TalonRest
from ombre_desktop.engine.phases.trump import TurnedBlackAce
from ombre_desktop.engine.price_list import PriceRow, price_rows
from ombre_desktop.engine.shuffle import FirstDealer
from ombre_desktop.engine.variants.parts.price_rules import PricedRules
from ombre_desktop.engine.variants.parts.table_rules import (
    AnteRule,
    ConferSwitch,
    Gano,
    OmbreMax,
    PassedOut,
    PoolCap,
    SpeakingOrder,
    Switch,
    TakeOver,
    VueltaCard,
    VueltaSurrender,
)

GIVEN_UP = (where(surrender=Switch.ON),)
ESTUCHES_PAID = (where(estuches=(Estuches.RUN, Estuches.THREE_ONLY)),)
PRIMERAS_PAID = (where(primeras_against=(PrimerasAgainst.JOINT, PrimerasAgainst.ONE_DEFENDER)),)
GANO_SAID = (where(gano=(Gano.ADVISORY, Gano.BINDING)),)


@group
class PoolRules(HouseRules):
    """The first dealer and the ante, for every game with a pool."""

    first_dealer: FirstDealer = setting(FirstDealer.HIGH_CARD, "A2")
    ante: AnteRule = setting(AnteRule(), "A3")


@group
class ChipPriceRules(PricedRules, PoolRules):
    """The prices of chapter 1: the three bids, primeras and voles, a head of a lost game, and an estuche."""

    def price_list(self) -> tuple[PriceRow, ...]:
        """Return the prices of 1.13; a head costs what one player stakes."""
        return (*price_rows(entrada=5, vuelta=7, solo=15), *self.bonus_prices())

    def bonus_prices(self) -> tuple[PriceRow, ...]:
        """Return the prices besides those of the bids."""
        return price_rows(primeras=3, vole=10, vole_missed=30, head=self.ante.chips, estuche=1)


@group
class RedealRules(HouseRules):
    """The continuation after a deal that all pass."""

    passed_out: PassedOut = setting(PassedOut.REDEAL, "A4", starred=True)


@group
class EqualBidRules(HouseRules):
    """The right to equal a bid."""

    equal_bid: EqualBid = setting(EqualBid.ELDER_HOLD, "A5", starred=True)


@group
class SpeakingRules(HouseRules):
    """The order of speaking; with two players there is only one."""

    auction_order: SpeakingOrder = setting(SpeakingOrder.CIRCULAR, "A7")


@group
class VueltaRules(HouseRules):
    """The turned-up game."""

    vuelta_card: VueltaCard = setting(VueltaCard.MUST_TAKE, "A9")
    vuelta_black_ace: TurnedBlackAce = setting(TurnedBlackAce.ITS_SUIT, "A10")
    vuelta_surrender: VueltaSurrender = setting(VueltaSurrender.BOTH_ACCEPT, "A19", needs=GIVEN_UP)


@group
class ExchangeRules(HouseRules):
    """The limits of the exchange, and the order of two defenders."""

    ombre_max: OmbreMax = setting(OmbreMax.NINE, "A11")
    def_first_max: FirstDefenderMax = setting(FirstDefenderMax.EIGHT, "A12", starred=True)
    def_order: DefenderOrder = setting(DefenderOrder.OFFER, "A13")


@group
class TalonRules(HouseRules):
    """The rest of the talon."""

    talon_rest: TalonRest = setting(TalonRest.HIDDEN, "A14", starred=True)


@group
class RenegeRules(HouseRules):
    """The duty to follow a trump lead."""

    renege_mixed: RenegeMixed = setting(RenegeMixed.MUST_TRUMP, "A15")


@group
class ConferringRules(HouseRules):
    """Conferring of two defenders against a vole."""

    vole_confer: ConferSwitch = setting(ConferSwitch.OFF, "A17")


@group
class SurrenderRules(HouseRules):
    """Surrender, and the settlement of a hand taken over."""

    surrender: Switch = setting(Switch.ON, "A19")
    takeover: TakeOver = setting(TakeOver.LITERAL, "A20", starred=True, needs=GIVEN_UP)


@group
class SplitRules(HouseRules):
    """The outcome when two defenders have four tricks each."""

    split_144: Split144 = setting(Split144.PUESTA, "A21")


@group
class LossRules(ChipPriceRules):
    """The price of a lost game, and who receives it."""

    puesta_heads: PuestaHeads = setting(PuestaHeads.ALL, "A22", starred=True)
    pool_cap: PoolCap = setting(PoolCap.NONE, "A22")
    codille_pool: CodillePool = setting(CodillePool.STAYS, "A23", starred=True)
    primeras_against: PrimerasAgainst = setting(PrimerasAgainst.JOINT, "A28")
    loss_base: LossBase = setting(LossBase.FLAT, "A29")


@group
class VoleRules(HouseRules):
    """The price of a vole, made or failed."""

    vole_bonus: VoleBonus = setting(VoleBonus.TEN_EACH, "A25")
    failed_vole_pool: FailedVolePool = setting(FailedVolePool.OMBRE, "A26", starred=True)


@group
class EstucheRules(HouseRules):
    """The payment for a run of top trumps."""

    estuches: Estuches = setting(Estuches.RUN, "A27", starred=True)


@group
class RunRules(HouseRules):
    """The counting of a run of top trumps where there are two defenders."""

    estuche_lacking: EstucheLacking = setting(EstucheLacking.NOT_HELD, "A27", needs=ESTUCHES_PAID)
    estuche_hand: EstucheHand = setting(EstucheHand.PLAYED, "A27", needs=ESTUCHES_PAID)


@group
class BonusRules(HouseRules):
    """The bonuses against a loser, once or for each opponent."""

    loss_bonus: LossBonus = setting(LossBonus.ONCE, "A28", needs=(*ESTUCHES_PAID, *PRIMERAS_PAID))


@group
class GanoRules(HouseRules):
    """The requests of one defender to another."""

    gano: Gano = setting(Gano.OFF, "3.6")
    gano_no_codille: ConferSwitch = setting(ConferSwitch.OFF, "3.6", needs=GANO_SAID)


@group
class SharedRules(
    EqualBidRules,
    VueltaRules,
    TalonRules,
    RenegeRules,
    SurrenderRules,
    LossRules,
    VoleRules,
    EstucheRules,
    PoolRules,
):
    """The groups of the games with entrada, vuelta and solo that also concern a single defender."""


@group
class DefenderRules(
    SpeakingRules, ExchangeRules, ConferringRules, SplitRules, RunRules, BonusRules, GanoRules
):
    """The groups that only matter where there are two defenders."""


@dataclass(frozen=True)
class TableRules(DefenderRules, SharedRules):
    """All the groups on which exchange, play and settlement depend."""
