"""
What to lead to a trick.

Each maxim is a function that names a card or leaves the matter to the next. The
letters are those of `maxims`: W the common maxims of whist, B the rule book's
sources, P what self-play showed.
"""

from __future__ import annotations

from collections.abc import Callable

from ombre_desktop.engine import Card
from ombre_desktop.players.memory import Memory
from ombre_desktop.players.throwing import cheapest

Maxim = Callable[[Memory], Card | None]

LONG = 3
"""Trumps that make a hand long enough to draw those of the others."""
FAIR_RISK = 0.5


def lead(memory: Memory) -> Card:
    """The card to lead."""
    for maxim in OMBRE_LEADS if memory.is_ombre else DEFENDER_LEADS:
        card = maxim(memory)
        if card is not None:
            return card
    return cheapest(memory, memory.hand)


def draw_trumps(memory: Memory) -> Card | None:
    """
    Draw the others' trumps from the top while they may hold any, before leading a plain winner.

    Maxim L1 (W: the strong hand draws trumps; POPE: Belinda leads spadille, manille, basto).
    """
    mine, theirs = memory.trumps, memory.out(memory.ranking.trump)
    if not mine or not theirs or not memory.is_master(mine[0]):
        return None
    return mine[0] if len(mine) >= min(LONG, len(theirs) + 1) else None


def force_high_trumps(memory: Memory) -> Card | None:
    """
    Long in trumps without the best of them, lead a small one to bring the matadors out.

    Maxim L2 (W: lead from length to clear the suit).
    """
    mine, theirs = memory.trumps, memory.out(memory.ranking.trump)
    if len(mine) <= LONG or not theirs or memory.is_master(mine[0]):
        return None
    return mine[-1]


def cash_winner(memory: Memory) -> Card | None:
    """
    Lead the plain winner that is least likely to be trumped.

    Maxim L3 (W: make your established cards once trumps are out).
    """
    winners = [card for card in memory.hand if not memory.ranking.is_trump(card) and memory.is_master(card)]
    if not winners:
        return None
    best = min(winners, key=lambda card: (memory.danger(card, card, memory.foes), card.position))
    return best if memory.danger(best, best, memory.foes) <= FAIR_RISK else None


def last_trumps(memory: Memory) -> Card | None:
    """
    With nothing but trumps and losers left, make the best trump before it is drawn.

    Maxim L4 (P).
    """
    mine = memory.trumps
    if mine and memory.is_master(mine[0]) and len(mine) == memory.left:
        return mine[0]
    return None


def from_long_suit(memory: Memory) -> Card | None:
    """
    Else lead low from the longest plain suit, to establish its rest.

    Maxim L5 (W: lead from your long suit).
    """
    plain = [memory.of_suit(suit) for suit in memory.ranking.plain]
    best = max(plain, key=len, default=())
    return best[-1] if best else None


def give_a_ruff(memory: Memory) -> Card | None:
    """
    Lead the suit that the other defender lacks and the Ombre must follow.

    Maxim L6 (W: lead what your partner can trump).
    """
    for suit in memory.ranking.plain:
        cards = memory.of_suit(suit)
        if not cards or memory.is_void(memory.ombre, suit):
            continue
        for friend in memory.friends:
            trump = memory.out(memory.ranking.trump, (friend,))
            if trump and memory.is_void(friend, suit):
                return cards[-1]
    return None


def force_the_ombre(memory: Memory) -> Card | None:
    """
    Lead a suit the Ombre lacks while the other defender can beat nothing: he must spend a trump.

    Maxim L7 (W: force the strong trump hand).
    """
    if not memory.out(memory.ranking.trump, (memory.ombre,)):
        return None
    for suit in memory.ranking.plain:
        cards = memory.of_suit(suit)
        if cards and memory.is_void(memory.ombre, suit):
            return cards[-1]
    return None


def return_suit(memory: Memory) -> Card | None:
    """
    Return the suit that the other defender led last, unless the Ombre has shown out of it.

    Maxim L8 (W: return your partner's lead).
    """
    for trick in reversed(memory.played):
        if trick.leader in memory.friends and trick.led is not None:
            suit = memory.ranking.suit_of(trick.led)
            cards = memory.of_suit(suit)
            if suit is memory.ranking.trump or not cards or memory.is_void(memory.ombre, suit):
                return None
            return cards[0] if memory.is_master(cards[0]) else cards[-1]
    return None


def through_strength(memory: Memory) -> Card | None:
    """
    Lead low where the best card is still out; rather through the Ombre than up to him.

    Maxim L9 (W: lead through strength; EB11: the Ombre sits between).
    """
    suits = [cards for suit in memory.ranking.plain if (cards := memory.of_suit(suit))]
    if not suits:
        return None
    best = min(suits, key=lambda cards: (memory.is_master(cards[0]), len(cards), cards[0].position))
    return best[-1]


OMBRE_LEADS: tuple[Maxim, ...] = (draw_trumps, force_high_trumps, cash_winner, last_trumps, from_long_suit)
DEFENDER_LEADS: tuple[Maxim, ...] = (give_a_ruff, cash_winner, return_suit, force_the_ombre, through_strength)
