"""Which page of the rule book belongs to what is being played."""

from __future__ import annotations

from ombre_desktop.engine import (
    CallRequest,
    ChoiceRequest,
    ExchangeRequest,
    PlayRequest,
    Question,
    Request,
    TrumpRequest,
)
from ombre_desktop.ui.dialogs.rules_pages import BOOKS, Topic

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


def topic_of(game: str, asked: Request | None, *, is_over: bool = False) -> Topic:
    """
    The page of *game* for the question *asked*; the payments after a deal, the beginning before one.

    What the game has no page of its own for is told on its first.
    """
    book = BOOKS[game]
    if isinstance(asked, ChoiceRequest):
        return book.page_for(_QUESTIONS.get(asked.question, book.start))
    if asked is not None:
        return book.page_for(_PAGES.get(type(asked), book.start))
    return book.page_for(Topic.PAYMENTS if is_over else book.start)
