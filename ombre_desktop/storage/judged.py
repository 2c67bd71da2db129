"""The person's judged choices: what each of them cost, and what they cost together."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt

from ombre_desktop.storage.statistics import DEALS, IS_COSTLY, Scope, clauses
from ombre_desktop.value import Value

SURELY = 2.0
"""The number of standard errors beyond which a cost counts."""
_COLUMNS = "game_id, number, move, kind, cost, error, grade, reasons"


class Judged(Value):
    """
    A judged choice: the index of its *move* in the deal, its kind and its grade.

    *cost* is in chips, or in points in a game of points, and *error* the standard error of the cost. The
    *grade* was given by the stake of the game, which follows from the record of the deal; a grade once kept
    stays as it is. *reasons* are the keys of the motives for the best choice, with blanks between; None
    if they are not known.
    """

    move: int
    kind: str
    cost: float
    error: float
    grade: str
    reasons: str | None = None


class ChoiceRow(Value):
    """
    Choices of one *kind*, or of one *role*, or all of them if both are None.

    *deals* counts the deals in question, *choices* the choices, *costly* those that surely cost something,
    *cost* is what they cost in all. *each* is the cost a deal, and *error* the standard error of that mean.
    """

    kind: str | None
    role: str | None
    deals: int
    choices: int
    costly: int
    cost: float
    each: float
    error: float


class ChoiceFigures(Value):
    """
    The costs of the judged choices of some deals: of all of them, by kind and by role.

    *since* is the time of the first judged deal, and *won* what the person won in these deals.
    """

    rows: tuple[ChoiceRow, ...] = ()
    since: str | None = None
    won: int = 0

    @property
    def deals(self) -> int:
        """The number of judged deals."""
        return self.rows[0].deals if self.rows else 0


class _Cost(Value):
    """The choices of one kind in one deal."""

    deal: int
    role: str | None
    kind: str
    choices: int
    costly: int
    cost: float


def keep_judged(database: sqlite3.Connection, game_id: str, number: int, found: Iterable[Judged]) -> None:
    """Write the judged choices of a deal, in place of earlier ones."""
    database.execute("DELETE FROM judged WHERE game_id = ? AND number = ?", (game_id, number))
    rows = [(game_id, number, *(getattr(one, field) for field in Judged._fields)) for one in found]
    database.executemany(f"INSERT INTO judged ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows)


def judged_deals(database: sqlite3.Connection, game_id: str) -> dict[int, tuple[Judged, ...]]:
    """Return the judged choices of a sitting, by the number of the deal."""
    found: defaultdict[int, list[Judged]] = defaultdict(list)
    question = (
        "SELECT number, move, kind, cost, error, grade FROM judged WHERE game_id = ? ORDER BY number, move"
    )
    for number, *fields in database.execute(question, (game_id,)):
        found[number].append(Judged(*fields))
    return {number: tuple(choices) for number, choices in found.items()}


def judged_choices(database: sqlite3.Connection, scope: Scope) -> ChoiceFigures:
    """Return what the judged choices in the deals of *scope* cost."""
    table, conditions, values = clauses(scope)
    amount = "deal.points" if scope.in_points else "deal.chips"
    question = (
        f"{table} SELECT deal.rowid, deal.role, judged.kind, count(*), sum({IS_COSTLY}),"
        f" sum(CASE WHEN judged.cost >= {SURELY} * judged.error THEN judged.cost ELSE 0 END),"
        f" deal.settled, {amount} {DEALS}"
        " JOIN judged ON judged.game_id = deal.game_id AND judged.number = deal.number"
        f" WHERE {conditions} GROUP BY deal.rowid, judged.kind"
    )
    found = database.execute(question, values).fetchall()
    if not found:
        return ChoiceFigures()
    costs = [_Cost(*row[:6]) for row in found]
    won = {row[0]: row[7] for row in found}
    return ChoiceFigures(tuple(_rows(costs)), min(row[6] for row in found), sum(won.values()))


def _rows(costs: Sequence[_Cost]) -> Iterable[ChoiceRow]:
    """Yield a row for everything, one for each kind, and one for each role, the costliest first."""
    everywhere = {one.deal for one in costs}
    yield _row(None, None, costs, everywhere)
    kinds = [
        _row(kind, None, [one for one in costs if one.kind == kind], everywhere)
        for kind in sorted({one.kind for one in costs})
    ]
    yield from sorted(kinds, key=lambda row: -row.cost)
    for role in sorted({one.role for one in costs if one.role is not None}, reverse=True):
        those = [one for one in costs if one.role == role]
        yield _row(None, role, those, {one.deal for one in those})


def _row(kind: str | None, role: str | None, costs: Sequence[_Cost], deals: set[int]) -> ChoiceRow:
    by_deal: defaultdict[int, float] = defaultdict(float)
    for one in costs:
        by_deal[one.deal] += one.cost
    count = len(deals)
    mean = sum(by_deal.values()) / count
    spread = sum((by_deal[deal] - mean) ** 2 for deal in deals)
    error = sqrt(spread / (count - 1) / count) if count > 1 else 0.0
    choices, costly = sum(one.choices for one in costs), sum(one.costly for one in costs)
    return ChoiceRow(kind, role, count, choices, costly, sum(by_deal.values()), mean, error)
