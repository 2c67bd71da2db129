"""Unseen moves: a view accepts every move that a seat with hidden cards may be able to make."""

from __future__ import annotations

from typing import Final

from ombre_desktop.engine.actions import Action, CallCard, Discard, GiveCard, PlayCard
from ombre_desktop.engine.cards import HIDDEN
from ombre_desktop.engine.deal import refusal
from ombre_desktop.engine.refusals import Reason, Refusal
from ombre_desktop.engine.requests import ExchangeRequest, PlayRequest, Request
from ombre_desktop.engine.state import DealState

BY_THE_HAND: Final = frozenset(
    {
        Reason.NOT_IN_HAND,
        Reason.TWICE,
        Reason.TOO_MANY,
        Reason.TOO_FEW,
        Reason.KEEP_A_BLACK_ACE,
        Reason.SUIT_NOT_HELD,
        Reason.CARDS_NEEDED,
        Reason.CARD_NOT_CALLABLE,
        Reason.MUST_FOLLOW,
        Reason.MUST_FOLLOW_TRUMP,
        Reason.MUST_TRUMP,
        Reason.MATADOR_FORCED,
        Reason.MATADORS_FORCED,
        Reason.GANO_ASKED,
    }
)
"""Reasons that can be judged only by seeing the hand."""


NOT_THERE: Final = Refusal(Reason.NOT_IN_HAND, "1.9")


def refusal_unseen(state: DealState, asked: Request, action: Action) -> Refusal | None:
    """Return why *action* cannot have answered *asked*, as far as the view shows; None if it can."""
    if not _is_possible(state, asked, action):
        return NOT_THERE
    refused = refusal(state, action)
    return None if refused is None or refused.reason in BY_THE_HAND else refused


def _is_possible(state: DealState, asked: Request, action: Action) -> bool:
    """Return True if the hand can hold the cards of *action*; a word needs no cards."""
    hand = state.hands[asked.seat]
    match action:
        case Discard(thrown) if isinstance(asked, ExchangeRequest):
            named = set(thrown) - {HIDDEN}
            each_once = not named or (len(named) == len(thrown) and named.issubset(hand))
            return each_once and _may_throw(state, asked, len(thrown))
        case PlayCard(card) if isinstance(asked, PlayRequest):
            return card in state.ruleset.pack.cards and (card in hand or HIDDEN in hand)
        case GiveCard(card):
            return card in hand
        case CallCard(card):
            return card in state.ruleset.pack.cards
        case _:
            return True


def _may_throw(state: DealState, asked: ExchangeRequest, number: int) -> bool:
    """Return True if hand and talon have *number* cards; the exact limits depend on the hidden hand."""
    if not asked.draws:
        return number == asked.minimum
    most = max(asked.maximum, min(len(state.talon), len(state.hands[asked.seat])))
    return asked.minimum - 1 <= number <= most
