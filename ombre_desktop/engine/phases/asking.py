"""Checks shared by the phases: refusals of wrong answers and wrong discards."""

from __future__ import annotations

from typing import TypeVar

from ombre_desktop.engine.actions import Action, Discard, Say
from ombre_desktop.engine.cards import Cards
from ombre_desktop.engine.errors import NotReachedError
from ombre_desktop.engine.refusals import IllegalAction, Reason, Refusal
from ombre_desktop.engine.requests import ChoiceRequest
from ombre_desktop.engine.seats import Ring, Seat

A = TypeVar("A", bound=Action)


def answer_of(kind: type[A], action: Action, rule: str) -> A:
    """Return *action* as the *kind* of answer expected; raise `IllegalAction` for any other."""
    if isinstance(action, kind):
        return action
    raise IllegalAction(not_asked(rule))


def asked_first(waiting: Ring) -> Seat:
    """Return the first of the seats *waiting* to be asked; raise `NotReachedError` if no seat is."""
    if not waiting:
        raise NotReachedError("question")
    return waiting[0]


def not_asked(rule: str) -> Refusal:
    """Return the refusal of an answer to a question that was not asked."""
    return Refusal(Reason.NOT_ASKED, rule)


def choice_refusal(asked: ChoiceRequest, action: Action, rule: str) -> Refusal | None:
    """Return the reason why *action* does not answer *asked*; None if it does."""
    if isinstance(action, Say) and action.word in asked.words:
        return None
    return not_asked(rule)


def discard_refusal(
    limits: tuple[int, int], hand: Cards, action: Action, rule: str, *, least: str
) -> Refusal | None:
    """
    Check that a discard has cards of *hand* only, each once, and a number within *limits*.

    *least* is the paragraph that sets the minimum.
    """
    minimum, maximum = limits
    if not isinstance(action, Discard):
        return not_asked(rule)
    thrown = set(action.cards)
    if not thrown.issubset(hand):
        foreign = tuple(card for card in action.cards if card not in hand)
        return Refusal(Reason.NOT_IN_HAND, rule, cards=foreign)
    if len(thrown) < len(action.cards):
        return Refusal(Reason.TWICE, rule, cards=action.cards)
    if len(action.cards) > maximum:
        return Refusal(Reason.TOO_MANY, rule, number=maximum)
    if len(action.cards) < minimum:
        return Refusal(Reason.TOO_FEW, least, number=minimum)
    return None
