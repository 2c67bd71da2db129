"""The search for problems: decisions with one clear answer, which plausible players miss."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from random import Random

from ombre_desktop.engine import (
    Action,
    Bid,
    CallRequest,
    ChoiceRequest,
    DealState,
    Discard,
    ExchangeRequest,
    PlayCard,
    PlayRequest,
    Question,
    Request,
    Role,
    Say,
    Seat,
    SeatView,
    TrumpRequest,
    Word,
    request,
    reseated,
    steps_of,
    view,
)
from ombre_desktop.engine.cards import in_order
from ombre_desktop.players.equals import equals_of
from ombre_desktop.players.errors import BeyondSolverError, NoTrumpError
from ombre_desktop.players.judging.grading import MEASURE
from ombre_desktop.players.judging.judge import Stages, compared, may_surrender_later
from ombre_desktop.players.judging.paired import Paired
from ombre_desktop.players.judging.rollouts import of_rollouts, worth_trying
from ombre_desktop.players.player import in_sitting, player
from ombre_desktop.players.posing.kinds import STOPS, ProblemKind, is_lost
from ombre_desktop.players.seeds import seed_of, seed_text, sitting_word
from ombre_desktop.players.stake import stake_of
from ombre_desktop.value import Value

PERSON = Seat(0)
"""The seat that has to decide."""
GLANCE = Stages(cards=(40,), rollouts=(40,), calls=(2,), playouts=(20,))
CLOSELY = Stages(cards=(400,), rollouts=(320,), calls=(8,), playouts=(160,))
"""The worlds in which a decision is judged, at first and for good; the two judgements share none."""
CLEARLY, LIKELY = 3.0, 1.0
"""The standard errors by which the answer must be better, and those that are worth a closer look."""
MARGINS = {ProblemKind.BID: MEASURE.bids.bad, ProblemKind.TRUMP: MEASURE.bids.bad}
MARGIN = MEASURE.cards.bad
"""The least difference to the second-best answer, in parts of the stake: any other choice is a bad one."""
ASKED, TIMES = ("novice", "steady", "textbook", "strong"), 3
"""The players who are asked for their answer, and how often; each time with the habits of another sitting."""
PLAUSIBLE = ("novice", "steady", "textbook")
"""The players of whom one at least must miss the answer."""
KINDS = tuple(kind for kind in ProblemKind if kind is not ProblemKind.HOLDS)
"""The kinds of decisions, which are looked for unless some are named; `holding` asks about a card instead."""
OF_WORDS = (ProblemKind.SURRENDER, ProblemKind.VOLE)
"""The kinds whose answers are words."""
SURRENDER = Say(Word.SURRENDER)
EVEN = 0.5
"""The chance below which a game looks lost."""
LEAST_CHOICES = 3
"""The cards of different worth among which there must be a choice."""


Given = Mapping[str, tuple[Action, ...]]


class Posed(Value):
    """
    A decision that makes a problem.

    *judged* holds the alternatives in common worlds. *missed* has the share of wrong answers of each player.
    """

    kind: ProblemKind
    answers: tuple[Action, ...]
    judged: Paired
    missed: Mapping[str, float]

    @property
    def difficulty(self) -> float:
        """The sum of the shares of wrong answers, from 0 to 5."""
        return round(sum(round(share, 2) for share in self.missed.values()), 2)


class Found(Posed):
    """A problem in a *deal* that ends where the person in the first seat has to decide."""

    deal: DealState


def problem_in(deal: DealState, rng: Random, kinds: Collection[ProblemKind] = KINDS) -> Found | None:
    """
    Return a problem of these *kinds* in the finished *deal*, looking for it in an order by *rng*.

    The kinds that are rare come first. A second problem of the deal would show the answer to the first.
    """
    places = [(seat, at) for seat in range(deal.seats) for at in range(len(deal.history))]
    rng.shuffle(places)
    steps = [steps_of(reseated(deal, Seat(seat))) for seat in range(deal.seats)]
    states = [steps[seat][at].state for seat, at in places]
    wanted = [(kind, state) for state in states for kind in _kinds_of(state) if kind in kinds]
    wanted.sort(key=lambda one: _RAREST.index(one[0]))
    return next((found for kind, state in wanted if (found := examined(state, kind)) is not None), None)


_RAREST = (
    *(ProblemKind.VOLE, ProblemKind.SURRENDER, ProblemKind.CARD, ProblemKind.THROW, ProblemKind.TRUMP),
    *(ProblemKind.DEFEND, ProblemKind.LEAD, ProblemKind.BID),
)


def _kinds_of(deal: DealState) -> tuple[ProblemKind, ...]:
    return kinds_at(view(deal, PERSON), request(deal))


def examined(deal: DealState, kind: ProblemKind) -> Found | None:
    """Return the problem of this *kind* for the person where *deal* ends; None if there is none."""
    seen, asked = view(deal, PERSON), request(deal)
    found = None if asked is None else posed(seen, asked, kind)
    return None if found is None else Found(found.kind, found.answers, found.judged, found.missed, deal)


def posed(seen: SeatView, asked: Request, kind: ProblemKind, *, missed: bool = False) -> Posed | None:
    """
    Return the problem of this *kind* that the person is *asked*; None if there is none.

    One that the person has *missed* need not be missed by a player.
    """
    if kind not in kinds_at(seen, asked):
        return None
    given = answers_given(seen, asked, range(1))
    if not missed and kind is not ProblemKind.SURRENDER and _are_all_the_same(seen, given):
        return None
    if not _judged(seen, asked, kind, given, GLANCE):
        return None
    clear = _judged(seen, asked, kind, given, CLOSELY)
    if clear is None:
        return None
    judged, answers = clear
    if is_lost(kind, judged.alternatives()[0].wins):
        return None
    more = answers_given(seen, asked, range(1, TIMES))
    shares = {name: _share_missed((*given[name], *more[name]), answers) for name in ASKED}
    if not (missed or any(shares[name] for name in PLAUSIBLE) or _looks_lost(kind, judged, answers)):
        return None
    shares["random"] = 0.5 if kind is ProblemKind.SURRENDER else 1 - len(answers) / len(judged.actions)
    if kind is ProblemKind.LEAD and not _is_about_trumps(seen, judged, answers):
        kind = ProblemKind.CARD
    return Posed(kind, answers, judged, shares)


def _looks_lost(kind: ProblemKind, judged: Paired, answers: Sequence[Action]) -> bool:
    """
    Tell whether it is right to play on though the game is lost more often than not.

    Computer players hardly ever give up too soon, so all answers would be to surrender without these.
    """
    return kind is ProblemKind.SURRENDER and answers[0] not in STOPS and judged.alternatives()[0].wins < EVEN


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


def kinds_at(seen: SeatView, asked: Request | None) -> tuple[ProblemKind, ...]:
    """Return the kinds of problem that *asked* could make for the person; none if it can make none."""
    if asked is None or asked.seat != PERSON:
        return ()
    match asked:
        case CallRequest() if Say(Word.PASS) in asked.calls and any(isinstance(c, Bid) for c in asked.calls):
            return (ProblemKind.BID,)
        case TrumpRequest() if len(asked.suits) > 1 and not asked.games and not asked.allied:
            return (ProblemKind.TRUMP,)
        case ExchangeRequest() if asked.among is None and not asked.words:
            return (ProblemKind.THROW,) if asked.minimum < asked.maximum else ()
        case ChoiceRequest() if asked.foregone is None and asked.question in _OF_QUESTIONS:
            return (_OF_QUESTIONS[asked.question],)
        case PlayRequest() if not asked.gano:
            return (*_surrender(seen, asked), *_kinds_of_card(seen, asked))
    return ()


_OF_QUESTIONS = {Question.CLAIM_OR_VOLE: ProblemKind.VOLE, Question.THROW_IN: ProblemKind.SURRENDER}


def _surrender(seen: SeatView, asked: PlayRequest) -> tuple[ProblemKind, ...]:
    """Return the kind of a last chance to surrender; before it the Ombre may play a card and wait."""
    is_last = Word.SURRENDER in asked.words and not may_surrender_later(seen)
    return (ProblemKind.SURRENDER,) if is_last and not _is_low(seen) else ()


def _is_low(seen: SeatView) -> bool:
    contract = seen.position.contract
    return contract is not None and contract.low


def _of_different_worth(seen: SeatView, asked: PlayRequest) -> set[frozenset[object]]:
    return {frozenset(equals_of(seen, card)) for card in asked.cards}


def _kinds_of_card(seen: SeatView, asked: PlayRequest) -> tuple[ProblemKind, ...]:
    state = seen.position
    if state.ombre is None or _is_low(seen) or len(_of_different_worth(seen, asked)) < LEAST_CHOICES:
        return ()
    if seen.role is not Role.OMBRE:
        return (ProblemKind.DEFEND,) if seen.role is Role.DEFENDER else ()
    trumps = sum(map(state.ranking.is_trump, asked.cards))
    leads = not state.play.lying.cards and 0 < trumps < len(asked.cards)
    return (ProblemKind.LEAD if leads else ProblemKind.CARD,)


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
    except (BeyondSolverError, NoTrumpError):
        return None
    if judged is None:
        return None
    least = MARGINS.get(kind, MARGIN) * stake_of(seen.position)
    errors = LIKELY if stages is GLANCE else CLEARLY
    return clear_answers(seen, judged, least, errors, of_words=kind in OF_WORDS)


def _compared(
    seen: SeatView, asked: Request, given: Sequence[Action], rng: Random, stages: Stages
) -> Paired | None:
    if isinstance(asked, ExchangeRequest):
        actions = dict.fromkeys((*worth_trying(seen, asked, given[0]), *given))
        return of_rollouts(seen, tuple(actions), stages.rollouts[0], rng)
    return compared(seen, asked, rng, asked.actions[0], stages)


def clear_answers(
    seen: SeatView, judged: Paired, least: float, errors: float, *, of_words: bool = False
) -> tuple[Paired, tuple[Action, ...]] | None:
    """
    Return *judged* with the best answer, and the cards that are equal to it.

    Returns None unless every other answer is worse by *least* chips and by this number of standard *errors*.
    A word is no answer, except to *bid or pass* and where the problem is one *of words*. There, one who is
    right to play on may play every card that brings more than the surrender.
    """
    best = judged.best(judged.actions[0])
    if isinstance(best, Say) and best.word is not Word.PASS and not of_words:
        return None
    right = _as_right(seen, judged, best, of_words=of_words)
    for other in judged.actions:
        cost, error = judged.cost(other, best)
        if other in right:
            if cost > least / 2 and not of_words:
                return None
        elif other == SURRENDER and may_surrender_later(seen):
            continue
        elif cost < least or cost < errors * error:
            return None
    return judged, tuple(sorted(right, key=lambda action: action != best))


def _as_right(seen: SeatView, judged: Paired, best: Action, *, of_words: bool) -> list[Action]:
    """Return what is as right as *best*: cards equal to it, or all that are better than giving up."""
    if not isinstance(best, PlayCard):
        return [best]
    if of_words:
        given_up = judged.mean(SURRENDER)
        return [action for action in judged.actions if judged.mean(action) > given_up]
    return [action for action in judged.actions if _are_equal(seen, best, action)]


def _are_equal(seen: SeatView, one: Action, other: Action) -> bool:
    if not (isinstance(one, PlayCard) and isinstance(other, PlayCard)):
        return False
    return other.card in equals_of(seen, one.card)
