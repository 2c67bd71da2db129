"""Perfect play with all cards open: what deals are worth, and every card of a decision in them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from operator import mul
from os import cpu_count
from threading import local
from typing import Generic, NamedTuple, TypeVar

from ombre_desktop.engine import Cards
from ombre_desktop.engine.phases.play import PlayPhase
from ombre_desktop.engine.state import DealState
from ombre_desktop.players.solver.core import COMPILED, Core
from ombre_desktop.players.solver.courses import phase_of, shares_of, standings_of
from ombre_desktop.players.solver.halt import Halt, Halted, heeded_now
from ombre_desktop.players.solver.shares import PerRing, Shares
from ombre_desktop.players.solver.standings import Standings, Value
from ombre_desktop.players.solver.tables import CardTables, card_tables

R = TypeVar("R", Standings, Shares)

World = Sequence[Cards]
"""The hands of the seats of a ring, in its order."""
MANY = 12
"""So many deals are shared out between two threads."""


class _Here(local):
    """The solver of one thread; its tables are large."""

    def __init__(self) -> None:
        self.core = Core()


_here = _Here()


@cache
def _helper() -> ThreadPoolExecutor | None:
    """A second thread, where the solver leaves Python to others and there is a processor for it."""
    return ThreadPoolExecutor(1, "solver") if COMPILED and (cpu_count() or 1) > 1 else None


def values(deals: Sequence[DealState], halt: Halt | None = None) -> list[Value]:
    """
    What each of *deals* comes to from here on if all its cards lie open.

    They are being played, and with all hands known. Of what may be said only a claim counts: nobody
    surrenders, and no gano binds (rule 3.6). Values are those of the side of the
    Ombre, as `worth_to` counts them. Threads that ask at once solve side by side, where the
    solver is compiled. Raises `Halted` if *halt* is raised.
    """
    return [value for (value,) in values_of_cards(deals, (), halt)]


def values_of_cards(deals: Sequence[DealState], cards: Cards, halt: Halt | None = None) -> list[list[Value]]:
    """For each of *deals* the value of each of *cards*, played by the seat whose turn it is."""
    found: list[list[Value]] = [[]] * len(deals)
    for problem, places in _sorted(_problem(deal) for deal in deals):
        reckoned = problem.reckoned
        grades = _weighed(problem, [deals[place] for place in places], cards, halt)
        for place, weighed in zip(places, grades, strict=True):
            found[place] = [reckoned.values[grade] for grade in weighed]
    return found


def own_values(deals: Sequence[DealState], halt: Halt | None = None) -> list[PerRing]:
    """
    What each of *deals* brings each seat of its ring if everybody looks to his own chips.

    So a defender saves the Ombre from the other's codille. Where the two sides find
    what all of a side like best, that is it; else the search takes some fifty times as long.
    """
    return [value for (value,) in own_values_of_cards(deals, (), halt)]


def own_values_of_cards(
    deals: Sequence[DealState], cards: Cards, halt: Halt | None = None
) -> list[list[PerRing]]:
    """For each of *deals* what each of *cards* brings each seat of the ring, played as by `own_values`."""
    found: list[list[PerRing]] = [[]] * len(deals)
    disputed: dict[int, DealState] = {}
    for place, (deal, sided) in enumerate(zip(deals, values_of_cards(deals, cards, halt), strict=True)):
        agreed = shares_of(deal).agreed
        if all(value in agreed for value in sided):
            found[place] = [agreed[value] for value in sided]
        else:
            disputed[place] = deal
    left = list(disputed)
    for problem, places in _sorted(_own_problem(deal) for deal in disputed.values()):
        reckoned = problem.reckoned
        ends = _weighed(problem, [disputed[left[place]] for place in places], cards, halt)
        for place, weighed in zip(places, ends, strict=True):
            found[left[place]] = [reckoned.ends[end] for end in weighed]
    return found


class _Problem(NamedTuple, Generic[R]):
    """
    What deals must have in common to be solved in one go.

    *laid* are the cards on the table, *first* is as for `Core.weigh`.
    """

    tables: CardTables
    reckoned: R
    standing: int
    leader: int
    laid: tuple[int, ...]
    first: int


def _problem(deal: DealState) -> _Problem[Standings]:
    """The problem where the defenders are one side."""
    reckoned = standings_of(deal)
    standing = reckoned.after(_winners(deal))
    return _Problem(*_on_the_table(deal, reckoned, standing), first=reckoned.leap(standing))


def _own_problem(deal: DealState) -> _Problem[Shares]:
    """The problem where each looks to himself."""
    reckoned = shares_of(deal)
    return _Problem(*_on_the_table(deal, reckoned, reckoned.after(_winners(deal))), first=-1)


def _winners(deal: DealState) -> tuple[int, ...]:
    return tuple(deal.ring.index(seat) for seat in deal.play.winners)


def _on_the_table(
    deal: DealState, reckoned: R, standing: int
) -> tuple[CardTables, R, int, int, tuple[int, ...]]:
    tables = card_tables(deal.ranking, phase_of(deal.agenda, PlayPhase).follow)
    trick = deal.play.trick
    if trick is None:
        return tables, reckoned, standing, 0, ()
    laid = tuple(tables.bits[card] for card in trick.cards)
    return tables, reckoned, standing, deal.ring.index(trick.leader), laid


def _sorted(problems: Iterable[_Problem[R]]) -> list[tuple[_Problem[R], list[int]]]:
    """The places of equal *problems*."""
    alike: dict[_Problem[R], list[int]] = {}
    for place, problem in enumerate(problems):
        alike.setdefault(problem, []).append(place)
    return list(alike.items())


def _weighed(
    problem: _Problem[R], deals: Sequence[DealState], cards: Cards, halt: Halt | None
) -> list[list[int]]:
    """For each of *deals* the grades or ends of *cards*; without any, its own."""
    hands = [problem.tables.hand(deal.hands[seat]) for deal in deals for seat in deal.ring]
    found, each = _found(problem, hands, cards, halt), len(cards) or 1
    return [found[at : at + each] for at in range(0, len(found), each)]


def _found(problem: _Problem[R], hands: list[int], cards: Cards, halt: Halt | None) -> list[int]:
    """The grades or ends of *cards* in deal after deal of these *hands*; two threads share many."""
    halt = halt or heeded_now()
    seats, helper = problem.reckoned.plan.seats, _helper()
    if helper is None or len(hands) < seats * MANY:
        return _weighed_here(problem, hands, cards, halt)
    half = len(hands) // seats // 2 * seats
    rest = helper.submit(_weighed_here, problem, hands[half:], cards, halt)
    return _weighed_here(problem, hands[:half], cards, halt) + rest.result()


def _weighed_here(problem: _Problem[R], hands: list[int], cards: Cards, halt: Halt) -> list[int]:
    """The same, by this thread alone."""
    core, tables, reckoned = _here.core, problem.tables, problem.reckoned
    core.set_game(tables, [tables.bits[card] for card in reckoned.plan.at_stake])
    if isinstance(reckoned, Standings):
        core.set_aim(reckoned.plan.seats, reckoned.plan.side, reckoned.bounds)
    else:
        core.set_own_aims(reckoned.plan.seats, reckoned.plan.side, reckoned)
    found = core.weigh(
        hands,
        [tables.bits[card] for card in cards],
        problem.standing,
        problem.leader,
        trick=problem.laid,
        first=problem.first,
        halt=halt.flag,
    )
    if halt.flag[0]:
        raise Halted
    return found


class Batch(NamedTuple):
    """
    Deals that differ in nothing but who holds which cards, and not in what payments ask of cards.

    *deal* is one of them, *hands* are those of the ring as sets of bits, deal after
    deal, and *weights* tell how much each deal counts.
    """

    deal: DealState
    hands: list[int]
    weights: list[int]


def sums(batches: Sequence[Batch], cards: Cards, halt: Halt | None = None) -> list[Value]:
    """
    The values of each of *cards* in all deals of *batches*, added up by their weights.

    Without cards the sum of the deals' own values.
    """
    totals = [0] * (len(cards) or 1)
    alike: dict[_Problem[Standings], Batch] = {}
    for batch in batches:
        one = alike.setdefault(_problem(batch.deal), Batch(batch.deal, [], []))
        one.hands.extend(batch.hands)
        one.weights.extend(batch.weights)
    for problem, batch in alike.items():
        reckoned = problem.reckoned
        grades = _found(problem, batch.hands, cards, halt)
        for at in range(len(totals)):
            worth = map(reckoned.values.__getitem__, grades[at :: len(totals)])
            totals[at] += sum(map(mul, batch.weights, worth))
    return totals
