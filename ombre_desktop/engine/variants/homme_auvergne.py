"""
Homme d'Auvergne (3.12): two to five players, five cards each of a piquet pack, for points.

It is not Ombre but an old related game: a card is turned, and the player who accepts its suit as
trump is the Man against all the others.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import partial
from itertools import chain
from typing import ClassVar, Self

from ombre_desktop.engine.ante import Ante
from ombre_desktop.engine.cards import Cards, Pack, Suit
from ombre_desktop.engine.chips import Chips, Result, Target
from ombre_desktop.engine.contract import Contract, TrumpFrom
from ombre_desktop.engine.errors import NotationError
from ombre_desktop.engine.house import HouseRules, setting
from ombre_desktop.engine.numbers import number
from ombre_desktop.engine.phases.follow import FollowRule, Void
from ombre_desktop.engine.phases.man import Finish, KingCapture, ManOutcome, ManPoints
from ombre_desktop.engine.phases.outcome import NobodyPlays
from ombre_desktop.engine.phases.play import PlayPhase
from ombre_desktop.engine.phases.settlement import EachPays, SettlePhase
from ombre_desktop.engine.phases.turn_up import TurnUpAuction
from ombre_desktop.engine.ranking import ranking_kings_high
from ombre_desktop.engine.shuffle import DealerDraw, DrawRule
from ombre_desktop.engine.state import Ruleset
from ombre_desktop.value import Value

NAME = "homme_auvergne"
SEATS = (3, 2, 4, 5)
PACKETS = (2, 3)
SHORT_PACK_SEATS = 3
"""The largest number of players for whom the sevens are left out."""
DRAW_SUITS = (Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES, Suit.CLUBS)
"""The suits from high to low, used only in the draw for first dealer."""


class End(Enum):
    """The moment at which the target ends the game."""

    AFTER_DEAL = "after_deal"
    IMMEDIATE = "immediate"


class HardScore(Enum):
    """A stake of one chip from each player in every deal, besides the points."""

    OFF = "off"
    ON = "on"


class Points(Value):
    """A number of points to reach."""

    NUMBERS: ClassVar[range] = range(1, 100)

    number: int = 5

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse a number of points, at least 1."""
        points = number(text)
        if points is None or points < 1:
            raise NotationError(text, "number of points")
        return cls(points)

    @classmethod
    def examples(cls) -> tuple[str, ...]:
        """Return the traditional targets."""
        return ("5", "7")

    def __str__(self) -> str:
        return str(self.number)


@dataclass(frozen=True)
class PointRules(HouseRules):
    """The house rules of Homme d'Auvergne."""

    homme_target: Points = setting(Points(), "3.12", starred=True)
    homme_end: End = setting(End.AFTER_DEAL, "3.12")
    homme_hard_score: HardScore = setting(HardScore.OFF, "3.12")


STANDARD = PointRules()


def build(house: str, seats: int) -> Ruleset:
    """Build the game with *house* rules for two to five *seats*."""
    rules = PointRules.parse(house)
    pack = Pack.SHORT_PIQUET if seats <= SHORT_PACK_SEATS else Pack.PIQUET
    target = Target(rules.homme_target.number)
    finish = Finish(target if rules.homme_end is End.IMMEDIATE else None)
    follow = FollowRule("3.12", void=Void.MUST_TRUMP)
    settle = SettlePhase(ManOutcome(finish), ManPoints())
    phases = (PlayPhase(follow, effect=KingCapture(finish)), settle)
    man = Contract("man", 1, Chips(0), phases, trump=TrumpFrom.ACCEPTED)
    void = SettlePhase(NobodyPlays(Result.VOID), EachPays(0))
    return Ruleset(
        name=NAME,
        house=rules,
        seats=seats,
        pack=pack,
        packets=PACKETS,
        ante=Ante(Chips(int(rules.homme_hard_score is HardScore.ON)), each=True),
        ranking=partial(ranking_kings_high, pack),
        contracts=(man,),
        opening=(TurnUpAuction(man, (void,), (settle,), finish),),
        draw=DealerDraw(DrawRule.HIGH_CARD_AND_SUIT, draw_order(pack)),
        target=target,
        secrets=True,
    )


def draw_order(pack: Pack) -> Cards:
    """Return the pack from high to low, as the draw for first dealer compares cards: by rank, then suit."""
    plain = ranking_kings_high(pack, None).plain
    return tuple(chain.from_iterable(zip(*(plain[suit] for suit in DRAW_SUITS), strict=True)))
