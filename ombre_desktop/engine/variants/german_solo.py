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
from ombre_desktop.engine.house import HouseRules, setting
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
from ombre_desktop.engine.ranking import BLACK_QUEENS, ranking_with_black_queens
from ombre_desktop.engine.shuffle import DealerDraw, DrawRule
from ombre_desktop.engine.state import Phase, Ruleset
from ombre_desktop.engine.variants.base import redeal

NAME = "german_solo"
SEATS = (4,)
PACKETS = (3, 2, 3)
NEEDED = 5
FRAGE, SOLO, TOUT = 2, 4, 16
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
class SoloRules(HouseRules):
    """The house rules of German Solo."""

    passed_out: NobodyAsks = setting(NobodyAsks.GROSSFRAGE, "A4", starred=True)
    couleur: Couleur = setting(Couleur.CLUBS, "26.1")


STANDARD = SoloRules()


def build(house: str, seats: int) -> Ruleset:
    """Build the game with *house* rules, for four *seats*."""
    rules = SoloRules.parse(house)
    table = bids(rules.couleur.suit)
    forced = grossfrage(rules.couleur.suit) if rules.passed_out is NobodyAsks.GROSSFRAGE else ()
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


def bids(couleur: Suit) -> tuple[Contract, ...]:
    """Return the bids from low to high; every other one is played in the *couleur*."""
    other: Phase = NameTrumpPhase(tuple(suit for suit in Suit if suit is not couleur))
    same: Phase = FixedTrumpPhase(couleur)
    call = CallCardPhase((Rank.ACE, Rank.KING))
    table = []
    for at, (name, chips) in enumerate((("frage", FRAGE), ("solo", SOLO), ("tout", TOUT))):
        asks, every = name == "frage", name == "tout"
        for more, suit in enumerate((other, same)):
            named = (suit, call) if asks else (suit,)
            phases: tuple[Phase, ...] = (*named, *played(chips * (1 + more), every=every))
            title = f"{name}_couleur" if more else name
            goal = Goal.ALL if every else Goal.MOST
            price = Chips(chips * (1 + more))
            table.append(Contract(title, 2 * at + more + 1, price, phases, goal, calls=asks))
    return tuple(table)


def grossfrage(couleur: Suit) -> tuple[Contract, ...]:
    """Return the forced game, and that of an Ombre who holds all four aces."""
    doubled: tuple[Phase, ...] = (NameTrumpPhase(), *played(SOLO, doubled=couleur))
    alone = Contract("forced_solo", 1, Chips(SOLO), doubled, low=True)
    friend: tuple[Phase, ...] = (CallFriendPhase(alone), FriendNamesPhase(), *played(FRAGE))
    return (Contract("grossfrage", 1, Chips(FRAGE), friend, low=True, calls=True), alone)


def played(chips: int, *, every: bool = False, doubled: Suit | None = None) -> tuple[Phase, ...]:
    """Return the play and its settlement: *chips* from each opponent, twice as many in the suit *doubled*."""
    parts = () if every else ((Cost.GAME, chips),)
    tout = chips if every else 0
    paid = HalfShares(parts, tout, NEEDED, tout, doubled, excused=False, matadors=False)
    play = PlayPhase(FollowRule("26.1"), vole=every)
    return (play, SettlePhase(SideTricks(NEEDED, NEEDED), paid))
