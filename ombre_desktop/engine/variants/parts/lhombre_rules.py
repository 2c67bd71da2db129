"""The house rules of L'Hombre (chapter 21)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ombre_desktop.engine.house import HouseRules, setting, where
from ombre_desktop.engine.phases.exchange import FirstDefenderMax
from ombre_desktop.engine.phases.trump import TurnedBlackAce
from ombre_desktop.engine.price_list import PriceRow, price_rows
from ombre_desktop.engine.variants.parts.lhombre_tariffs import (
    BY_TRICK,
    FILLING,
    RATES,
    TOUT,
    Ladder,
    TariffRule,
)
from ombre_desktop.engine.variants.parts.price_rules import PricedRules
from ombre_desktop.engine.variants.parts.rule_groups import RenegeRules
from ombre_desktop.engine.variants.parts.table_rules import ConferSwitch, Switch


class CallStyle(Enum):
    """The bids that are open while a plainer one could still be made (21.3)."""

    LOW = "low"
    FREE = "free"


class HoldWith(Enum):
    """The bids with which a standing one may be equalled (21.3)."""

    ANY_OF_RANK = "any_of_rank"
    SAME_ONLY = "same_only"


class Declare(Enum):
    """The games that the winner of the auction may play (21.6)."""

    AS_CALLED = "as_called"
    NOT_LOWER = "not_lower"


class SpadeSolo(Enum):
    """The price of a solo whose trump is named as spades (21.6)."""

    SPAR = "spar"
    PLAIN = "plain"


class ExtraGames(Enum):
    """Games besides those of the union (20.3)."""

    NONE = "none"
    GRAND = "grand"


class NobodyBids(Enum):
    """The continuation when all pass (21.9)."""

    REDEAL = "redeal"
    KASKO = "kasko"


class Nolos(Enum):
    """The number of players who may play a nolo in one deal (21.13)."""

    ONE = "one"
    SEVERAL = "several"


class KuppCap(Enum):
    """The most that a bought nolo costs by the tariff `rasle` (21.12)."""

    NONE = "none"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"

    @property
    def chips(self) -> int | None:
        """The limit, or None."""
        return None if self is KuppCap.NONE else int(self.value)


class FirstDeal(Enum):
    """The way the first dealer is found (21.1)."""

    SPADE = "spade"
    HIGH_CARD = "high_card"
    RANDOM = "random"


RASLE = (where(tariff=TariffRule.RASLE),)
BY_HEAD = (where(tariff=(TariffRule.UNION, TariffRule.RASLE)),)


@dataclass(frozen=True)
class DanishRules(PricedRules, RenegeRules, HouseRules):
    """The house rules of L'Hombre."""

    first_dealer: FirstDeal = setting(FirstDeal.SPADE, "A2")
    passed_out: NobodyBids = setting(NobodyBids.REDEAL, "A4", starred=True)
    def_first_max: FirstDefenderMax = setting(FirstDefenderMax.NINE, "A12", starred=True)
    tariff: TariffRule = setting(TariffRule.UNION, "21.12", starred=True)
    ladder: Ladder = setting(Ladder.UNION, "21.5")
    call_style: CallStyle = setting(CallStyle.LOW, "21.3", starred=True)
    hold_with: HoldWith = setting(HoldWith.ANY_OF_RANK, "21.3")
    declare: Declare = setting(Declare.AS_CALLED, "21.6")
    solo_in_spades: SpadeSolo = setting(SpadeSolo.SPAR, "21.6")
    turned_black_ace: TurnedBlackAce = setting(TurnedBlackAce.ITS_SUIT, "21.7")
    throw_in: Switch = setting(Switch.ON, "21.8", starred=True)
    tout: Switch = setting(Switch.ON, "21.10")
    extras: ExtraGames = setting(ExtraGames.NONE, "20.3")
    nolos: Nolos = setting(Nolos.ONE, "21.13")
    sitter_pays: ConferSwitch = setting(ConferSwitch.OFF, "21.1", starred=True, needs=BY_HEAD)
    kupp_cap: KuppCap = setting(KuppCap.NONE, "21.12", needs=RASLE)

    def price_list(self) -> tuple[PriceRow, ...]:
        """Return what each game wins, costs when tied and costs when lost, then the tout and the filling."""
        found: list[PriceRow] = []
        for name in RATES[self.tariff]:
            if (name == "kasko" and self.passed_out is NobodyBids.REDEAL) or (
                name == "grand" and self.extras is ExtraGames.NONE
            ):
                continue
            found += game_prices(self.tariff, name)
        found += price_rows(tout=TOUT) if self.tout is Switch.ON else ()
        return (*found, *(price_rows(filling=FILLING) if self.tariff is TariffRule.POTT else ()))

    @classmethod
    def every_price(cls) -> tuple[str, ...]:
        """Return the name of each price of the three tariffs."""
        rows = [row for tariff in TariffRule for name in RATES[tariff] for row in game_prices(tariff, name)]
        return tuple(dict.fromkeys((*(row.name for row in rows), "tout", "filling")))


def game_prices(tariff: TariffRule, name: str) -> tuple[PriceRow, ...]:
    """Return the prices of the game called *name*: won, tied, and lost, where not each trick costs more."""
    won, tied, lost = RATES[tariff][name]
    worst = ("trick", lost - tied) if (tariff, name) in BY_TRICK else ("lost", lost)
    return price_rows(**{f"{name}_won": won, f"{name}_tied": tied, f"{name}_{worst[0]}": worst[1]})
