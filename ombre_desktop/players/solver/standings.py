"""
Standings: classes of equivalent trick sequences, with lower and upper bounds of the final value.

Equal final values share a *grade*. The order in which standings follow each other depends only on the game,
and the standings that the core must distinguish depend only on the order of the values. Both are cached, so
a deal with other stakes needs only new values.
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
"""The winner of each trick so far, by index in the ring."""
Value = int
"""The value of a deal for the Ombre's side, as `courses.worth_to` counts it."""
Worth = TypeVar("Worth")
Key = tuple[object, ...]
Place = tuple[int, int | None]
"""A standing: the number of its key, and that of the key at which the Ombre could have stopped, if any."""

SEATS = 5
WIDTH = 10
MOST_STANDINGS = 4096
MOST_GRADES = 15
"""The most standings and grades that fit into the core's table keys."""


def within(most: int, found: int, what: str) -> None:
    """Raise `BeyondSolverError` if *found* exceeds *most*, the number of *what* that the tables hold."""
    if found > most:
        raise BeyondSolverError(what, found, most)


@dataclass(frozen=True, slots=True)
class Plan:
    """
    The rules by which sequences of tricks are equivalent.

    *key* is equal for two lists of winners if they lead to the same settlement, whatever follows. *stops*
    tells whether the Ombre is asked, after such tricks, to end the deal there. *captures* follows the cards
    at stake, if any. *side* is the Ombre's side, a bit a seat.
    """

    seats: int
    tricks: int
    side: int
    key: Callable[[Winners], Key]
    stops: Callable[[Winners], bool]
    captures: Captures | None = None

    @property
    def ways(self) -> int:
        """The number of outcomes of a trick: its winner, and which cards at stake fall in it."""
        return self.seats << len(self.at_stake)

    @property
    def at_stake(self) -> Cards:
        """The cards whose capture is paid for."""
        return self.captures.cards if self.captures else ()

    def winners(self, tricks: Tricks) -> Winners:
        """Return the winners of *tricks*."""
        return tuple([trick % self.seats for trick in tricks]) if self.captures else tricks

    def key_of(self, tricks: Tricks) -> Key:
        """Return a key that is equal for sequences of tricks that have the same value, whatever follows."""
        key = self.key(self.winners(tricks))
        return (key, self.captures.fate(tricks)) if self.captures else key

    def goes_on(self, tricks: Tricks) -> bool:
        """Tell whether cards are played after *tricks*."""
        return len(tricks) < self.tricks and not (self.captures and self.captures.fate(tricks).over)

    def after(self, tricks: Tricks) -> list[Tricks]:
        """List *tricks* continued by one more, for each outcome of a trick."""
        if self.captures is None:
            return [(*tricks, way) for way in range(self.ways)]
        fate = self.captures.fate(tricks)
        return [(*tricks, self.captures.with_gone(fate, way)) for way in range(self.ways)]


@dataclass(frozen=True, slots=True)
class Course(Generic[Worth]):
    """
    The valuation of a deal by its tricks.

    *value* settles a finished deal, *stop* a deal that the Ombre's side ends early, and *beyond* a finished
    deal that could have been ended early.
    """

    plan: Plan
    value: Callable[[Tricks], Worth]
    stop: Callable[[Tricks], Worth]
    beyond: Callable[[Tricks], Worth]


@dataclass(frozen=True, slots=True)
class Shape:
    """
    The graph of the standings of a plan, from the last trick back; the opening standing comes last.

    *left* is the number of tricks left. *following* is empty for the *ends*. Each end is given with a
    sequence of tricks that leads to it, and the index of the stop passed on the way; each of the *stops* with
    a sequence of tricks as well.
    """

    left: tuple[int, ...]
    following: tuple[tuple[int, ...], ...]
    ends: tuple[tuple[int, Tricks, int | None], ...]
    stops: tuple[tuple[int, Tricks], ...]

    def after(self, tricks: Tricks) -> int:
        """Return the index of the standing after *tricks*."""
        at = -1
        for trick in tricks:
            at = self.following[at][trick]
        return at


@dataclass(frozen=True, slots=True, eq=False)
class Bounds:
    """
    The standings as the core reads them, with the bounds of their grades.

    *following* gives the next of the *number* standings, by standing and trick. *least* and *most* bound the
    grade still possible. *sure* bounds it given a number of further sure tricks, by standing, seat and that
    number: from below for a seat of the Ombre's side, otherwise from above. *needs* gives the number of sure
    tricks that settles whether a grade is reached, by grade and standing, five bits a seat. *rows* maps the
    standings of the `Shape` to these.
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
    """The standings of one deal; *values* holds the value of each grade, worst for the Ombre's side first."""

    plan: Plan
    shape: Shape
    bounds: Bounds
    values: tuple[Value, ...]

    def after(self, tricks: Tricks) -> int:
        """Return the core's standing after *tricks*."""
        return self.bounds.rows[self.shape.after(tricks)]

    def first_goal(self, standing: int) -> int:
        """
        Return the grade within reach of *standing* with the largest gap of value below it.

        This grade is a good first goal for the bisection.
        """
        least, most = self.bounds.least[standing], self.bounds.most[standing]
        values = self.values
        return max(range(least + 1, most + 1), key=lambda at: values[at] - values[at - 1], default=least)


def standings(course: Course[Value]) -> Standings:
    """Enumerate the standings of *course*; raise `BeyondSolverError` if there are too many."""
    shape = shape_of(course.plan)
    stops = {at: course.stop(tricks) for at, tricks in shape.stops}
    # With all cards open, no Ombre plays on past a stop to get less.
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
    """Build the graph of the standings of *plan*."""
    found: dict[Place, tuple[Tricks, tuple[Place, ...]]] = {}
    reached: dict[Place, Place] = {}
    numbers: dict[Key, int] = {}  # numbers are hashed faster than keys

    def visit(tricks: Tricks, stopped: int | None) -> Place:
        key = numbers.setdefault(plan.key_of(tricks), len(numbers))
        before = (key, stopped)
        if before in reached:
            return reached[before]
        stopped = key if plan.stops(plan.winners(tricks)) else stopped
        place = reached[before] = (key, stopped)
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
        left=tuple([plan.tricks - len(found[place][0]) for place in order]),
        following=tuple([tuple(map(places.__getitem__, found[place][1])) for place in order]),
        ends=tuple(
            (places[place], found[place][0], where[place[1]] if place[1] is not None else None)
            for place in order
            if not found[place][1]
        ),
        stops=tuple((places[place], found[place][0]) for place in stops),
    )


@lru_cache(maxsize=64)
def _bounds(plan: Plan, ends: tuple[int, ...], stops: tuple[int, ...]) -> Bounds:
    """Compute the bounds of all standings, given the grades of the ends and the stops."""
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
            following = tuple([rows[then] for then in shape.following[at]])
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
"""The tricks left, the next standing by trick, and the lower and upper bound by number of sure tricks."""


def _after(plan: Plan, left: int, following: list[_Bound]) -> tuple[_Grades, _Grades]:
    """Compute the bounds by number of sure tricks, with *left* tricks to go, from the following standings."""
    ours = [bound for way, bound in enumerate(following) if plan.side >> way % plan.seats & 1]
    theirs = [bound for way, bound in enumerate(following) if not plan.side >> way % plan.seats & 1]
    least, most = [], []
    for number in range(min(left, WIDTH - 1) + 1):
        one_less = max(number - 1, 0)
        # The other side can win a trick only while more are left than are sure.
        free = number < left
        least.append(min([row[2][one_less] for row in ours] + [row[2][number] for row in theirs if free]))
        most.append(max([row[3][one_less] for row in theirs] + [row[3][number] for row in ours if free]))
    beyond = WIDTH - len(least)
    return (*least, *least[-1:] * beyond), (*most, *most[-1:] * beyond)


def _needs(side: int, known: list[_Bound]) -> Iterator[int]:
    """Yield the sure tricks that settle a grade, by grade and standing, five bits a seat."""
    ours = sum(1 << 5 * seat for seat in range(SEATS) if side >> seat & 1)
    theirs = sum(1 << 5 * seat for seat in range(SEATS) if not side >> seat & 1)
    for goal in range(max(most[0] for *_, most in known) + 1):
        for *_, least, most in known:
            yield ours * bisect_left(least, goal) + theirs * bisect_right(most, -goal, key=neg)


def _raised(grades: _Grades, floor: int) -> _Grades:
    return tuple([max(floor, grade) for grade in grades]) if floor else grades
