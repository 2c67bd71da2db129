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
from ombre_desktop.engine.phases.follow import FollowRule
from ombre_desktop.engine.phases.forced import ForcedSpadille
from ombre_desktop.engine.phases.friend_names import CallFriendPhase, FriendNamesPhase
from ombre_desktop.engine.phases.half_shares import HalfShares
from ombre_desktop.engine.phases.partner import CallCardPhase
from ombre_desktop.engine.phases.play import PlayPhase
from ombre_desktop.engine.phases.settlement import SettlePhase
from ombre_desktop.engine.phases.sides import SideTricks
from ombre_desktop.engine.phases.trump import FixedTrumpPhase, NameTrumpPhase
from ombre_desktop.engine.price_list import PriceRow, price_rows
from ombre_desktop.engine.ranking import BLACK_QUEENS, ranking_with_black_queens
from ombre_desktop.engine.shuffle import DealerDraw, DrawRule
from ombre_desktop.engine.state import Phase, Ruleset
from ombre_desktop.engine.variants.base import redeal
from ombre_desktop.engine.variants.price_rules import PricedRules

NAME = "german_solo"
SEATS = (4,)
PACKETS = (3, 2, 3)
NEEDED = 5
PRICES = price_rows(frage=2, grossfrage=2, solo=4, tout=16)
"""The chips from each opponent, twice as many in the couleur."""


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


@dataclass(frozen=True)
class SoloRules(PricedRules):
    """The house rules of German Solo."""

    passed_out: NobodyAsks = setting(NobodyAsks.GROSSFRAGE, "A4", starred=True)
    couleur: Couleur = setting(Couleur.CLUBS, "26.1")

    def price_list(self) -> tuple[PriceRow, ...]:
        """Return the prices outside the couleur."""
        return PRICES


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
        contracts=(*table, *forced),
        opening=(Auction(table, EqualBid.ELDER_HOLD, Circular(), (passed_out,)),),
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
    table = []
    for at, name in enumerate(("frage", "solo", "tout")):
        chips = rules.price(name)
        asks, every = name == "frage", name == "tout"
        for more, suit in enumerate((other, same)):
            named = (suit, call) if asks else (suit,)
            phases: tuple[Phase, ...] = (*named, *played(chips * (1 + more), every=every))
            title = f"{name}_couleur" if more else name
            goal = Goal.ALL if every else Goal.MOST
            price = Chips(chips * (1 + more))
            table.append(Contract(title, 2 * at + more + 1, price, phases, goal, calls=asks))
    return tuple(table)


def grossfrage(rules: SoloRules) -> tuple[Contract, ...]:
    """Return the forced game, and that of an Ombre who holds all four aces."""
    asked, solo = rules.price("grossfrage"), rules.price("solo")
    doubled: tuple[Phase, ...] = (NameTrumpPhase(), *played(solo, doubled=rules.couleur.suit))
    alone = Contract("forced_solo", 1, Chips(solo), doubled, low=True)
    friend: tuple[Phase, ...] = (CallFriendPhase(alone), FriendNamesPhase(), *played(asked))
    return (Contract("grossfrage", 1, Chips(asked), friend, low=True, calls=True), alone)


def played(chips: int, *, every: bool = False, doubled: Suit | None = None) -> tuple[Phase, ...]:
    """Return the play and its settlement: *chips* from each opponent, twice as many in the suit *doubled*."""
    parts = () if every else ((Cost.GAME, chips),)
    paid = HalfShares(parts, chips if every else 0, NEEDED, chips if every else None, doubled, excused=False)
    play = PlayPhase(FollowRule("26.1"), vole=every)
    return (play, SettlePhase(SideTricks(NEEDED, NEEDED), paid))
