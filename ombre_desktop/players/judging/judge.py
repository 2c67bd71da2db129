"""
The judge: what a decision cost, by what its seat could know at that moment.

The alternatives are compared in common worlds. A few worlds come first; where they leave it open whether
something was lost, the decision is judged again in more, and always in fresh ones, so that the best of noisy
estimates does not flatter itself. All chance follows from what the seat has seen: the same twice. What the
hint of the table advises there is never graded as costly.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ombre_desktop.engine import (
    Action,
    CallRequest,
    ChoiceRequest,
    DealState,
    Discard,
    PlayCard,
    PlayRequest,
    Request,
    Say,
    Seat,
    SeatView,
    Word,
    view,
)
from ombre_desktop.engine.cards import in_order
from ombre_desktop.engine.phases.surrender import LAST_TRICK
from ombre_desktop.players.advice import Alternative
from ombre_desktop.players.errors import BeyondSolverError, NoTrumpError
from ombre_desktop.players.expert.decisions import WEIGHED
from ombre_desktop.players.expert.rollout import PASS, by_habit
from ombre_desktop.players.hint import hinted
from ombre_desktop.players.judging.cards import of_cards, of_words
from ombre_desktop.players.judging.grading import MEASURE
from ombre_desktop.players.judging.paired import Estimate, Paired
from ombre_desktop.players.judging.playouts import can_be_dealt_again, of_playouts
from ombre_desktop.players.judging.rollouts import has_model, of_calls, of_rollouts, serious, worth_trying
from ombre_desktop.players.judging.verdict import SURELY, Grade, Kind, Verdict, has_choice, kind_of
from ombre_desktop.players.motives.explaining import motives_for
from ombre_desktop.players.own_nolo import own_game
from ombre_desktop.players.player import asked_of
from ombre_desktop.players.preference import preferred
from ombre_desktop.players.seeds import seed_of, seed_text
from ombre_desktop.players.solver.core import COMPILED
from ombre_desktop.players.stake import stake_between
from ombre_desktop.value import Value, replace

LONG, LONG_HANDS = 10, 4
"""The cards from which a hand is long, and the divisor of its worlds."""


Numbers = tuple[int, ...]
"""The numbers of worlds of one stage after another."""


class Stages(Value):
    """
    The numbers of worlds of one judgement after another, for each way of judging.

    *first* is the number of the first stage, from which its worlds follow.
    """

    cards: Numbers
    rollouts: Numbers
    calls: Numbers
    """Rounds of the bidding model's number of worlds."""
    playouts: Numbers
    first: int = 0


FAST = Stages(cards=(120, 400, 1600), rollouts=(160, 640), calls=(3, 8), playouts=(40, 100))
"""The stages for the compiled solver; with 160 playouts a review of L'Hombre would take a third longer."""
SLOW = Stages(cards=(16, 48), rollouts=(12, 40), calls=(1, 3), playouts=(20, 40))
"""The stages for the interpreted solver, which is about seventy times slower."""


WAYS = ("cards", "rollouts", "calls", "playouts")
"""The ways of judging, as `Stages` names them."""
FEW = 4
"""The divisor of the worlds of the first stage for the least effort."""
MOST_EFFORT = 8
"""The greatest effort that a question may ask for."""
APART = 10
"""The distance of the first stages of two efforts: no effort has as many stages, so their worlds differ."""


def usual_stages() -> Stages:
    """Return the stages for the form of the solver that runs here."""
    return FAST if COMPILED else SLOW


def stages_of(effort: int) -> Stages:
    """
    Return the stages of an *effort*: 1 is the usual one, 0 a part of its first worlds.

    Greater efforts have the worlds of its last stage, each other ones, to be added to what is known.
    """
    usual = usual_stages()
    if effort == 1:
        return usual
    if effort == 0:
        few = {way: (max(1, getattr(usual, way)[0] // FEW),) for way in WAYS}
        return replace(usual, **few, first=APART * MOST_EFFORT)
    last = {way: getattr(usual, way)[-1:] for way in WAYS}
    return replace(usual, **last, first=APART * (effort - 1))


def judged(before: DealState, seat: Seat, chosen: Action, stages: Stages | None = None) -> Verdict | None:
    """Judge the decision *chosen* of *seat* in the deal *before* it; None if there was no choice."""
    seen = view(before, seat)
    return judged_by(seen, asked_of(seen), chosen, stages)


def judged_by(seen: SeatView, asked: Request, chosen: Action, stages: Stages | None = None) -> Verdict | None:
    """Judge the answer *chosen* to *asked* by what the seat has *seen*; None if there was no choice."""
    if not has_choice(asked):
        return None
    made = _in_order(chosen)
    found = _Hearing(own_game(seen), asked, stages or usual_stages()).verdict(made)
    if found.grade.is_costly and made == _in_order(hinted(seen, asked)):
        # Chance decides between them, or a reason that the figures with open cards do not see.
        return replace(found, grade=Grade.FINE)
    return found


def compared(
    seen: SeatView, asked: Request, rng: Random, chosen: Action, stages: Stages | None = None
) -> Paired | None:
    """Compare the alternatives of *seen* in the worlds of the first stage; None if that is impossible."""
    numbers, estimate = _way(seen, asked, chosen, stages or usual_stages())
    return estimate(rng, numbers[0])


def may_surrender_later(seen: SeatView) -> bool:
    """Tell whether the Ombre may still surrender at a later trick, so that playing a card forgoes nothing."""
    return len(seen.position.play.tricks) + 1 < LAST_TRICK


def _in_order(action: Action) -> Action:
    """Return *action* as requests write it: discards in record order."""
    return Discard(in_order(action.cards)) if isinstance(action, Discard) else action


class _Hearing(Value):
    """One decision before the judge."""

    seen: SeatView
    asked: Request
    stages: Stages

    def verdict(self, chosen: Action) -> Verdict:
        """Judge *chosen* in one stage after another until the cost is clear."""
        kind, position = kind_of(self.asked, chosen), self.seen.position
        numbers, estimate = _way(self.seen, self.asked, chosen, self.stages)
        waits = isinstance(chosen, PlayCard) and may_surrender_later(self.seen)
        move, seed, stake = len(position.history), seed_text(position), stake_between(position, chosen)
        best, cost, error = chosen, 0.0, 0.0
        found: Paired | None = None
        for stage, number in enumerate(numbers, start=self.stages.first):
            rng = Random(seed_of(seed, stage, self.seen.seat, move))
            try:
                paired = estimate(rng, number)
            except (BeyondSolverError, NoTrumpError):
                # Some house rules make too many payments for the solver's tables; grand has no trump suit.
                paired = None
            if paired is None:
                break
            found = paired
            best = found.best(chosen, without=(Say(Word.SURRENDER),) if waits else ())
            cost, error = found.cost(chosen, best)
            stake = stake_between(position, chosen, best)
            if not MEASURE.pays(kind, cost / stake, error / stake):
                break
        alternatives = found.alternatives() if found else ()
        best = _surer(best, chosen, alternatives, stake)
        return Verdict(
            seat=self.seen.seat,
            move=move,
            kind=kind_of(self.asked, best) if kind is Kind.CARD else kind,
            chosen=chosen,
            best=best,
            cost=cost,
            error=error,
            grade=MEASURE.grade_of(kind, cost / stake, error / stake) if found else Grade.CANNOT_BE_TOLD,
            motives=motives_for(self.seen, self.asked, best, alternatives),
            alternatives=alternatives,
            worlds=found.worlds if found else 0,
            spared=found.spared(chosen, SURELY) if found and best == chosen else 0.0,
            gained=_gained(found, chosen, by_habit(position, self.asked)) if found else 0.0,
            stake=stake,
        )


def _gained(found: Paired, chosen: Action, usual: Action) -> float:
    """Return what the *usual* choice would surely have cost more than the *chosen* one, if it was weighed."""
    other = _in_order(usual)
    if other == chosen or other not in found.actions:
        return 0.0
    cost, error = found.cost(other, chosen)
    return max(0.0, cost - SURELY * error)


def _surer(best: Action, chosen: Action, alternatives: Sequence[Alternative], stake: float) -> Action:
    """Return the surest win of those about as good as *best*, unless one of the two is what was *chosen*."""
    surer = preferred(best, alternatives, stake)
    return best if chosen in (best, surer) else surer


def _way(seen: SeatView, asked: Request, chosen: Action, stages: Stages) -> tuple[Numbers, Estimate]:
    """Return how a decision is judged: the numbers of worlds, and the function that compares in them."""
    match asked:
        case PlayRequest():
            numbers = tuple(max(1, number // _length(seen)) for number in stages.cards)
            return numbers, lambda rng, number: of_cards(seen, asked, number, rng)
        case ChoiceRequest() if asked.question in WEIGHED:
            return stages.cards, lambda rng, number: of_words(seen, asked, number, rng)
        case CallRequest() if PASS in asked.calls and has_model(seen, bids := serious(seen, asked, chosen)):
            return stages.calls, lambda rng, number: of_calls(seen, bids, number, rng)
    actions = worth_trying(seen, asked, chosen)
    if isinstance(asked, CallRequest | ChoiceRequest) and can_be_dealt_again(seen):
        return stages.playouts, lambda rng, number: of_playouts(seen, actions, number, rng)
    numbers = tuple(max(1, number // _length(seen)) for number in stages.rollouts)
    return numbers, lambda rng, number: of_rollouts(seen, actions, number, rng)


def _length(seen: SeatView) -> int:
    """Return by how much to divide the number of worlds: long hands take much longer to solve."""
    return LONG_HANDS if len(seen.hand) > LONG else 1
