"""Card tables: the cards of a game as bits for the core, all derived from the engine's rule objects."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Protocol

from ombre_desktop.engine.cards import Card, Cards, Suit
from ombre_desktop.engine.ranking import BLACK_ACES, Ranking
from ombre_desktop.engine.seats import Seat
from ombre_desktop.engine.trick import Trick
from ombre_desktop.players.errors import NoTrumpError
from ombre_desktop.players.solver.core import Row, row_of

ROOM = 16
TRUMP = 3
"""The index of trumps among the suits; in a game without trumps, of another plain suit."""
TWO = (Seat(0), Seat(1))


class Follow(Protocol):
    """The engine's rule of following suit."""

    def obligation(self, hand: Cards, trick: Trick, ranking: Ranking) -> object | None:
        """Return the obligation that restricts the cards of *hand*, or None if any card may be played."""
        ...


@dataclass(frozen=True, slots=True, eq=False)
class CardTables:
    """
    The cards of a pack under one trump suit, or without trumps, from the lowest bit to the highest.

    *suits* is the suit of each card, as an index; *low* is the lowest bit of each suit and *mask* all its
    bits, trumps last. *obliges* tells whether a
    trump lead forces a hand to play trumps, by the card led and the matadors held.
    """

    cards: Cards
    bits: dict[Card, int]
    suits: tuple[int, ...]
    low: Row
    mask: Row
    obliges: Row
    matadors: int
    must_trump: bool
    no_trump: bool = False

    def hand(self, cards: Cards) -> int:
        """Return *cards* as a set of bits."""
        bits = self.bits
        return sum([1 << bits[card] for card in cards])

    def held(self, bits: int) -> Cards:
        """Return the cards of a set of *bits*."""
        return tuple(card for place, card in enumerate(self.cards) if bits >> place & 1)

    def beats(self, card: int, best: int) -> bool:
        """Tell whether the bit number *card* beats *best*: it is higher, and a trump or of the same suit."""
        suit = self.suits[card]
        return card > best and (suit == self.suits[best] or (suit == TRUMP and not self.no_trump))


@cache
def card_tables(ranking: Ranking, follow: Follow) -> CardTables:
    """
    Build the tables for *ranking* and the rule *follow*.

    Raise `NoTrumpError` if some cards have no suit, because the trump is not known yet or is no suit.
    """
    if not can_be_solved(ranking):
        raise NoTrumpError
    trump = ranking.trump
    suits = [ranking.plain.get(suit, ())[::-1] for suit in Suit if suit is not trump]
    if trump is not None:
        suits.append(ranking.trumps[::-1])
    low, mask, at = [], [], 0
    for suit in suits:
        low.append(at)
        mask.append((1 << len(suit)) - 1 << at)
        at += len(suit)
    cards = tuple(card for suit in suits for card in suit)
    bits = {card: place for place, card in enumerate(cards)}
    return CardTables(
        cards=cards,
        bits=bits,
        suits=tuple(place for place, suit in enumerate(suits) for _ in suit),
        low=row_of(low),
        mask=row_of(mask),
        obliges=row_of(_obliges(ranking, follow, cards)),
        matadors=sum(1 << bits[card] for card in ranking.matadors),
        must_trump=trump is not None and _must_trump(ranking, follow),
        no_trump=trump is None,
    )


def can_be_solved(ranking: Ranking) -> bool:
    """Tell whether every card has a suit under *ranking*: there is a trump suit, or no trump at all."""
    if ranking.trump is not None:
        return True
    return not ranking.trumps and all(ace in ranking.plain.get(ace.suit, ()) for ace in BLACK_ACES)


def _obliges(ranking: Ranking, follow: Follow, cards: Cards) -> list[int]:
    """Ask the rule about every trump led, for every set of matadors with or without an ordinary trump."""
    if not ranking.trumps:
        return [0] * (len(cards) * ROOM)
    matadors = ranking.matadors[::-1]
    ordinary = ranking.trumps[len(matadors) :]
    aside = next(card for suit in ranking.plain.values() for card in suit)
    table = []
    for led in cards:
        if not ranking.is_trump(led):
            table += [0] * ROOM
            continue
        trick = Trick(TWO, (led,))
        for kind in range(ROOM):
            held = tuple([card for at, card in enumerate(matadors) if kind >> at & 1])
            if kind >> 3:
                held += (next(card for card in ordinary if card is not led),)
            asked = held and led not in held
            table.append(int(bool(asked) and follow.obligation((*held, aside), trick, ranking) is not None))
    return table


def _must_trump(ranking: Ranking, follow: Follow) -> bool:
    """Tell whether a hand void in the plain suit led must play a trump."""
    led, other = (cards[0] for cards in list(ranking.plain.values())[:2])
    hand = (other, ranking.trumps[-1])
    return follow.obligation(hand, Trick(TWO, (led,)), ranking) is not None
