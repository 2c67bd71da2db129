"""The person's judged choices by the reasons for the best one: how many there were, and what they lost."""

from __future__ import annotations

import sqlite3

from ombre_desktop.storage.judged import SURELY
from ombre_desktop.storage.statistics import DEALS, IS_COSTLY, Facet, Scope, clauses
from ombre_desktop.value import Value


class ReasonRow(Value):
    """
    The choices of one *kind* of which the best one had these *reasons*.

    *costly* counts those that surely cost something, *cost* is what they lost in all, in chips or points.
    """

    kind: str
    reasons: tuple[str, ...]
    choices: int
    costly: int
    cost: float


class ReasonFigures(Value):
    """The rows, and the numbers of *deals* and of *evenings*, days of the calendar, of which they tell."""

    rows: tuple[ReasonRow, ...] = ()
    deals: int = 0
    evenings: int = 0


def reason_figures(database: sqlite3.Connection, scope: Scope) -> ReasonFigures:
    """Return the choices of *scope* whose reasons are known."""
    table, conditions, values = clauses(scope)
    those = (
        f"{DEALS} JOIN judged ON judged.game_id = deal.game_id AND judged.number = deal.number"
        f" WHERE {conditions} AND judged.reasons IS NOT NULL"
    )
    question = (
        f"{table} SELECT judged.kind, judged.reasons, count(*), sum({IS_COSTLY}),"
        f" sum(CASE WHEN judged.cost >= {SURELY} * judged.error THEN judged.cost ELSE 0 END)"
        f" {those} GROUP BY 1, 2"
    )
    rows = tuple(
        ReasonRow(kind, tuple(reasons.split()), *counted)
        for kind, reasons, *counted in database.execute(question, values)
    )
    evenings = f"count(DISTINCT {Facet.DAY.value})"
    numbers = f"{table} SELECT count(DISTINCT deal.rowid), {evenings} {those}"
    return ReasonFigures(rows, *database.execute(numbers, values).fetchone())
