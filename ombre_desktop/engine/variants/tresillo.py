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
from ombre_desktop.engine.phases.flat_tariff import FlatTariff
from ombre_desktop.engine.phases.loss import LossRule
from ombre_desktop.engine.phases.payment import ChipPayments
from ombre_desktop.engine.phases.settlement import PaymentRule
from ombre_desktop.engine.state import Ruleset
from ombre_desktop.engine.variants.favour_games import FavourGames, Words, plate_game
from ombre_desktop.engine.variants.favour_rules import Plate, PlateRules

NAME = "tresillo"
SEATS = (4, 3)
WORDS = Words("entrada", "entrada_favor", "vuelta", "solo", "solo_favor", "vuelta_favor")
VALUES = {"llana": (1, 2, 3), "renegado": (5, 7, 15)}
"""The chips for entrada, vuelta and solo by each tariff."""


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


STANDARD = TresilloRules()


def build(house: str, seats: int) -> Ruleset:
    """Build the game with *house* rules, for three or four *seats*."""
    rules = TresilloRules.parse(house)
    draws = int(rules.ombre_max.value)
    values = VALUES[rules.tarifa.value]
    games = FavourGames(rules, WORDS, rules.favor.suit, values, payments(rules), draws, draws)
    return plate_game(NAME, games, seats)


def payments(rules: TresilloRules) -> PaymentRule:
    """Return the payments by the tariff of the table."""
    if rules.tarifa is Tarifa.LLANA:
        return FlatTariff(winner_takes=rules.codillo_plate is Plate.WINNER)
    return ChipPayments(LossRule(), EstucheRule())
