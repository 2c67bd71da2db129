"""Deals as the expert played them beside the person: the pars of a sitting."""

from __future__ import annotations

import sqlite3

from ombre_desktop.value import Value

_COLUMNS = "game_id, number, seat, amount, record"


class Par(Value):
    """
    The expert's deal of a *number* in a *seat*, counted from the person's own to the right.

    *amount* is what the expert won, in chips or points; *record* has the deal from that seat.
    """

    game_id: str
    number: int
    seat: int
    amount: int
    record: str


def keep_par(database: sqlite3.Connection, par: Par) -> None:
    """Write *par*, in place of an earlier one of the same deal and seat."""
    values = (par.game_id, par.number, par.seat, par.amount, par.record)
    database.execute(f"INSERT OR REPLACE INTO par ({_COLUMNS}) VALUES (?, ?, ?, ?, ?)", values)


def pars_of(database: sqlite3.Connection, game_id: str) -> tuple[Par, ...]:
    """Return the pars of a sitting, by deal and seat."""
    question = f"SELECT {_COLUMNS} FROM par WHERE game_id = ? ORDER BY number, seat"
    return tuple(Par(*row) for row in database.execute(question, (game_id,)))
