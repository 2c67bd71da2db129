"""Deals as the table is told of them, step by step."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from chance import played

from ombre_desktop.engine import Ruleset, Seat, Session, Step, view
from ombre_desktop.engine.events import Paid
from ombre_desktop.ui.model.sitting import PERSON, Company, Sitting
from ombre_desktop.ui.model.table_step import TableStep
from ombre_desktop.ui.session.deal_record import row_of
from ombre_desktop.value import replace

Shown = Callable[[Step, Sitting, tuple[Paid, ...]], TableStep]


def company(seats: int) -> Company:
    return Company(("Ana",) * seats, ("human",) * seats, ("viajera",) * seats)


def told(game: Ruleset, rng: Random, shown: Shown) -> list[TableStep]:
    """Return a deal as the controller tells it to the person, or a replay to an onlooker, step by step."""
    session = Session.begin(game, Seat(rng.randrange(game.seats)))
    antes = tuple(Paid(ante) for ante in session.antes)
    sitting = Sitting("g", company(game.seats), session.with_antes(), None)
    steps = []
    for step in played(game, rng, session):
        before = () if steps else antes
        steps.append(shown(step, sitting, before))
    return steps


def as_told(step: Step, sitting: Sitting, before: tuple[Paid, ...]) -> TableStep:
    reached = replace(sitting, state=step.state)
    if step.state.settlement is not None:
        reached = reached.settled(step.state.settlement, row_of(reached))
    seen = tuple(twin for event in (*before, *step.events) if (twin := event.seen_by(PERSON)) is not None)
    return TableStep(seen, view(step.state, PERSON), reached)
