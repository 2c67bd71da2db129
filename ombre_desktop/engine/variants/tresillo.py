"""
Tresillo (chapter 22), as it is played in Spain: a favour suit, in which the same bid is worth more.

Three play; with four at the table the dealer sits out, and settles like a defender. Only entradas may
be taken over when they are given up.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ombre_desktop.engine.cards import Suit
from ombre_desktop.engine.house import HouseRules, setting
from ombre_desktop.engine.phases.estuches import EstucheRule
from ombre_desktop.engine.phases.loss import LossRule
from ombre_desktop.engine.phases.payment import Bonuses, ChipPayments
from ombre_desktop.engine.phases.settlement import PaymentRule
from ombre_desktop.engine.price_list import PriceRow, price_rows
from ombre_desktop.engine.state import Ruleset
from ombre_desktop.engine.variants.parts.favour_games import FavourGames, Words, plate_game
from ombre_desktop.engine.variants.parts.favour_rules import FLAT, PlateRules

NAME = "tresillo"
SEATS = (4, 3)
WORDS = Words("entrada", "entrada_favor", "vuelta", "solo", "solo_favor", "vuelta_favor")
OF_RENEGADO = price_rows(entrada=5, vuelta=7, solo=15, primeras=3, vole=10, vole_missed=30, head=5, estuche=1)
"""The prices of the tariff `renegado` (22.7)."""


class Favour(Enum):
    """The favour suit of the sitting (22.2)."""

    SPADES = "S"
    CLUBS = "C"
    HEARTS = "H"
    DIAMONDS = "D"
    NONE = "none"

    @property
    def suit(self) -> Suit | None:
        """The suit, if there is one."""
        return None if self is Favour.NONE else Suit(self.value)


class Tarifa(Enum):
    """The tariff (22.7)."""

    LLANA = "llana"
    RENEGADO = "renegado"


@dataclass(frozen=True)
class SuitRules(HouseRules):
    """The settings found only in Tresillo."""

    favor: Favour = setting(Favour.SPADES, "22.2", starred=True)
    tarifa: Tarifa = setting(Tarifa.LLANA, "22.7", starred=True)


@dataclass(frozen=True)
class TresilloRules(SuitRules, PlateRules):
    """The house rules of Tresillo."""

    def tariff_prices(self) -> tuple[PriceRow, ...]:
        """Return the prices of the tariff of the table."""
        return OF_RENEGADO if self.tarifa is Tarifa.RENEGADO else super().tariff_prices()

    @classmethod
    def every_price(cls) -> tuple[str, ...]:
        """Return the name of each price of both tariffs."""
        return (*dict.fromkeys(row.name for row in (*FLAT, *OF_RENEGADO)), "contrabola")


STANDARD = TresilloRules()


def build(house: str, seats: int) -> Ruleset:
    """Build the game with *house* rules, for three or four *seats*."""
    rules = TresilloRules.parse(house)
    draws = int(rules.ombre_max.value)
    games = FavourGames(rules, WORDS, rules.favor.suit, rules.values(), payments(rules), draws, draws)
    return plate_game(NAME, games, seats)


def payments(rules: TresilloRules) -> PaymentRule:
    """Return the payments by the tariff of the table."""
    if rules.tarifa is Tarifa.LLANA:
        return rules.flat_tariff()
    first_five = rules.price("primeras")
    bonuses = Bonuses(first_five, rules.price("vole"), rules.price("vole_missed"), rules.price("entrada"))
    loss = LossRule(rules.price("head"), first_five=first_five)
    return ChipPayments(loss, EstucheRule(each=rules.price("estuche")), bonuses=bonuses)
