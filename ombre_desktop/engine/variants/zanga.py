"""
Zanga (chapter 25), as it is played in the Canary Islands: fixed partners, and stones.

Partners sit opposite. The trump is named with the call, and the game is for the stones of both sides
and those on the table; a side that owns all of them has won.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Self

from ombre_desktop.engine.ante import Ante
from ombre_desktop.engine.cards import Pack, Suit
from ombre_desktop.engine.chips import Chips, Stones, Target
from ombre_desktop.engine.contract import Contract
from ombre_desktop.engine.errors import NotationError
from ombre_desktop.engine.house import HouseRules, setting
from ombre_desktop.engine.numbers import number
from ombre_desktop.engine.phases.follow import FollowRule
from ombre_desktop.engine.phases.outcome import NobodyPlays
from ombre_desktop.engine.phases.play import PlayPhase
from ombre_desktop.engine.phases.settlement import EachPays, SettlePhase
from ombre_desktop.engine.phases.side_claim import SideClaim
from ombre_desktop.engine.phases.sides import SideTricks
from ombre_desktop.engine.phases.silent_auction import PartnerRests, SilentAuction
from ombre_desktop.engine.phases.stones import Prices, StonePayments
from ombre_desktop.engine.phases.trump import FixedTrumpPhase, NameTrumpPhase
from ombre_desktop.engine.ranking import Ranking, ranking_with_matadors
from ombre_desktop.engine.shuffle import DealerDraw, DrawRule
from ombre_desktop.engine.state import Phase, Ruleset
from ombre_desktop.engine.variants.rule_groups import RenegeRules
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


class PriceRule(Value):
    """The prices as a setting: eight numbers of stones, in the order of the table in 25.5."""

    prices: Prices = Prices()

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse the setting *text*, such as ``0_2_1_1_4_4_4_1``; each row needs its price."""
        words = text.split("_")
        found = [number(word) for word in words]
        if len(words) != len(Prices._fields):
            raise NotationError(text, "list of eight prices")
        for name, stones in zip(Prices._fields, found, strict=True):
            if stones is None or not 0 <= stones <= 2 * EACH:
                raise NotationError(text, f"price of {name}")
        return cls(Prices(*found))  # type: ignore[arg-type]

    @classmethod
    def examples(cls) -> tuple[str, ...]:
        """Return the prices of this book."""
        return (str(cls()),)

    def __str__(self) -> str:
        return "_".join(str(getattr(self.prices, name)) for name in Prices._fields)


@dataclass(frozen=True)
class StoneRules(RenegeRules, HouseRules):
    """The house rules of Zanga."""

    zanga_prices: PriceRule = setting(PriceRule(), "25.5", starred=True)
    mano: Mano = setting(Mano.DRAWN, "25.1")


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
    paid = StonePayments(rules.zanga_prices.prices, alone, form.dear)
    return (play, SettlePhase(SideTricks(DRAWN, NEEDED), paid))
