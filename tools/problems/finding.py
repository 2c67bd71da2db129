"""The search for problems: decisions in self-play with one clear answer, which plausible players miss."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from random import Random

from ombre_desktop.engine import (
    Action,
    Bid,
    CallRequest,
    DealState,
    Discard,
    ExchangeRequest,
    PlayCard,
    PlayRequest,
    Request,
    Role,
    Say,
    Seat,
    SeatView,
    Word,
    request,
    reseated,
    steps_of,
    view,
)
from ombre_desktop.engine.cards import in_order
from ombre_desktop.players.equals import equals_of
from ombre_desktop.players.errors import BeyondSolverError
from ombre_desktop.players.judging.grading import MEASURE
from ombre_desktop.players.judging.judge import Stages, compared, may_surrender_later
from ombre_desktop.players.judging.paired import Paired
from ombre_desktop.players.judging.rollouts import of_rollouts, worth_trying
from ombre_desktop.players.player import in_sitting, player
from ombre_desktop.players.seeds import seed_of, seed_text, sitting_word
from ombre_desktop.players.stake import stake_of
from ombre_desktop.ui.features.training.problem import ProblemKind
from ombre_desktop.ui.model.sitting import PERSON
from ombre_desktop.value import Value
from tools.problems.picking import is_lost

GLANCE = Stages(cards=(40,), rollouts=(40,), calls=(2,), playouts=(20,))
CLOSELY = Stages(cards=(400,), rollouts=(320,), calls=(8,), playouts=(160,))
"""The worlds in which a decision is judged, at first and for good; the two judgements share none."""
CLEARLY, LIKELY = 3.0, 1.0
"""The standard errors by which the answer must be better, and those that are worth a closer look."""
MARGINS = {ProblemKind.BID: MEASURE.bids.bad}
MARGIN = MEASURE.cards.bad
"""The least difference to the second-best answer, in parts of the stake: any other choice is a bad one."""
ASKED, TIMES = ("novice", "steady", "textbook", "strong"), 3
"""The players who are asked for their answer, and how often; each time with the habits of another sitting."""
PLAUSIBLE = ("novice", "steady", "textbook")
"""The players of whom one at least must miss the answer."""
KINDS = tuple(ProblemKind)
"""All kinds, which are looked for unless some are named."""
LEAST_CHOICES = 3
"""The cards of different worth among which there must be a choice."""


Given = Mapping[str, tuple[Action, ...]]


class Found(Value):
    """
    A decision that makes a problem: *deal* ends where the person in the first seat has to decide.

    *judged* holds the alternatives in common worlds. *missed* has the share of wrong answers of each player.
    """

    deal: DealState
    kind: ProblemKind
    answers: tuple[Action, ...]
    judged: Paired
    missed: Mapping[str, float]

    @property
    def difficulty(self) -> float:
        """The sum of the shares of wrong answers, from 0 to 5."""
        return round(sum(round(share, 2) for share in self.missed.values()), 2)


def problem_in(deal: DealState, rng: Random, kinds: Collection[ProblemKind] = KINDS) -> Found | None:
    """
    Return a problem of these *kinds* in the finished *deal*, looking for it in an order by *rng*.

    The kinds that are rare come first. A second problem of the deal would show the answer to the first.
    """
    places = [(seat, at) for seat in range(deal.seats) for at in range(len(deal.history))]
    rng.shuffle(places)
    steps = [steps_of(reseated(deal, Seat(seat))) for seat in range(deal.seats)]
    states = [steps[seat][at].state for seat, at in places]
    wanted = [state for state in states if kind_at(view(state, PERSON), request(state)) in kinds]
    wanted.sort(key=_commonness)
    return next((found for found in map(examined, wanted) if found is not None), None)


_RAREST = (ProblemKind.CARD, ProblemKind.THROW, ProblemKind.DEFEND, ProblemKind.LEAD, ProblemKind.BID)


def _commonness(deal: DealState) -> int:
    kind = kind_at(view(deal, PERSON), request(deal))
    return len(_RAREST) if kind is None else _RAREST.index(kind)


def examined(deal: DealState) -> Found | None:
    """Return the problem that the person has to solve where *deal* ends; None if it makes none."""
    seen, asked = view(deal, PERSON), request(deal)
    kind = kind_at(seen, asked)
    if asked is None or kind is None:
        return None
    given = answers_given(seen, asked, range(1))
    if _are_all_the_same(seen, given) or not _judged(seen, asked, kind, given, GLANCE):
        return None
    clear = _judged(seen, asked, kind, given, CLOSELY)
    if clear is None:
        return None
    judged, answers = clear
    if is_lost(kind, judged.alternatives()[0].wins):
        return None
    more = answers_given(seen, asked, range(1, TIMES))
    missed = {name: _share_missed((*given[name], *more[name]), answers) for name in ASKED}
    if not any(missed[name] for name in PLAUSIBLE):
        return None
    missed["random"] = 1 - len(answers) / len(judged.actions)
    if kind is ProblemKind.LEAD and not _is_about_trumps(seen, judged, answers):
        kind = ProblemKind.CARD
    return Found(deal, kind, answers, judged, missed)


def _is_about_trumps(seen: SeatView, judged: Paired, answers: Sequence[Action]) -> bool:
    """Tell whether the answer is a trump and the next best card is not, or the other way round."""
    is_trump = seen.position.ranking.is_trump
    plays = [each.action for each in judged.alternatives() if isinstance(each.action, PlayCard)]
    best, second = plays[0], next(play for play in plays if play not in answers)
    return is_trump(best.card) is not is_trump(second.card)


def _are_all_the_same(seen: SeatView, given: Given) -> bool:
    """Tell whether all players say the same, or cards of equal worth: then nobody misses anything."""
    first, *others = (action for said in given.values() for action in said)
    return all(other == first or _are_equal(seen, first, other) for other in others)


def kind_at(seen: SeatView, asked: Request | None) -> ProblemKind | None:
    """Return the kind of problem that *asked* could make for the person; None if it can make none."""
    if asked is None or asked.seat != PERSON:
        return None
    match asked:
        case CallRequest() if Say(Word.PASS) in asked.calls and any(isinstance(c, Bid) for c in asked.calls):
            return ProblemKind.BID
        case ExchangeRequest() if asked.among is None and not asked.words:
            return ProblemKind.THROW if asked.minimum < asked.maximum else None
        case PlayRequest() if not asked.gano and len(_of_different_worth(seen, asked)) >= LEAST_CHOICES:
            return _kind_of_card(seen, asked)
    return None


def _of_different_worth(seen: SeatView, asked: PlayRequest) -> set[frozenset[object]]:
    return {frozenset(equals_of(seen, card)) for card in asked.cards}


def _kind_of_card(seen: SeatView, asked: PlayRequest) -> ProblemKind | None:
    state = seen.position
    if state.ombre is None or (state.contract is not None and state.contract.low):
        return None
    if seen.role is not Role.OMBRE:
        return ProblemKind.DEFEND if seen.role is Role.DEFENDER else None
    trumps = sum(map(state.ranking.is_trump, asked.cards))
    leads = not state.play.lying.cards and 0 < trumps < len(asked.cards)
    return ProblemKind.LEAD if leads else ProblemKind.CARD


def answers_given(seen: SeatView, asked: Request, times: Iterable[int]) -> Given:
    """Return the answers of each player in `ASKED`, at each of *times* with the habits of another sitting."""
    text, move = seed_text(seen.position), len(seen.position.history)
    given: dict[str, tuple[Action, ...]] = {}
    for name in ASKED:
        said = []
        for time in times:
            rng = Random(seed_of(text, time, PERSON, move))
            one = player(in_sitting(name, sitting_word(text, time)))
            said.append(_in_order(one.decide(seen, asked, rng)))
        given[name] = tuple(said)
    return given


def _in_order(action: Action) -> Action:
    return Discard(in_order(action.cards)) if isinstance(action, Discard) else action


def _share_missed(said: Sequence[Action], answers: Sequence[Action]) -> float:
    return sum(action not in answers for action in said) / len(said)


def _judged(
    seen: SeatView, asked: Request, kind: ProblemKind, given: Given, stages: Stages
) -> tuple[Paired, tuple[Action, ...]] | None:
    """Return the alternatives judged in these *stages*, and the answers; None if none is clearly best."""
    move, number = len(seen.position.history), stages.cards[0]
    rng = Random(seed_of(f"problem {seed_text(seen.position)}", number, PERSON, move))
    try:
        judged = _compared(seen, asked, [action for said in given.values() for action in said], rng, stages)
    except BeyondSolverError:
        return None
    if judged is None:
        return None
    least = MARGINS.get(kind, MARGIN) * stake_of(seen.position)
    return clear_answers(seen, judged, least, LIKELY if stages is GLANCE else CLEARLY)


def _compared(
    seen: SeatView, asked: Request, given: Sequence[Action], rng: Random, stages: Stages
) -> Paired | None:
    if isinstance(asked, ExchangeRequest):
        actions = dict.fromkeys((*worth_trying(seen, asked, given[0]), *given))
        return of_rollouts(seen, tuple(actions), stages.rollouts[0], rng)
    return compared(seen, asked, rng, asked.actions[0], stages)


def clear_answers(
    seen: SeatView, judged: Paired, least: float, errors: float
) -> tuple[Paired, tuple[Action, ...]] | None:
    """
    Return *judged* with the best answer, and the cards that are equal to it.

    Returns None unless every other answer is worse by *least* chips and by this number of standard *errors*.
    """
    best = judged.best(judged.actions[0])
    if isinstance(best, PlayCard):
        same = [action for action in judged.actions if _are_equal(seen, best, action)]
    elif isinstance(best, Say) and best.word is not Word.PASS:
        return None  # a surrender
    else:
        same = [best]
    for other in judged.actions:
        cost, error = judged.cost(other, best)
        if other in same:
            if cost > least / 2:
                return None
        elif other == Say(Word.SURRENDER) and may_surrender_later(seen):
            continue
        elif cost < least or cost < errors * error:
            return None
    same.sort(key=lambda action: action != best)
    return judged, tuple(same)


def _are_equal(seen: SeatView, one: Action, other: Action) -> bool:
    if not (isinstance(one, PlayCard) and isinstance(other, PlayCard)):
        return False
    return other.card in equals_of(seen, one.card)
