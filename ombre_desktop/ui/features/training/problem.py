"""A problem: a deal that ends where the person has to decide, and the one clear answer."""

from __future__ import annotations

from ombre_desktop.engine import (
    Action,
    CallRequest,
    Card,
    ChoiceRequest,
    ExchangeRequest,
    PlayRequest,
    Request,
    TrumpRequest,
    refusal,
    request,
    view,
)
from ombre_desktop.engine.errors import NotationError
from ombre_desktop.engine.flaws import Flaw, FlawKind, shortened
from ombre_desktop.engine.notation import GameRecord
from ombre_desktop.engine.notation.tokens import is_card, parse_action
from ombre_desktop.players.odds import WHOLE
from ombre_desktop.players.posing.kinds import ProblemKind
from ombre_desktop.players.posing.tags import Told
from ombre_desktop.players.posing.tags import tags_of as told_tags
from ombre_desktop.ui.features.training.errors import ProblemError
from ombre_desktop.ui.lessons.moment import Moment
from ombre_desktop.ui.model.sitting import PERSON
from ombre_desktop.ui.model.theme import Theme, themes_of
from ombre_desktop.value import Value

GRADES = range(1, 6)
"""The grades, the easiest first."""


_ASKED: dict[ProblemKind, type[Request] | tuple[type[Request], ...]] = {
    ProblemKind.CARD: PlayRequest,
    ProblemKind.LEAD: PlayRequest,
    ProblemKind.DEFEND: PlayRequest,
    ProblemKind.BID: CallRequest,
    ProblemKind.THROW: ExchangeRequest,
    ProblemKind.TRUMP: TrumpRequest,
    ProblemKind.SURRENDER: (PlayRequest, ChoiceRequest),
    ProblemKind.VOLE: ChoiceRequest,
    ProblemKind.HOLDS: PlayRequest,
}


class Worth(Value):
    """The worth of an *action*: its expected *chips* (or points), and the chance that its side *wins*."""

    action: Action
    chips: float
    wins: float


class Held(Value):
    """The odds of a *card*: the *shares* with which each seat holds it, and last, with which nobody does."""

    card: Card
    shares: tuple[float, ...]


class Traits(Value):
    """The properties by which problems are chosen."""

    kind: str
    game: str
    grade: int
    themes: frozenset[Theme] = frozenset()


class Problem(Value):
    """
    A problem by its *name*, the mark by which messages and progress know it.

    *record* ends where the first seat has to decide. The *answers* are right: one action, or cards of equal
    worth. *worths* holds the alternatives that were judged, best first, *reasons* the keys of the motives
    (`players/motives`) for the answer. Where it asks who holds a card, *held* takes the place of all three.
    """

    name: str
    kind: ProblemKind
    grade: int
    record: GameRecord
    answers: tuple[Action, ...]
    worths: tuple[Worth, ...]
    reasons: tuple[str, ...] = ()
    held: Held | None = None

    @property
    def traits(self) -> Traits:
        """The properties by which it is chosen."""
        game = self.record.state.ruleset.name
        return Traits(self.kind.value, game, self.grade, themes_of(self.kind.value, self.reasons))

    def read(self) -> Problem:
        """Return this problem, which is read already."""
        return self

    def is_right(self, action: Action) -> bool:
        """Tell whether *action* is an answer."""
        return action in self.answers

    @property
    def chance(self) -> float:
        """The chance to win with the best answer; 1 if it was not judged."""
        return self.worths[0].wins if self.worths else 1.0

    def worth(self, action: Action) -> Worth | None:
        """Return the worth of *action*; None if it was not judged."""
        return next((each for each in self.worths if each.action == action), None)


class ProblemReader:
    """A reader of the tags that make a *record* a problem; mistakes name the *file* and *line*."""

    def __init__(self, record: GameRecord, file: str, line: int) -> None:
        self._record, self._file, self._line = record, file, line
        self._name = record.tag("Problem") or ""

    def problem(self) -> Problem:
        """Return the problem, whose answers are lawful; raise `ProblemError` otherwise."""
        if not self._name:
            raise self.error(
                "the tag Problem is missing, which names the problem", FlawKind.MISSING_TAG, "Problem"
            )
        kind, asked = self._kind(), request(self._record.state)
        if asked is None or asked.seat != PERSON:
            raise self.error("the record does not end where seat 1 has to decide", FlawKind.WRONG_SEAT, "1")
        if not isinstance(asked, _ASKED[kind]):
            reason = f"seat 1 is asked something else than the kind {kind.value!r} says"
            raise self.error(reason, FlawKind.BAD_TAG, kind.value)
        if kind is ProblemKind.HOLDS:
            return Problem(self._name, kind, self._grade(), self._record, (), (), (), self._held())
        answers = tuple(self._action(text, asked) for text in self._parts("Answer"))
        if not answers:
            raise self.error("the tag Answer is missing", FlawKind.MISSING_TAG, "Answer")
        worths = tuple(self._worth(text, asked) for text in self._parts("Worth"))
        if worths and worths[0].action not in answers:
            raise self.error("the best of the tag Worth is not an answer", FlawKind.BAD_TAG, "Worth")
        reasons = tuple(self._parts("Reasons"))
        return Problem(self._name, kind, self._grade(), self._record, answers, worths, reasons)

    def error(self, reason: str, kind: FlawKind, found: str) -> ProblemError:
        """Return an error that names the place of this problem, and what was *found* there."""
        flaw = Flaw(self._line, 1, kind, shortened(found))
        return ProblemError(reason, self._file, self._line, self._name, flaw=flaw)

    def _kind(self) -> ProblemKind:
        text = self._record.tag("Kind") or ""
        try:
            return ProblemKind(text)
        except ValueError:
            kinds = ", ".join(kind.value for kind in ProblemKind)
            raise self.error(f"the kind {text!r} is not one of {kinds}", FlawKind.BAD_TAG, text) from None

    def _grade(self) -> int:
        text = self._record.tag("Grade") or ""
        if text not in map(str, GRADES):
            reason = f"the grade {text!r} is not a number from {GRADES[0]} to {GRADES[-1]}"
            raise self.error(reason, FlawKind.BAD_TAG, text)
        return int(text)

    def _held(self) -> Held:
        """Read ``HK`` and ``0 62 21 17``, per cent of each seat and of nobody."""
        state, text = self._record.state, self._record.tag("Odds") or ""
        card, shares = self._record.tag("Card") or "", text.split()
        if not is_card(card) or Card.parse(card) not in Moment(view(state, PERSON)).out:
            raise self.error(f"seat 1 has seen the card {card!r}", FlawKind.BAD_TAG, card)
        whole = [int(each) for each in shares if each.isdecimal()]
        if not len(whole) == len(shares) == state.seats + 1 or sum(whole) != WHOLE or whole[PERSON]:
            reason = f"{text!r} is not the odds of the other seats and of nobody: '0 62 21 17'"
            raise self.error(reason, FlawKind.BAD_TAG, text)
        return Held(Card.parse(card), tuple(each / WHOLE for each in whole))

    def _parts(self, tag: str) -> list[str]:
        text = self._record.tag(tag) or ""
        return parts_of(text)

    def _action(self, text: str, asked: Request) -> Action:
        try:
            action = parse_action(text.split(), asked)
        except NotationError as error:
            raise self.error(str(error), FlawKind.BAD_WORD, text) from None
        refused = refusal(self._record.state, action)
        if refused is not None:
            raise self.error(f"{text!r} is not lawful: {refused}", FlawKind.ILLEGAL, text)
        return action

    def _worth(self, text: str, asked: Request) -> Worth:
        """Read ``SK +8.4 82%``."""
        try:
            said, chips, wins = text.rsplit(maxsplit=2)
            return Worth(self._action(said, asked), float(chips), float(wins.removesuffix("%")) / 100)
        except ValueError:
            reason = f"{text!r} is not an answer with its chips and chance: 'SK +8.4 82%'"
            raise self.error(reason, FlawKind.BAD_TAG, text) from None


def parts_of(text: str) -> list[str]:
    """Return the parts of a tag, which semicolons separate."""
    return [part.strip() for part in text.split(";") if part.strip()]


def tags_of(problem: Problem) -> tuple[tuple[str, str], ...]:
    """Return the tags that make a record *problem*."""
    if problem.held is not None:
        odds = " ".join(str(round(WHOLE * share)) for share in problem.held.shares)
        tags = (("Problem", problem.name), ("Kind", problem.kind.value), ("Grade", str(problem.grade)))
        return (*tags, ("Card", problem.held.card.text), ("Odds", odds))
    told = Told(problem.kind, problem.grade, problem.answers, problem.worths, problem.reasons)
    in_points = bool(problem.record.state.ruleset.target)
    return (("Problem", problem.name), *told_tags(told, in_points=in_points))
