"""The cards of each place at the table as they fell, beside what chance allows."""

from __future__ import annotations

import sqlite3
from contextlib import suppress

from ombre_desktop.engine import Ruleset
from ombre_desktop.engine.errors import BrokenVariantError, SettingError
from ombre_desktop.engine.variants import ruleset
from ombre_desktop.storage.chance import Band, band, chances_of
from ombre_desktop.storage.dealt import MEASURES
from ombre_desktop.storage.statistics import Scope, clauses
from ombre_desktop.value import Value


class Share(Value):
    """The number that one place was dealt, and the band of chance."""

    count: int
    band: Band


class CardRow(Value):
    """The name of a measure, and the share of each place at the table, the person's first."""

    measure: str
    shares: tuple[Share, ...]


class CardFigures(Value):
    """
    The cards as they fell: a row for each measure, and the number of hands that the person was dealt.

    *seats* is the number of places at all these tables, None if it differs.
    """

    hands: int = 0
    seats: int | None = None
    rows: tuple[CardRow, ...] = ()


Counted = dict[tuple[int, Ruleset, int], list[int]]
"""The number of hands and the sum of each measure, by place, game and size of the hand."""


def dealt_cards(database: sqlite3.Connection, scope: Scope) -> CardFigures:
    """Count what each place was dealt in the deals of *scope*."""
    counted = _counted(database, scope)
    places = 1 + max((place for place, _, _ in counted), default=-1)
    rows = [
        CardRow(measure.name, tuple(_share(counted, at, place) for place in range(places)))
        for at, measure in enumerate(MEASURES)
    ]
    seats = {game.seats for _, game, _ in counted}
    return CardFigures(
        sum(sums[0] for (place, _, _), sums in counted.items() if place == 0),
        seats.pop() if len(seats) == 1 else None,
        tuple(row for row in rows if any(share.band.high for share in row.shares)),
    )


def _counted(database: sqlite3.Connection, scope: Scope) -> Counted:
    """Add up the sums of all sittings that played the same game."""
    by_name: dict[tuple[int, str, str, int, int], list[int]] = {}
    for name, house, seats, place, cards, *sums in database.execute(*_question(scope)):
        before = by_name.setdefault((place, name, house, seats, cards), [0] * len(sums))
        before[:] = map(sum, zip(before, sums, strict=True))
    counted: Counted = {}
    for (place, name, house, seats, cards), sums in by_name.items():
        with suppress(SettingError, BrokenVariantError):  # a game of a newer version
            counted[place, ruleset(name, house, seats), cards] = sums
    return counted


def _share(counted: Counted, at: int, place: int) -> Share:
    """Return the share of *place* in the measure at that index."""
    mine = [(game, cards, sums) for (where, game, cards), sums in counted.items() if where == place]
    hands = [(sums[0], chances_of(MEASURES[at], game, cards)) for game, cards, sums in mine]
    return Share(sum(sums[1 + at] for _, _, sums in mine), band(hands))


def _question(scope: Scope) -> tuple[str, tuple[object, ...]]:
    """
    Return the question for the sums of each place in each game; a game may come twice.

    The kept sums of a sitting are added up if all its deals are wanted. Only in the other sittings, where a
    period begins or some marks are left out, is each hand looked up.
    """
    table, conditions, values = clauses(scope)
    if conditions == "TRUE":
        return f"{table} {_added_up('sum(hands)', _SUMS)}", values
    mixed = (
        "mixed AS MATERIALIZED (SELECT game_id FROM s WHERE EXISTS"
        f" (SELECT 1 FROM deal WHERE deal.game_id = s.game_id AND ({conditions}) IS NOT TRUE))"
    )
    whole = f"{_SUMS} WHERE s.game_id NOT IN mixed"
    single = f"{_HANDS} WHERE s.game_id IN mixed AND {conditions}"
    both = f"{_added_up('sum(hands)', whole)} UNION ALL {_added_up('count(*)', single)}"
    bounds = values[len(values) - conditions.count("?") :]
    return f"{table.rstrip()}, {mixed} {both}", (*values, *bounds)


_SUMS = "s CROSS JOIN dealt_sum AS dealt USING (game_id)"
_HANDS = (
    "s CROSS JOIN deal USING (game_id)"
    " CROSS JOIN (SELECT 0 AS seat UNION ALL VALUES (1), (2), (3), (4)) AS one"
    " CROSS JOIN dealt ON dealt.game_id = s.game_id AND dealt.seat = one.seat AND dealt.number = deal.number"
)
"""
The hands of each deal. The seats stand in the join because the table of hands is ordered by them: otherwise
every hand of a sitting would be read for each of its deals.
"""


def _added_up(hands: str, source: str) -> str:
    """Return the question that adds up the measures of *source* by game, place and size of the hand."""
    sums = ", ".join((hands, *(f"sum(dealt.{measure.name})" for measure in MEASURES)))
    key = "s.ruleset, s.house, s.seats, (dealt.seat - s.person + s.seats) % s.seats, dealt.cards"
    return f"SELECT {key}, {sums} FROM {source} GROUP BY {key}"
