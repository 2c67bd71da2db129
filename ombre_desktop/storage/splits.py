"""Luck apart from skill: the results of reviewed deals in their parts, and the parts added up."""

from __future__ import annotations

import sqlite3

from ombre_desktop.storage.judged import Judged, keep_judged
from ombre_desktop.storage.statistics import Facet, Scope, amount_of, clauses
from ombre_desktop.value import Value

_SPLIT = "game_id, number, hand, decisions, others, cards, result"
PARTS = "sum(split.hand), sum(split.cards), sum(split.decisions), sum(split.others)"


class Parts(Value):
    """
    The person's result of a reviewed deal as the sum of four parts, in chips or points.

    *hand* is the worth of such a hand in its role, *cards* how the others' cards lay: both are luck.
    *decisions* is what the person's own choices lost, and *others* what the choices of the others gave.
    """

    hand: float
    decisions: float
    others: float
    cards: float
    result: float


class LuckRow(Value):
    """
    Reviewed deals of one day or month, or of all of them if *key* is None.

    *won* is what was won in them, in chips or points; the rest are the sums of the parts.
    """

    key: str | None
    deals: int
    won: int
    hand: float
    cards: float
    decisions: float
    others: float

    @property
    def luck(self) -> float:
        """The part of the cards, in the own hand and in the others'."""
        return self.hand + self.cards

    @property
    def without_luck(self) -> float:
        """The sum won, less luck."""
        return self.won - self.luck


class LuckFigures(Value):
    """The reviewed deals among others, all of them first; *since* is the time of the first one."""

    rows: tuple[LuckRow, ...] = ()
    since: str | None = None

    @property
    def deals(self) -> int:
        """The number of reviewed deals."""
        return self.rows[0].deals if self.rows else 0


class Review(Value):
    """
    The review of a deal of the history, which has its *record*: the person's choices, judged, and the parts.

    The parts are None as long as only those choices have been judged.
    """

    game_id: str
    number: int
    record: str
    judged: tuple[Judged, ...]
    parts: Parts | None = None


def keep_review(database: sqlite3.Connection, review: Review) -> None:
    """Write *review* in place of an earlier one; do nothing if another deal stands there by now."""
    place = (review.game_id, review.number)
    other = "SELECT 1 FROM deal WHERE game_id = ? AND number = ? AND record <> ?"
    if database.execute(other, (*place, review.record)).fetchone() is not None:
        return
    keep_judged(database, *place, review.judged)
    if review.parts is not None:
        values = (*place, *(getattr(review.parts, field) for field in Parts._fields))
        database.execute(f"INSERT OR REPLACE INTO split ({_SPLIT}) VALUES (?, ?, ?, ?, ?, ?, ?)", values)


def luck_figures(database: sqlite3.Connection, scope: Scope, by: Facet) -> LuckFigures:
    """Add up the parts of the reviewed deals in *scope*, all together and by day or month, latest first."""
    table, conditions, values = clauses(scope)
    question = (
        f"{table} SELECT {by.value} AS at, count(*), sum({amount_of(scope)}), {PARTS}, min(deal.settled)"
        " FROM s CROSS JOIN split ON split.game_id = s.game_id AND split.number >= s.own_from"
        " CROSS JOIN deal ON deal.game_id = split.game_id AND deal.number = split.number"
        f" WHERE {conditions} GROUP BY at ORDER BY at DESC"
    )
    found = database.execute(question, values).fetchall()
    if not found:
        return LuckFigures()
    rows = [LuckRow(*row[:-1]) for row in found]
    deals, won = sum(row.deals for row in rows), sum(row.won for row in rows)
    sums = (sum(getattr(row, part) for row in rows) for part in ("hand", "cards", "decisions", "others"))
    return LuckFigures((LuckRow(None, deals, won, *sums), *rows), min(row[-1] for row in found))
