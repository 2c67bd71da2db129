"""What tells one contract from another besides its name: the goal, the trump, the hand that is played."""

from __future__ import annotations

from enum import Enum


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
