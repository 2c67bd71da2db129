"""A claim: the remaining tricks of a deal are certain, and the cards that prove it."""

from __future__ import annotations

from typing import Any

from ombre_desktop.engine import Card, Cards
from ombre_desktop.value import Value


class Claim(Value):
    """
    A proof, from what one seat knows, that it wins every remaining trick or none.

    *cards* are all cards of the seat's hand. If they win, each of them wins a trick when they are played in
    this order; otherwise no card of the hand can win a trick, in whatever order they are played.
    """

    wins: bool
    cards: Cards


def claim_object(claim: Claim | None) -> dict[str, object] | None:
    """Convert *claim* to a JSON object; None stands for no claim."""
    return (
        None if claim is None else {"wins": claim.wins, "cards": " ".join(card.text for card in claim.cards)}
    )


def parse_claim(said: Any, hand: Cards) -> Claim | None:
    """Read a claim about *hand*; raise `ValueError`, `TypeError` or `KeyError` if it is malformed."""
    if said is None:
        return None
    if type(said["wins"]) is not bool:
        raise TypeError("a claim wins or loses")
    cards = tuple(map(Card.parse, str(said["cards"]).split()))
    if sorted(map(str, cards)) != sorted(map(str, hand)):
        raise ValueError("a claim is about another hand")
    return Claim(said["wins"], cards)
