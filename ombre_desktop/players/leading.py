"""
The textbook's leads.

Each maxim is a function that returns a card, or None to leave the decision to the next maxim. `textbook`
explains the marks of the sources.
"""

from __future__ import annotations

from collections.abc import Callable

from ombre_desktop.engine import Card
from ombre_desktop.players.counting import has_the_majority
from ombre_desktop.players.memory import Memory
from ombre_desktop.players.throwing import cheapest

Maxim = Callable[[Memory], Card | None]

LONG = 4
"""The number of trumps with which a hand can afford to lose a trick while it draws trumps."""
FEW = 0.5
"""The expected number of trumps in other hands below which drawing trumps stops."""
FAIR_RISK = 0.5
"""The highest risk of being beaten at which a card still counts as a winner."""


def lead(memory: Memory) -> Card:
    """Choose the card to lead."""
    return spoken(memory)[1]


def spoken(memory: Memory) -> tuple[Maxim | None, Card]:
    """Choose the card to lead, and return it after the maxim that advises it, or None if no maxim does."""
    for maxim in _leads_of(memory):
        card = maxim(memory)
        if card is not None:
            return maxim, card
    return None, cheapest(memory, memory.hand)


def _leads_of(memory: Memory) -> tuple[Maxim, ...]:
    if memory.is_ombre:
        return OMBRE_LEADS
    return ALLY_LEADS if memory.is_ally else DEFENDER_LEADS


def take_the_game(memory: Memory) -> Card | None:
    """
    Lead certain winners once they are enough for a majority: trumps first, then plain cards from the top.

    Maxim L0 (W: count your tricks; when you have enough, make them).
    """
    if not has_the_majority(memory):
        return None
    suits = (memory.ranking.trump, *memory.ranking.plain)
    tops = [cards[0] for suit in suits if (cards := memory.of_suit(suit)) and memory.is_master(cards[0])]
    return tops[0] if tops else None


def draw_trumps(memory: Memory) -> Card | None:
    """
    Draw trumps from the top, before plain winners, while the opponents are likely to hold any.

    Maxim L1 (W: the strong hand draws trumps; POPE: Belinda leads spadille, manille, basto).
    Keep the last trump while the opponents may hold two.
    """
    mine, theirs = memory.trumps, memory.out(memory.ranking.trump)
    if not mine or not memory.is_master(mine[0]) or memory.expected(memory.ranking.trump) < FEW:
        return None
    return mine[0] if len(mine) > 1 or len(theirs) == 1 else None


def force_high_trumps(memory: Memory) -> Card | None:
    """
    Lead the highest trump of a long holding, to force out the opponents' higher trumps.

    Maxim L2 (W: lead from length to clear the suit; P: from the top, after the plain winners).
    """
    mine = memory.trumps
    return mine[0] if len(mine) >= LONG and memory.out(memory.ranking.trump) else None


def cash_winner(memory: Memory) -> Card | None:
    """
    Lead the plain winner that is least likely to be ruffed.

    Maxim L3 (W: make your established cards once trumps are out).
    """
    winners = [card for card in memory.hand if not memory.ranking.is_trump(card) and memory.is_master(card)]
    if not winners:
        return None
    best = min(winners, key=lambda card: (memory.danger(card, card, memory.foes), card.position))
    return best if memory.danger(best, best, memory.foes) <= FAIR_RISK else None


def from_long_suit(memory: Memory) -> Card | None:
    """
    Lead the lowest card of the longest plain suit, to establish the others.

    Maxim L4 (W: lead from your long suit).
    """
    plain = [memory.of_suit(suit) for suit in memory.ranking.plain]
    best = max(plain, key=len, default=())
    return best[-1] if best else None


def give_a_ruff(memory: Memory) -> Card | None:
    """
    Lead a suit in which another defender is void, and the Ombre is not known to be.

    Maxim L5 (W: lead what your partner can trump).
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
    Lead a suit in which the Ombre is void, to force a trump from them.

    Maxim L6 (W: force the strong trump hand).
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
    Return the suit that the other defender led last, unless the Ombre is known to be void in it.

    Maxim L7 (W: return your partner's lead).
    """
    for trick in reversed(memory.played):
        if trick.leader in memory.friends and trick.led is not None:
            suit = memory.ranking.suit_of(trick.led)
            cards = memory.of_suit(suit)
            if suit is memory.ranking.trump or not cards or memory.is_void(memory.ombre, suit):
                return None
            return cards[0] if memory.is_master(cards[0]) else cards[-1]
    return None


def from_short_suit(memory: Memory) -> Card | None:
    """
    Lead the top of the shortest plain suit, to become void and ruff its next round.

    Maxim L8 (W: weak in tricks, lead from a short suit; P).
    """
    suits = [cards for suit in memory.ranking.plain if (cards := memory.of_suit(suit))]
    return min(suits, key=lambda cards: (len(cards), cards[0].position))[0] if suits else None


def trump_for_the_ombre(memory: Memory) -> Card | None:
    """
    Lead the ally's best trump to the Ombre while others may hold trumps.

    Maxim L9 (W: return the trump of the player who is strong in it).
    """
    mine = memory.trumps
    return mine[0] if mine and memory.expected(memory.ranking.trump) >= FEW else None


OMBRE_LEADS: tuple[Maxim, ...] = (
    take_the_game,
    draw_trumps,
    cash_winner,
    force_high_trumps,
    from_long_suit,
)
ALLY_LEADS: tuple[Maxim, ...] = (
    take_the_game,
    trump_for_the_ombre,
    cash_winner,
    from_short_suit,
)
DEFENDER_LEADS: tuple[Maxim, ...] = (
    take_the_game,
    give_a_ruff,
    cash_winner,
    return_suit,
    force_the_ombre,
    from_short_suit,
)
