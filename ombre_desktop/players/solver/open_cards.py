"""Perfect play with all cards open: what deals are worth, and every card of a decision in them."""

from __future__ import annotations

from collections.abc import Sequence
from threading import local
from typing import NamedTuple

from ombre_desktop.engine import Cards
from ombre_desktop.engine.phases.play import PlayPhase
from ombre_desktop.engine.state import DealState
from ombre_desktop.players.solver.core import Core, row
from ombre_desktop.players.solver.courses import phase_of, standings_of
from ombre_desktop.players.solver.standings import Standings, Value
from ombre_desktop.players.solver.tables import CardTables, card_tables

World = Sequence[Cards]
"""The hands of the seats of a ring, in its order."""


class Halted(Exception):  # noqa: N818 - nothing is wrong
    """The solver was told to stop."""


class Halt:
    """
    A flag that any thread may raise: the solver then stops before its next world.

    A world takes a millisecond, interpreted a tenth of a second.
    """

    def __init__(self) -> None:
        self.flag = row(1)

    def now(self) -> None:
        """Raise it."""
        self.flag[0] = 1


class _Here(local):
    """The solver of one thread; its tables are large."""

    def __init__(self) -> None:
        self.core = Core()


_here = _Here()


def values(deals: Sequence[DealState], halt: Halt | None = None) -> list[Value]:
    """
    What each of *deals* comes to from here on if all its cards lie open.

    They are being played, and with all hands known. Values are those of the side of the
    Ombre, as `worth_to` counts them. Threads that ask at once solve side by side, where the
    solver is compiled. Raises `Halted` if *halt* is raised.
    """
    found: list[Value] = [0] * len(deals)
    for problem, places in _sorted(deals):
        rows = _weighed(problem, [deals[place] for place in places], (), halt)
        for place, (value,) in zip(places, rows, strict=True):
            found[place] = value
    return found


def values_of_cards(
    deals: Sequence[DealState], cards: Cards, halt: Halt | None = None
) -> list[list[Value]]:
    """For each of *deals* the value of each of *cards*, played by the seat whose turn it is."""
    found: list[list[Value]] = [[]] * len(deals)
    for problem, places in _sorted(deals):
        rows = _weighed(problem, [deals[place] for place in places], cards, halt)
        for place, weights in zip(places, rows, strict=True):
            found[place] = weights
    return found


class _Problem(NamedTuple):
    """What deals must have in common to be solved in one go; *laid* are the cards on the table."""

    tables: CardTables
    standings: Standings
    standing: int
    leader: int
    laid: tuple[int, ...]


def _problem(deal: DealState) -> _Problem:
    playing, ring = deal.playing, deal.ring
    assert playing is not None
    tables = card_tables(deal.ranking, phase_of(deal.agenda, PlayPhase).follow)
    reckoned = standings_of(deal)
    trick = playing.trick
    return _Problem(
        tables=tables,
        standings=reckoned,
        standing=reckoned.after(tuple(ring.index(seat) for seat in playing.winners)),
        leader=ring.index(trick.leader) if trick else 0,
        laid=tuple(tables.bits[card] for card in trick.cards) if trick else (),
    )


def _sorted(deals: Sequence[DealState]) -> list[tuple[_Problem, list[int]]]:
    """The places of *deals* by what they have in common."""
    alike: dict[_Problem, list[int]] = {}
    for place, deal in enumerate(deals):
        alike.setdefault(_problem(deal), []).append(place)
    return list(alike.items())


def _weighed(
    problem: _Problem, deals: Sequence[DealState], cards: Cards, halt: Halt | None
) -> list[list[Value]]:
    """For each of *deals* the values of *cards*; without any, its own."""
    core, tables, reckoned = _here.core, problem.tables, problem.standings
    halt = halt or Halt()
    core.set_game(tables)
    core.set_aim(reckoned.plan.seats, reckoned.plan.side, reckoned.bounds)
    found = core.weigh(
        [tables.hand(deal.hands[seat]) for deal in deals for seat in deal.ring],
        [tables.bits[card] for card in cards],
        problem.standing,
        problem.leader,
        problem.laid,
        reckoned.leap(problem.standing),
        halt.flag,
    )
    if halt.flag[0]:
        raise Halted
    each = len(cards) or 1
    return [[reckoned.values[grade] for grade in found[at : at + each]] for at in range(0, len(found), each)]
