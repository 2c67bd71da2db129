"""How the tricks of a deal are judged: the course of its play, asked of the engine's own settlement."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TypeVar

from ombre_desktop.engine import Seat
from ombre_desktop.engine.chips import Payment, Score, net_of, pool_change, scores_with
from ombre_desktop.engine.phases.play import PlayPhase, Talk
from ombre_desktop.engine.phases.settlement import SettlePhase
from ombre_desktop.engine.phases.vole import PRIMERAS
from ombre_desktop.engine.requests import Question
from ombre_desktop.engine.seats import PerSeat, Ring
from ombre_desktop.engine.stages import Playing
from ombre_desktop.engine.state import DealState, Phase
from ombre_desktop.engine.trick import Trick
from ombre_desktop.players.solver.captures import Captures, Tricks, captures_of
from ombre_desktop.players.solver.shares import Shares, shares
from ombre_desktop.players.solver.standings import Course, Key, Plan, Standings, Value, Winners, standings

P = TypeVar("P", PlayPhase, SettlePhase)

KEPT = 256
"""Standings of so many different deals are kept."""


def standings_of(state: DealState) -> Standings:
    """
    The standings of *state*, which is being played and has an Ombre, for his side.

    Its opening hands are taken as they are; what they do not tell counts as away.
    """
    return _standings(_Played(_terms(state), state))


def shares_of(state: DealState) -> Shares:
    """The same for every seat of the ring."""
    return _shares(_Played(_terms(state), state))


@dataclass(frozen=True, slots=True)
class _Played:
    """A deal by all that its payments depend on."""

    terms: Hashable
    state: DealState = field(compare=False)


@lru_cache(maxsize=KEPT)
def _standings(played: _Played) -> Standings:
    return standings(course_of(played.state))


@lru_cache(maxsize=KEPT)
def _shares(played: _Played) -> Shares:
    return shares(course_of_each(played.state))


def _terms(state: DealState) -> Hashable:
    """All that the payments of *state* depend on, but for who takes which trick."""
    playing = state.play
    play, settle = phase_of(state.agenda, PlayPhase), phase_of(state.agenda, SettlePhase)
    return (
        (play.talk, settle),
        (state.ruleset, state.the_contract.name, state.ring, state.ombre, state.ally),
        (state.stakes, state.scores, playing.vole, playing.quitter),
        (tricks_in(state), settle.payment.of_cards(state), captures_of(state, play)),
    )


def tricks_in(state: DealState) -> int:
    """How many tricks the whole deal has."""
    return len(state.play.opening[state.the_ombre])


def course_of(state: DealState) -> Course[Value]:
    """The course of *state*, which is being played and has an Ombre, for his side."""
    judge, plan = _judged(state)
    return Course(plan, judge.value, judge.stop, judge.beyond)


def course_of_each(state: DealState) -> Course[tuple[Value, ...]]:
    """The same for every seat of the ring."""
    judge, plan = _judged(state)
    single = [replace(judge, side=frozenset({seat})) for seat in state.ring]
    return Course(
        plan,
        lambda tricks: tuple(one.value(tricks) for one in single),
        lambda tricks: tuple(one.stop(tricks) for one in single),
        lambda tricks: tuple(one.beyond(tricks) for one in single),
    )


def _judged(state: DealState) -> tuple[Judge, Plan]:
    """Who judges the tricks of *state* for the Ombre's side, and which he tells apart."""
    play, settle = phase_of(state.agenda, PlayPhase), phase_of(state.agenda, SettlePhase)
    playing, ombre = state.play, state.the_ombre
    side = frozenset({ombre} if state.ally is None else {ombre, state.ally})
    captures = captures_of(state, play)
    judge = Judge(state, playing, settle, side, captures)
    bits = sum(1 << state.ring.index(seat) for seat in side)
    together = BySide(bits) if state.ruleset.together else _counted
    plan = Plan(
        seats=len(state.ring),
        tricks=tricks_in(state),
        side=bits,
        key=_in_order if state.ruleset.target else together,
        stops=Stops(play.talk, state.ring, ombre, playing.vole, judge),
        captures=captures,
    )
    return judge, plan


def phase_of(phases: tuple[Phase, ...], kind: type[P]) -> P:
    """The first of *phases* of that kind."""
    return next(phase for phase in phases if isinstance(phase, kind))


@dataclass(frozen=True, slots=True)
class Judge:
    """
    The settlement of a deal whose cards are known to have been *state*'s.

    Seats are counted in the order of the ring, values as `worth_to` counts them.
    """

    state: DealState
    playing: Playing
    settle: SettlePhase
    side: frozenset[Seat]
    captures: Captures | None

    def value(self, tricks: Tricks) -> Value:
        """What a deal comes to that was played to the end."""
        return self._worth(tricks, self._played(tricks))

    def stop(self, tricks: Tricks) -> Value:
        """What it comes to if the Ombre claims now."""
        return self._worth(tricks, self._played(tricks)._replace(claimed=True))

    def beyond(self, tricks: Tricks) -> Value:
        """What it comes to if he might have claimed, but undertook to win all the tricks."""
        return self._worth(tricks, self._played(tricks)._replace(vole=True))

    def after(self, winners: Winners) -> Playing:
        """The play once *winners* have taken their tricks."""
        took = tuple(self.state.ring[winner] for winner in winners)
        won = tuple(took.count(Seat(seat)) for seat in range(self.state.seats))
        return self.playing._replace(won=won, winners=took, question=None, asking=(), given_up=False)

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
    """After which tricks the Ombre is asked whether he claims."""

    talk: tuple[Talk, ...]
    ring: Ring
    ombre: Seat
    vole: bool
    judge: Judge = field(compare=False)

    def __call__(self, winners: Winners) -> bool:
        """Whether he is asked after *winners*."""
        if not self.talk:
            return False
        playing = self.judge.after(winners)._replace(trick=Trick(self.ring))
        between_tricks = self.judge.state._replace(playing=playing)
        asked = (talk.question(between_tricks) for talk in self.talk)
        return any(each is not None and each.question is Question.CLAIM_OR_VOLE for each in asked)


def worth_to(state: DealState, settle: SettlePhase, side: frozenset[Seat]) -> Value:
    """
    What the settlement of *state* brings *side*, times the seats at the table.

    So each seat's part of what lies in the pool afterwards is a whole number.
    """
    outcome = settle.outcome.outcome(state)
    items = settle.payment.payments(state, outcome)
    seats = state.seats
    scored = tuple(item for item in items if isinstance(item, Score))
    if scored:
        return _worth_of_points(scores_with((0,) * seats, scored), side)
    paid = tuple(item for item in items if isinstance(item, Payment))
    net = net_of(paid, seats)
    return sum(seats * net[seat] + pool_change(paid) for seat in side)


def _worth_of_points(points: PerSeat[int], side: frozenset[Seat]) -> Value:
    """What so many *points* to each seat bring *side*, as `worth_to` counts."""
    return len(points) * sum(points[seat] for seat in side) - len(side) * sum(points)


@dataclass(frozen=True, slots=True)
class BySide:
    """Where all on a side win and lose together: the tricks of each *side*."""

    side: int

    def __call__(self, winners: Winners) -> Key:
        """The tricks of the Ombre's side, and of the other."""
        ours = sum(self.side >> winner & 1 for winner in winners)
        return (ours, len(winners) - ours)


def _in_order(winners: Winners) -> Key:
    """Where it counts who was first to a number of tricks: the tricks of each, and whose number it is."""
    won = [0] * (max(winners, default=-1) + 1)
    first = winners[0] if winners else 0
    for winner in winners:
        won[winner] += 1
        if won[winner] > won[first]:
            first = winner
    return (tuple(won), first)


def _counted(winners: Winners) -> Key:
    """The tricks of each seat, and after the first five who had them all or who none."""
    won = tuple(winners.count(seat) for seat in range(max(winners, default=-1) + 1))
    if len(winners) <= PRIMERAS:
        return (won,)
    return (won, frozenset(winners[:PRIMERAS]))
