"""Decisions between playing on and stopping: claim or vole, surrender, consent, take over."""

from __future__ import annotations

from ombre_desktop.engine import Question, Seat
from ombre_desktop.engine.phases.settlement import SettlePhase
from ombre_desktop.engine.state import DealState
from ombre_desktop.players.expert.cards import Outlook
from ombre_desktop.players.solver.courses import worth_to

SURE = 1.0
"""The chips by which playing on must be better, to allow for the error of an average over worlds."""

WEIGHED = frozenset({Question.CLAIM_OR_VOLE, Question.TAKE_OVER, Question.CONSENT})
"""The questions that are answered here."""


def goes_on(outlook: Outlook, question: Question, seat: Seat, dares: float = SURE) -> bool:
    """
    Whether *seat* leads for all tricks, refuses to let the Ombre off, or takes his hand over.

    All tricks must bring more chips than it *dares* over stopping.
    """
    state = outlook.state
    playing, ombre = state.play, state.the_ombre
    plain = playing._replace(question=None, asking=())
    match question:
        case Question.CLAIM_OR_VOLE:
            claimed = state._replace(playing=plain._replace(claimed=True))
            return outlook.mean(playing=plain._replace(vole=True)) > stopped(claimed, ombre) + dares
        case Question.CONSENT:
            return outlook.mean(playing=plain) < given_up(state, ombre) - SURE
        case _:
            taken = outlook.mean(playing=plain._replace(quitter=ombre), ombre=seat)
            return taken > given_up(state, seat) + SURE


def given_up(state: DealState, seat: Seat) -> float:
    """Return the value of an accepted surrender for *seat*, in chips with its share of the pool."""
    playing = state.play
    return stopped(state._replace(playing=playing._replace(given_up=True)), seat)


def stopped(state: DealState, seat: Seat) -> float:
    """Return the value for *seat* of a deal that ends in *state*, in chips with its share of the pool."""
    settle = next(phase for phase in state.agenda if isinstance(phase, SettlePhase))
    return worth_to(state, settle, frozenset({seat})) / state.seats
