"""What phases have in common: a word that was not asked for is refused, and so is a wrong discard."""

from __future__ import annotations

from ombre_desktop.engine.actions import Action, Discard, Say
from ombre_desktop.engine.cards import Cards
from ombre_desktop.engine.errors import Reason, Refusal
from ombre_desktop.engine.requests import ChoiceRequest, ExchangeRequest


def not_asked(rule: str) -> Refusal:
    """The refusal of an answer to a question that was not put."""
    return Refusal(Reason.NOT_ASKED, rule)


def choice_refusal(asked: ChoiceRequest, action: Action, rule: str) -> Refusal | None:
    """Why *action* does not answer *asked*."""
    if isinstance(action, Say) and action.word in asked.words:
        return None
    return not_asked(rule)


def discard_refusal(
    asked: ExchangeRequest, hand: Cards, action: Action, rule: str, *, least: str
) -> Refusal | None:
    """
    Why *action* is no discard from *hand* as *asked*: own cards, each once, neither too many nor too few.

    *least* is the paragraph that asks for so many.
    """
    if not isinstance(action, Discard):
        return not_asked(rule)
    thrown = set(action.cards)
    if not thrown.issubset(hand):
        foreign = tuple(card for card in action.cards if card not in hand)
        return Refusal(Reason.NOT_IN_HAND, rule, cards=foreign)
    if len(thrown) < len(action.cards):
        return Refusal(Reason.TWICE, rule, cards=action.cards)
    if len(action.cards) > asked.maximum:
        return Refusal(Reason.TOO_MANY, rule, number=asked.maximum)
    if len(action.cards) < asked.minimum:
        return Refusal(Reason.TOO_FEW, least, number=asked.minimum)
    return None
