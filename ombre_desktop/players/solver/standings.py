"""
What the tricks come to: every standing of a deal, with the least and the most that it may yet be worth.

Equal values are one *grade*.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

Winners = tuple[int, ...]
"""Who took each trick so far."""
Value = int
"""What a deal brings the side of the Ombre."""
Key = tuple[object, ...]

SEATS = 5
WIDTH = 10


@dataclass(frozen=True, slots=True)
class Standings:
    """
    The standings of one deal as the core reads them.

    *following* gives the next standing by standing and winner, *least* and *most* the
    bounds by standing and the number of further tricks of which a side is sure: the
    Ombre's for the least, the other side's for the most. *values* are those of
    the grades, from the worst for the Ombre's side to the best.
    """

    following: tuple[int, ...]
    least: tuple[int, ...]
    most: tuple[int, ...]
    values: tuple[Value, ...]
    root: int


@dataclass(frozen=True, slots=True)
class Course:
    """
    How the tricks of a game are judged.

    *key* tells apart the winners that settle differently, *value* settles a finished
    deal, *stop* is what the Ombre's side can have by stopping there, if it can.
    """

    seats: int
    tricks: int
    side: int
    key: Callable[[Winners], Key]
    value: Callable[[Winners], Value]
    stop: Callable[[Winners], Value | None]


def standings(course: Course, so_far: Winners = ()) -> Standings:
    """Every standing from *so_far* on."""
    return _Builder(course).build(so_far)


Row = tuple[tuple[int, ...], list[int], list[int]]
"""What follows a standing, and its bounds: least and most, by the number of sure tricks."""


class _Builder:
    """Goes through the standings from the last trick back, and makes one of those with the same future."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.after: dict[Key, tuple[Key, ...]] = {}
        self.worth: dict[Key, Value] = {}
        self.stops: dict[Key, Value] = {}
        self.left: dict[Key, int] = {}
        self.rows: list[Row] = []
        self.row_of: dict[Key, int] = {}

    def build(self, so_far: Winners) -> Standings:
        """All standings, those at the end of the deal first."""
        root = self._visit(so_far, None)
        values = sorted({*self.worth.values(), *self.stops.values()})
        grades = {value: grade for grade, value in enumerate(values)}
        same: dict[tuple[object, ...], int] = {}
        for key in sorted(self.left, key=self.left.__getitem__):
            least, most = self._bounds(key, grades)
            following = tuple(self.row_of[after] for after in self.after.get(key, ()))
            future = (self.left[key], following, tuple(least), tuple(most))
            if future not in same:
                same[future] = len(self.rows)
                self.rows.append((following + (0,) * (SEATS - len(following)), least, most))
            self.row_of[key] = same[future]
        return Standings(
            following=tuple(standing for row in self.rows for standing in row[0]),
            least=tuple(grade for row in self.rows for grade in row[1]),
            most=tuple(grade for row in self.rows for grade in row[2]),
            values=tuple(values),
            root=self.row_of[root],
        )

    def _visit(self, winners: Winners, stopped: Value | None) -> Key:
        """Note the standing after *winners*, and all that follow; *stopped* is what a stop was worth."""
        course = self.course
        stop = course.stop(winners)
        stopped = stopped if stop is None else stop
        key = (course.key(winners), stopped)
        if key in self.left:
            return key
        self.left[key] = course.tricks - len(winners)
        if stop is not None:
            self.stops[key] = stop
        if len(winners) == course.tricks:
            worth = course.value(winners)
            # With all cards open nobody goes on for more than he can get.
            self.worth[key] = worth if stopped is None else max(worth, stopped)
        else:
            self.after[key] = tuple(self._visit((*winners, seat), stopped) for seat in range(course.seats))
        return key

    def _bounds(self, key: Key, grades: dict[Value, int]) -> tuple[list[int], list[int]]:
        """The least and most of a standing by sure tricks, from those that follow it."""
        if key in self.worth:
            grade = grades[self.worth[key]]
            return [grade] * WIDTH, [grade] * WIDTH
        left, side = self.left[key], self.course.side
        rows = [self.rows[self.row_of[then]] for then in self.after[key]]
        ours = [row for seat, row in enumerate(rows) if side >> seat & 1]
        theirs = [row for seat, row in enumerate(rows) if not side >> seat & 1]
        least, most = [], []
        for number in range(WIDTH):
            sure = min(number, left)
            one_less = max(sure - 1, 0)
            # A trick of the other side is possible only while more are left than are sure.
            free = sure < left
            least.append(min([row[1][one_less] for row in ours] + [row[1][sure] for row in theirs if free]))
            most.append(max([row[2][one_less] for row in theirs] + [row[2][sure] for row in ours if free]))
        floor = grades[self.stops[key]] if key in self.stops else 0
        return [max(floor, grade) for grade in least], [max(floor, grade) for grade in most]
