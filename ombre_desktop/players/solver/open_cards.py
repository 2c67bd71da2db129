"""Perfect play with all cards open: the value of deals, and of each card of a decision in them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from operator import mul
from os import cpu_count
from threading import local
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from ombre_desktop import elsewhere
from ombre_desktop.engine import Cards
from ombre_desktop.engine.phases.play import PlayPhase
from ombre_desktop.engine.state import DealState
from ombre_desktop.players.solver.core import COMPILED, Core
from ombre_desktop.players.solver.courses import SameButForCards, phase_of, shares_of, standings_of
from ombre_desktop.players.solver.gano import for_itself, for_the_side, is_bound, under_gano
from ombre_desktop.players.solver.halt import Halt, Halted, heeded_now
from ombre_desktop.players.solver.shares import PerRing, Shares
from ombre_desktop.players.solver.standings import Standings, Value
from ombre_desktop.players.solver.tables import CardTables, card_tables

if TYPE_CHECKING:
    from concurrent.futures import Executor

R = TypeVar("R", Standings, Shares)

World = Sequence[Cards]
"""The hands of all seats, in the order of the ring."""
MANY = 12
"""The number of deals from which two threads share the work."""


class _Here(local):
    """A solver for each thread, made once because its tables are large."""

    def __init__(self) -> None:
        self.core = Core()


_here = _Here()


@cache
def _helper() -> Executor | None:
    """
    Return a second thread, or None if the solver keeps the interpreter lock or there is only one processor.
    """
    return elsewhere.shared(1, "solver") if COMPILED and (cpu_count() or 1) > 1 else None


def values(deals: Sequence[DealState], halt: Halt | None = None) -> list[Value]:
    """
    Return the value of each of *deals* under perfect play with all cards open.

    Each deal is in play, and all its hands are known. The only announcement considered is a claim: no player
    surrenders, and nobody says gano from now on. Values are those of the Ombre's side, on the scale of
    `worth_to`. With the compiled solver, several threads may call this in parallel. Raise `Halted` if *halt*
    is raised.
    """
    return [value for (value,) in values_of_cards(deals, (), halt)]


def values_of_cards(deals: Sequence[DealState], cards: Cards, halt: Halt | None = None) -> list[list[Value]]:
    """Return, for each of *deals*, the value of each of *cards* if the seat to move plays it."""
    found: list[list[Value]] = [[]] * len(deals)
    free, bound = _parted(deals)
    for place in bound:
        found[place] = under_gano(
            deals[place], cards, lambda deal, laid: values_of_cards([deal], laid, halt)[0], for_the_side
        )
    for problem, group in _grouped(_problem(deals[place]) for place in free):
        reckoned, places = problem.reckoned, [free[at] for at in group]
        grades = _weighed(problem, [deals[place] for place in places], cards, halt)
        for place, weighed in zip(places, grades, strict=True):
            found[place] = [reckoned.values[grade] for grade in weighed]
    return found


def _parted(deals: Sequence[DealState]) -> tuple[list[int], list[int]]:
    """Return the places of the *deals* in which no gano binds, and of those in which one does."""
    kinds: tuple[list[int], list[int]] = [], []
    for place, deal in enumerate(deals):
        kinds[is_bound(deal)].append(place)
    return kinds


def own_values_of_cards(
    deals: Sequence[DealState], cards: Cards, halt: Halt | None = None
) -> list[list[PerRing]]:
    """
    Return, for each of *deals* and each of *cards*, the values if that card is played, and every seat then
    maximises its own chips (max^n). Without *cards*, return for each deal the values of the deal itself.

    There is one value per seat, in the order of the ring. A defender may then save the Ombre from the other
    defender's codille. Two-sided search comes first. Its answer is used if every seat agrees with its side
    (see `Shares.agreed`); otherwise own-chips search follows, which takes some fifty times as long.
    """
    found: list[list[PerRing]] = [[]] * len(deals)
    disputed: dict[int, DealState] = {}
    for place, (deal, sided) in enumerate(zip(deals, values_of_cards(deals, cards, halt), strict=True)):
        if is_bound(deal):
            found[place] = under_gano(
                deal, cards, lambda then, laid: own_values_of_cards([then], laid, halt)[0], for_itself
            )
            continue
        agreed = shares_of(deal).agreed
        if all(value in agreed for value in sided):
            found[place] = [agreed[value] for value in sided]
        else:
            disputed[place] = deal
    left = list(disputed)
    for problem, places in _grouped(_own_problem(deal) for deal in disputed.values()):
        reckoned = problem.reckoned
        ends = _weighed(problem, [disputed[left[place]] for place in places], cards, halt)
        for place, weighed in zip(places, ends, strict=True):
            found[left[place]] = [reckoned.ends[end] for end in weighed]
    return found


class _Problem(NamedTuple, Generic[R]):
    """
    Everything but the hands: the data that deals must share to be solved in one batch.

    *laid* holds the cards on the table as bit numbers; *first* is the first goal, as in `Core.weigh`.
    """

    tables: CardTables
    reckoned: R
    standing: int
    leader: int
    laid: tuple[int, ...]
    first: int


def _problem(deal: DealState) -> _Problem[Standings]:
    """Return the problem in which the defenders form one side."""
    return _problem_of(deal, standings_of(deal))


def _problem_of(deal: DealState, reckoned: Standings) -> _Problem[Standings]:
    """Return the problem of *deal*, whose standings are *reckoned*."""
    standing = reckoned.after(_winners(deal))
    return _Problem(*_on_the_table(deal, reckoned, standing), first=reckoned.first_goal(standing))


def _own_problem(deal: DealState) -> _Problem[Shares]:
    """Return the problem in which every seat maximises its own chips."""
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


def _grouped(problems: Iterable[_Problem[R]]) -> list[tuple[_Problem[R], list[int]]]:
    """Group equal *problems*, each with its places in the sequence."""
    groups: dict[_Problem[R], list[int]] = {}
    for place, problem in enumerate(problems):
        groups.setdefault(problem, []).append(place)
    return list(groups.items())


def _weighed(
    problem: _Problem[R], deals: Sequence[DealState], cards: Cards, halt: Halt | None
) -> list[list[int]]:
    """
    Return, for each of *deals*, the grades or own-chips ends of *cards*; without cards, those of the deal.
    """
    hands = [problem.tables.hand(deal.hands[seat]) for deal in deals for seat in deal.ring]
    found, each = _found(problem, hands, cards, halt), len(cards) or 1
    return [found[at : at + each] for at in range(0, len(found), each)]


def _found(problem: _Problem[R], hands: list[int], cards: Cards, halt: Halt | None) -> list[int]:
    """
    Return the grades, or own-chips ends, of *cards* for every deal in *hands*, deal by deal.

    Two threads share the work if there are many deals.
    """
    halt = halt or heeded_now()
    seats, helper = problem.reckoned.plan.seats, _helper()
    if helper is None or len(hands) < seats * MANY:
        return _weighed_here(problem, hands, cards, halt)
    half = len(hands) // seats // 2 * seats
    rest = helper.submit(_weighed_here, problem, hands[half:], cards, halt)
    return _weighed_here(problem, hands[:half], cards, halt) + rest.result()


def _weighed_here(problem: _Problem[R], hands: list[int], cards: Cards, halt: Halt) -> list[int]:
    """Do the work of `_found` in this thread; raise `Halted` if the flag was raised."""
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
    Deals that differ only in the hands, and not in any payment for cards held.

    *deal* is one of them. *hands* holds the hands as sets of bits, in the order of the ring, deal after
    deal. *weights* holds the weight of each deal.
    """

    deal: DealState
    hands: list[int]
    weights: list[int]


class Solved(NamedTuple):
    """
    The solutions of one batch of deals.

    *places* holds the indices of the batches they came from, *weights* the weight of each deal. *grades*
    holds a grade for each card of each deal, deal by deal, and *values* the value of each grade.
    """

    places: list[int]
    weights: list[int]
    grades: list[int]
    values: tuple[Value, ...]

    def of_card(self, at: int, cards: int) -> Iterator[Value]:
        """Yield the values of card number *at* of *cards*, deal by deal."""
        return map(self.values.__getitem__, self.grades[at::cards])


def solved(batches: Sequence[Batch], cards: Cards, halt: Halt | None = None) -> list[Solved]:
    """
    Solve all deals of *batches* for each of *cards*; without cards, for the play from here.

    The batches differ from each other in the hands alone.
    """
    first = batches[0].deal
    if is_bound(first):
        return [_solved_under_gano(place, batch, cards, halt) for place, batch in enumerate(batches)]
    alike: dict[Standings, tuple[list[int], Batch]] = {}
    same = SameButForCards(first)
    for place, batch in enumerate(batches):
        places, one = alike.setdefault(same.standings_of(batch.deal), ([], Batch(batch.deal, [], [])))
        places.append(place)
        one.hands.extend(batch.hands)
        one.weights.extend(batch.weights)
    found = []
    for reckoned, (places, batch) in alike.items():
        grades = _found(_problem_of(batch.deal, reckoned), batch.hands, cards, halt)
        found.append(Solved(places, batch.weights, grades, reckoned.values))
    return found


def _solved_under_gano(place: int, batch: Batch, cards: Cards, halt: Halt | None) -> Solved:
    """Solve the deals of *batch*, which stands at this *place*, deal by deal."""
    deals = [deal_of(batch, number) for number in range(len(batch.weights))]
    values = [value for found in values_of_cards(deals, cards, halt) for value in found]
    return Solved([place], batch.weights, list(range(len(values))), tuple(values))


def deal_of(batch: Batch, number: int) -> DealState:
    """Return deal *number* of *batch*."""
    deal, hands = batch.deal, list(batch.deal.hands)
    tables, seats = card_tables(deal.ranking, phase_of(deal.agenda, PlayPhase).follow), len(deal.ring)
    for seat, held in zip(deal.ring, batch.hands[number * seats :], strict=False):
        hands[seat] = tables.held(held)
    return deal._replace(hands=tuple(hands))


def totals(found: Sequence[Solved], cards: int) -> list[Value]:
    """Return the weighted sums over all deals of the values of each of *cards* candidate cards."""
    return [sum([sum(map(mul, one.weights, one.of_card(at, cards))) for one in found]) for at in range(cards)]
