"""Motives for choices by maxims; only motives that a maxim itself implies are given."""

from __future__ import annotations

from ombre_desktop.engine import (
    Action,
    ChoiceRequest,
    ExchangeRequest,
    Question,
    Request,
    Say,
    SeatView,
    Word,
)
from ombre_desktop.players.advice import Motive
from ombre_desktop.players.memory import Memory

ONLY_ONE = Motive("only_one")
"""The rules allow no other action."""
NO_MATADOR = Motive("no_matador")
"""The hand holds no matador, and so lets the other defender draw first (maxim D2)."""
THE_REST_IS_SURE = Motive("the_rest_is_sure")
"""Every card left wins if led in the right order, against any other hands (maxim J1)."""
CODILLE_IN_SIGHT = "codille_in_sight"
"""The defender has the most tricks; the fact *tricks* is their number (maxim J3)."""


def of_the_rules(request: Request) -> tuple[Motive, ...]:
    """Return the motive `ONLY_ONE` if there is no choice."""
    if isinstance(request, ExchangeRequest):
        return ()  # its discards are not listed
    return (ONLY_ONE,) if len(request.actions) == 1 else ()


def of_the_maxims(view: SeatView, request: Request, chosen: Action) -> tuple[Motive, ...]:
    """Return the textbook's motives for *chosen*, as far as they are certain."""
    told = of_the_rules(request)
    if told or not isinstance(chosen, Say):
        return told
    if isinstance(request, ExchangeRequest) and chosen.word is Word.YIELD:
        return (NO_MATADOR,)
    if isinstance(request, ChoiceRequest):
        return _of_a_word(view, request.question, chosen.word)
    return ()


def _of_a_word(view: SeatView, question: Question, word: Word) -> tuple[Motive, ...]:
    if question is Question.CLAIM_OR_VOLE and word is Word.VOLE:
        return (THE_REST_IS_SURE,)
    if question is Question.CONSENT and word is Word.REFUSE:
        memory = Memory.of(view)
        return (Motive(CODILLE_IN_SIGHT, (("tricks", memory.won[memory.seat]),)),)
    return ()
