"""The share of the person's judged choices that were costly, by game, role and time."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from math import sqrt

from ombre_desktop.storage.statistics import DEALS, IS_COSTLY, Order, Scope, clauses
from ombre_desktop.value import Value

A_STRETCH, MOST_STRETCHES = 20, 6
"""The fewest deals of a stretch of time, and the most stretches."""


class JudgedDeal(Value):
    """A judged deal of a *game*, *settled* then (UTC, ISO): the person's *role*, and their choices."""

    game: str
    role: str | None
    settled: str
    choices: int
    costly: int


class SkillRow(Value):
    """
    The choices in judged *deals* of one *game* and one *role*, or of all where these are None.

    *until* is the time of the last deal (UTC, ISO).
    """

    game: str | None
    role: str | None
    deals: int
    choices: int
    costly: int
    error: float
    until: str

    @property
    def share(self) -> float:
        """The costly choices of a hundred; *error* is its standard error."""
        return 100 * self.costly / max(1, self.choices)


class SkillFigures(Value):
    """
    The figures: rows for all games, then for each game, each time for all roles and for each role.

    *stretches* has the rows of equal stretches of time, the earliest first, for all roles and for each role.
    """

    rows: tuple[SkillRow, ...] = ()
    stretches: tuple[tuple[SkillRow, ...], ...] = ()


def deals_judged(database: sqlite3.Connection, scope: Scope) -> tuple[JudgedDeal, ...]:
    """Return the judged deals of *scope*, the latest first."""
    table, conditions, values = clauses(scope)
    question = (
        f"{table} SELECT s.ruleset, deal.role, deal.settled, count(*), sum({IS_COSTLY}) {DEALS}"
        " JOIN judged ON judged.game_id = deal.game_id AND judged.number = deal.number"
        f" WHERE {conditions} GROUP BY deal.rowid ORDER BY {Order.LATEST.value}"
    )
    return tuple(JudgedDeal(*row) for row in database.execute(question, values))


def skill_figures(database: sqlite3.Connection, scope: Scope) -> SkillFigures:
    """Return how well the person chose in the judged deals of *scope*."""
    deals = deals_judged(database, scope)[::-1]
    if not deals:
        return SkillFigures()
    games = sorted({one.game for one in deals}, key=lambda game: -sum(one.game == game for one in deals))
    rows = list(_by_role(deals, None))
    for game in games if len(games) > 1 else ():
        rows += _by_role([one for one in deals if one.game == game], game)
    return SkillFigures(tuple(rows), _stretches(deals))


def _stretches(deals: Sequence[JudgedDeal]) -> tuple[tuple[SkillRow, ...], ...]:
    """Return the rows of the *deals*, cut into equal stretches."""
    number = max(1, min(MOST_STRETCHES, len(deals) // A_STRETCH))
    bounds = [len(deals) * at // number for at in range(number + 1)]
    return tuple(_by_role(deals[bounds[at] : bounds[at + 1]], None) for at in range(number))


def _by_role(deals: Sequence[JudgedDeal], game: str | None) -> tuple[SkillRow, ...]:
    """Return a row for all *deals*, and one for each role in them, the Ombre first."""
    roles = sorted({one.role for one in deals if one.role is not None}, reverse=True)
    each = [_row([one for one in deals if one.role == role], game, role) for role in roles]
    return _row(deals, game, None), *each


def _row(deals: Sequence[JudgedDeal], game: str | None, role: str | None) -> SkillRow:
    """
    Return the row of *deals*.

    Its error takes the choices of a deal together, and is never less than one costly choice.
    """
    choices, costly = sum(one.choices for one in deals), sum(one.costly for one in deals)
    over = [one.costly - costly / choices * one.choices for one in deals]
    error = 100 * max(1.0, sqrt(sum(each * each for each in over))) / choices
    return SkillRow(game, role, len(deals), choices, costly, error, deals[-1].settled)
