"""Suits, ranks, cards and packs (rule 1.1)."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from operator import attrgetter
from typing import Final

from ombre_desktop.engine.errors import NotationError
from ombre_desktop.engine.numbers import number


class Suit(Enum):
    """One of the four suits; the value is its letter in every record."""

    SPADES = "S"
    CLUBS = "C"
    HEARTS = "H"
    DIAMONDS = "D"

    @property
    def is_black(self) -> bool:
        """True for spades (espadas) and clubs (bastos), the long suits (rule 1.1)."""
        return self in (Suit.SPADES, Suit.CLUBS)

    @classmethod
    def parse(cls, text: str) -> Suit:
        """Parse a suit's letter; raise `NotationError` for any other text."""
        try:
            return cls(text)
        except ValueError:
            raise NotationError(text, "suit") from None


class Rank(Enum):
    """The rank printed on a card. Which rank wins depends on trumps, so ranks have no order."""

    ACE = "A"
    KING = "K"
    QUEEN = "Q"
    JACK = "J"
    TEN = "T"
    NINE = "9"
    EIGHT = "8"
    SEVEN = "7"
    SIX = "6"
    FIVE = "5"
    FOUR = "4"
    THREE = "3"
    TWO = "2"


class Card:
    """
    One card of the pack, written suit first: ``Card.parse("SA")`` is spadille.

    There is one object for each card, so cards compare by identity. They have no order of their
    own, because the order depends on the trump (rule 1.2). `HIDDEN` stands for a card that the
    holder of a view may not know.
    """

    __slots__ = ("position", "rank", "suit", "text")

    suit: Suit
    rank: Rank
    text: str
    position: int
    """Place in the order of records: by suit S C H D, then by rank A K Q J T 9 … 2."""

    def __init__(self, suit: Suit, rank: Rank, position: int, text: str) -> None:
        self.suit = suit
        self.rank = rank
        self.position = position
        self.text = text

    @staticmethod
    def of(suit: Suit, rank: Rank) -> Card:
        """Return the card of *suit* and *rank*."""
        return _CARDS[suit.value + rank.value]

    @staticmethod
    def parse(text: str) -> Card:
        """Parse a card, ``"?"`` being the hidden one; raise `NotationError` for any other text."""
        try:
            return _CARDS[text]
        except KeyError:
            raise NotationError(text, "card") from None

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Card.parse({self.text!r})"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Card.parse, (self.text,)


Cards = tuple[Card, ...]
"""Cards in a definite order; hands and discards are kept in record order."""

HIDDEN: Final = Card(Suit.SPADES, Rank.ACE, 99, "?")
_CARDS: Final[dict[str, Card]] = {
    suit.value + rank.value: Card(suit, rank, 13 * s + r, suit.value + rank.value)
    for s, suit in enumerate(Suit)
    for r, rank in enumerate(Rank)
} | {"?": HIDDEN}

EVERY_CARD: Final[Cards] = tuple(_CARDS.values())
"""The cards of all packs, and the hidden one."""

MOST: Final = len(EVERY_CARD) - 1
"""The number of different cards; no hand and no talon holds more."""


def in_order(cards: Cards | list[Card] | set[Card] | frozenset[Card]) -> Cards:
    """Return *cards* in record order, hidden ones last."""
    return tuple(sorted(cards, key=_position))


_position = attrgetter("position")


def without(cards: Cards, gone: Card) -> Cards:
    """Return *cards* without *gone*, which may lie among them face down."""
    left = [*cards]
    try:
        left.remove(gone)
    except ValueError:
        left.remove(HIDDEN)
    return tuple(left)


def left_of(hand: Cards, thrown: Cards) -> Cards:
    """
    Return *hand* without the *thrown* cards.

    Cards thrown face down may have been any in the hand, so the rest of the hand is no longer known.
    """
    if HIDDEN in thrown:
        return (HIDDEN,) * (len(hand) - len(thrown))
    for card in thrown:
        hand = without(hand, card)
    return hand


def cards(text: str) -> Cards:
    """Parse cards such as ``"SA H7 ?3"``, keeping their order; raise `NotationError` for other text."""
    return gathered((word, _cards_of(word)) for word in text.split())


def gathered(groups: Iterable[tuple[str, Cards]]) -> Cards:
    """
    Join the cards of all *groups*, each given with the words that name it.

    Raises `NotationError` at the group that makes more cards than any pack has: a few words can
    stand for billions of cards.
    """
    found: list[Card] = []
    for words, group in groups:
        found += group
        if len(found) > MOST:
            raise NotationError(words, "part of a pack")
    return tuple(found)


def _cards_of(word: str) -> Cards:
    """Parse one card, or a count of face-down cards."""
    count = number(word[1:]) if word[0] == "?" else None
    if count is None or count < 0:
        return (Card.parse(word),)
    return (HIDDEN,) * min(count, MOST + 1)


class Pack(Enum):
    """A pack, defined by its ranks and suits."""

    SPANISH = "AKQJ765432", "SCHD"
    """Forty cards, without eight, nine and ten (rule 1.1)."""
    NO_HEARTS = "AKQJ765432", "SCD"
    """Thirty cards: the Spanish pack without a red suit (rule 3.9)."""
    NO_DIAMONDS = "AKQJ765432", "SCH"
    """Thirty cards: the Spanish pack without the other red suit."""
    PIQUET = "AKQJT987", "SCHD"
    """Thirty-two cards (rule 3.12)."""
    SHORT_PIQUET = "AKQJT98", "SCHD"
    """Twenty-eight cards: a piquet pack without its sevens (rule 3.12)."""
    TWO_CLUBS = "AKQJ765432", "SCHD", "AK"
    """Thirty-two cards: the Spanish pack with only two clubs, ace and king (25.1)."""

    @property
    def cards(self) -> Cards:
        """Every card of the pack in record order."""
        return _PACKS[self]

    def ranks(self, suit: Suit) -> str:
        """Return the letters of the ranks of *suit*, high cards first."""
        ranks, _, *of_clubs = self.value
        return "".join(of_clubs) if of_clubs and suit is Suit.CLUBS else str(ranks)

    @property
    def suits(self) -> tuple[Suit, ...]:
        """The suits of the pack."""
        return tuple(map(Suit, self.value[1]))


_PACKS: Final = {
    pack: tuple(Card.of(suit, Rank(letter)) for suit in pack.suits for letter in pack.ranks(suit))
    for pack in Pack
}
