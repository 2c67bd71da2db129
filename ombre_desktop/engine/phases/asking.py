"""What phases have in common: a word that was not asked for is refused."""

from __future__ import annotations

from ombre_desktop.engine.actions import Action, Say
from ombre_desktop.engine.errors import Reason, Refusal
from ombre_desktop.engine.requests import ChoiceRequest


def not_asked(rule: str) -> Refusal:
    """The refusal of an answer to a question that was not put."""
    return Refusal(Reason.NOT_ASKED, rule)


def choice_refusal(asked: ChoiceRequest, action: Action, rule: str) -> Refusal | None:
    """Why *action* does not answer *asked*."""
    if isinstance(action, Say) and action.word in asked.words:
        return None
    return not_asked(rule)
