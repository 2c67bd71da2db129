"""The words for the strength of a hand at the bids."""

from __future__ import annotations

from enum import Enum

from ombre_desktop.engine import Suit
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.texts.cards import suit_name
from ombre_desktop.ui.texts.phrases import Said


class Company(Enum):
    """The cards and the company with which a game would be played."""

    NEW_CARDS = "new_cards"
    PARTNER = "partner"
    AS_DEALT = "as_dealt"
    ALONE = "alone"


_TOLD = {
    Company.NEW_CARDS: Said(
        "Strength", "{have:0 Hardly a trick|one About # trick|other About # tricks} with {suit}"
    ),
    Company.PARTNER: Said(
        "Strength", "{have:0 Hardly a trick|one About # trick|other About # tricks} together with {suit}"
    ),
    Company.AS_DEALT: Said(
        "Strength", "{have:0 Hardly a trick|one About # trick|other About # tricks} with {suit}, as dealt"
    ),
    Company.ALONE: Said(
        "Strength", "{have:0 Hardly a trick|one About # trick|other About # tricks} alone with {suit}"
    ),
}
"""The likely tricks, to be read beside pips."""
_SPOKEN = {
    Company.NEW_CARDS: Said(
        "Strength",
        "With {suit} you make {have:0 hardly a trick|one about # trick|other about # tricks}; {need} win.",
    ),
    Company.PARTNER: Said(
        "Strength",
        "With {suit} you two make {have:0 hardly a trick|one about # trick|other about # tricks}; {need} "
        "win.",
    ),
    Company.AS_DEALT: Said(
        "Strength",
        "Without new cards you make {have:0 hardly a trick|one about # trick|other about # tricks} with "
        "{suit}; {need} win.",
    ),
    Company.ALONE: Said(
        "Strength",
        "Alone you make {have:0 hardly a trick|one about # trick|other about # tricks} with {suit}; "
        "{need} win.",
    ),
}
"""The likely tricks, and the number that wins for certain."""


def strength_told(company: Company, have: int, suit: Suit, deck: Deck) -> str:
    """Return that the hand makes about *have* tricks with *suit* as trump."""
    return _TOLD[company]().format(have=have, suit=suit_name(suit, deck))


def strength_spoken(company: Company, have: int, need: int, suit: Suit, deck: Deck) -> str:
    """Return that the hand makes about *have* tricks with *suit* as trump, where *need* win."""
    return _SPOKEN[company]().format(have=have, need=need, suit=suit_name(suit, deck))
