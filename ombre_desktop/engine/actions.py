"""Actions: the decisions a seat can take. The request says which seat decides."""

from __future__ import annotations

from enum import Enum

from ombre_desktop.engine.cards import Card, Cards, Suit
from ombre_desktop.value import Value


class Word(Enum):
    """A single word that a seat can say; the value is its form in records."""

    PASS = "pass"
    YIELD = "yield"
    TAKE = "take"
    LEAVE = "leave"
    SHOW = "show"
    KEEP = "keep"
    CLAIM = "claim"
    VOLE = "vole"
    SURRENDER = "surrender"
    ACCEPT = "accept"
    REFUSE = "refuse"
    TAKE_OVER = "takeover"
    THROW_IN = "throw_in"
    TURN = "turn"
    DECLINE = "decline"
    PLAY = "play"


class Say(Value):
    """An action that is one word: pass, claim, surrender …"""

    word: Word

    def __str__(self) -> str:
        return self.word.value


class Bid(Value):
    """An offer to play the named contract (rule 1.6); a hold repeats the standing bid."""

    contract: str

    def __str__(self) -> str:
        return self.contract


Call = Say | Bid
"""Any call in the auction: a pass or a bid."""


class NameTrump(Value):
    """The naming of the trump suit (rule 1.7)."""

    suit: Suit

    def __str__(self) -> str:
        return self.suit.value


class CallCard(Value):
    """The calling of a card whose holder becomes the Ombre's ally."""

    card: Card

    def __str__(self) -> str:
        return f"call {self.card}"


class GiveCard(Value):
    """The card that the Ombre gives for one that they have demanded (26.2)."""

    card: Card

    def __str__(self) -> str:
        return f"give {self.card}"


class Discard(Value):
    """The cards thrown in an exchange, in record order; as many are drawn (rule 1.8)."""

    cards: Cards

    def __str__(self) -> str:
        return " ".join(card.text for card in self.cards) or "-"


class PlayCard(Value):
    """A card played to the trick (rule 1.9); with *gano* a defender asks to have it spared (rule 3.6)."""

    card: Card
    gano: bool = False

    def __str__(self) -> str:
        return f"{self.card.text}!" if self.gano else self.card.text


Action = Say | Bid | NameTrump | CallCard | GiveCard | Discard | PlayCard
"""One decision of one seat."""
