"""
Preference between alternatives that are about as good: the one rule behind hint, coach and terminal.

Two choices are about equal if the difference between them is within two standard errors, so that the judge
would not grade it either, or if it is too small for a person to care. Of such choices the surer win is
advised.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from ombre_desktop.engine import Action, Say, Word
from ombre_desktop.players.advice import Alternative
from ombre_desktop.players.judging.verdict import SURELY

EVEN = 0.02
"""The part of the stake that makes no difference to a person, nor to the expert with a card of habit."""
SURER = 0.05
"""The difference between two chances to win from which one of them is the surer."""


def as_good(alternatives: Sequence[Alternative], than: Alternative, stake: float) -> tuple[Alternative, ...]:
    """Return those of *alternatives* that are about as good as the one given, in a game with this *stake*."""
    return tuple(one for one in alternatives if is_as_good(one, than, stake))


def is_as_good(one: Alternative, than: Alternative, stake: float) -> bool:
    """Tell whether *one* is not surely worse than another, in a game with this *stake*."""
    return than.chips - one.chips <= max(EVEN * stake, SURELY * error_between(one, than))


def error_between(one: Alternative, other: Alternative) -> float:
    """
    Return the standard error of the difference between two alternatives.

    It is known where one of them is the best. Otherwise both were compared with the best.
    """
    return hypot(one.apart, other.apart)


def preferred(choice: Action, alternatives: Sequence[Alternative], stake: float) -> Action:
    """
    Return what to advise: *choice*, or the surest win among those that are about as good as the best.

    A choice that is itself not as good stands: its player had another reason than the figures.
    """
    found = next((one for one in alternatives if one.action == choice), None)
    if found is None:
        return choice
    even = as_good(alternatives, max(alternatives, key=lambda one: one.chips), stake)
    if found not in even:
        return choice
    surer = [one for one in even if _is_surer(one, found)]
    return max(surer, key=lambda one: (one.wins, one.chips)).action if surer else choice


def _is_surer(one: Alternative, than: Alternative) -> bool:
    """
    Tell whether *one* wins more often than another, and its chips are less by no more than one error.

    To pass is to win nothing, and yet surer than a bid that is worth no more. A surrender is never surer.
    """
    words = {each.action.word for each in (one, than) if isinstance(each.action, Say)}
    if Word.SURRENDER in words:
        return False
    if Word.PASS in words:
        return one.action == Say(Word.PASS) and one.chips > than.chips
    return one.wins >= than.wins + SURER and than.chips - one.chips <= error_between(one, than)
