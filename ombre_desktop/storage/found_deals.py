"""The deals behind a figure, to be listed, replayed and written out."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from datetime import datetime
from typing import Any

from ombre_desktop.storage.mark import Mark
from ombre_desktop.storage.statistics import DEALS, DECIDED, Order, Run, Scope, clauses, costly_choices
from ombre_desktop.value import Value, replace

_LOST = (
    "(SELECT max(cost - error) FROM judged"
    " WHERE judged.game_id = deal.game_id AND judged.number = deal.number)"
)
"""The cost of the costliest choice of a deal, less its error, for the order of deals."""
PAGE = 200
"""The number of deals listed at once."""


class FoundDeal(Value):
    """
    One deal: its place in the history, its game and result, and what the person won in it.

    *costliest* is the index of the person's costliest judged choice, if costly ones were asked for.
    """

    game_id: str
    number: int
    settled: datetime
    game: str
    contract: str | None
    role: str | None
    result: str
    chips: int
    points: int
    mark: Mark | None
    record: str
    costliest: int | None = None


def found_deals(
    database: sqlite3.Connection, scope: Scope, order: Order, first: int = 0, run: Run | None = None
) -> tuple[FoundDeal, ...]:
    """Return a page of the deals in *scope*, or in a *run* of them, from the deal at index *first*."""
    table, inner, values = _those(scope, run)
    chosen = f"SELECT * FROM ({inner}) AS deal ORDER BY {_in_order(order)} LIMIT ? OFFSET ?"
    move, kind = _costliest(scope)
    rows = database.execute(_with_records(table, chosen, move), (*values, PAGE, first, *kind))
    return tuple(map(_deal, rows))


def every_deal(database: sqlite3.Connection, scope: Scope, run: Run | None = None) -> Iterator[FoundDeal]:
    """Yield all deals in *scope*, or of a *run* of them, the earliest first."""
    table, inner, values = _those(scope, run)
    chosen = f"SELECT * FROM ({inner}) AS deal ORDER BY {_in_order(Order.EARLIEST)}"
    move, kind = _costliest(scope)
    yield from map(_deal, database.execute(_with_records(table, chosen, move), (*values, *kind)))


def _costliest(scope: Scope) -> tuple[str, tuple[str, ...]]:
    """Return the question for the costliest choice of a deal *d*, and its values."""
    if scope.costly is None:
        return "NULL", ()
    choices, values = costly_choices(scope)
    question = (
        "(SELECT move FROM judged WHERE judged.game_id = d.game_id AND judged.number = d.number"
        f" AND {choices} ORDER BY cost - error DESC LIMIT 1)"
    )
    return question, values


def _those(scope: Scope, run: Run | None) -> tuple[str, str, tuple[object, ...]]:
    """Return the common table, the question for the places of the deals, and the values for both."""
    table, conditions, values = clauses(scope)
    amount = "deal.points" if scope.in_points else "deal.chips"
    lost = "0" if scope.costly is None else _LOST
    inner = (
        f"SELECT deal.rowid AS place, deal.settled, {amount} AS amount, {lost} AS lost, s.ruleset"
        f" {DEALS} WHERE {conditions}"
    )
    if run is None:
        return table, inner, values
    inner += f" AND {DECIDED} ORDER BY {Order.EARLIEST.value} LIMIT ? OFFSET ?"
    return table, inner, (*values, run.length, run.first)


def _in_order(order: Order) -> str:
    return order.value.replace("deal.rowid", "place")


def _with_records(table: str, chosen: str, move: str) -> str:
    """Return the question for whole deals and a *move*: only those *chosen* are read beyond the index."""
    return (
        f"{table}, chosen AS MATERIALIZED ({chosen}) SELECT d.game_id, d.number, d.settled, chosen.ruleset,"
        f" d.contract, d.role, d.result, d.chips, d.points, d.mark, d.record, {move}"
        " FROM chosen CROSS JOIN deal AS d ON d.rowid = chosen.place"
    )


def _deal(row: tuple[Any, ...]) -> FoundDeal:
    deal = FoundDeal(*row)
    mark = Mark(deal.mark) if deal.mark else None
    return replace(deal, settled=datetime.fromisoformat(row[2]), mark=mark)
