"""Statistics of the settled deals: what is counted, and the questions to the database."""

from __future__ import annotations

import sqlite3
from enum import Enum

from ombre_desktop.engine import Result
from ombre_desktop.storage.mark import Mark
from ombre_desktop.value import Value, replace

COSTLY = ("doubtful", "bad", "blunder")
"""The grades of judged choices that surely cost something worth speaking of."""
IS_COSTLY = "judged.grade IN ({})".format(", ".join(f"'{grade}'" for grade in COSTLY))
_TOGETHER = 10 * 60
"""The longest pause between two deals, in seconds, that counts as time at the table."""


class Facet(Enum):
    """
    A property by which deals are grouped; the value is its expression in the database.

    *TURN* is the person's place in the deal: 0 for the dealer, 1 for the eldest, and so on to the right.
    """

    GAME = "s.ruleset"
    CONTRACT = "deal.contract"
    ROLE = "deal.role"
    COMPANY = "s.company"
    RESULT = "deal.result"
    WON = "deal.won"
    MONTH = "substr(deal.settled, 1, 7)"
    DAY = "substr(deal.settled, 1, 10)"
    SEATS = "s.seats"
    TURN = "(s.person - deal.dealer + s.seats) % s.seats"


class Order(Enum):
    """An order of deals."""

    LATEST = "deal.settled DESC, deal.rowid DESC"
    EARLIEST = "deal.settled, deal.rowid"
    WORST = "amount, deal.settled, deal.rowid"
    BEST = "amount DESC, deal.settled, deal.rowid"
    COSTLIEST = "lost DESC, deal.settled, deal.rowid"


class Scope(Value):
    """
    The deals that are counted: those outside the bin that fulfil every condition.

    A game of points is never added to one of chips: *in_points* says which of the two are counted.
    *since* and *until* (exclusive) are UTC in ISO form, *marks* those a deal may have, *where* further
    values of facets. *dealt* is a measure of the cards, and the place, counted from the person to the
    right, that was dealt at least one of them. *costly* is the kind of a judged choice that surely cost
    something, empty for any kind; with *reasons*, one of these speaks for the choice that would have been
    best. *reviewed* leaves out deals of which luck is not known.
    """

    in_points: bool = False
    game: str | None = None
    since: str | None = None
    until: str | None = None
    sitting: str | None = None
    marks: tuple[Mark, ...] = ()
    where: tuple[tuple[Facet, str | int | None], ...] = ()
    dealt: tuple[str, int] | None = None
    costly: str | None = None
    reasons: tuple[str, ...] = ()
    reviewed: bool = False

    def narrowed(self, *where: tuple[Facet, str | int | None]) -> Scope:
        """Return the same deals with further conditions."""
        return replace(self, where=(*self.where, *where))


class Figures(Value):
    """Numbers of deals, and what the person won in all, in chips or points (negative: lost)."""

    deals: int = 0
    won: int = 0
    puesta: int = 0
    codille: int = 0
    amount: int = 0


class Group(Value):
    """Deals with the same values of the facets asked for."""

    key: tuple[str | None, ...]
    figures: Figures


class Run(Value):
    """A run of deals all won or all lost: its length, and the index of its *first* among decided deals."""

    first: int = 0
    length: int = 0


class Summary(Value):
    """
    The figures of all deals in a scope.

    *best* and *worst* are the amounts of single deals, *seconds* the time at the table.
    """

    figures: Figures = Figures()
    best: int = 0
    worst: int = 0
    seconds: int = 0


class Point(Value):
    """
    A point of the curve: a time (UTC in ISO form), the number of deals until then, and the sum won.

    *reviewed* counts the deals of which luck is known, and *luck* is what it gave in them.
    """

    time: str
    deals: int
    amount: int
    reviewed: int = 0
    luck: float = 0.0

    @property
    def without_luck(self) -> float:
        """The sum won without the luck that is known."""
        return self.amount - self.luck


_NAMES, _KINDS = (f"json_remove({column}, '$[' || person || ']')" for column in ("names", "players"))
_ALIKE = (
    "CASE WHEN instr(value, '~') THEN 'steady~0' || substr(value, instr(value || '-', '-')) ELSE value END"
)
_PLAYERS = (
    f"CASE WHEN instr(players, '~') THEN (SELECT json_group_array({_ALIKE}) FROM json_each({_KINDS}))"
    f" ELSE {_KINDS} END"
)
"""The opponents of a sitting; one who follows the person is the same at any strength."""


def clauses(scope: Scope) -> tuple[str, str, tuple[object, ...]]:
    """Return the common table *s* of the sittings in *scope*, the conditions on its deals, and all values."""
    sittings = ["binned IS NULL", f"scores {'<>' if scope.in_points else '='} '[]'"]
    values: list[object] = []
    if scope.in_points and scope.game is None:
        # Stones, which two sides hold, are never added to points.
        sittings.append("json_array_length(scores) = seats")
    for column, wanted in (("ruleset", scope.game), ("game_id", scope.sitting)):
        if wanted is not None:
            sittings.append(f"{column} = ?")
            values.append(wanted)
    table = (
        f"WITH s AS MATERIALIZED (SELECT game_id, ruleset, house, seats, person, own_from,"
        f" json_array({_NAMES}, json({_PLAYERS})) AS company FROM sitting WHERE {' AND '.join(sittings)}) "
    )
    conditions = ["TRUE"]
    for comparison, time in (("deal.settled >= ?", scope.since), ("deal.settled < ?", scope.until)):
        if time is not None:
            conditions.append(comparison)
            values.append(time)
    if scope.marks:
        conditions.append(f"deal.mark IN ({', '.join('?' * len(scope.marks))})")
        values += [mark.value for mark in scope.marks]
    for facet, value in scope.where:
        conditions.append(f"{facet.value} IS ?")
        values.append(value)
    if scope.dealt is not None:
        measure, place = scope.dealt
        conditions.append(
            "EXISTS (SELECT 1 FROM dealt WHERE dealt.game_id = deal.game_id AND dealt.number = deal.number"
            f" AND dealt.seat = (s.person + ?) % s.seats AND dealt.{measure} > 0)"
        )
        values.append(place)
    looked_at, kind = _looked_at(scope)
    return table, " AND ".join([*conditions, *looked_at]), (*values, *kind)


def costly_choices(scope: Scope) -> tuple[str, tuple[str, ...]]:
    """Return the condition on the judged choices that *scope* asks for, and its values."""
    conditions, values = [IS_COSTLY], list[str]()
    if scope.costly:
        conditions.append("judged.kind = ?")
        values.append(scope.costly)
    if scope.reasons:
        each = " OR ".join(["instr(' ' || judged.reasons || ' ', ?)"] * len(scope.reasons))
        conditions.append(f"({each})")
        values += [f" {reason} " for reason in scope.reasons]
    return " AND ".join(conditions), tuple(values)


def _looked_at(scope: Scope) -> tuple[list[str], tuple[str, ...]]:
    """Return the conditions about what a judge found in a deal, and their values."""
    conditions: list[str] = []
    values: tuple[str, ...] = ()
    if scope.costly is not None:
        choices, values = costly_choices(scope)
        conditions.append(
            "EXISTS (SELECT 1 FROM judged WHERE judged.game_id = deal.game_id AND judged.number = deal.number"
            f" AND {choices})"
        )
    if scope.reviewed:
        conditions.append(
            "EXISTS (SELECT 1 FROM split WHERE split.game_id = deal.game_id AND split.number = deal.number)"
        )
    return conditions, values


def amount_of(scope: Scope) -> str:
    """Return the column with what the person won in a deal of *scope*."""
    return "deal.points" if scope.in_points else "deal.chips"


def _counted(scope: Scope) -> str:
    return (
        f"count(*), coalesce(sum(deal.won), 0), coalesce(sum(deal.result = '{Result.PUESTA.value}'), 0),"
        f" coalesce(sum(deal.result = '{Result.CODILLE.value}'), 0), coalesce(sum({amount_of(scope)}), 0)"
    )


DEALS = "FROM s CROSS JOIN deal ON deal.game_id = s.game_id AND deal.number >= s.own_from"
"""
The deals that were played in each sitting, without copies from another.

The order of this join is fixed: sittings first, because the deals of each stand together in the index.
"""


def groups(database: sqlite3.Connection, scope: Scope, *by: Facet) -> tuple[Group, ...]:
    """Count the deals of *scope* by facets, most deals first."""
    table, conditions, values = clauses(scope)
    columns = ", ".join(facet.value for facet in by)
    question = (
        f"{table} SELECT {_counted(scope)}, {columns} {DEALS} WHERE {conditions} "
        f"GROUP BY {columns} ORDER BY count(*) DESC, {columns}"
    )
    return tuple(Group(tuple(row[5:]), Figures(*row[:5])) for row in database.execute(question, values))


def summary(database: sqlite3.Connection, scope: Scope) -> Summary:
    """Return the figures of all deals in *scope*."""
    table, conditions, values = clauses(scope)
    amount = amount_of(scope)
    question = (
        f"{table} SELECT {_counted(scope)}, coalesce(max({amount}), 0), coalesce(min({amount}), 0), "
        f"coalesce(sum(CASE WHEN deal.pause BETWEEN 0 AND {_TOGETHER} THEN deal.pause END), 0) "
        f"{DEALS} WHERE {conditions}"
    )
    *counted, best, worst, seconds = database.execute(question, values).fetchone()
    return Summary(Figures(*counted), best, worst, seconds)


UNDECIDED = (Result.PASSED_OUT.value, Result.VOID.value)
"""The results of deals that nobody won: they neither lengthen nor end a run."""
DECIDED = "deal.result NOT IN ({})".format(", ".join(f"'{word}'" for word in UNDECIDED))


def runs(database: sqlite3.Connection, scope: Scope) -> tuple[Run, Run]:
    """Return the longest run of deals won and of deals lost, each the earliest of its length."""
    table, conditions, values = clauses(scope)
    question = (
        f"{table} SELECT group_concat(won, '') FROM (SELECT deal.won {DEALS} "
        f"WHERE {conditions} AND {DECIDED} ORDER BY {Order.EARLIEST.value})"
    )
    (told,) = database.execute(question, values).fetchone()
    won = told or ""
    return _longest(won.split("0")), _longest(won.split("1"))


def _longest(stretches: list[str]) -> Run:
    """Return the longest of *stretches*; one deal of the other kind stands between each two of them."""
    best = max(range(len(stretches)), key=lambda at: (len(stretches[at]), -at))
    return Run(sum(map(len, stretches[:best])) + best, len(stretches[best]))


def curve(database: sqlite3.Connection, scope: Scope, *, by_day: bool = False) -> tuple[Point, ...]:
    """Return the sum won after each deal of *scope*, or after each day."""
    table, conditions, values = clauses(scope)
    source = (
        f"{DEALS} LEFT JOIN split ON split.game_id = deal.game_id AND split.number = deal.number"
        f" WHERE {conditions}"
    )
    columns = (amount_of(scope), "split.hand IS NOT NULL", "coalesce(split.hand + split.cards, 0)")
    if not by_day:
        question = (
            f"{table} SELECT deal.settled, 1, {', '.join(columns)} {source} ORDER BY {Order.EARLIEST.value}"
        )
    else:
        sums = ", ".join(f"sum({column})" for column in columns)
        question = (
            f"{table} SELECT max(deal.settled), count(*), {sums} {source} "
            f"GROUP BY {Facet.DAY.value} ORDER BY 1"
        )
    points: list[Point] = []
    deals, amount, reviewed, luck = 0, 0, 0, 0.0
    for time, more, won, known, given in database.execute(question, values):
        deals, amount = deals + more, amount + won
        reviewed, luck = reviewed + known, luck + given
        points.append(Point(time, deals, amount, reviewed, luck))
    return tuple(points)


def marked_since(database: sqlite3.Connection) -> str | None:
    """Return the time of the first deal with a mark; None if there is none."""
    question = "SELECT min(settled) FROM deal WHERE mark IS NOT NULL"
    since: str | None = database.execute(question).fetchone()[0]
    return since


def games(database: sqlite3.Connection) -> tuple[tuple[str, bool], ...]:
    """Return the games that were played, most often first, and whether each counts points."""
    question = (
        "SELECT ruleset, scores <> '[]' FROM sitting WHERE binned IS NULL AND deals > 0 "
        "GROUP BY 1, 2 ORDER BY sum(deals) DESC"
    )
    return tuple((game, bool(in_points)) for game, in_points in database.execute(question))


def games_won(database: sqlite3.Connection) -> dict[str, bool]:
    """Return the games that the person has played, and whether they have won a deal of each."""
    won: dict[str, bool] = {}
    for game, in_points in games(database):
        figures = summary(database, Scope(in_points=in_points, game=game)).figures
        won[game] = won.get(game, False) or figures.won > 0
    return won
