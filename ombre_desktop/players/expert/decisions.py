"""Decisions between playing on and stopping: claim or vole, surrender, consent, take over."""

from __future__ import annotations

from ombre_desktop.engine import Question, Seat, Word
from ombre_desktop.engine.phases.settlement import SettlePhase
from ombre_desktop.engine.state import DealState
from ombre_desktop.players.solver.courses import aside, worth_to

SURE = 0.05
"""
The part of the stake by which playing on must be better than stopping; it allows for errors of estimation.
"""

GOING_ON = frozenset({Word.VOLE, Word.REFUSE, Word.TAKE_OVER})
"""The words that make the deal go on."""
WEIGHED = frozenset({Question.CLAIM_OR_VOLE, Question.TAKE_OVER, Question.CONSENT})
"""The questions that are decided by simulation."""


def ways(state: DealState, question: Question, seat: Seat) -> tuple[dict[str, object], float]:
    """
    Return the changes to *state* if *seat* plays on, and the value of stopping.

    The value is for the Ombre's side, in chips. A defender who takes over counts as the Ombre.
    """
    playing, ombre = state.play, state.the_ombre
    plain = playing._replace(question=None, asking=())
    match question:
        case Question.CLAIM_OR_VOLE:
            claimed = stopped_by(state, question)
            side = (ombre,) if state.ally is None else (ombre, state.ally)
            return {"playing": plain._replace(vole=True)}, stopped(claimed, *side)
        case Question.CONSENT:
            return {"playing": plain}, given_up(state, ombre)
        case _:
            return {"playing": plain._replace(quitter=ombre), "ombre": seat}, given_up(state, seat)


def stopped_by(state: DealState, question: Question) -> DealState:
    """Return *state* as it is settled if the answer to *question* is to stop."""
    if question is Question.CLAIM_OR_VOLE:
        plain = state.play._replace(question=None, asking=())
        return state._replace(playing=plain._replace(claimed=True))
    return surrendered(state)


def surrendered(state: DealState) -> DealState:
    """Return *state* as it is settled if a surrender is accepted."""
    return state._replace(playing=state.play._replace(given_up=True))


def aside_of(ended: DealState) -> float:
    """Return what a seat's chips count beside its payments if the deal ends so: its share of the pool."""
    settle = next(phase for phase in ended.agenda if isinstance(phase, SettlePhase))
    return aside(ended, settle) / ended.seats


def goes_on(question: Question, gain: float, stake: float, dares: float = SURE) -> bool:
    """
    Tell whether to undertake the vole, to refuse the Ombre's surrender, or to take their hand over.

    *gain* is what the Ombre gains if the deal goes on, in chips. A vole must gain more than *dares* of the
    *stake*.
    """
    match question:
        case Question.CLAIM_OR_VOLE:
            return gain > dares * stake
        case Question.CONSENT:
            return gain < -SURE * stake
        case _:
            return gain > SURE * stake


def given_up(state: DealState, seat: Seat) -> float:
    """Return the value of an accepted surrender for *seat*, in chips with its share of the pool."""
    return stopped(surrendered(state), seat)


def stopped(state: DealState, *seats: Seat) -> float:
    """Return the value for *seats* of a deal that ends in *state*, in chips with their share of the pool."""
    settle = next(phase for phase in state.agenda if isinstance(phase, SettlePhase))
    return worth_to(state, settle, frozenset(seats)) / state.seats
