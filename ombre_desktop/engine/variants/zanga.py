"""
Zanga (chapter 25), as it is played in the Canary Islands: fixed partners, and stones.

Partners sit opposite. The trump is named with the call, and the game is for the stones of both sides
and those on the table; a side that owns all of them has won.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from ombre_desktop.engine.ante import Ante
from ombre_desktop.engine.cards import Pack, Suit
from ombre_desktop.engine.chips import Chips, Stones, Target
from ombre_desktop.engine.contract import Contract
from ombre_desktop.engine.errors import SettingError
from ombre_desktop.engine.house import HouseRules, setting
from ombre_desktop.engine.phases.follow import FollowRule
from ombre_desktop.engine.phases.outcome import NobodyPlays
from ombre_desktop.engine.phases.play import PlayPhase
from ombre_desktop.engine.phases.settlement import EachPays, SettlePhase
from ombre_desktop.engine.phases.side_claim import SideClaim
from ombre_desktop.engine.phases.sides import SideTricks
from ombre_desktop.engine.phases.silent_auction import PartnerRests, SilentAuction
from ombre_desktop.engine.phases.stones import Prices, StonePayments
from ombre_desktop.engine.phases.trump import FixedTrumpPhase, NameTrumpPhase
from ombre_desktop.engine.price_list import PriceRow, price_rows
from ombre_desktop.engine.ranking import Ranking, ranking_with_matadors
from ombre_desktop.engine.shuffle import DealerDraw, DrawRule
from ombre_desktop.engine.state import Phase, Ruleset
from ombre_desktop.engine.variants.parts.price_rules import PricedRules
from ombre_desktop.engine.variants.parts.rule_groups import RenegeRules
from ombre_desktop.value import Value

NAME = "zanga"
SEATS = (4,)
PACKETS = (4, 4)
NEEDED, DRAWN = 5, 4
EACH, ENTRY = 16, 4


class Mano(Enum):
    """The way in which the first mano is found (25.1)."""

    DRAWN = "drawn"
    SEVEN_OF_SWORDS = "seven_of_swords"


PRICES = price_rows(most=2 * EACH, **{name: getattr(Prices(), name) for name in Prices._fields})
"""The prices of the table in 25.5, in stones."""
OLD_PRICES = "zanga_prices"
"""A setting of older records: all eight prices in a row, such as ``0_2_1_1_4_4_4_1``."""


@dataclass(frozen=True)
class StoneRules(PricedRules, RenegeRules, HouseRules):
    """The house rules of Zanga."""

    mano: Mano = setting(Mano.DRAWN, "25.1")

    def price_list(self) -> tuple[PriceRow, ...]:
        """Return the prices but that of oros."""
        return PRICES[:-1]

    @classmethod
    def every_price(cls) -> tuple[str, ...]:
        """Return the names of all eight, since older records name them in each form of the game."""
        return tuple(row.name for row in PRICES)

    @classmethod
    def renewed(cls, key: str, value: str) -> tuple[str, str]:
        """Name the prices that older records have in a row."""
        amounts = value.split("_")
        if key != OLD_PRICES:
            return key, value
        if len(amounts) != len(PRICES):
            raise SettingError(f"value of {key}", value, ("_".join(str(row.usual) for row in PRICES),))
        return "prices", ",".join(f"{row.name}:{amount}" for row, amount in zip(PRICES, amounts, strict=True))


STANDARD = StoneRules()


class Form(Value):
    """The form of the game: its pack and order, the suits that may be trump, and perhaps a *dear* one."""

    pack: Pack
    suits: tuple[Suit, ...]
    ranking: Callable[[Suit | None], Ranking]
    dear: Suit | None = None


CANARIES = Form(Pack.SPANISH, tuple(Suit), ranking_with_matadors)


def build(house: str, seats: int) -> Ruleset:
    """Build the game with *house* rules, for four *seats*."""
    return stone_game(NAME, StoneRules.parse(house), seats, CANARIES)


def stone_game(name: str, rules: StoneRules, seats: int, form: Form) -> Ruleset:
    """Build the game called *name* in that *form*."""
    alone = played(rules, form, alone=True)
    partners = played(rules, form, alone=False)
    table = tuple(
        Contract(f"play_{suit.value}", 1, Chips(0), (FixedTrumpPhase(suit), *partners), partner=True)
        for suit in form.suits
    )
    solo = Contract("solo", 2, Chips(0), (PartnerRests(), NameTrumpPhase(form.suits), *alone))
    nobody = SettlePhase(NobodyPlays(), EachPays(0))
    rule = DrawRule.HIGH_CARD if rules.mano is Mano.DRAWN else DrawRule.SEVEN
    return Ruleset(
        name=name,
        house=rules,
        seats=seats,
        pack=form.pack,
        packets=PACKETS,
        ante=Ante(Chips(0)),
        ranking=form.ranking,
        contracts=(*table, solo),
        opening=(SilentAuction(table, solo, (nobody,)),),
        draw=DealerDraw(rule, form.pack.cards),
        target=Target(2 * EACH, Stones(EACH, ENTRY)),
        together=True,
        partners=True,
    )


def played(rules: StoneRules, form: Form, *, alone: bool) -> tuple[Phase, ...]:
    """Return the play of eight tricks and its settlement."""
    play = PlayPhase(FollowRule("1.9", rules.renege_mixed), (SideClaim(NEEDED, "25.4"),))
    prices = Prices(**{row.name: rules.price(row.name) for row in rules.price_list()})
    paid = StonePayments(prices, alone, form.dear)
    return (play, SettlePhase(SideTricks(DRAWN, NEEDED), paid))
