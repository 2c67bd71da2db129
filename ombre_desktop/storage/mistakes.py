"""The person's own costly choices, as the judge found them in past deals."""

from __future__ import annotations

import sqlite3

from ombre_desktop.storage.statistics import DEALS, Scope, clauses
from ombre_desktop.value import Value

BLUNDER = "blunder"
DEAR = f"judged.grade IN ('bad', '{BLUNDER}')"


class Mistake(Value):
    """A costly choice: the *move* of a deal *settled* then (ISO, UTC), its cost less its error, its grade."""

    game_id: str
    number: int
    move: int
    settled: str
    lost: float
    grade: str = BLUNDER


def own_mistakes(database: sqlite3.Connection, after: str, until: str, most: int) -> tuple[Mistake, ...]:
    """
    Return the dearest costly choices in the person's deals, at most *most*.

    Blunders come first: a grade is given by the stake of its game, so it compares games, and chips do not.
    The deals were settled later than *after*, and not later than *until*.
    """
    found: list[Mistake] = []
    for in_points in (False, True):
        table, conditions, values = clauses(Scope(in_points=in_points))
        # A tenth of a point counts as a chip.
        scale = 10 if in_points else 1
        question = (
            f"{table} SELECT deal.game_id, deal.number, judged.move, deal.settled,"
            f" {scale} * (judged.cost - judged.error) AS lost, judged.grade {DEALS}"
            " JOIN judged ON judged.game_id = deal.game_id AND judged.number = deal.number"
            f" WHERE {conditions} AND {DEAR} AND s.person = 0 AND deal.settled > ? AND deal.settled <= ?"
            f" ORDER BY judged.grade = '{BLUNDER}' DESC, lost DESC LIMIT ?"
        )
        found += [Mistake(*row) for row in database.execute(question, (*values, after, until, most))]
    return tuple(sorted(found, key=lambda one: (one.grade != BLUNDER, -one.lost))[:most])


def latest_judged(database: sqlite3.Connection, until: str) -> str:
    """Return when the latest judged deal was settled, not later than *until*; empty if there is none."""
    question = (
        "SELECT max(deal.settled) FROM deal JOIN judged"
        " ON judged.game_id = deal.game_id AND judged.number = deal.number WHERE deal.settled <= ?"
    )
    return database.execute(question, (until,)).fetchone()[0] or ""
