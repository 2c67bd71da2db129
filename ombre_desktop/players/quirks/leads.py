"""
Quirks of the lead.

The quirks have the letter Q and a number. P marks mistakes of beginners and club players that anybody at a
table has seen; W and SEY name books that warn against them.
"""

from __future__ import annotations

from ombre_desktop.engine import Card
from ombre_desktop.players.leading import cash_winner, from_long_suit, from_short_suit
from ombre_desktop.players.quirks.quirk import Turn


def kings_first(turn: Turn) -> Card | None:
    """Lead a plain king at once, though it may be trumped (Q1; W warns against it)."""
    if not turn.leads:
        return None
    memory = turn.memory
    tops = [cards[0] for suit in memory.ranking.plain if (cards := memory.of_suit(suit))]
    masters = [card for card in tops if memory.is_master(card)]
    return max(masters, key=lambda card: (len(memory.out(card.suit)), -card.position), default=None)


def trumps_wait(turn: Turn) -> Card | None:
    """Lead plain cards as the Ombre while trumps are still out (Q2; W: draw trumps, or lose kings)."""
    memory = turn.memory
    if not turn.leads or not memory.is_ombre or not memory.ranking.is_trump(turn.usual):
        return None
    return cash_winner(memory) or from_long_suit(memory)


def trumps_at_the_ombre(turn: Turn) -> Card | None:
    """Lead a trump as a defender, which does the Ombre's work (Q3; SEY warns against it)."""
    memory = turn.memory
    if not turn.leads or memory.is_ombre or memory.is_ally or not memory.out(memory.ranking.trump):
        return None
    return memory.trumps[-1] if len(memory.trumps) > 1 else None


def same_suit_again(turn: Turn) -> Card | None:
    """Lead the suit of the last lead again, although it brought nothing (Q4; P: slow to switch)."""
    memory = turn.memory
    if not turn.leads:
        return None
    for trick in reversed(memory.played):
        if trick.leader == memory.seat and trick.led is not None:
            cards = memory.of_suit(memory.ranking.suit_of(trick.led))
            plain = bool(cards) and not memory.ranking.is_trump(cards[0])
            return (cards[0] if memory.is_master(cards[0]) else cards[-1]) if plain else None
    return None


def short_suit(turn: Turn) -> Card | None:
    """Lead from the shortest suit as a defender, even a bare king (Q5; W advises it to the weak only)."""
    memory = turn.memory
    return from_short_suit(memory) if turn.leads and not memory.is_ombre else None


def spadille_sleeps(turn: Turn) -> Card | None:
    """Keep spadille for later, and play the next trump (Q6; P: it wins whenever it is played)."""
    memory = turn.memory
    spadille = memory.ranking.matadors[:1]
    if turn.usual not in spadille:
        return None
    trumps = [card for card in turn.trumps() if card not in spadille]
    return trumps[-1] if trumps else None


def trumps_on_the_table(turn: Turn) -> Card | None:
    """Lead every trump from the top as the Ombre before anything else (Q7; POPE: Belinda plays so)."""
    memory = turn.memory
    if not turn.leads or not memory.is_ombre or not memory.out(memory.ranking.trump):
        return None
    return memory.trumps[0] if memory.trumps else None
