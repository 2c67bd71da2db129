"""
What the tricks come to: every standing of a deal, with the least and the most that it may yet be worth.

Equal values are one *grade*. How standings follow each other depends on the game alone, and
which of them the core need tell apart on the order of the values alone: both are kept, and
a deal with other stakes needs no more than its own values.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from operator import neg
from typing import Generic, TypeVar

from ombre_desktop.engine import Cards
from ombre_desktop.players.errors import BeyondSolverError
from ombre_desktop.players.solver.captures import Captures, Tricks
from ombre_desktop.players.solver.core import Row, row_of

Winners = tuple[int, ...]
"""Who took each trick so far."""
Value = int
"""What a deal brings the side of the Ombre."""
Worth = TypeVar("Worth")
Key = tuple[object, ...]
Place = tuple[Key, Key | None]
"""A standing by the key of its winners, and by that of those at whom the Ombre might have stopped."""

SEATS = 5
WIDTH = 10
MOST_STANDINGS = 4096
MOST_GRADES = 15
"""More of either the keys of the core cannot hold."""


def within(most: int, found: int, what: str) -> None:
    """Raise `BeyondSolverError` where more of *what* was *found* than the solver's tables hold."""
    if found > most:
        raise BeyondSolverError(what, found, most)


@dataclass(frozen=True, slots=True)
class Plan:
    """
    Which tricks of a game are told apart.

    *key* is the same for winners that settle alike whatever follows, *stops* tells whether
    the Ombre's side is asked after such tricks if it will have the deal end there. Where
    cards are at stake, *captures* tells what becomes of them.
    """

    seats: int
    tricks: int
    side: int
    key: Callable[[Winners], Key]
    stops: Callable[[Winners], bool]
    captures: Captures | None = None

    @property
    def ways(self) -> int:
        """In how many ways a trick can go."""
        return self.seats << len(self.at_stake)

    @property
    def at_stake(self) -> Cards:
        """The cards whose capture counts."""
        return self.captures.cards if self.captures else ()

    def winners(self, tricks: Tricks) -> Winners:
        """Who took them."""
        return tuple([trick % self.seats for trick in tricks]) if self.captures else tricks

    def key_of(self, tricks: Tricks) -> Key:
        """The same for tricks that come to the same whatever follows."""
        key = self.key(self.winners(tricks))
        return (key, self.captures.fate(tricks)) if self.captures else key

    def goes_on(self, tricks: Tricks) -> bool:
        """Whether cards are played after *tricks*."""
        return len(tricks) < self.tricks and not (self.captures and self.captures.fate(tricks).over)

    def after(self, tricks: Tricks) -> list[Tricks]:
        """What may follow *tricks*, for each way in which a trick can go."""
        if self.captures is None:
            return [(*tricks, way) for way in range(self.ways)]
        fate = self.captures.fate(tricks)
        return [(*tricks, self.captures.like(fate, way)) for way in range(self.ways)]


@dataclass(frozen=True, slots=True)
class Course(Generic[Worth]):
    """
    How the tricks of a deal are judged.

    *value* settles a finished deal, *stop* one that is stopped by the Ombre's side, *beyond*
    one that was finished although it might have been stopped.
    """

    plan: Plan
    value: Callable[[Tricks], Worth]
    stop: Callable[[Tricks], Worth]
    beyond: Callable[[Tricks], Worth]


@dataclass(frozen=True, slots=True)
class Shape:
    """
    The standings of a plan, those near the end first, the first of all last.

    *following* is empty for those at the *ends*; these are given with tricks that lead
    there and with the place of the stop on the way, *stops* with such tricks.
    """

    left: tuple[int, ...]
    following: tuple[tuple[int, ...], ...]
    ends: tuple[tuple[int, Tricks, int | None], ...]
    stops: tuple[tuple[int, Tricks], ...]

    def after(self, tricks: Tricks) -> int:
        """The standing once *tricks* are taken."""
        at = -1
        for trick in tricks:
            at = self.following[at][trick]
        return at


@dataclass(frozen=True, slots=True, eq=False)
class Bounds:
    """
    What the core reads of the standings.

    *following* gives the next standing by standing and trick, *least* and *most* the grades that
    it may yet come to. *sure* gives by standing, seat and a number of further tricks of which the
    seat's side is sure the least or the most: the least for a seat of the Ombre's side.
    *needs* tells by grade and standing, of *number*, how many such tricks settle whether
    the grade is reached, five bits a seat. *rows* are the standings of a shape's.
    """

    number: int
    following: Row
    least: Row
    most: Row
    sure: Row
    needs: Row
    rows: tuple[int, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Standings:
    """The standings of one deal; *values* are those of the grades, from the worst for the Ombre's side."""

    plan: Plan
    shape: Shape
    bounds: Bounds
    values: tuple[Value, ...]

    def after(self, tricks: Tricks) -> int:
        """The standing once *tricks* are taken."""
        return self.bounds.rows[self.shape.after(tricks)]

    def leap(self, standing: int) -> int:
        """Of the grades that *standing* may yet come to, the one farthest above the one below it."""
        least, most = self.bounds.least[standing], self.bounds.most[standing]
        values = self.values
        return max(range(least + 1, most + 1), key=lambda at: values[at] - values[at - 1], default=least)


def standings(course: Course[Value]) -> Standings:
    """Every standing of *course*."""
    shape = shape_of(course.plan)
    stops = {at: course.stop(tricks) for at, tricks in shape.stops}
    # With all cards open nobody goes on for more than he can get.
    ends = [
        course.value(tricks) if stop is None else max(course.beyond(tricks), stops[stop])
        for _, tricks, stop in shape.ends
    ]
    values = tuple(sorted({*ends, *stops.values()}))
    within(MOST_GRADES, len(values), "values")
    grades = {value: grade for grade, value in enumerate(values)}
    bounds = _bounds(
        course.plan, tuple(grades[end] for end in ends), tuple(grades[stop] for stop in stops.values())
    )
    return Standings(course.plan, shape, bounds, values)


@lru_cache(maxsize=64)
def shape_of(plan: Plan) -> Shape:
    """How the standings of *plan* follow each other."""
    found: dict[Place, tuple[Tricks, tuple[Place, ...]]] = {}

    def visit(tricks: Tricks, stopped: Key | None) -> Place:
        key = plan.key_of(tricks)
        stopped = key if plan.stops(plan.winners(tricks)) else stopped
        place = (key, stopped)
        if place not in found:
            found[place] = (tricks, ())
            if plan.goes_on(tricks):
                after = plan.after(tricks)
                then = {each: visit(each, stopped) for each in dict.fromkeys(after)}
                found[place] = (tricks, tuple(map(then.__getitem__, after)))
        return place

    visit((), None)
    order = sorted(found, key=lambda place: -len(found[place][0]))
    places = {place: at for at, place in enumerate(order)}
    stops = [place for place in order if place[0] == place[1]]
    where = {place[1]: places[place] for place in stops}
    return Shape(
        left=tuple(plan.tricks - len(found[place][0]) for place in order),
        following=tuple(tuple(places[then] for then in found[place][1]) for place in order),
        ends=tuple(
            (places[place], found[place][0], where[place[1]] if place[1] is not None else None)
            for place in order
            if not found[place][1]
        ),
        stops=tuple((places[place], found[place][0]) for place in stops),
    )


@lru_cache(maxsize=64)
def _bounds(plan: Plan, ends: tuple[int, ...], stops: tuple[int, ...]) -> Bounds:
    """The bounds of all standings if those at the ends and the stops have these grades."""
    shape = shape_of(plan)
    grades = {at: grade for (at, *_), grade in zip(shape.ends, ends, strict=True)}
    floors = {at: grade for (at, _), grade in zip(shape.stops, stops, strict=True)}
    known: list[_Bound] = []
    same: dict[_Bound, int] = {}
    rows: list[int] = []
    for at, left in enumerate(shape.left):
        if at in grades:
            flat = (grades[at],) * WIDTH
            bound: _Bound = (left, (), flat, flat)
        else:
            following = tuple(rows[then] for then in shape.following[at])
            least, most = _after(plan, left, [known[then] for then in following])
            floor = floors.get(at, 0)
            bound = (left, following, _raised(least, floor), _raised(most, floor))
        if bound not in same:
            same[bound] = len(known)
            known.append(bound)
        rows.append(same[bound])
    within(MOST_STANDINGS, len(known), "standings")
    by_seat = [least if plan.side >> seat & 1 else most for *_, least, most in known for seat in range(SEATS)]
    return Bounds(
        number=len(known),
        following=row_of([to for _, then, _, _ in known for to in then or (0,) * plan.ways]),
        least=row_of([least[0] for *_, least, _ in known]),
        most=row_of([most[0] for *_, most in known]),
        sure=row_of([grade for each in by_seat for grade in each]),
        needs=row_of(_needs(plan.side, known)),
        rows=tuple(rows),
    )


_Grades = tuple[int, ...]
_Bound = tuple[int, tuple[int, ...], _Grades, _Grades]
"""Tricks left, what follows by trick, and the least and most by the number of sure tricks."""


def _after(plan: Plan, left: int, following: list[_Bound]) -> tuple[_Grades, _Grades]:
    """The least and most by sure tricks, with so many tricks *left*, from the standings that follow."""
    ours = [bound for way, bound in enumerate(following) if plan.side >> way % plan.seats & 1]
    theirs = [bound for way, bound in enumerate(following) if not plan.side >> way % plan.seats & 1]
    least, most = [], []
    for number in range(min(left, WIDTH - 1) + 1):
        one_less = max(number - 1, 0)
        # A trick of the other side is possible only while more are left than are sure.
        free = number < left
        least.append(min([row[2][one_less] for row in ours] + [row[2][number] for row in theirs if free]))
        most.append(max([row[3][one_less] for row in theirs] + [row[3][number] for row in ours if free]))
    beyond = WIDTH - len(least)
    return (*least, *least[-1:] * beyond), (*most, *most[-1:] * beyond)


def _needs(side: int, known: list[_Bound]) -> Iterator[int]:
    """By grade and standing how many tricks a seat's side must be sure of to settle it, five bits a seat."""
    ours = sum(1 << 5 * seat for seat in range(SEATS) if side >> seat & 1)
    theirs = sum(1 << 5 * seat for seat in range(SEATS) if not side >> seat & 1)
    for goal in range(max(most[0] for *_, most in known) + 1):
        for *_, least, most in known:
            yield ours * bisect_left(least, goal) + theirs * bisect_right(most, -goal, key=neg)


def _raised(grades: _Grades, floor: int) -> _Grades:
    return tuple(max(floor, grade) for grade in grades)
