"""Motives for a lead: the fact on which the maxim behind the lead rests."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ombre_desktop.players.advice import Motive
from ombre_desktop.players.counting import sure_tricks
from ombre_desktop.players.leading import (
    Maxim,
    cash_winner,
    draw_trumps,
    force_the_ombre,
    give_a_ruff,
    return_suit,
    take_the_game,
)
from ombre_desktop.players.motives.turn import Turn


def majority_is_sure(turn: Turn) -> Motive:
    """Tell that the *tricks* taken, with the certain ones, are more than half of all."""
    return Motive("majority_is_sure", (("tricks", turn.memory.tricks + sure_tricks(turn.memory)),))


def trumps_are_out(turn: Turn) -> Motive:
    """Tell how many trumps are *left* that opponents may hold, all lower than this one."""
    left = len(turn.memory.out(turn.memory.ranking.trump))
    return Motive("draw_trumps", (("left", left),))


def highest_of_suit(turn: Turn) -> Motive:
    """Tell that no opponent can hold a higher card of the *suit*."""
    return _with_suit("highest_of_suit", turn)


def partner_can_ruff(turn: Turn) -> Motive:
    """Tell that another defender is void in the *suit* and may trump, but the Ombre may have to follow."""
    return _with_suit("partner_can_ruff", turn)


def partner_led_it(turn: Turn) -> Motive:
    """Tell that another defender last led this *suit*, and the Ombre is not known to be void in it."""
    return _with_suit("partner_led_it", turn)


def ombre_is_void(turn: Turn) -> Motive:
    """Tell that the Ombre is void in the *suit*, and may hold a trump."""
    return _with_suit("ombre_is_void", turn)


def _with_suit(key: str, turn: Turn) -> Motive:
    return Motive(key, (("suit", turn.card.suit.value),))


LEADING: Mapping[Maxim, Callable[[Turn], Motive]] = {
    take_the_game: majority_is_sure,
    draw_trumps: trumps_are_out,
    cash_winner: highest_of_suit,
    give_a_ruff: partner_can_ruff,
    return_suit: partner_led_it,
    force_the_ombre: ombre_is_void,
}
"""The motive of each maxim that rests on a single certain fact."""
OF_PARTNERS = frozenset({give_a_ruff, return_suit})
"""The maxims that rest on who plays with whom."""
