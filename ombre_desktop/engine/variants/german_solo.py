"""
German Solo (26.1): four players, thirty-two cards, and a secret friend.

A game in the couleur, a suit fixed for the sitting, is worth twice as much. When all pass, the holder
of the queen of clubs plays a Grossfrage, in which the friend names the trump.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ombre_desktop.engine.ante import Ante
from ombre_desktop.engine.cards import Pack, Rank, Suit
from ombre_desktop.engine.chips import Chips, Cost
from ombre_desktop.engine.contract import Contract, Goal
from ombre_desktop.engine.house import setting
from ombre_desktop.engine.phases.auction import Auction, EqualBid
from ombre_desktop.engine.phases.auction_order import Circular
from ombre_desktop.engine.phases.call_conditions import NeedsCards
from ombre_desktop.engine.phases.follow import FollowRule
from ombre_desktop.engine.phases.forced import ForcedSpadille
from ombre_desktop.engine.phases.friend_names import CallFriendPhase, FriendNamesPhase
from ombre_desktop.engine.phases.half_shares import HalfShares
from ombre_desktop.engine.phases.partner import CallCardPhase
from ombre_desktop.engine.phases.play import PlayPhase
from ombre_desktop.engine.phases.settlement import SettlePhase
from ombre_desktop.engine.phases.side_claim import QuestionShowsAlly, SideClaim
from ombre_desktop.engine.phases.sides import SideTricks
from ombre_desktop.engine.phases.trump import FixedTrumpPhase, NameTrumpPhase
from ombre_desktop.engine.price_list import PriceRow, price_rows
from ombre_desktop.engine.ranking import BLACK_QUEENS, ranking_with_black_queens
from ombre_desktop.engine.shuffle import DealerDraw, DrawRule
from ombre_desktop.engine.state import Phase, Ruleset
from ombre_desktop.engine.variants.parts.base import redeal
from ombre_desktop.engine.variants.parts.price_rules import PricedRules
from ombre_desktop.engine.variants.parts.table_rules import ConferSwitch

NAME = "german_solo"
SEATS = (4,)
PACKETS = (3, 2, 3)
NEEDED = 5
PRICES = price_rows(frage=2, grossfrage=2, solo=4, tout=16)
"""The chips from each opponent, twice as many in the couleur."""
BID, RAISED = price_rows(grossfrage_bid=4, tout_after_five=8)
"""The prices of what not every table plays."""
NEEDS_QUEENS = (NeedsCards("grossfrage_bid", BLACK_QUEENS, "26.1"),)
"""The cards that a bid of a Grossfrage needs."""
FIVE = 5
"""The first tricks of a side that may stop there."""


class Couleur(Enum):
    """The suit in which games are worth twice as much (26.1)."""

    CLUBS = "C"
    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"

    @property
    def suit(self) -> Suit:
        """The suit."""
        return Suit(self.value)


class NobodyAsks(Enum):
    """The continuation when all pass (26.1)."""

    GROSSFRAGE = "grossfrage"
    REDEAL = "redeal"


class AfterFive(Enum):
    """The choice of a side that wins the first five tricks (26.1)."""

    NONE = "none"
    TOUT = "tout"


@dataclass(frozen=True)
class SoloRules(PricedRules):
    """The house rules of German Solo."""

    passed_out: NobodyAsks = setting(NobodyAsks.GROSSFRAGE, "A4", starred=True)
    couleur: Couleur = setting(Couleur.CLUBS, "26.1")
    grossfrage_bid: ConferSwitch = setting(ConferSwitch.OFF, "26.1")
    after_five: AfterFive = setting(AfterFive.NONE, "26.1")

    def price_list(self) -> tuple[PriceRow, ...]:
        """Return the prices outside the couleur, and those of what the table plays besides."""
        bid = (BID,) if self.grossfrage_bid is ConferSwitch.ON else ()
        return (*PRICES, *bid, *((RAISED,) if self.after_five is AfterFive.TOUT else ()))

    @classmethod
    def every_price(cls) -> tuple[str, ...]:
        """Return the name of each price, also of what the table may play besides."""
        return tuple(row.name for row in (*PRICES, BID, RAISED))


STANDARD = SoloRules()


def build(house: str, seats: int) -> Ruleset:
    """Build the game with *house* rules, for four *seats*."""
    rules = SoloRules.parse(house)
    table = bids(rules)
    forced = grossfrage(rules) if rules.passed_out is NobodyAsks.GROSSFRAGE else ()
    passed_out: Phase = redeal()
    if forced:
        passed_out = ForcedSpadille(forced[0], (redeal(),), basto=False, aces=BLACK_QUEENS)
    return Ruleset(
        name=NAME,
        house=rules,
        seats=seats,
        pack=Pack.PIQUET,
        packets=PACKETS,
        ante=Ante(Chips(0)),
        ranking=ranking_with_black_queens,
        contracts=(*table, *(forced or four_aces(rules, table))),
        opening=(Auction(table, EqualBid.ELDER_HOLD, Circular(), (passed_out,), NEEDS_QUEENS),),
        draw=DealerDraw(DrawRule.HIGH_CARD, Pack.PIQUET.cards),
        together=True,
        between_players=True,
    )


def bids(rules: SoloRules) -> tuple[Contract, ...]:
    """Return the bids from low to high; every other one is played in the couleur."""
    couleur = rules.couleur.suit
    other: Phase = NameTrumpPhase(tuple(suit for suit in Suit if suit is not couleur))
    same: Phase = FixedTrumpPhase(couleur)
    call = CallCardPhase((Rank.ACE, Rank.KING))
    table: list[Contract] = []
    for name in ("frage", "solo", "tout"):
        asks, every = name == "frage", name == "tout"
        for times, suit in enumerate((other, same), start=1):
            named = (suit, call) if asks else (suit,)
            phases: tuple[Phase, ...] = (*named, *played(rules, name, times=times))
            title = f"{name}_couleur" if times > 1 else name
            goal = Goal.ALL if every else Goal.MOST
            price = Chips(rules.price(name) * times)
            table.append(Contract(title, len(table) + 1, price, phases, goal, calls=asks))
        if asks and rules.grossfrage_bid is ConferSwitch.ON:
            table.append(great_question(rules, BID.name, level=len(table) + 1, low=False))
    return tuple(table)


def grossfrage(rules: SoloRules) -> tuple[Contract, ...]:
    """Return the forced game, and that of an Ombre who holds all four aces."""
    return (great_question(rules, "grossfrage", level=1, low=True), alone(rules))


def four_aces(rules: SoloRules, table: tuple[Contract, ...]) -> tuple[Contract, ...]:
    """Return the game of an Ombre with all four aces, if a Grossfrage can be bid."""
    return (alone(rules),) if any(row.name == BID.name for row in table) else ()


def great_question(rules: SoloRules, name: str, *, level: int, low: bool) -> Contract:
    """Return the game called *name*, in which the friend names the trump; it is never doubled."""
    asks: tuple[Phase, ...] = (CallFriendPhase(alone(rules)), FriendNamesPhase())
    phases = (*asks, *played(rules, name))
    return Contract(name, level, Chips(rules.price(name)), phases, low=low, calls=True)


def alone(rules: SoloRules) -> Contract:
    """Return the solo of an Ombre who lacks no ace to call."""
    doubled: tuple[Phase, ...] = (NameTrumpPhase(), *played(rules, "solo", doubled=rules.couleur.suit))
    return Contract("forced_solo", 1, Chips(rules.price("solo")), doubled, low=True)


def played(rules: SoloRules, name: str, *, times: int = 1, doubled: Suit | None = None) -> tuple[Phase, ...]:
    """Return play and settlement of the game called *name*, its price multiplied, or *doubled* in a suit."""
    every = name == "tout"
    chips = rules.price(name) * times
    goes_on = rules.after_five is AfterFive.TOUT and not every
    raised = rules.price(RAISED.name) * times if goes_on else None
    paid = HalfShares(
        () if every else ((Cost.GAME, chips),),
        chips if every else 0,
        NEEDED,
        chips if every else None,
        doubled,
        excused=False,
        raised=raised,
    )
    play = PlayPhase(FollowRule("26.1"), vole=every)
    if goes_on:
        play = PlayPhase(FollowRule("26.1"), (SideClaim(FIVE, "26.1"),), QuestionShowsAlly())
    return (play, SettlePhase(SideTricks(NEEDED, NEEDED), paid))
