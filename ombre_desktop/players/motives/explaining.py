"""
The motives that are given with advice.

A motive is a fact that the seat knows to be true, and the reason why the textbook's maxims advise the same
choice: without that fact, they would be silent or advise something else. A player by search may have further
reasons.
"""

from __future__ import annotations

from ombre_desktop.engine import (
    Action,
    CallRequest,
    ExchangeRequest,
    PlayCard,
    PlayRequest,
    Request,
    Say,
    SeatView,
    Word,
)
from ombre_desktop.players.advice import Advice, Motive
from ombre_desktop.players.following import follow
from ombre_desktop.players.leading import spoken
from ombre_desktop.players.motives.bidding import one_trump_short
from ombre_desktop.players.motives.following import FOLLOWING
from ombre_desktop.players.motives.leading import LEADING, OF_PARTNERS
from ombre_desktop.players.motives.throwing import THROWING
from ombre_desktop.players.motives.turn import Turn
from ombre_desktop.players.motives.words import of_a_word
from ombre_desktop.players.null_play import plays_null
from ombre_desktop.value import replace

ONLY_ONE = Motive("only_one")
"""The rules allow no other action."""


def explained(view: SeatView, request: Request, advice: Advice) -> Advice:
    """Return *advice* with the motives for its choice."""
    return replace(advice, motives=of_the_maxims(view, request, advice.choice))


def of_the_rules(request: Request) -> tuple[Motive, ...]:
    """Return the motive `ONLY_ONE` if there is no choice."""
    if isinstance(request, ExchangeRequest):
        return ()  # its discards are not listed
    return (ONLY_ONE,) if len(request.actions) == 1 else ()


def of_the_maxims(view: SeatView, request: Request, chosen: Action) -> tuple[Motive, ...]:
    """Return those motives for *chosen* that are certain."""
    forced = of_the_rules(request)
    if forced:
        return forced
    match request, chosen:
        case CallRequest(), Say(Word.PASS):
            return one_trump_short(view, request)
        case PlayRequest(), PlayCard() if not plays_null(view):
            return _of_a_card(Turn.of(view, request.cards, chosen.card))
        case _, Say():
            return of_a_word(view, request, chosen.word)
    return ()


def _of_a_card(turn: Turn) -> tuple[Motive, ...]:
    if not turn.memory.trick.cards:
        return _of_a_lead(turn)
    if follow(turn.memory, turn.cards) is not turn.card:
        return ()
    found = (motive(turn) for motive in (*FOLLOWING, *THROWING))
    return tuple(motive for motive in found if motive is not None)


def _of_a_lead(turn: Turn) -> tuple[Motive, ...]:
    maxim, card = spoken(turn.memory)
    if card is not turn.card or maxim is None or maxim not in LEADING:
        return ()
    if maxim in OF_PARTNERS and not turn.sides_are_known:
        return ()
    return (LEADING[maxim](turn),)
