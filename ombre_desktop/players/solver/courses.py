"""How the tricks of a deal are judged: the course of its play, asked of the engine's own settlement."""

from __future__ import annotations

from dataclasses import dataclass

from ombre_desktop.engine import Seat
from ombre_desktop.engine.chips import Payment, Score, net_of, pool_change
from ombre_desktop.engine.phases.play import PlayPhase, Talk
from ombre_desktop.engine.phases.settlement import SettlePhase
from ombre_desktop.engine.phases.vole import PRIMERAS
from ombre_desktop.engine.requests import Question
from ombre_desktop.engine.state import DealState, Phase, Playing
from ombre_desktop.engine.trick import Trick
from ombre_desktop.players.solver.standings import Course, Key, Value, Winners


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
    talk: tuple[Talk, ...]

    def value(self, winners: Winners) -> Value:
        """What a deal comes to that was played to the end."""
        return self._worth(self._after(winners))

    def stop(self, winners: Winners) -> Value | None:
        """What the Ombre has who claims now; None if he is not asked."""
        playing = self._after(winners)
        between_tricks = self.state._replace(playing=playing._replace(trick=Trick(self.state.ring)))
        asked = (talk.question(between_tricks) for talk in self.talk)
        if any(each and each.question is Question.CLAIM_OR_VOLE for each in asked):
            return self._worth(playing._replace(claimed=True))
        return None

    def _after(self, winners: Winners) -> Playing:
        """The play once *winners* have taken their tricks."""
        took = tuple(self.state.ring[winner] for winner in winners)
        won = tuple(took.count(Seat(seat)) for seat in range(self.state.seats))
        return self.playing._replace(won=won, winners=took, question=None, asking=(), given_up=False)

    def _worth(self, playing: Playing) -> Value:
        return worth_to(self.state._replace(playing=playing), self.settle, self.side)


def worth_to(state: DealState, settle: SettlePhase, side: frozenset[Seat]) -> Value:
    """
    What the settlement of *state* brings *side*, times the seats at the table.

    So each seat's part of what lies in the pool afterwards is a whole number.
    """
    outcome = settle.outcome.outcome(state)
    items = settle.payment.payments(state, outcome)
    seats = state.seats
    scored = [item for item in items if isinstance(item, Score)]
    if scored:
        ours = sum(score.points for score in scored if score.seat in side)
        return seats * ours - len(side) * sum(score.points for score in scored)
    paid = tuple(item for item in items if isinstance(item, Payment))
    net = net_of(paid, seats)
    return sum(seats * net[seat] + pool_change(paid) for seat in side)


def course_of(state: DealState, phases: tuple[Phase, ...], tricks: int) -> Course:
    """
    The course of the play that *phases* begin with, in a deal of so many *tricks*.

    *state* is being played and has an Ombre; what its opening hands do not tell counts as away.
    """
    play = next(phase for phase in phases if isinstance(phase, PlayPhase))
    settle = next(phase for phase in phases if isinstance(phase, SettlePhase))
    playing, ombre = state.playing, state.ombre
    assert playing is not None
    assert ombre is not None
    side = frozenset({ombre} if state.ally is None else {ombre, state.ally})
    judge = Judge(state, playing, settle, side, play.talk)
    return Course(
        seats=len(state.ring),
        tricks=tricks,
        side=sum(1 << state.ring.index(seat) for seat in side),
        key=_in_order if state.ruleset.target else _counted,
        value=judge.value,
        stop=judge.stop,
    )


def _in_order(winners: Winners) -> Key:
    """Where it counts who was first to a number of tricks."""
    return winners


def _counted(winners: Winners) -> Key:
    """The tricks of each seat, and after the first five who had them all or who none."""
    won = tuple(winners.count(seat) for seat in range(max(winners, default=-1) + 1))
    if len(winners) <= PRIMERAS:
        return (won,)
    return (won, frozenset(winners[:PRIMERAS]))
