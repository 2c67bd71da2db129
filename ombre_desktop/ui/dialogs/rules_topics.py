"""Where the rule book opens for what a seat is being asked."""

from ombre_desktop.engine import (
    CallRequest,
    ChoiceRequest,
    ExchangeRequest,
    PlayRequest,
    Question,
    Request,
    TrumpRequest,
)
from ombre_desktop.ui.dialogs.rules_pages import Topic

_TOPICS: dict[type, Topic] = {
    CallRequest: Topic.AUCTION,
    TrumpRequest: Topic.TRUMP,
    ExchangeRequest: Topic.EXCHANGE,
    PlayRequest: Topic.PLAY,
}
_QUESTIONS: dict[Question, Topic] = {
    Question.TAKE_TURNED: Topic.TRUMP,
    Question.SHOW_TALON: Topic.EXCHANGE,
    Question.CLAIM_OR_VOLE: Topic.CLAIM,
    Question.TAKE_OVER: Topic.SURRENDER,
    Question.CONSENT: Topic.SURRENDER,
    Question.TURN_UP: Topic.HOMME_AUVERGNE,
    Question.SHOW_KING: Topic.HOMME_AUVERGNE,
    Question.BE_MAN: Topic.HOMME_AUVERGNE,
}


def topic_of(request: Request | None) -> Topic:
    """The page about *request*; None stands for a deal that is over, whose payments are told."""
    if request is None:
        return Topic.PAYMENTS
    if isinstance(request, ChoiceRequest):
        return _QUESTIONS[request.question]
    return _TOPICS.get(type(request), Topic.FIVE_MINUTES)
