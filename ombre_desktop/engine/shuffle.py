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


Drawn = tuple[tuple[Seat, Card], ...]
"""Cards in the order drawn, each with the seat that drew it."""


class Draw(Value):
    """
    The draw for first dealer: the cards drawn, in turn, and the dealer.

    If the dealer is chosen at random, no cards are drawn.
    """

    rule: FirstDealer
    drawn: Drawn
    dealer: Seat

    @property
    def finds_eldest(self) -> bool:
        """True if the card drawn finds the eldest, and not the dealer (25.1)."""
        return len(self.drawn) == 1 and self.drawn[0][0] != self.dealer

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


DealerDraw = Callable[[Ring, Random], Draw]
"""A function that finds the first dealer among the seats of a ring."""

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


def draw_for_dealer(rule: FirstDealer, pack: Pack, ring: Ring, rng: Random) -> Draw:
    """Find the first dealer by the table's *rule*."""
    cards = shuffled(pack, rng)
    if rule is FirstDealer.RANDOM:
        return Draw(rule, (), rng.choice(ring))
    if rule is FirstDealer.BLACK_ACE:
        return _first_black_ace(cards, ring)
    return _highest_card(cards, ring, lambda card: INDEX.index(card.rank.value))


def draw_highest(order: Cards, ring: Ring, rng: Random) -> Draw:
    """
    Let each seat draw a card from the pack; the seat with the highest card deals.

    *order* is that pack from high to low, so that no two cards tie (rule 3.12).
    """
    cards = list(order)
    rng.shuffle(cards)
    return _highest_card(tuple(cards), ring, lambda card: -order.index(card))


def draw_by_seven(pack: Pack, ring: Ring, rng: Random) -> Draw:
    """
    Deal eight cards to each; the holder of the seven of spades, else the next lower, is the eldest (25.1).

    The dealer sits before the eldest. The cards drawn are those that were looked for.
    """
    while True:
        hands = dealt(shuffled(pack, rng), len(ring), ring, (4, 4)).hands
        for rank in (Rank.SEVEN, Rank.SIX, Rank.FIVE, Rank.FOUR, Rank.THREE):
            card = Card.of(Suit.SPADES, rank)
            holder = next((seat for seat in ring if card in hands[seat]), None)
            if holder is not None:
                dealer = ring[ring.index(holder) - 1]
                return Draw(FirstDealer.HIGH_CARD, ((holder, card),), dealer)


def _first_black_ace(cards: Cards, ring: Ring) -> Draw:
    """Turn up a card for each seat in turn; the seat that gets the first black ace deals."""
    at = next(place for place, card in enumerate(cards) if card in BLACK_ACES)
    drawn = tuple((ring[place % len(ring)], card) for place, card in enumerate(cards[: at + 1]))
    return Draw(FirstDealer.BLACK_ACE, drawn, drawn[-1][0])


def _highest_card(cards: Cards, ring: Ring, height: Callable[[Card], int]) -> Draw:
    """Let each seat draw a card; the seats tied for the highest card draw again."""
    pile = list(cards)
    drawn: list[tuple[Seat, Card]] = []
    rivals = ring
    while len(rivals) > 1:
        round_ = [(seat, pile.pop()) for seat in rivals]
        drawn += round_
        best = max(height(card) for _, card in round_)
        rivals = tuple(seat for seat, card in round_ if height(card) == best)
    return Draw(FirstDealer.HIGH_CARD, tuple(drawn), rivals[0])
