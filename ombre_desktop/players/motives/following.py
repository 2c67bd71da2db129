"""Motives for a card that follows another seat's lead."""

from __future__ import annotations

from ombre_desktop.players.advice import Motive
from ombre_desktop.players.motives.turn import Turn


def partner_is_winning(turn: Turn) -> Motive | None:
    """Tell that a partner's card is winning and no later opponent can beat it (maxim F1)."""
    memory = turn.memory
    winner, best = memory.winner(), memory.best_card()
    if not turn.sides_are_known or winner not in memory.friends or not turn.holds(best):
        return None
    if turn.card in turn.winners or not turn.depends_on(side=memory.side - {winner}):
        return None
    return Motive("partner_is_winning")


def last_to_play(turn: Turn) -> Motive | None:
    """Tell that this card is enough because nobody plays after it; before an opponent, it is not (F5)."""
    memory = turn.memory
    if memory.later or not turn.a_foe_wins or turn.card not in turn.winners:
        return None
    order = (*memory.trick.order, memory.winner())
    if not turn.depends_on(trick=memory.trick._replace(order=order)):
        return None
    return Motive("last_to_play")


def smallest_that_wins(turn: Turn) -> Motive | None:
    """Tell that this is the lowest of several cards that beat an opponent's, and sure to win (maxim F5)."""
    if not turn.a_foe_wins or turn.card not in turn.winners or not turn.holds(turn.card):
        return None
    higher = [card for card in turn.winners if card is not turn.card]
    if not higher or not all(turn.memory.ranking.beats(card, turn.card) for card in higher):
        return None
    return Motive("smallest_that_wins")


def void_to_ruff(turn: Turn) -> Motive | None:
    """Tell that the hand is void in the *suit* led, and trumps an opponent's card by choice."""
    memory, ranking = turn.memory, turn.memory.ranking
    suit = ranking.suit_of(memory.trick.cards[0])
    if suit is None or suit is ranking.trump or memory.of_suit(suit):
        return None
    if not turn.a_foe_wins or turn.card not in turn.winners or all(map(ranking.is_trump, turn.cards)):
        return None
    return Motive("void_to_ruff", (("suit", suit.value),))


FOLLOWING = (partner_is_winning, void_to_ruff, last_to_play, smallest_that_wins)
