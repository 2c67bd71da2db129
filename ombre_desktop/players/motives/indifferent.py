"""Motives for a card where the choice between cards matters little, or not at all."""

from __future__ import annotations

from ombre_desktop.engine import Card
from ombre_desktop.players.advice import Motive
from ombre_desktop.players.motives.fates import Fate
from ombre_desktop.players.motives.turn import Turn


def not_lost_yet(turn: Turn, card: Card) -> Motive | None:
    """Tell of playing on: the deal can still be won or tied, and giving up is the only other answer."""
    if turn.others(card) or not turn.may_give_up:
        return None
    return Motive("not_lost_yet") if Fate.WON in turn.after(turn.memory.seat) else None


def all_are_equal(turn: Turn, card: Card) -> Motive | None:
    """Tell of touching cards: between the lawful cards, no other hand holds one."""
    return Motive("equal_cards") if len(turn.cards) > 1 and not turn.others(card) else None


def all_come_to_the_same(turn: Turn, card: Card) -> Motive | None:
    """Tell of a choice without effect: all cards are worth the same in every deal that was looked at."""
    return Motive("same_result") if turn.nothing_matters and turn.others(card) else None


INDIFFERENT = (not_lost_yet, all_are_equal, all_come_to_the_same)
