"""What phases have in common: a word that was not asked for is refused, and so is a wrong discard."""

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
    """Return *action* as the *kind* of answer that was asked for; raises `IllegalAction` for any other."""
    if isinstance(action, kind):
        return action
    raise IllegalAction(not_asked(rule))


def asked_first(waiting: Ring) -> Seat:
    """Return the first of the seats *waiting* to be asked; raises `NotReachedError` if none is."""
    if not waiting:
        raise NotReachedError("question")
    return waiting[0]


def not_asked(rule: str) -> Refusal:
    """The refusal of an answer to a question that was not put."""
    return Refusal(Reason.NOT_ASKED, rule)


def choice_refusal(asked: ChoiceRequest, action: Action, rule: str) -> Refusal | None:
    """Why *action* does not answer *asked*."""
    if isinstance(action, Say) and action.word in asked.words:
        return None
    return not_asked(rule)


def discard_refusal(
    limits: tuple[int, int], hand: Cards, action: Action, rule: str, *, least: str
) -> Refusal | None:
    """
    Why *action* is no discard from *hand*: own cards, each once, neither fewer nor more than the *limits*.

    *least* is the paragraph that asks for so many.
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
