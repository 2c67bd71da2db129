"""The house rules of the games with a favour suit: Tresillo and Rocambor (chapters 22 and 23)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from ombre_desktop.engine.house import HouseRules, group, setting, where
from ombre_desktop.engine.phases.exchange import FirstDefenderMax
from ombre_desktop.engine.phases.flat_tariff import FlatBonuses, FlatTariff
from ombre_desktop.engine.price_list import PriceRow, price_rows
from ombre_desktop.engine.variants.parts.free_ante import FreeAnte
from ombre_desktop.engine.variants.parts.price_rules import PricedRules
from ombre_desktop.engine.variants.parts.rule_groups import (
    GIVEN_UP,
    EqualBidRules,
    ExchangeRules,
    PoolRules,
    RenegeRules,
    SpeakingRules,
    SurrenderRules,
)
from ombre_desktop.engine.variants.parts.table_rules import TakeOver, VueltaSurrender

FLAT = price_rows(entrada=1, vuelta=2, solo=3, matadors=1, primeras=1, vole=3, puesta_again=0)
"""The prices of the tariff `llana` (22.7)."""
CONTRABOLA = 2
"""The value of a game to lose every trick."""


class PlateAnte(FreeAnte):
    """The ante into the plate: one chip from the dealer, unless the table stakes otherwise."""

    USUAL: ClassVar[tuple[str, ...]] = ("dealer_1", "each_1", "none")


class Pays(Enum):
    """The price of a trump that happens to be the favour suit (22.3)."""

    PAYS = "pays"
    PLAIN = "plain"


class FavourFactor(Enum):
    """The factor of the price in the favour suit (22.2)."""

    TWO = "2"
    ONE = "1"
    THREE = "3"

    @property
    def times(self) -> int:
        """The factor as a number."""
        return int(self.value)


class Obliged(Enum):
    """The continuation when all pass (22.3)."""

    REDEAL = "redeal"
    ESPADA_OBLIGADA = "espada_obligada"


class LastCall(Enum):
    """The call with which the last player may save a deal that all have passed (22.3)."""

    OFF = "off"
    LAST = "last"


class Plate(Enum):
    """The owner of the plate after a codille (22.7)."""

    STAYS = "stays"
    WINNER = "winner"


class Rests(Enum):
    """The seat that sits out when four are at the table (22.1)."""

    DEALER = "dealer"
    OPPOSITE = "opposite"

    @property
    def place(self) -> int:
        """The number of places at the dealer's right."""
        return 0 if self is Rests.DEALER else 2


IN_FAVOUR = (where(favor=("S", "C", "H", "D")),)


@group
class FavourRules(HouseRules):
    """The settings about the favour suit and the tariff."""

    favor_factor: FavourFactor = setting(FavourFactor.TWO, "22.2")
    favor_by_naming: Pays = setting(Pays.PAYS, "22.3")
    vuelta_favor: Pays = setting(Pays.PAYS, "22.3")
    codillo_plate: Plate = setting(Plate.STAYS, "22.7", starred=True)
    contrabola: LastCall = setting(LastCall.OFF, "22.3")
    sitter: Rests = setting(Rests.DEALER, "3.10", starred=True)


@dataclass(frozen=True)
class PlateRules(
    PricedRules,
    FavourRules,
    EqualBidRules,
    SpeakingRules,
    ExchangeRules,
    RenegeRules,
    SurrenderRules,
    PoolRules,
):
    """The settings that Tresillo and Rocambor share."""

    ante: PlateAnte = setting(PlateAnte(chips=1), "A3")
    passed_out: Obliged = setting(Obliged.REDEAL, "A4", starred=True)
    def_first_max: FirstDefenderMax = setting(FirstDefenderMax.NINE, "A12", starred=True)
    vuelta_surrender: VueltaSurrender = setting(VueltaSurrender.AUTOMATIC, "A19", needs=GIVEN_UP)
    takeover: TakeOver = setting(TakeOver.SPANISH, "A20", starred=True, needs=GIVEN_UP)

    def price_list(self) -> tuple[PriceRow, ...]:
        """Return the prices of the tariff, and that of contrabola if the table plays it."""
        last = price_rows(contrabola=CONTRABOLA) if self.contrabola is LastCall.LAST else ()
        return (*self.tariff_prices(), *last)

    def tariff_prices(self) -> tuple[PriceRow, ...]:
        """Return the prices of the tariff of the table."""
        return FLAT

    def flat_tariff(self) -> FlatTariff:
        """Return the payments of the tariff `llana`."""
        bonuses = FlatBonuses(
            *(self.price(name) for name in ("matadors", "primeras", "vole", "puesta_again"))
        )
        return FlatTariff(bonuses, winner_takes=self.codillo_plate is Plate.WINNER)

    def values(self) -> tuple[int, int, int]:
        """Return the prices of entrada, vuelta and solo."""
        return (self.price("entrada"), self.price("vuelta"), self.price("solo"))
