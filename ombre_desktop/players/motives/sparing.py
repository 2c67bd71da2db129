"""Motives for a card instead of a certain other one, which is kept for later."""

from __future__ import annotations

from ombre_desktop.engine import Card
from ombre_desktop.players.advice import Motive
from ombre_desktop.players.motives.turn import Turn
from ombre_desktop.players.throwing import guards


def keep_guard(turn: Turn, card: Card, other: Card) -> Motive | None:
    """
    Tell of the guard kept.

    *other* guards a court *card* until the higher ones are gone; *card* does not, and is not that court card.
    """
    if _wins(turn, card) or not _guards(turn, other) or _guards(turn, card):
        return None
    guarded = turn.suit(other)[0]
    return None if guarded is card else Motive("keep_guard", (("card", guarded.text),))


def keeps_winner(turn: Turn, card: Card, other: Card) -> Motive | None:
    """
    Tell of a winner kept.

    *other* goes under, though no other seat can hold a higher *card* of its suit.
    """
    if _wins(turn, card) or _wins(turn, other) or turn.is_master(card) or not turn.is_master(other):
        return None
    return Motive("keep_winner", (("card", other.text),))


def keeps_the_higher(turn: Turn, card: Card, other: Card) -> Motive | None:
    """
    Tell of the better *card* kept.

    Neither takes the trick, and fewer cards of its suit can beat *other*.
    """
    if _wins(turn, card) or _wins(turn, other) or turn.is_trump(card) or turn.is_trump(other):
        return None
    if not turn.below(other) or len(turn.above(other)) >= min(len(turn.above(card)), FEW + 1):
        return None
    return Motive("keep_higher", (("card", other.text),))


def leaves_a_tenace(turn: Turn, card: Card, other: Card) -> Motive | None:
    """
    Tell of the guarded suit not led.

    Its court *card* is beaten if this hand opens it, and is guarded otherwise.
    """
    top = turn.suit(other)[0]
    if _is_guarded(turn, card) or turn.is_trump(card) or not _is_guarded(turn, other) or turn.is_master(top):
        return None
    return Motive("leave_the_suit", (("card", top.text),))


def keeps_the_best(turn: Turn, card: Card, other: Card) -> Motive | None:
    """
    Tell of a high *card* kept for later.

    Nobody can beat *other* in its suit, and the card led is beaten.
    """
    if turn.is_trump(other) or not turn.is_master(other) or turn.is_master(card) or turn.is_trump(card):
        return None
    return Motive("keep_winner", (("card", other.text),)) if turn.out(other) else None


FEW = 2
"""The number of higher cards up to which a card may well win a trick later."""
SPARING_LEAD = (leaves_a_tenace, keeps_the_best)
SPARING = (keeps_winner, keep_guard, keeps_the_higher)


def _wins(turn: Turn, card: Card) -> bool:
    """Tell whether *card* beats the trick as it lies."""
    return card in turn.winners


def _is_guarded(turn: Turn, card: Card) -> bool:
    """Tell whether the suit of *card* has a high card that its small ones guard."""
    return any(_guards(turn, each) for each in turn.suit(card))


def _guards(turn: Turn, card: Card) -> bool:
    """Tell whether *card* guards the best card of its suit, which no more than `FEW` others beat."""
    return guards(turn.memory, card) and len(turn.above(turn.suit(card)[0])) <= FEW
