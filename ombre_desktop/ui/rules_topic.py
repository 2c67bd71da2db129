"""Which page of the rule book belongs to what is being played."""

from __future__ import annotations

from ombre_desktop.engine import (
    CallRequest,
    ChoiceRequest,
    ExchangeRequest,
    PlayRequest,
    Question,
    Request,
    SeatView,
    TrumpRequest,
)
from ombre_desktop.ui.dialogs.rules_pages import Topic

_PAGES: dict[type, Topic] = {
    CallRequest: Topic.AUCTION,
    TrumpRequest: Topic.TRUMP,
    ExchangeRequest: Topic.EXCHANGE,
    PlayRequest: Topic.PLAY,
}
_QUESTIONS = {
    Question.TAKE_TURNED: Topic.TRUMP,
    Question.SHOW_TALON: Topic.EXCHANGE,
    Question.CLAIM_OR_VOLE: Topic.CLAIM,
    Question.TAKE_OVER: Topic.SURRENDER,
    Question.CONSENT: Topic.SURRENDER,
}


def topic_of(asked: Request | None, view: SeatView | None) -> Topic:
    """The page for the question *asked*; the payments after a deal, the beginning before one."""
    if isinstance(asked, ChoiceRequest):
        return _QUESTIONS.get(asked.question, Topic.FIVE_MINUTES)
    if asked is not None:
        return _PAGES.get(type(asked), Topic.FIVE_MINUTES)
    if view is not None and view.position.is_over:
        return Topic.PAYMENTS
    return Topic.FIVE_MINUTES
