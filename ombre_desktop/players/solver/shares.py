"""
Payoffs for each seat: the aims of own-chips search, in which every player maximises their own chips.

Every seat ranks all possible ends of the deal, best for itself first. Among ends of equal value, a seat on
the Ombre's side prefers the one that is best for that side, and any other seat the one that is worst for it.
So there is always exactly one answer.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

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
"""One value per seat, in the order of the ring."""


@dataclass(frozen=True, slots=True, eq=False)
class Shares:
    """
    The standings of one deal with the payoffs of every seat.

    *following* gives the next standing, by standing and trick. *only* is the end that a standing leads to, if
    there is only one, and *stop* the end that the Ombre may choose by stopping there; -1 stands for no such
    end. *rank* is the rank of each end for each seat, *best* the best rank within reach, by standing and
    seat. *agreed* holds the ends that two-sided search finds as well, by their value for the Ombre's side.
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
        """Return the standing after *tricks*."""
        return self.rows[self.shape.after(tricks)]


def shares(course: Course[PerRing]) -> Shares:
    """Enumerate the standings of *course*; raise `BeyondSolverError` if there are too many."""
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
"""The tricks left, the next standing by trick, the end of a stop, and every end within reach."""


def _agreed(ends: tuple[PerRing, ...], plan: Plan) -> Iterator[tuple[Value, PerRing]]:
    """
    Yield the ends for which two-sided search gives the own-chips answer, each after its value.

    The value is that for the Ombre's side. Such an end is the only one of its value. Each seat of the
    Ombre's side prefers every end of at least this value to every lower one, and each defender every end of
    at most this value to every higher one. Then what is best for a side is also best for each of its seats.
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
    """Tell whether each of *these* ends brings *seat* more than any of *to_those*."""
    return not to_those or min(end[seat] for end in these) > max(end[seat] for end in to_those)


def ranks_of(ends: tuple[PerRing, ...], plan: Plan) -> list[list[int]]:
    """Return the rank of each of *ends* for each seat; rank 0 is the worst."""
    ranks = [[0] * SEATS for _ in ends]
    for seat in range(plan.seats):
        for place, end in enumerate(sorted(ends, key=partial(liking, seat=seat, side=plan.side))):
            ranks[ends.index(end)][seat] = place
    return ranks


def liking(end: PerRing, *, seat: int, side: int) -> tuple[object, ...]:
    """Return a key that ranks *end* for *seat*, a place in the ring; *side* is the Ombre's, a bit a seat."""
    ours = sum(value for at, value in enumerate(end) if side >> at & 1)
    return (end[seat], ours if side >> seat & 1 else -ours, end)
