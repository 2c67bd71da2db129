"""Drills: quick questions from the problems' deals, which the engine answers, or the problem itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum

from ombre_desktop.engine import Card, Cards, PlayRequest, request, steps_of, view
from ombre_desktop.engine.notation import GameRecord, record_of
from ombre_desktop.players.posing.kinds import ProblemKind
from ombre_desktop.players.seeds import seed_of
from ombre_desktop.ui.features.training.choosing import Choosable
from ombre_desktop.ui.features.training.errors import ProblemError
from ombre_desktop.ui.features.training.problem import Problem
from ombre_desktop.ui.lessons.moment import Moment
from ombre_desktop.ui.model.sitting import PERSON
from ombre_desktop.value import Value

ROUND, OPTIONS, FEWEST = 10, 4, 2
"""The questions of a round, the numbers to choose from, and the fewest cards to choose from."""
SEEN = 6
"""The fewest cards that are gone when trumps are counted."""


class DrillKind(Enum):
    """The kinds; the value is the name of the words, of the station, and of the record that is kept."""

    COUNT = "count"
    WINS = "wins"
    BIDS = "bids"
    THROWS = "throws"


PROBLEMS = {DrillKind.BIDS: ProblemKind.BID, DrillKind.THROWS: ProblemKind.THROW}
"""The drills that set problems of a kind, one after another and without a second try."""


class Drill(Value):
    """
    A question where *record* ends and the person has to decide: any of *answers* is right.

    *options* are the numbers to choose from; without any, the table itself asks. If it is a *problem*, that
    has the answers.
    """

    kind: DrillKind
    record: GameRecord
    answers: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    problem: Problem | None = None

    @property
    def moment(self) -> Moment:
        """The moment at which it is asked."""
        return Moment(view(self.record.state, PERSON))

    @property
    def gone(self) -> tuple[Cards, ...]:
        """The cards that are gone: those that the person threw away, if any, and those of each trick."""
        position = self.moment.view.position
        tricks = position.playing.tricks if position.playing is not None else ()
        thrown = position.dead[PERSON]
        return (*((thrown,) if thrown else ()), *(trick.cards for trick in tricks))

    @property
    def lowest(self) -> Card:
        """The lowest card that beats the trick, where that is asked."""
        ranking = self.moment.view.position.ranking
        return min(map(Card.parse, self.answers), key=ranking.strength)


def drills_of(
    problems: Sequence[Choosable], kind: DrillKind, game: str, seed: int, most: int = ROUND
) -> tuple[Drill, ...]:
    """Return questions of a *kind* from deals of *game*, or of every game, in the order of *seed*."""
    wanted = PROBLEMS.get(kind)
    meant = [
        one
        for one in problems
        if game in ("", one.traits.game) and (wanted is None or one.traits.kind == wanted.value)
    ]
    meant.sort(key=lambda one: seed_of(one.name, seed, 0, 0))
    found: list[Drill] = []
    for problem in meant:
        try:
            here = list(_in_problem(problem.read(), kind))
        except ProblemError:
            continue  # the mistake is told where the problem is opened
        if here:
            found.append(here[seed_of(problem.name, seed, 1, 0) % len(here)])
        if len(found) == most:
            break
    return tuple(found)


def _in_problem(problem: Problem, kind: DrillKind) -> Iterator[Drill]:
    """Yield the questions that *problem* makes: itself, or those of its deal."""
    if kind in PROBLEMS:
        yield Drill(kind, problem.record, problem=problem)
    else:
        yield from _in_deal(problem.record, kind)


def _in_deal(deal: GameRecord, kind: DrillKind) -> Iterator[Drill]:
    """Yield the questions that *deal* makes, at each card that the person had to play."""
    for state in (*(step.state for step in steps_of(deal.state)), deal.state):
        asked = request(state)
        if isinstance(asked, PlayRequest) and asked.seat == PERSON and asked.cards:
            moment = Moment(view(state, PERSON))
            here = record_of(state)
            made = _counted(here, moment) if kind is DrillKind.COUNT else _beaten(here, moment, asked)
            if made is not None:
                yield made


def _counted(here: GameRecord, moment: Moment) -> Drill | None:
    """
    Return the question how many trumps are unseen, once several cards were; None if none is.

    Nothing lies on the table, where the tricks are shown again.
    """
    unseen = len(moment.trumps(tuple(moment.out)))
    if not unseen or len(moment.gone) < SEEN or moment.trick is not None:
        return None
    first = max(0, unseen - seed_of("", unseen, len(moment.gone), len(moment.hand)) % OPTIONS)
    numbers = tuple(str(number) for number in range(first, first + OPTIONS))
    return Drill(DrillKind.COUNT, here, (str(unseen),), numbers)


def _beaten(here: GameRecord, moment: Moment, asked: PlayRequest) -> Drill | None:
    """Return the question which card beats the trick; None if any does, or none, or there is no choice."""
    winners = tuple(card.text for card in asked.cards if moment.would_win(card))
    if moment.trick is None or not winners or len(asked.cards) < max(FEWEST, len(winners) + 1):
        return None
    return Drill(DrillKind.WINS, here, winners)
