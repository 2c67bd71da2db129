"""The rule book's page for the present question, and the page of a numbered paragraph."""

from __future__ import annotations

from ombre_desktop.engine import (
    CallRequest,
    ChoiceRequest,
    ExchangeRequest,
    PlayRequest,
    Question,
    Request,
    Result,
    SeatView,
    TrumpRequest,
)
from ombre_desktop.ui.dialogs.rules_source import Topic, source
from ombre_desktop.ui.features.rule_book.rules_at_table import passages
from ombre_desktop.ui.features.rule_book.rules_books import book_of
from ombre_desktop.ui.features.rule_book.rules_numbers import numbers

_PAGES: dict[type, Topic] = {
    CallRequest: Topic.AUCTION,
    TrumpRequest: Topic.TRUMP,
    ExchangeRequest: Topic.EXCHANGE,
    PlayRequest: Topic.PLAY,
}
_QUESTIONS = {
    Question.TAKE_TURNED: Topic.TRUMP,
    Question.SHOW_TALON: Topic.EXCHANGE,
    Question.THROW_IN: Topic.EXCHANGE,
    Question.CLAIM_OR_VOLE: Topic.CLAIM,
    Question.TAKE_OVER: Topic.SURRENDER,
    Question.CONSENT: Topic.SURRENDER,
}


def is_low(view: SeatView) -> bool:
    """Tell whether *view* shows a second round of bids, or a game that came from it or was forced."""
    bidding, contract = view.position.bidding, view.position.contract
    if contract is None:
        return bidding is not None and bidding.again
    return contract.low


def topic_of(game: str, asked: Request | None, *, is_over: bool = False, low: bool = False) -> Topic:
    """
    Return the page of *game* for the request *asked*; with none, payments after a deal, else the first page.

    In a *low* game, all requests before the play share one page. A request without a page has the first.
    """
    book = book_of(game)
    if low and isinstance(asked, CallRequest | TrumpRequest | ExchangeRequest):
        return book.page_for(Topic.LOW_BIDS)
    if isinstance(asked, ChoiceRequest):
        return book.page_for(_QUESTIONS.get(asked.question, book.start))
    if asked is not None:
        return book.page_for(_PAGES.get(type(asked), book.start))
    return book.page_for(Topic.PAYMENTS if is_over else book.start)


def paragraph_of(game: str, view: SeatView | None, asked: Request | None) -> str:
    """Return the number of the paragraph of *game* about what is *asked* now; empty if a page is enough."""
    known, state = book_of(game).paragraphs, view.position if view is not None else None
    if state is not None and state.is_over:
        return known.get(Result, "")
    if isinstance(asked, ChoiceRequest):
        return known.get(asked.question, "")
    if isinstance(asked, PlayRequest) and state is not None and state.contract is not None:
        return known.get(state.contract.goal, "")
    return known.get(type(asked), "")


def pages_with(rule: str, game: str) -> tuple[Topic, ...]:
    """Return the pages in the book of *game* that contain the paragraph *rule*."""
    pages = sorted(book_of(game).topics, key=list(Topic).index)
    return tuple(topic for topic in pages if rule in numbers(passages(source(topic), game)))


def page_with(rule: str, game: str) -> Topic:
    """Return the page with the paragraph *rule* in the book of *game*; the first page if there is none."""
    return next(iter(pages_with(rule, game)), book_of(game).start)
