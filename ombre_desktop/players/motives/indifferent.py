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
    """
    Tell of touching cards: between the lawful cards, no other hand holds one.

    A shown card may be worth more than its neighbour, such as a king that can be captured (rule 3.12).
    """
    if len(turn.cards) < 2 or turn.others(card) or any(each in turn.state.shown for each in turn.cards):
        return None
    return Motive("equal_cards")


def all_come_to_the_same(turn: Turn, card: Card) -> Motive | None:
    """Tell of a choice without effect: all cards are worth the same, on average of the deals looked at."""
    return Motive("same_result") if turn.nothing_matters and turn.others(card) else None


INDIFFERENT = (not_lost_yet, all_are_equal, all_come_to_the_same)
