"""The only chance in the game: the shuffle, and the draw for first dealer."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from random import Random

from ombre_desktop.engine.cards import Card, Cards, Pack, Rank, Suit, in_order
from ombre_desktop.engine.layout import Layout
from ombre_desktop.engine.ranking import BLACK_ACES
from ombre_desktop.engine.seats import Ring, Seat
from ombre_desktop.value import Value


class FirstDealer(Enum):
    """The way the first dealer is found (A2)."""

    HIGH_CARD = "high_card"
    BLACK_ACE = "black_ace"
    RANDOM = "random"


class DrawRule(Enum):
    """The rule of a draw for first dealer: who draws, and which card deals."""

    HIGH_CARD = "high_card"
    HIGH_CARD_AND_SUIT = "high_card_and_suit"
    FIRST_OF_EACH_SUIT = "first_of_each_suit"
    BLACK_ACE = "black_ace"
    SEVEN = "seven"
    RANDOM = "random"


Drawn = tuple[tuple[Seat, Card], ...]
"""Cards in the order drawn, each with the seat that drew it."""
Found = tuple[Drawn, Seat]
"""The cards drawn, and the dealer they name."""


class Draw(Value):
    """
    The draw for first dealer: the cards drawn, in turn, and the dealer.

    If the dealer is chosen at random, no cards are drawn.
    """

    rule: DrawRule
    drawn: Drawn
    dealer: Seat

    @property
    def rounds(self) -> tuple[Drawn, ...]:
        """The cards round by round; in a later round only the tied seats draw again."""
        rounds: list[Drawn] = []
        for seat, card in self.drawn:
            if not rounds or seat in dict(rounds[-1]):
                rounds.append(())
            rounds[-1] += ((seat, card),)
        return tuple(rounds)


def chance(seed: str) -> Random:
    """Return the random generator of one deal; the same *seed* gives the same deal again."""
    return Random(seed)


INDEX = "A23456789TJQK"
"""The order of cards in the draw: by the printed rank, ace low (1.4)."""


def shuffled(pack: Pack, rng: Random) -> Cards:
    """Return the pack in random order."""
    cards = list(pack.cards)
    rng.shuffle(cards)
    return tuple(cards)


def dealt(cards: Cards, seats: int, ring: Ring, packets: Iterable[int]) -> Layout:
    """
    Deal *cards* in packets to the seats of *ring* in turn; the rest is the talon (1.5).

    Seats of the table that are not in the ring get nothing.
    """
    hands: dict[Seat, list[Card]] = {Seat(seat): [] for seat in range(seats)}
    at = 0
    for packet in packets:
        for seat in ring:
            hands[seat] += cards[at : at + packet]
            at += packet
    return Layout(tuple(map(in_order, hands.values())), cards[at:])


class DealerDraw(Value):
    """
    The way a game finds its first dealer: the rule, and the cards that are drawn from.

    Where no two cards tie (rules 3.12 and 21.1), the cards stand from high to low.
    """

    rule: DrawRule
    cards: Cards

    def __call__(self, ring: Ring, rng: Random) -> Draw:
        """Find the first dealer among the seats of *ring*; draw again if nobody has a card that counts."""
        cards = list(self.cards)
        rng.shuffle(cards)
        found = self._found(tuple(cards), ring, rng)
        return self(ring, rng) if found is None else Draw(self.rule, *found)

    def _found(self, cards: Cards, ring: Ring, rng: Random) -> Found | None:
        match self.rule:
            case DrawRule.RANDOM:
                return (), rng.choice(ring)
            case DrawRule.BLACK_ACE:
                return _first_black_ace(cards, ring)
            case DrawRule.SEVEN:
                return _holder_of_seven(cards, ring)
            case DrawRule.HIGH_CARD:
                return _highest_card(cards, ring, lambda card: INDEX.index(card.rank.value))
            case _:  # no two cards tie
                return _highest_card(cards, ring, lambda card: -self.cards.index(card))


def _holder_of_seven(cards: Cards, ring: Ring) -> Found | None:
    """
    Deal eight cards to each; the holder of the seven of spades, else the next lower, is the eldest (25.1).

    The dealer sits before the eldest. The card drawn is the one that was looked for.
    """
    hands = dealt(cards, len(ring), ring, (4, 4)).hands
    for rank in (Rank.SEVEN, Rank.SIX, Rank.FIVE, Rank.FOUR, Rank.THREE):
        card = Card.of(Suit.SPADES, rank)
        for seat in ring:
            if card in hands[seat]:
                return ((seat, card),), ring[ring.index(seat) - 1]
    return None


def _first_black_ace(cards: Cards, ring: Ring) -> Found:
    """Turn up a card for each seat in turn; the seat that gets the first black ace deals."""
    at = next(place for place, card in enumerate(cards) if card in BLACK_ACES)
    drawn = tuple((ring[place % len(ring)], card) for place, card in enumerate(cards[: at + 1]))
    return drawn, drawn[-1][0]


def _highest_card(cards: Cards, ring: Ring, height: Callable[[Card], int]) -> Found:
    """Let each seat draw a card; the seats tied for the highest card draw again."""
    pile = list(cards)
    drawn: list[tuple[Seat, Card]] = []
    rivals = ring
    while len(rivals) > 1:
        round_ = [(seat, pile.pop()) for seat in rivals]
        drawn += round_
        best = max(height(card) for _, card in round_)
        rivals = tuple(seat for seat, card in round_ if height(card) == best)
    return tuple(drawn), rivals[0]
