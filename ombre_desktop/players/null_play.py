"""
Contrabola, the game for no trick: hand evaluation, and the play of both sides (rule 3.4).

Its maxims have the letter N; `textbook` explains the marks of their sources.
"""

from __future__ import annotations

from math import exp

from ombre_desktop.engine import BLACK_ACES, Card, Cards, SeatView, Suit
from ombre_desktop.engine.contract import Goal
from ombre_desktop.players.memory import Memory

EVEN = 1.83
PLAIN, TRUMPS, LONG, MATADOR, ELDEST = 0.15, 0.33, 0.82, 0.64, 0.33
"""
The weights of the hazard, in log-odds, fitted by logistic regression to contrabolas of self-play.

The chances are even at a hazard of `EVEN`. The weights are for each lower card with which another player may
duck, in a plain suit and in trumps; for each trump after the first; for a matador; and for the first lead.
"""


def plays_null(view: SeatView) -> bool:
    """Tell whether the Ombre of this deal must take no trick."""
    contract = view.position.contract
    return contract is not None and contract.goal is Goal.NONE


def null_suit(view: SeatView, suits: tuple[Suit, ...]) -> Suit:
    """
    Choose the suit that is safest as trump.

    Maxim N1 (P): a suit with a single low card is best, because remaining trumps win the last tricks.
    """
    return min(suits, key=lambda suit: hazard(view, suit))


def null_chance(view: SeatView) -> float:
    """
    Estimate the probability that the hand makes contrabola with its safest trump.

    Maxim N2 (rule 3.4): never bid it with spadille, which wins any trick it is played to.
    """
    if BLACK_ACES[0] in view.hand:
        return 0.0
    held = tuple(suit for suit in Suit if any(card.suit is suit for card in view.hand))
    return 1.0 / (1.0 + exp(min(hazard(view, suit) for suit in held) - EVEN))


def hazard(view: SeatView, suit: Suit) -> float:
    """Return the hazard of being forced to win a trick with *suit* as trump, in log-odds."""
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
    Count the cards of *suit* with which other players can duck under *hand*, summed over the rounds.

    The hand plays its lowest card in the first round, its next lowest in the second. Each earlier round uses
    up one of the lower cards.
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
    """Choose the card to play from the lawful *cards*."""
    if memory.is_ombre:
        return _duck(memory, cards) if memory.trick.cards else _lead_under(memory, cards)
    return _press(memory, cards) if memory.trick.cards else _lead_low(memory, cards)


def _lead_under(memory: Memory, cards: Cards) -> Card:
    """
    Choose the Ombre's lead: the card most likely to be beaten.

    Maxim N3 (P).
    """
    height = memory.ranking.strength
    return max(cards, key=lambda card: (memory.danger(card, card, memory.foes), -height(card)))


def _duck(memory: Memory, cards: Cards) -> Card:
    """
    Choose the Ombre's reply: the most dangerous card that ducks, or else a card that may still be beaten.

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
    Choose a defender's lead: a card that the Ombre must probably follow with a higher one.

    Maxim N5 (P).
    """
    return max(cards, key=lambda card: (_catches(memory, card), -memory.ranking.strength(card)))


def _press(memory: Memory, cards: Cards) -> Card:
    """
    Choose a defender's reply: leave the trick to the Ombre, and play low while they can still be caught.

    Maxim N6 (P): play the highest card that stays under, because low cards catch the Ombre later. If the
    Ombre is still to play and every card would take the trick, play the lowest.
    """
    height = memory.ranking.strength
    under = _under(memory, cards)
    if memory.ombre in memory.later:
        return max(under, key=height) if under else min(cards, key=height)
    if memory.winner() == memory.ombre and under:
        return max(under, key=height)
    return max(cards, key=height)


def _under(memory: Memory, cards: Cards) -> Cards:
    """Return the cards that do not take the trick as it lies."""
    best = memory.best_card()
    return tuple(card for card in cards if not memory.ranking.beats(card, best))


def _burden(memory: Memory, card: Card) -> int:
    """Count the lower cards in other hands, less the lower cards of the suit in this hand."""
    suit, height = memory.ranking.suit_of(card), memory.ranking.strength
    below = sum(height(other) < height(card) for other in memory.out(suit))
    return below - sum(height(other) < height(card) for other in memory.of_suit(suit))


def _catches(memory: Memory, card: Card) -> float:
    """Estimate the probability that the Ombre must follow *card* and has no lower one."""
    height = memory.ranking.strength
    held = memory.out(memory.ranking.suit_of(card), (memory.ombre,))
    lower = tuple(other for other in held if height(other) < height(card))
    follows = memory.chance_of_any(memory.ombre, held)
    return follows * (1.0 - memory.chance_of_any(memory.ombre, lower))
