"""Motives for a card in a game without tricks: nolo, contrabola (rules 3.4, 20.2)."""

from __future__ import annotations

from ombre_desktop.engine import Card
from ombre_desktop.players.advice import Motive
from ombre_desktop.players.motives.turn import Turn


def leads_the_lowest(turn: Turn, card: Card) -> Motive | None:
    """
    Tell of a safe lead.

    No other seat can hold a lower card of the suit, but some may hold a higher one.
    """
    if not turn.leads or not turn.memory.is_ombre or turn.below(card) or not turn.above(card):
        return None
    return Motive("null_lowest", (("suit", card.suit.value),))


def ducks_under(turn: Turn, card: Card) -> Motive | None:
    """Tell of the highest card that stays under the one that is winning (the safe throw of a null game)."""
    if turn.leads or not turn.memory.is_ombre or card in turn.winners or _throws(turn, card):
        return None
    height = turn.memory.ranking.strength
    under = [each for each in turn.cards if each not in turn.winners]
    if card is not max(under, key=height):
        return None
    return Motive("null_highest_under", (("card", turn.memory.best_card().text),))


def throws_danger(turn: Turn, card: Card) -> Motive | None:
    """
    Tell of the dangerous card thrown.

    Of this hand's cards, most lower ones of other hands lie below it.
    """
    if turn.leads or not turn.memory.is_ombre or not _throws(turn, card):
        return None
    burden = {each: len(turn.below(each)) for each in turn.cards if each not in turn.winners}
    return Motive("null_danger_goes") if burden[card] == max(burden.values()) > 0 else None


def few_lower(turn: Turn, card: Card) -> Motive | None:
    """Tell of a low lead: of the hand's cards, it is the likeliest to be beaten."""
    if not turn.leads or not turn.memory.is_ombre:
        return None
    risks = {each: turn.risk(each) for each in turn.cards}
    return Motive("null_likely_beaten") if risks[card] == max(risks.values()) else None


def leaves_it_to_the_ombre(turn: Turn, card: Card) -> Motive | None:
    """
    Tell of the Ombre caught.

    They are winning, no card behind is played by them, and *card* stays under.
    """
    if turn.leads or turn.memory.is_ombre or turn.memory.winner() != turn.memory.ombre:
        return None
    return Motive("null_leave_them_the_trick") if card not in turn.winners else None


def stays_under_for_the_ombre(turn: Turn, card: Card) -> Motive | None:
    """
    Tell of a low card before the Ombre.

    The trick so far is low, and *card* keeps it low enough to catch them.
    """
    if turn.memory.is_ombre or turn.memory.ombre not in turn.memory.later:
        return None
    height = turn.memory.ranking.strength
    best = card if card in turn.winners or turn.leads else turn.memory.best_card()
    held = turn.memory.out(turn.memory.ranking.suit_of(turn.memory.trick.led or card), (turn.memory.ombre,))
    lower = [each for each in held if height(each) < height(best)]
    if not held or len(lower) * 2 > len(held):
        return None
    return Motive("null_press")


def saves_low_cards(turn: Turn, card: Card) -> Motive | None:
    """
    Tell of high cards first.

    A defender plays the highest, and keeps the low ones, under which nobody gets.
    """
    if turn.leads or turn.memory.is_ombre:
        return None
    height = turn.memory.ranking.strength
    return Motive("null_keep_low") if height(card) == max(map(height, turn.cards)) else None


def leaves_their_void(turn: Turn, card: Card, other: Card) -> Motive | None:
    """Tell of a *suit* not led: the Ombre is void in that of *other*, and could throw a dangerous card."""
    memory, ranking = turn.memory, turn.memory.ranking
    suit = ranking.suit_of(other)
    if not turn.leads or memory.is_ombre or suit is None or not memory.is_void(memory.ombre, suit):
        return None
    if memory.is_void(memory.ombre, ranking.suit_of(card)):
        return None
    return Motive("null_not_their_void", (("suit", other.suit.value),))


SPARING_NULL = (leaves_their_void,)
LOSING = (
    leads_the_lowest,
    ducks_under,
    throws_danger,
    few_lower,
    leaves_it_to_the_ombre,
    stays_under_for_the_ombre,
    saves_low_cards,
)


def _throws(turn: Turn, card: Card) -> bool:
    """Tell whether *card* does not follow the suit that was led."""
    led = turn.memory.trick.cards[0]
    return not turn.memory.ranking.are_of_a_suit(led, card)
