"""
Rocambor (chapter 23), as it is played in Peru: Tresillo with diamonds (oros) as the favour suit.

A bid in oros cannot open the auction. When all pass, the holder of spadille must play.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from ombre_desktop.engine.ante import Ante
from ombre_desktop.engine.cards import Suit
from ombre_desktop.engine.chips import Chips, Target
from ombre_desktop.engine.house import HouseRules, setting
from ombre_desktop.engine.phases.call_conditions import OpensWith
from ombre_desktop.engine.phases.flat_tariff import RapPoints, TrickPoints
from ombre_desktop.engine.phases.settlement import PaymentRule
from ombre_desktop.engine.price_list import PriceRow, price_rows
from ombre_desktop.engine.state import Ruleset
from ombre_desktop.engine.variants.parts.favour_games import FavourGames, Words, plate_game
from ombre_desktop.engine.variants.parts.favour_rules import FLAT, LastCall, Obliged, PlateRules
from ombre_desktop.engine.variants.parts.table_rules import OmbreMax, Switch
from ombre_desktop.value import replace as with_fields

NAME = "rocambor"
SEATS = (4, 3)
WORDS = Words("entrada", "oros", "volteo", "solo", "solo_oros", "volteo_oros")
OF_RAP = price_rows(won=1, seven=2, nine=4, favour=1, puesta=1, codille=2)
"""The points of the tariff `rap` (23.4), in the order of `RapPoints`."""
OPENING = (WORDS.entrada, WORDS.vuelta, WORDS.solo, "contrabola")
"""The bids that may open the auction where oros may not."""
IN_POINTS = (1, 2, 3)
"""The heights of the bids in a game of points, in which they have no prices."""
TARGET = 12
"""The points that win by the tariff `rap`."""


class OpenCalls(Enum):
    """The bids that may open the auction (23.2)."""

    PLAIN = "plain"
    ANY = "any"


class OrosMax(Enum):
    """The largest number of cards that the Ombre may draw after a bid in oros (23.3)."""

    SIX = "6"
    EIGHT = "8"


class Tarifa(Enum):
    """The tariff (23.4)."""

    LLANA = "llana"
    RAP = "rap"


@dataclass(frozen=True)
class OrosRules(HouseRules):
    """The settings found only in Rocambor."""

    open_calls: OpenCalls = setting(OpenCalls.PLAIN, "23.2")
    oros_max: OrosMax = setting(OrosMax.SIX, "23.3")
    tarifa: Tarifa = setting(Tarifa.LLANA, "22.7", starred=True)


@dataclass(frozen=True)
class RocamborRules(OrosRules, PlateRules):
    """The house rules of Rocambor."""

    passed_out: Obliged = setting(Obliged.ESPADA_OBLIGADA, "A4", starred=True)
    ombre_max: OmbreMax = setting(OmbreMax.EIGHT, "A11")

    def tariff_prices(self) -> tuple[PriceRow, ...]:
        """Return the prices or points of the tariff of the table."""
        return OF_RAP if self.tarifa is Tarifa.RAP else super().tariff_prices()

    @classmethod
    def every_price(cls) -> tuple[str, ...]:
        """Return the name of each price or number of points of both tariffs."""
        return (*(row.name for row in (*FLAT, *OF_RAP)), "contrabola")


STANDARD = RocamborRules()


def build(house: str, seats: int) -> Ruleset:
    """Build the game with *house* rules, for three or four *seats*."""
    rules = RocamborRules.parse(house)
    for_points = rules.tarifa is Tarifa.RAP
    played = replace(rules, surrender=Switch.OFF) if for_points else rules
    draws = int(rules.ombre_max.value)
    oros = int(rules.oros_max.value)
    values = IN_POINTS if for_points else rules.values()
    games = FavourGames(played, WORDS, Suit.DIAMONDS, values, payments(rules), draws, oros)
    first = (OpensWith(OPENING),) if rules.open_calls is OpenCalls.PLAIN else ()
    game = plate_game(NAME, games, seats, *first)
    return with_fields(game, house=rules, ante=Ante(Chips(0)), target=Target(TARGET)) if for_points else game


def payments(rules: RocamborRules) -> PaymentRule:
    """Return the payments by the tariff of the table, or its points."""
    if rules.tarifa is Tarifa.RAP:
        last = rules.price("contrabola") if rules.contrabola is LastCall.LAST else 0
        points = RapPoints(*(*(rules.price(row.name) for row in OF_RAP), last))
        return TrickPoints(points, (WORDS.entrada_favor, WORDS.vuelta_favor, WORDS.solo_favor))
    return rules.flat_tariff()
