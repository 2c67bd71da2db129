"""Motives for a card given to a trick that this hand does not win."""

from __future__ import annotations

from ombre_desktop.players.advice import Motive
from ombre_desktop.players.motives.turn import Turn
from ombre_desktop.players.throwing import GUARD_WORTH, guards, loss


def no_card_wins(turn: Turn) -> Motive | None:
    """Tell that an opponent is winning and no lawful card beats theirs, so the cheapest goes (maxim T1)."""
    return Motive("no_card_wins") if turn.a_foe_wins and not turn.winners else None


def keep_guard(turn: Turn) -> Motive | None:
    """Tell that the card that seems cheapest is kept, because it guards another *card* (maxim T1)."""
    memory, winners = turn.memory, turn.winners
    thrown = tuple(card for card in turn.cards if card not in winners)
    if turn.card not in thrown:
        return None
    guarding = [card for card in thrown if guards(memory, card)]
    unguarded = {card: loss(memory, card) - GUARD_WORTH * (card in guarding) for card in thrown}
    kept = min(thrown, key=lambda card: (unguarded[card], card.position))
    if kept is turn.card or kept not in guarding:
        return None
    guarded = memory.of_suit(memory.ranking.suit_of(kept))[0]
    return Motive("keep_guard", (("card", guarded.text),))


THROWING = (no_card_wins, keep_guard)
