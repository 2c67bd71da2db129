"""Courses: the valuation of every possible sequence of tricks by the engine's own settlement."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TypeVar

from ombre_desktop.engine import Ruleset, Seat
from ombre_desktop.engine.chips import Payment, Score, pool_change, score_of, scores_with
from ombre_desktop.engine.phases.play import PlayPhase, Talk
from ombre_desktop.engine.phases.settlement import SettlePhase
from ombre_desktop.engine.phases.vole import PRIMERAS
from ombre_desktop.engine.requests import Question
from ombre_desktop.engine.seats import POOL, Party, PerSeat, Ring
from ombre_desktop.engine.stages import Playing
from ombre_desktop.engine.state import DealState, Phase
from ombre_desktop.engine.trick import Trick
from ombre_desktop.players.solver.captures import Captures, Tricks, captures_of
from ombre_desktop.players.solver.shares import Shares, shares
from ombre_desktop.players.solver.standings import (
    Course,
    Key,
    Plan,
    Standings,
    Value,
    Winners,
    shape_of,
    standings,
)

P = TypeVar("P", PlayPhase, SettlePhase)

KEPT = 256
"""The number of deals whose standings are cached."""


def standings_of(state: DealState) -> Standings:
    """
    Return the standings of *state* for the Ombre's side; *state* is in play and has an Ombre.

    The opening hands are taken as given. A card that is in none of these hands counts as out of play.
    """
    return _standings(_Played(_terms(state), state))


def shares_of(state: DealState) -> Shares:
    """Return the standings of *state* with a payoff for every seat of the ring, see `standings_of`."""
    return _shares(_Played(_terms(state), state))


@dataclass(frozen=True, slots=True)
class _Played:
    """A deal as a cache key: equal if everything that its payments depend on is equal."""

    terms: Hashable
    state: DealState = field(compare=False)


@lru_cache(maxsize=KEPT)
def _standings(played: _Played) -> Standings:
    return standings(course_of(played.state))


@lru_cache(maxsize=KEPT)
def _shares(played: _Played) -> Shares:
    return shares(course_of_each(played.state))


def _terms(state: DealState) -> Hashable:
    """Return everything on which the payments of *state* depend, except the winners of the tricks."""
    playing = state.play
    play, settle = phase_of(state.agenda, PlayPhase), phase_of(state.agenda, SettlePhase)
    return (
        (play.talk, settle),
        (state.ruleset, state.the_contract.name, state.ring, state.ombre, state.joined),
        (state.stakes, state.scores, playing.vole, playing.quitter),
        (tricks_in(state), *_terms_of_cards(state, play, settle)),
    )


def _terms_of_cards(state: DealState, play: PlayPhase, settle: SettlePhase) -> tuple[Hashable, ...]:
    """Return what of the terms depends on who holds which cards."""
    return settle.payment.of_cards(state), captures_of(state, play), state.ally


class SameButForCards:
    """
    The standings of deals like *state*, which differ from it in the hands alone.

    Of their terms, only those of the cards are looked at in each deal. A decision asks for a hundred deals
    and more, and all the terms of one take longer than its last tricks take to solve.
    """

    def __init__(self, state: DealState) -> None:
        self._play, self._settle = phase_of(state.agenda, PlayPhase), phase_of(state.agenda, SettlePhase)
        self._found: dict[Hashable, Standings] = {}

    def standings_of(self, deal: DealState) -> Standings:
        """Return the `standings_of` one of the deals."""
        terms = _terms_of_cards(deal, self._play, self._settle)
        found = self._found.get(terms)
        if found is None:
            found = self._found[terms] = standings_of(deal)
        return found


def tricks_in(state: DealState) -> int:
    """Return the number of tricks in the whole deal."""
    return len(state.play.opening[state.the_ombre])


def asides_of(state: DealState) -> Mapping[Value, float]:
    """
    Return the `aside` of the deals that end with each value; if several ways of ending have it, their mean.

    The deal is that of `standings_of`. The mapping is empty where captures are paid for.
    """
    return _asides(_Played(_terms(state), state))


@lru_cache(maxsize=KEPT)
def _asides(played: _Played) -> Mapping[Value, float]:
    judge, plan = _judged(played.state)
    if judge.captures is not None:
        return {}
    shape, found = shape_of(plan), defaultdict[Value, list[int]](list)
    stops = {at: judge.with_aside(tricks, claimed=True) for at, tricks in shape.stops}
    for _, tricks, stop in shape.ends:
        if stop is None:
            value, beside = judge.with_aside(tricks)
        else:
            value, beside = max(judge.with_aside(tricks, vole=True), stops[stop])
        found[value].append(beside)
    for value, beside in stops.values():
        found[value].append(beside)
    return {value: sum(each) / len(each) for value, each in found.items()}


def course_of(state: DealState) -> Course[Value]:
    """Return the course of *state* for the Ombre's side; *state* is in play and has an Ombre."""
    judge, plan = _judged(state)
    return Course(plan, judge.value, judge.stop, judge.beyond)


def course_of_each(state: DealState) -> Course[tuple[Value, ...]]:
    """Return the course of *state* with a value for every seat of the ring, see `course_of`."""
    judge, plan = _judged(state)
    single = [replace(judge, side=frozenset({seat})) for seat in state.ring]
    return Course(
        plan,
        lambda tricks: tuple(one.value(tricks) for one in single),
        lambda tricks: tuple(one.stop(tricks) for one in single),
        lambda tricks: tuple(one.beyond(tricks) for one in single),
    )


def _judged(state: DealState) -> tuple[Judge, Plan]:
    """Return the judge of *state* for the Ombre's side, and the plan of the tricks to distinguish."""
    play, settle = phase_of(state.agenda, PlayPhase), phase_of(state.agenda, SettlePhase)
    playing, ombre = state.play, state.the_ombre
    side = frozenset({ombre} if state.ally is None else {ombre, state.ally})
    captures = captures_of(state, play)
    plain = playing._replace(question=None, asking=(), given_up=False)
    judge = Judge(state, plain, settle, side, captures)
    leading = replace(judge, playing=plain._replace(trick=Trick(state.ring)))
    bits = sum(1 << state.ring.index(seat) for seat in side)
    plan = Plan(
        seats=len(state.ring),
        tricks=tricks_in(state),
        side=bits,
        key=_key(state.ruleset, bits),
        stops=Stops(play.talk, state.ring, ombre, playing.vole, leading),
        captures=captures,
    )
    return judge, plan


def _key(ruleset: Ruleset, side: int) -> Callable[[Winners], Key]:
    """
    Return the key of the tricks so far: by seat and first to lead, or by side or seat and primeras.
    """
    if ruleset.together:
        return BySide(side)
    return _in_order if ruleset.target else _counted


def phase_of(phases: tuple[Phase, ...], kind: type[P]) -> P:
    """Return the first of *phases* of the type *kind*."""
    return next(phase for phase in phases if isinstance(phase, kind))


@dataclass(frozen=True, slots=True)
class Judge:
    """
    The settlement of the deal *state*, every card of which is known.

    Tricks name their winners by index in the ring. Values are those of `worth_to`. In *playing* nothing is
    asked and nobody has given up.
    """

    state: DealState
    playing: Playing
    settle: SettlePhase
    side: frozenset[Seat]
    captures: Captures | None

    def value(self, tricks: Tricks) -> Value:
        """Return the value of a deal played to the end."""
        return self._worth(tricks, self._played(tricks))

    def stop(self, tricks: Tricks) -> Value:
        """Return the value if the Ombre claims now."""
        return self._worth(tricks, self._played(tricks)._replace(claimed=True))

    def beyond(self, tricks: Tricks) -> Value:
        """Return the value if the Ombre did not claim but undertook the vole (all the tricks)."""
        return self._worth(tricks, self._played(tricks)._replace(vole=True))

    def with_aside(
        self, tricks: Tricks, *, claimed: bool = False, vole: bool | None = None
    ) -> tuple[Value, int]:
        """Return the value and the `aside` of a deal that ends with *tricks*, by a claim or after a vole."""
        played = self._played(tricks)
        playing = played._replace(claimed=claimed, vole=played.vole if vole is None else vole)
        ended = self.state._replace(playing=playing)
        return worth_to(ended, self.settle, self.side), aside(ended, self.settle)

    def after(self, winners: Winners) -> Playing:
        """Return the play after the tricks of *winners*."""
        took, won = [self.state.ring[winner] for winner in winners], [0] * self.state.seats
        for seat in took:
            won[seat] += 1
        return self.playing._replace(won=tuple(won), winners=tuple(took))

    def _played(self, tricks: Tricks) -> Playing:
        seats = len(self.state.ring)
        return self.after(tuple(trick % seats for trick in tricks))

    def _worth(self, tricks: Tricks, playing: Playing) -> Value:
        if self.captures is None:
            return worth_to(self.state._replace(playing=playing), self.settle, self.side)
        fate = self.captures.fate(tricks)
        settled = worth_to(self.captures.at(fate)._replace(playing=playing), self.settle, self.side)
        return settled + _worth_of_points(self.captures.moved(fate), self.side)


@dataclass(frozen=True, slots=True)
class Stops:
    """
    A predicate on tricks: after them, is the Ombre asked whether to claim? In *judge*, a trick begins.

    A claim is for a side that has won all tricks so far. Mostly it has not, and the rules need not be asked.
    """

    talk: tuple[Talk, ...]
    ring: Ring
    ombre: Seat
    vole: bool
    judge: Judge = field(compare=False)

    def __call__(self, winners: Winners) -> bool:
        """Tell whether the Ombre is asked after the tricks of *winners*."""
        if not self.talk or not self.judge.side.issuperset(map(self.ring.__getitem__, winners)):
            return False
        between_tricks = self.judge.state._replace(playing=self.judge.after(winners))
        for talk in self.talk:
            asked = talk.question(between_tricks)
            if asked is not None and asked.question is Question.CLAIM_OR_VOLE:
                return True
        return False


def aside(state: DealState, settle: SettlePhase) -> int:
    """
    Return what `worth_to` counts for every seat of the settled *state* beside what the seat is paid.

    In chips this is what the pool gains, of which each seat has its share; in points, what all seats won
    together, with a minus, because a seat's points count by their distance from the mean.
    """
    items = settle.payment.payments(state, settle.outcome.outcome(state))
    scored = tuple(item for item in items if isinstance(item, Score))
    if scored:
        won = scores_with((0,) * len(state.stakes.scores), scored)
        return -sum(score_of(won, Seat(seat)) for seat in range(state.seats))
    return pool_change(tuple(item for item in items if isinstance(item, Payment)))


def worth_to(state: DealState, settle: SettlePhase, side: frozenset[Seat]) -> Value:
    """
    Return the value of the settled *state* for *side*: chips, times the number of seats.

    The factor makes each seat's share of the pool a whole number.
    """
    items = settle.payment.payments(state, settle.outcome.outcome(state))
    seats, worth = state.seats, 0
    scored = tuple([item for item in items if isinstance(item, Score)])
    if scored:
        won = scores_with((0,) * len(state.stakes.scores), scored)
        return _worth_of_points(tuple(score_of(won, Seat(seat)) for seat in range(seats)), side)
    for item in items:
        if isinstance(item, Payment):
            chips = item.chips
            worth += chips * (_counted_for(item.payee, side, seats) - _counted_for(item.payer, side, seats))
    return worth


def _counted_for(party: Party, side: frozenset[Seat], seats: int) -> int:
    """Return how often *side* counts a chip of *party*, in parts of a chip: of the pool each has a share."""
    if party is POOL:
        return len(side)
    return seats if party in side else 0


def _worth_of_points(points: PerSeat[int], side: frozenset[Seat]) -> Value:
    """Return the value of *points* for *side*, on the scale of `worth_to`."""
    return len(points) * sum(points[seat] for seat in side) - len(side) * sum(points)


@dataclass(frozen=True, slots=True)
class BySide:
    """
    A key for games in which a side counts its tricks together: the tricks of each side.

    After five tricks it also tells whether the defenders won them all (hechas at a codillo, rule 25.5).
    """

    side: int

    def __call__(self, winners: Winners) -> Key:
        """Return the tricks of the Ombre's side, those of the defenders, and whose the first ones were."""
        ours = sum(self.side >> winner & 1 for winner in winners)
        first = [self.side >> winner & 1 for winner in winners[:PRIMERAS]]
        return (ours, len(winners) - ours, len(first) == PRIMERAS and not any(first))


def _in_order(winners: Winners) -> Key:
    """Return the key for a race to a number of tricks: the tricks of each seat, and the first to lead."""
    won = [0] * (max(winners, default=-1) + 1)
    first = winners[0] if winners else 0
    for winner in winners:
        won[winner] += 1
        if won[winner] > won[first]:
            first = winner
    return (tuple(won), first)


def _counted(winners: Winners) -> Key:
    """
    Return each seat's tricks; after the first five tricks (primeras), also the seats that won any of those.
    """
    won = tuple([winners.count(seat) for seat in range(max(winners, default=-1) + 1)])
    if len(winners) <= PRIMERAS:
        return (won,)
    return (won, frozenset(winners[:PRIMERAS]))
