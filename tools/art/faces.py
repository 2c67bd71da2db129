"""A card put together: paper, frame, index, and what the card shows."""

from collections.abc import Callable, Sequence
from typing import Final

from .aces import ace
from .frame import french_frame, paper, spanish_frame
from .index import index_of
from .layout import places
from .ornaments import ornament
from .pips import Deck, signs
from .svg import Element, group

SUITS: Final = "SHCD"
COURTS: Final = "KQJ"
RANKS: Final[dict[Deck, str]] = {"spanish": "AKQJ765432", "french": "AKQJT98765432"}
SIGNS: Final = "signs"
"""The ``id`` of the signs of a number card, which are as many as its rank says."""

Courts = Callable[[Deck, str, str], Sequence[Element]]
"""A function that draws the figure of a court card, given deck, suit and rank."""


def codes(deck: Deck) -> list[str]:
    """Return the code of every card of *deck*: suit letter, then rank."""
    return [suit + rank for suit in SUITS for rank in RANKS[deck]]


def is_court(code: str) -> bool:
    """Return True if *code* is a court card's."""
    return code[1] in COURTS


def face(deck: Deck, code: str, courts: Courts) -> list[Element]:
    """Return everything on the face of the card *code*."""
    suit, rank = code[0], code[1]
    frame = spanish_frame(suit) if deck == "spanish" else french_frame()
    index = index_of(deck, suit, rank, halo=is_court(code))
    return [*paper(), *frame, *_picture(deck, suit, rank, courts), index]


def _picture(deck: Deck, suit: str, rank: str, courts: Courts) -> Sequence[Element]:
    if rank in COURTS:
        return courts(deck, suit, rank)
    if rank == "A":
        return ace(deck, suit)
    stands = places(deck, suit, 10 if rank == "T" else int(rank))
    drawn = group(signs(deck, suit, stands), name=SIGNS)
    return [*ornament(suit + rank), drawn] if deck == "spanish" else [drawn]
