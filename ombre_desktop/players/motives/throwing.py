"""Motives for a card given to a trick that this hand does not take: what is kept, and what is let go."""

from __future__ import annotations

from ombre_desktop.engine import Card, Cards
from ombre_desktop.players.advice import Motive
from ombre_desktop.players.motives.turn import Turn
from ombre_desktop.players.throwing import best_spared, loss


def withholds(turn: Turn, card: Card) -> Motive | None:
    """
    Tell of withholding.

    A trump is led that cannot force the matador *card* (rule 1.9), and another is played.
    """
    led = turn.memory.trick.led
    if led is None or not turn.is_trump(led) or card in turn.memory.ranking.matadors:
        return None
    free = set(turn.memory.ranking.free_from(led))
    kept = next((each for each in turn.cards if each in free), None)
    return Motive("withhold", (("card", kept.text),)) if kept else None


def keeps_trumps(turn: Turn, card: Card) -> Motive | None:
    """
    Tell of a ruff refused.

    *card* is plain, though a trump of this hand would win the trick from an opponent.
    """
    if turn.leads or turn.friend_wins or turn.is_trump(card) or card in turn.winners:
        return None
    ruffs = any(turn.is_trump(each) for each in turn.winners)
    return Motive("save_trumps") if ruffs and not turn.is_trump(turn.memory.trick.cards[0]) else None


def partner_is_behind(turn: Turn, card: Card) -> Motive | None:
    """
    Tell of second hand low.

    A partner plays last and may take the trick from the opponent who is winning.
    """
    memory = turn.memory
    if (
        not turn.foe_wins
        or card in turn.winners
        or not memory.later
        or memory.later[-1] not in memory.friends
    ):
        return None
    return Motive("partner_is_behind") if turn.beaten(memory.best_card(), memory.later[-1:]) > 0.0 else None


def holds_up(turn: Turn, card: Card) -> Motive | None:
    """
    Tell of a hold-up (duck).

    *card* goes under, and the best *card* of its suit, which would win now, wins later.
    """
    if turn.leads or turn.friend_wins or card in turn.winners:
        return None
    top = turn.suit(card)[0]
    if top not in turn.winners or not turn.is_master(top):
        return None
    return Motive("hold_up", (("card", top.text),))


def all_may_be_beaten(turn: Turn, card: Card) -> Motive | None:
    """
    Tell of second hand low.

    Every card that would win now is likely to be beaten behind, so none is spent.
    """
    if turn.leads or turn.friend_wins or card in turn.winners or not turn.winners:
        return None
    return Motive("all_may_be_beaten") if all(turn.risk(each) > HALF for each in turn.winners) else None


def keeps_a_trump(turn: Turn, card: Card) -> Motive | None:
    """
    Tell of a trump kept.

    A plain card goes to a trick that no card takes, and the trumps may still take one.
    """
    if turn.leads or turn.is_trump(card) or card in turn.winners or not turn.memory.trumps:
        return None
    return Motive("save_trumps") if any(map(turn.is_trump, turn.cards)) else None


def makes_void(turn: Turn, card: Card) -> Motive | None:
    """
    Tell of a void made.

    *card* is the last of its plain *suit*, which a trump of this hand can then ruff.
    """
    if turn.is_trump(card) or not turn.memory.trumps or len(turn.suit(card)) > 1 or not turn.out(card):
        return None
    if turn.is_master(card) or card in turn.winners or turn.memory.left <= TOO_LATE:
        return None
    return Motive("short_suit", (("suit", card.suit.value), ("have", 1)))


def no_card_wins(turn: Turn, card: Card) -> Motive | None:
    """
    Tell of a loser on a winner.

    No lawful card beats an opponent's, and none costs less to lose than *card*.
    """
    if not turn.foe_wins or turn.winners or not _is_cheapest(turn, card, turn.cards):
        return None
    return Motive("no_card_wins")


def cheapest_under_partner(turn: Turn, card: Card) -> Motive | None:
    """
    Tell of a loser under the partner's card.

    Of the cards that leave them the trick, *card* costs least.
    """
    under = tuple(each for each in turn.cards if each not in turn.winners)
    if not turn.friend_wins or not _is_cheapest(turn, card, under):
        return None
    return Motive("cheapest_to_partner")


def cannot_win(turn: Turn, card: Card) -> Motive | None:
    """Tell of a loser let go: every card of its suit that others may hold beats *card*."""
    if turn.leads or card in turn.winners or turn.is_trump(card):
        return None
    return Motive("loser") if turn.out(card) and not turn.below(card) else None


TOO_LATE = 2
"""The number of tricks left, with this one, at which a void hardly helps."""
HALF = 0.5
"""The risk above which a card is likelier to be beaten than not."""
KEEPING = (
    withholds,
    keeps_trumps,
    partner_is_behind,
    holds_up,
    all_may_be_beaten,
)
THROWING = (
    makes_void,
    no_card_wins,
    keeps_a_trump,
    cannot_win,
)


def _is_cheapest(turn: Turn, card: Card, cards: Cards) -> bool:
    """Tell whether *card* costs least of *cards*, and no lower one of its suit costs as little."""
    memory = turn.memory
    if card not in cards or loss(memory, card) > min(loss(memory, each) for each in cards):
        return False
    suit = memory.ranking.suit_of(card)
    return card is best_spared(memory, tuple(each for each in cards if memory.ranking.suit_of(each) is suit))
