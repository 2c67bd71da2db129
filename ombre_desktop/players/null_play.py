"""
Contrabola: which hands can make it, and how it is played, for no trick and against it (rule 3.4).

The maxims have the letter N; what the marks of their sources mean is said in `textbook`.
"""

from __future__ import annotations

from math import exp

from ombre_desktop.engine import BLACK_ACES, Card, Cards, SeatView, Suit
from ombre_desktop.engine.contract import Goal
from ombre_desktop.players.memory import Memory

EVEN = 1.83
PLAIN, TRUMPS, LONG, MATADOR, ELDEST = 0.15, 0.33, 0.82, 0.64, 0.33
"""
How hard things make it, fitted by logistic regression to contrabolas of self-play: a card that can be got
under, in a plain suit and in trumps; each trump beyond the first; a matador; the first lead.
"""


def plays_null(view: SeatView) -> bool:
    """True if the Ombre of this deal wants no trick."""
    contract = view.position.contract
    return contract is not None and contract.goal is Goal.NONE


def null_suit(view: SeatView, suits: tuple[Suit, ...]) -> Suit:
    """
    The suit that is safest as trump.

    Maxim N1 (P): one of which the hand holds a single low card, for trumps that are left win the last tricks.
    """
    return min(suits, key=lambda suit: hazard(view, suit))


def null_chance(view: SeatView) -> float:
    """
    How often the hand makes contrabola with its safest trump.

    Maxim N2 (rule 3.4): never with spadille, which takes whatever trick it falls to.
    """
    if BLACK_ACES[0] in view.hand:
        return 0.0
    held = tuple(suit for suit in Suit if any(card.suit is suit for card in view.hand))
    return 1.0 / (1.0 + exp(min(hazard(view, suit) for suit in held) - EVEN))


def hazard(view: SeatView, suit: Suit) -> float:
    """How hard it is to lose every trick with the hand of *view*, *suit* being trump."""
    state, hand = view.position, view.hand
    ranking = state.ruleset.ranking(suit)
    trumps = ranking.of_suit(hand, suit)
    return (
        PLAIN * sum(_got_under(hand, cards) for cards in ranking.plain.values())
        + TRUMPS * _got_under(hand, ranking.trumps)
        + LONG * max(0, len(trumps) - 1)
        + MATADOR * any(card in ranking.matadors for card in trumps)
        + ELDEST * (view.seat == state.eldest)
    )


def _got_under(hand: Cards, suit: Cards) -> int:
    """
    The cards of *suit* that may be played under those of *hand*.

    Its lowest is played to the first round, the next to the second, and each round
    before takes one of those cards away.
    """
    found = below = rounds = 0
    for card in reversed(suit):
        if card in hand:
            found += max(0, below - rounds)
            rounds += 1
        else:
            below += 1
    return found


def null_card(memory: Memory, cards: Cards) -> Card:
    """The card to play, of the lawful *cards*."""
    if memory.is_ombre:
        return _duck(memory, cards) if memory.trick.cards else _lead_under(memory, cards)
    return _press(memory, cards) if memory.trick.cards else _lead_low(memory, cards)


def _lead_under(memory: Memory, cards: Cards) -> Card:
    """
    The Ombre leads what is likeliest to be beaten.

    Maxim N3 (P).
    """
    height = memory.ranking.strength
    return max(cards, key=lambda card: (memory.danger(card, card, memory.foes), -height(card)))


def _duck(memory: Memory, cards: Cards) -> Card:
    """
    The Ombre stays under with the card that is worst to keep; if he cannot, with what may yet be beaten.

    Maxim N4 (P).
    """
    height = memory.ranking.strength
    under = _under(memory, cards)
    if under:
        return max(under, key=lambda card: (_burden(memory, card), height(card)))
    led = memory.trick.cards[0]
    return max(cards, key=lambda card: (memory.danger(card, led, memory.later), -height(card)))


def _lead_low(memory: Memory, cards: Cards) -> Card:
    """
    A defender leads under the Ombre: what he can follow but hardly get under.

    Maxim N5 (P).
    """
    return max(cards, key=lambda card: (_catches(memory, card), -memory.ranking.strength(card)))


def _press(memory: Memory, cards: Cards) -> Card:
    """
    A defender leaves the Ombre his trick, and does not raise what he has yet to beat.

    Maxim N6 (P): of the cards that may go the highest, for low ones catch him; but where
    every card takes the trick over his head to come, the lowest.
    """
    height = memory.ranking.strength
    under = _under(memory, cards)
    if memory.ombre in memory.later:
        return max(under, key=height) if under else min(cards, key=height)
    if memory.winner() == memory.ombre and under:
        return max(under, key=height)
    return max(cards, key=height)


def _under(memory: Memory, cards: Cards) -> Cards:
    """Those of *cards* that do not take the trick as it lies."""
    best = memory.best_card()
    return tuple(card for card in cards if not memory.ranking.beats(card, best))


def _burden(memory: Memory, card: Card) -> int:
    """How many cards out can be got under *card*, one forgiven for each lower one of the hand."""
    suit, height = memory.ranking.suit_of(card), memory.ranking.strength
    below = sum(height(other) < height(card) for other in memory.out(suit))
    return below - sum(height(other) < height(card) for other in memory.of_suit(suit))


def _catches(memory: Memory, card: Card) -> float:
    """How likely the Ombre must follow *card* and has nothing below it."""
    height = memory.ranking.strength
    held = memory.out(memory.ranking.suit_of(card), (memory.ombre,))
    lower = tuple(other for other in held if height(other) < height(card))
    follows = memory.chance_of_any(memory.ombre, held)
    return follows * (1.0 - memory.chance_of_any(memory.ombre, lower))
