"""Motives for a card that takes a trick which another seat has led, or leaves it to a partner."""

from __future__ import annotations

from ombre_desktop.engine import Card
from ombre_desktop.players.advice import Motive
from ombre_desktop.players.motives.turn import Turn

LESS = 0.95
"""The factor by which a card that covers the partner's must be safer than that."""
FEW = 2
"""The number of cards that can still beat a winner, up to which it is worth trying."""


def gano_was_said(turn: Turn, card: Card) -> Motive | None:
    """Tell of gano: the partner who is winning asked to be spared (rule 3.6), and *card* spares them."""
    if not turn.friend_wins or card in turn.winners:
        return None
    return Motive("gano_was_said") if turn.memory.best_card() in turn.memory.trick.gano else None


def partner_is_winning(turn: Turn, card: Card) -> Motive | None:
    """Tell of the partner's trick: no opponent can take it from them any more, and *card* does not either."""
    if not turn.friend_wins or card in turn.winners or turn.risk(card) > 0.0:
        return None
    return Motive("partner_is_winning")


def partner_collects(turn: Turn, card: Card) -> Motive | None:
    """
    Tell of tricks in one hand.

    The partner who is winning has more *tricks* than this seat, and keeps this one.
    """
    memory = turn.memory
    if not turn.counts_alone or not turn.friend_wins or card in turn.winners:
        return None
    theirs = memory.won[memory.winner()]
    if theirs <= memory.won[memory.seat] or turn.risk(card) > 0.0:
        return None
    return Motive("partner_collects", (("tricks", theirs),))


def collects_alone(turn: Turn, card: Card) -> Motive | None:
    """
    Tell of tricks in one hand.

    This seat has more *tricks* than the partner who is winning, and takes this one.
    """
    memory = turn.memory
    if not turn.counts_alone or not turn.friend_wins or not turn.takes(card):
        return None
    mine = memory.won[memory.seat]
    return Motive("collect_alone", (("tricks", mine),)) if mine > memory.won[memory.winner()] else None


def overruff(turn: Turn, card: Card) -> Motive | None:
    """Tell of an overruff: an opponent has trumped a plain lead, and *card* is a higher trump."""
    if not turn.foe_wins or card not in turn.winners or not _ruffs(turn, card):
        return None
    return Motive("overruff") if turn.is_trump(turn.memory.best_card()) else None


def void_to_ruff(turn: Turn, card: Card) -> Motive | None:
    """
    Tell of a ruff.

    The hand is void in the plain *suit* led, and *card* is a trump that beats an opponent's card.
    """
    if turn.friend_wins or card not in turn.winners or not _ruffs(turn, card):
        return None
    suit = turn.memory.ranking.suit_of(turn.memory.trick.cards[0])
    return None if suit is None else Motive("void_to_ruff", (("suit", suit.value),))


def last_to_play(turn: Turn, card: Card) -> Motive | None:
    """Tell of playing last: nobody plays after this card, the lowest that takes the trick."""
    if turn.memory.later or _spares_a_friend(turn) or not _is_lowest(turn, card, turn.winners):
        return None
    return Motive("last_to_play")


def smallest_that_wins(turn: Turn, card: Card) -> Motive | None:
    """Tell of the lowest of several cards that take the trick, and that no opponent behind can beat."""
    sure = tuple(each for each in turn.winners if turn.takes(each))
    if turn.leads or _spares_a_friend(turn) or not turn.memory.later or not _is_lowest(turn, card, sure):
        return None
    return Motive("smallest_that_wins") if any(each not in turn.equals[card] for each in sure) else None


def takes_for_sure(turn: Turn, card: Card) -> Motive | None:
    """Tell of a sure trick: *card* takes the trick from an opponent, and nobody behind can beat it."""
    if turn.leads or turn.friend_wins or not turn.takes(card):
        return None
    return Motive("sure_trick")


def third_hand_covers(turn: Turn, card: Card) -> Motive | None:
    """Tell of third hand high: an opponent behind may beat the partner's card, and less likely this one."""
    if not turn.friend_wins or card not in turn.winners or not turn.foes_behind:
        return None
    before = turn.beaten(turn.memory.best_card(), turn.foes_behind)
    return Motive("cover_partner") if turn.risk(card) < LESS * before else None


def only_a_trump_beats_it(turn: Turn, card: Card) -> Motive | None:
    """Tell of a trick safe but for a ruff: *card* takes it, and no plain card behind can beat it."""
    if turn.leads or turn.friend_wins or card not in turn.winners or turn.is_trump(card):
        return None
    beaters = turn.beaters(card)
    return Motive("only_a_trump") if beaters and all(map(turn.is_trump, beaters)) else None


def few_can_beat(turn: Turn, card: Card) -> Motive | None:
    """Tell of a probable trick: *card* takes it from an opponent, and only *few* cards behind can beat it."""
    if turn.leads or turn.friend_wins or card not in turn.winners or turn.takes(card):
        return None
    few = len(turn.beaters(card))
    return Motive("few_can_beat", (("few", few),)) if 0 < few <= FEW else None


def makes_them_play_higher(turn: Turn, card: Card) -> Motive | None:
    """
    Tell of covering.

    *card* is winning, so that an opponent behind must spend a higher one to take the trick.
    """
    if turn.leads or turn.friend_wins or card not in turn.winners or turn.takes(card):
        return None
    return Motive("spend_higher") if turn.foes_behind else None


def lowest_try(turn: Turn, card: Card) -> Motive | None:
    """
    Tell of the cheapest try.

    *card* is the lowest that beats an opponent's, and the higher ones are kept.
    """
    if turn.leads or turn.friend_wins or turn.takes(card) or not _is_lowest(turn, card, turn.winners):
        return None
    return Motive("lowest_try")


def takes_the_lead(turn: Turn, card: Card) -> Motive | None:
    """Tell of the lead taken: *card* surely takes the trick from a partner, so that this seat leads next."""
    if not turn.friend_wins or len(turn.winners) == len(turn.cards) or collects_alone(turn, card):
        return None
    return Motive("take_the_lead") if turn.takes(card) else None


def _ruffs(turn: Turn, card: Card) -> bool:
    """Tell whether *card* is a trump on a plain lead."""
    return not turn.leads and turn.is_trump(card) and not turn.is_trump(turn.memory.trick.cards[0])


def _spares_a_friend(turn: Turn) -> bool:
    """Tell whether a partner is winning, and some card leaves them the trick."""
    return turn.friend_wins and len(turn.winners) < len(turn.cards)


def _is_lowest(turn: Turn, card: Card, cards: tuple[Card, ...]) -> bool:
    """Tell whether *card* is the lowest of *cards*, trumps above all others."""
    return card in cards and card is min(cards, key=turn.memory.ranking.strength)


RUFFING = (overruff, void_to_ruff)
TAKING = (
    gano_was_said,
    collects_alone,
    partner_collects,
    partner_is_winning,
    last_to_play,
    smallest_that_wins,
    takes_for_sure,
    third_hand_covers,
    only_a_trump_beats_it,
    few_can_beat,
    makes_them_play_higher,
    lowest_try,
    takes_the_lead,
)
