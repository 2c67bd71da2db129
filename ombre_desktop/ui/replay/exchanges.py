"""The exchanges of a recorded deal, each as its seat saw it."""

from __future__ import annotations

from ombre_desktop.engine import Cards, Discard, ExchangeRequest, Request, SeatView, request, steps_of, view
from ombre_desktop.engine.notation import GameRecord

Question = tuple[SeatView, Request]
Throw = tuple[SeatView, Request, Cards]
"""The question of an exchange, and the cards that were thrown."""


def question_before(record: GameRecord, move: int) -> Question | None:
    """Return the request that *move* of the *record* answers, in the view of its seat; None at the end."""
    state = steps_of(record.state)[move].state
    asked = request(state)
    return None if asked is None else (view(state, asked.seat), asked)


def throw_at(record: GameRecord, move: int) -> Throw | None:
    """Return the question that *move* of the *record* answers, and the cards thrown; None at the end."""
    question = question_before(record, move)
    if question is None:
        return None
    made = record.state.history[move].action
    return (*question, made.cards if isinstance(made, Discard) else ())


def throw_near(record: GameRecord, at: int) -> Throw | None:
    """Return the throw at the moment *at* of the *record*, or else the next one, or the last before."""
    asked = [request(step.state) for step in steps_of(record.state)]
    moves = [move for move, one in enumerate(asked) if isinstance(one, ExchangeRequest)]
    later = [move for move in moves if move >= at]
    found = later[:1] or moves[-1:]
    return throw_at(record, found[0]) if found else None
