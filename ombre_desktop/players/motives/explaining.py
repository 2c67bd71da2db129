"""
The motives that are given with advice.

A motive is a fact that the seat knows to be true and that speaks for the choice. A player by search may have
further reasons.
"""

from __future__ import annotations

from collections.abc import Sequence

from ombre_desktop.engine import (
    Action,
    Bid,
    CallCard,
    CallRequest,
    CardRequest,
    Discard,
    ExchangeRequest,
    NameTrump,
    PlayCard,
    PlayRequest,
    Request,
    Say,
    SeatView,
    TrumpRequest,
    Word,
)
from ombre_desktop.engine.actions import GiveCard
from ombre_desktop.players.advice import Advice, Alternative, Motive
from ombre_desktop.players.motives.bidding import of_a_bid, of_a_pass
from ombre_desktop.players.motives.cards import of_a_card
from ombre_desktop.players.motives.decision import Decision
from ombre_desktop.players.motives.exchanging import of_a_discard
from ombre_desktop.players.motives.trumps import of_a_call, of_a_gift, of_a_trump
from ombre_desktop.players.motives.words import of_a_word
from ombre_desktop.value import replace

ONLY_ONE = Motive("only_one")
"""The rules allow no other action."""
MOST = 2
"""The greatest number of motives for one choice."""


def explained(view: SeatView, request: Request, advice: Advice) -> Advice:
    """Return *advice* with the motives for its choice."""
    return replace(advice, motives=motives_for(view, request, advice.choice, advice.alternatives))


def of_the_rules(request: Request) -> tuple[Motive, ...]:
    """Return the motive `ONLY_ONE` if there is no choice."""
    if isinstance(request, ExchangeRequest):
        return ()  # its discards are not listed
    return (ONLY_ONE,) if len(request.actions) == 1 else ()


def motives_for(
    view: SeatView, asked: Request, chosen: Action, alternatives: Sequence[Alternative] = ()
) -> tuple[Motive, ...]:
    """Return up to `MOST` motives for *chosen* that are certain, the strongest first."""
    decision = Decision(view, asked, chosen, tuple(alternatives))
    return of_the_rules(asked) or _of_a_kind(decision)[:MOST]


def _of_a_kind(decision: Decision) -> tuple[Motive, ...]:
    """Return the motives by the kind of the decision."""
    match decision.asked, decision.chosen:
        case CallRequest() as asked, Say(Word.PASS):
            return of_a_pass(decision, asked)
        case PlayRequest() as asked, PlayCard(card=card):
            return of_a_card(decision, asked, card)
        case _, Bid() as bid:
            return of_a_bid(decision, bid)
        case _, Say(word):
            return of_a_word(decision, word)
    return _before_the_play(decision)


def _before_the_play(decision: Decision) -> tuple[Motive, ...]:
    """Return the motives for a trump, a called or given card, and a discard."""
    match decision.asked, decision.chosen:
        case TrumpRequest() as asked, NameTrump(suit=suit):
            return of_a_trump(decision, asked, suit)
        case CardRequest() as asked, CallCard(card=card):
            return of_a_call(decision, asked, card)
        case _, GiveCard(card=card):
            return of_a_gift(decision, card)
        case ExchangeRequest() as asked, Discard() as thrown:
            return of_a_discard(decision, asked, thrown)
    return ()
