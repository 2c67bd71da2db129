"""What a seat can decide. The seat is not part of it: the request says who decides."""

from __future__ import annotations

from enum import Enum

from ombre_desktop.engine.cards import Card, Cards, Suit
from ombre_desktop.value import Value


class Word(Enum):
    """Something said that needs no more than the word; the value is its form in records."""

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
    """Say one word: pass, claim, surrender …"""

    word: Word

    def __str__(self) -> str:
        return self.word.value


class Bid(Value):
    """Offer to play the contract of that name (rule 1.6); a hold repeats the standing one."""

    contract: str

    def __str__(self) -> str:
        return self.contract


Call = Say | Bid
"""Anything said in the auction: a pass or a bid."""


class NameTrump(Value):
    """Name the trump suit (rule 1.7)."""

    suit: Suit

    def __str__(self) -> str:
        return self.suit.value


class CallCard(Value):
    """Call a card whose holder becomes the ally of the Ombre."""

    card: Card

    def __str__(self) -> str:
        return f"call {self.card}"


class Discard(Value):
    """Throw these cards, in the order of records, and draw as many (rule 1.8)."""

    cards: Cards

    def __str__(self) -> str:
        return " ".join(card.text for card in self.cards) or "-"


class PlayCard(Value):
    """Play a card to the trick (rule 1.9); with *gano* a defender asks to be let pass (rule 3.6)."""

    card: Card
    gano: bool = False

    def __str__(self) -> str:
        return f"{self.card.text}!" if self.gano else self.card.text


Action = Say | Bid | NameTrump | CallCard | Discard | PlayCard
"""One decision of one seat."""
