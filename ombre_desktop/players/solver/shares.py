"""
What each seat has of a deal: for play in which everybody looks to his own chips.

Each seat has an order of all *ends* that a deal can come to, and takes the end that stands highest
in its own. Between ends that bring it the same it prefers what the Ombre's side likes less,
or more if it is of that side itself: so there is always one answer.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ombre_desktop.players.solver.captures import Tricks
from ombre_desktop.players.solver.core import Row, row_of
from ombre_desktop.players.solver.standings import (
    MOST_STANDINGS,
    SEATS,
    Course,
    Plan,
    Shape,
    Value,
    shape_of,
    within,
)

PerRing = tuple[Value, ...]
"""A value for each seat of the ring, in its order."""


@dataclass(frozen=True, slots=True, eq=False)
class Shares:
    """
    The standings of one deal for every seat.

    *following* gives the next standing by standing and trick, *only* the one end that a
    standing can come to, *stop* the end that the Ombre can choose there; -1 for none.
    *rank* orders the ends by end and seat, *best* is the best rank by standing and seat.
    *agreed* are the ends, by what they bring the Ombre's side, that two sides come to just
    as well: everybody likes what is better for his side better.
    """

    plan: Plan
    shape: Shape
    following: Row
    only: Row
    stop: Row
    rank: Row
    best: Row
    rows: tuple[int, ...]
    ends: tuple[PerRing, ...]
    agreed: dict[Value, PerRing]

    def after(self, tricks: Tricks) -> int:
        """The standing once *tricks* are taken."""
        return self.rows[self.shape.after(tricks)]


def shares(course: Course[PerRing]) -> Shares:
    """Every standing of *course*."""
    shape = shape_of(course.plan)
    stops = {at: course.stop(tricks) for at, tricks in shape.stops}
    finished = {
        at: course.value(tricks) if stop is None else course.beyond(tricks) for at, tricks, stop in shape.ends
    }
    ends = tuple(sorted({*finished.values(), *stops.values()}))
    number = {end: at for at, end in enumerate(ends)}
    reached: list[_Standing] = []
    same: dict[_Standing, int] = {}
    rows: list[int] = []
    for at, left in enumerate(shape.left):
        following = tuple(rows[then] for then in shape.following[at])
        stop = number[stops[at]] if at in stops else -1
        own = {number[finished[at]]} if at in finished else {stop} - {-1}
        standing = (left, following, stop, frozenset(own.union(*(reached[then][3] for then in following))))
        if standing not in same:
            same[standing] = len(reached)
            reached.append(standing)
        rows.append(same[standing])
    within(MOST_STANDINGS, len(reached), "standings")
    rank = ranks_of(ends, course.plan)
    return Shares(
        plan=course.plan,
        shape=shape,
        following=row_of([to for _, then, _, _ in reached for to in then or (0,) * course.plan.ways]),
        only=row_of([min(can) if len(can) == 1 else -1 for *_, can in reached]),
        stop=row_of([stop for _, _, stop, _ in reached]),
        rank=row_of([place for places in rank for place in places]),
        best=row_of([max(rank[end][seat] for end in can) for *_, can in reached for seat in range(SEATS)]),
        rows=tuple(rows),
        ends=ends,
        agreed=dict(_agreed(ends, course.plan)),
    )


_Standing = tuple[int, tuple[int, ...], int, frozenset[int]]
"""Tricks left, what follows by trick, the end of a stop, and all ends that can be reached."""


def _agreed(ends: tuple[PerRing, ...], plan: Plan) -> Iterator[tuple[Value, PerRing]]:
    """
    The ends about which two sides are as good as many, each with what it brings the Ombre's.

    If all on his side like every end of at least that value better than all below, they can bring it
    about together if and only if they do; and so can the others with those of at most that value.
    """
    worth = {end: sum(value for at, value in enumerate(end) if plan.side >> at & 1) for end in ends}
    for end, value in worth.items():
        no_less = [other for other in ends if worth[other] >= value]
        no_more = [other for other in ends if worth[other] <= value]
        less = [other for other in ends if worth[other] < value]
        more = [other for other in ends if worth[other] > value]
        alone = len(no_less) + len(no_more) == len(ends) + 1
        agree = (
            _all_prefer(seat, no_less, less) if plan.side >> seat & 1 else _all_prefer(seat, no_more, more)
            for seat in range(plan.seats)
        )
        if alone and all(agree):
            yield value, end


def _all_prefer(seat: int, these: list[PerRing], to_those: list[PerRing]) -> bool:
    """Whether any of *these* brings *seat* more than any of the others."""
    return not to_those or min(end[seat] for end in these) > max(end[seat] for end in to_those)


def ranks_of(ends: tuple[PerRing, ...], plan: Plan) -> list[list[int]]:
    """For each of *ends* its place in the order of each seat, the worst first."""
    ranks = [[0] * SEATS for _ in ends]
    for seat in range(plan.seats):
        sign = 1 if plan.side >> seat & 1 else -1

        def liking(end: PerRing, seat: int = seat, sign: int = sign) -> tuple[object, ...]:
            ours = sum(value for at, value in enumerate(end) if plan.side >> at & 1)
            return (end[seat], sign * ours, end)

        for place, end in enumerate(sorted(ends, key=liking)):
            ranks[ends.index(end)][seat] = place
    return ranks
