"""Contracts, and what tells one from another: the goal, the trump, the hand that is played."""

from __future__ import annotations

from enum import Enum
from typing import Any

from ombre_desktop.engine.chips import Chips
from ombre_desktop.engine.phase import PhaseOf
from ombre_desktop.value import Value


class Goal(Enum):
    """How many tricks the Ombre needs."""

    MOST = "most"
    ALL = "all"
    NONE = "none"


class TrumpFrom(Enum):
    """How the trump of a contract is found."""

    NAMED = "named"
    """The Ombre names it."""
    TURNED = "turned"
    """A card of the talon is turned."""
    ACCEPTED = "accepted"
    """It was turned before the contract was made, and the Ombre accepted it."""


class Exchange(Enum):
    """Which cards the Ombre plays with."""

    NONE = "none"
    """Those he was dealt."""
    FULL = "full"
    """He may exchange nearly all of them."""
    PART = "part"
    """He may exchange about half of them."""
    ANEW = "anew"
    """The top of the talon takes the place of his hand."""
    TALON = "talon"
    """The whole talon is his hand, and he throws down to the usual number."""


class Contract(Value):
    """
    What the winner of the auction undertakes.

    *level* is its height in the auction, *base* what each opponent pays for a
    won game (chips), *phases* what follows the auction when it is played. *low*: it
    belongs to the bids and the forced game of those who are too weak for the others
    (rules 3.1 to 3.5). *calls*: the Ombre looks for an ally by calling a card
    (rule 3.11); in all other contracts he plays alone.
    """

    name: str
    level: int
    base: Chips
    phases: tuple[PhaseOf[Any], ...]
    goal: Goal = Goal.MOST
    trump: TrumpFrom = TrumpFrom.NAMED
    exchange: Exchange = Exchange.NONE
    low: bool = False
    calls: bool = False

    def __repr__(self) -> str:
        return f"Contract({self.name!r})"
