"""Contracts and their traits: goal, trump and exchange."""

from __future__ import annotations

from enum import Enum
from typing import Any

from ombre_desktop.engine.chips import Chips
from ombre_desktop.engine.phase import PhaseOf
from ombre_desktop.engine.ranking import Ranking
from ombre_desktop.value import Value


class Goal(Enum):
    """The number of tricks the Ombre needs."""

    MOST = "most"
    ALL = "all"
    NONE = "none"


class TrumpFrom(Enum):
    """The way a contract finds its trump."""

    NAMED = "named"
    """The Ombre names it."""
    TURNED = "turned"
    """A card of the talon is turned."""
    ACCEPTED = "accepted"
    """The Ombre accepted a suit that was turned up before the contract was made."""


class Exchange(Enum):
    """The cards the Ombre plays with."""

    NONE = "none"
    """The hand as dealt."""
    FULL = "full"
    """The Ombre may exchange nearly all cards."""
    PART = "part"
    """The Ombre may exchange about half of the cards."""
    ANEW = "anew"
    """The top of the talon replaces the hand."""
    TALON = "talon"
    """The whole talon is the hand; the Ombre throws down to the usual number."""


class Contract(Value):
    """
    The undertaking of the player who wins the auction.

    *level* is its rank in the auction, *base* the chips each opponent pays for a won game, and
    *phases* are those that follow the auction. *low* marks the low bids and the forced game, for
    hands too weak for the other bids (rules 3.1 to 3.5). With *calls*, the Ombre finds an ally by
    calling a card (rule 3.11), and with *partner* the Ombre has a fixed one (25.3); in all other contracts
    the Ombre plays alone. *order* is the order of the cards if no trump is named.
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
    partner: bool = False
    order: Ranking | None = None

    def __repr__(self) -> str:
        return f"Contract({self.name!r})"
