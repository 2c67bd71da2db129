"""Ranking: which card beats which once trumps are known (rule 1.2)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache

from ombre_desktop.engine.cards import HIDDEN, Card, Cards, Pack, Rank, Suit

NEVER = -100
"""The height of a card that cannot take the trick: below every card of the suit led."""


@dataclass(frozen=True, slots=True, eq=False)
class Ranking:
    """
    The order of the cards under one trump.

    *trumps* and each list of *plain* run from high to low. *matadors* are the trumps that may be
    withheld from a lower lead (rule 1.9); a game without that privilege has none.
    """

    trump: Suit | None
    trumps: Cards
    plain: dict[Suit, Cards]
    matadors: Cards = ()
    _suit_of: dict[Card, Suit | None] = field(init=False, repr=False)
    _strength: dict[Card, int] = field(init=False, repr=False)
    _free: dict[Card, Cards] = field(init=False, repr=False)
    _fellows: dict[Card, Callable[[object], bool]] = field(init=False, repr=False)
    _heights: dict[Card, dict[Card, int]] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        suits: dict[Card, Suit | None] = {card: suit for suit, cards in self.plain.items() for card in cards}
        strengths = {card: -place for cards in self.plain.values() for place, card in enumerate(cards)}
        for place, card in enumerate(self.trumps):
            suits[card] = self.trump
            strengths[card] = 100 - place
        object.__setattr__(self, "_suit_of", {**suits, HIDDEN: None})
        object.__setattr__(self, "_strength", strengths)
        higher = {card: self.matadors[:place] for place, card in enumerate(self.matadors)}
        object.__setattr__(self, "_free", higher)
        # For every card led: the cards that follow suit, and the height of each card.
        fellows, heights = {}, {}
        beaten = dict.fromkeys(self._suit_of, NEVER) | {card: strengths[card] for card in self.trumps}
        for suit in (self.trumps, *self.plain.values(), (HIDDEN,)):
            height = beaten | {card: strengths.get(card, NEVER) for card in suit}
            fellows.update(dict.fromkeys(suit, frozenset(suit).__contains__))
            heights.update(dict.fromkeys(suit, height))
        object.__setattr__(self, "_fellows", fellows)
        object.__setattr__(self, "_heights", heights)

    def suit_of(self, card: Card) -> Suit | None:
        """Return the suit *card* belongs to in play: spadille and basto are always trumps."""
        return self._suit_of[card]

    def free_from(self, led: Card) -> Cards:
        """Return the matadors that *led* cannot force: all, or only those above a matador (rule 1.9)."""
        return self._free.get(led, self.matadors)

    def of_suit(self, cards: Cards, suit: Suit | None) -> Cards:
        """Return those of *cards* that belong to *suit* in play, in the same order."""
        suits = self._suit_of
        return tuple([card for card in cards if suits[card] is suit])

    def are_of_a_suit(self, led: Card, card: Card) -> bool:
        """Return True if both cards belong to one suit in play."""
        return self._fellows[led](card)

    def following(self, cards: Cards, led: Card) -> Cards:
        """Return those of *cards* that belong to the suit of *led* in play, in the same order."""
        return tuple(filter(self._fellows[led], cards))

    def is_trump(self, card: Card) -> bool:
        """Return True if *card* is one of the trumps."""
        return self._strength.get(card, 0) > 0

    def strength(self, card: Card) -> int:
        """Return a number that orders the cards of a suit and puts every trump above every plain card."""
        return self._strength[card]

    def beats(self, card: Card, other: Card) -> bool:
        """Return True if *card*, played after *other*, takes the trick from it."""
        heights = self._heights[other]
        return heights[card] > heights[other]

    def best(self, played: Cards) -> int:
        """Return the index of the winning card of a trick, in the order played."""
        heights = self._heights[played[0]]
        reached = [heights[card] for card in played]
        return reached.index(max(reached))


BLACK_ACES: tuple[Card, Card] = (Card.parse("SA"), Card.parse("CA"))
"""Spadille and basto, trumps in every suit."""

_BLACK = tuple(map(Rank, "KQJ765432"))
_RED = tuple(map(Rank, "KQJA234567"))
_KINGS_HIGH = tuple(map(Rank, "KQJAT987"))


def _plain(suit: Suit) -> Cards:
    return tuple(Card.of(suit, rank) for rank in (_BLACK if suit.is_black else _RED))


@cache
def ranking_with_matadors(trump: Suit | None) -> Ranking:
    """
    Return the order of the Spanish pack: spadille, manille, basto, then the trump suit.

    Manille is the card that would be lowest if its suit were plain: the black two or the red seven.
    The ace of a red trump, punto, comes fourth (rule 1.2).
    """
    plain = {suit: _plain(suit) for suit in Suit}
    if trump is None:
        return Ranking(None, (), plain)
    own = plain.pop(trump)
    spadille, basto = BLACK_ACES
    manille = own[-1]
    rest = own[:-1]
    if not trump.is_black:
        punto = Card.of(trump, Rank.ACE)
        rest = (punto, *(card for card in rest if card is not punto))
    matadors = (spadille, manille, basto)
    return Ranking(trump, matadors + rest, plain, matadors)


@cache
def ranking_without_trumps() -> Ranking:
    """Return the order of a game without trumps: the black aces are the lowest of their suits (20.2)."""
    plain = {suit: _plain(suit) for suit in Suit}
    for ace in BLACK_ACES:
        plain[ace.suit] = (*plain[ace.suit], ace)
    return Ranking(None, (), plain)


@cache
def ranking_of_black_aces() -> Ranking:
    """Return the order of a game in which only spadille and basto are trumps (20.3)."""
    return Ranking(None, BLACK_ACES, {suit: _plain(suit) for suit in Suit}, BLACK_ACES)


BLACK_QUEENS: tuple[Card, Card] = (Card.parse("CQ"), Card.parse("SQ"))
"""The first and third of the trumps in German Solo."""
_ACES_HIGH = tuple(map(Rank, "AKQJT987"))


@cache
def ranking_with_black_queens(trump: Suit | None) -> Ranking:
    """Return the order with ♣Q, trump seven and ♠Q on top, of which none may be withheld (26.1)."""
    plain = {
        suit: tuple(card for rank in _ACES_HIGH if (card := Card.of(suit, rank)) not in BLACK_QUEENS)
        for suit in Suit
    }
    if trump is None:
        return Ranking(None, (), plain)
    *rest, seven = plain.pop(trump)
    spadille, basta = BLACK_QUEENS
    return Ranking(trump, (spadille, seven, basta, *rest), plain)


@cache
def ranking_with_feo(trump: Suit | None) -> Ranking:
    """Return the order of a pack with two clubs: both are trumps, the king below basto (25.1)."""
    whole = ranking_with_matadors(trump)
    plain = dict(whole.plain)
    plain.pop(Suit.CLUBS, None)
    feo = Card.of(Suit.CLUBS, Rank.KING)
    trumps = (*whole.matadors, feo, *whole.trumps[3:]) if trump else ()
    return Ranking(trump, trumps, plain, whole.matadors)


@cache
def ranking_in_pack(pack: Pack, trump: Suit | None) -> Ranking:
    """Return the order of the Spanish pack for a *pack* without one suit, never trump (rule 3.9)."""
    whole = ranking_with_matadors(trump)
    plain = {suit: cards for suit, cards in whole.plain.items() if suit in pack.suits}
    return Ranking(trump, whole.trumps, plain, whole.matadors)


@cache
def ranking_kings_high(pack: Pack, trump: Suit | None) -> Ranking:
    """Return the order K Q J A 10 9 8 7 in every suit, trumps included, without matadors (rule 3.12)."""
    held = set(pack.cards)
    plain = {
        suit: tuple(card for rank in _KINGS_HIGH if (card := Card.of(suit, rank)) in held) for suit in Suit
    }
    trumps = plain.pop(trump) if trump else ()
    return Ranking(trump, trumps, plain)
