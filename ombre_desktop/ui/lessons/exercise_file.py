"""
The exercises of a lesson, in one language.

An exercise is a name in brackets with its kind, then its words, its answer, and the deal as a record that
stops where the learner has to decide:

    [low-number] wins
    Ask: Which of your cards takes the trick?
    Right: In red suits low numbers win: {H3:the}.
    Wrong: Those are red cards. Which number is high?
    Answer: H3
    [Dealer  "3"]
    [Pool    "5"]
    ...

A translation has other words after *Ask*, *Right* and *Wrong*, and is otherwise the same.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.resources.abc import Traversable

from ombre_desktop.engine import OmbreError, PlayRequest, RecordError, refusal, request, view
from ombre_desktop.engine.deal import asked_in
from ombre_desktop.engine.notation import GameRecord, parse_record
from ombre_desktop.engine.notation.tokens import parse_action
from ombre_desktop.ui.lessons.errors import LessonError
from ombre_desktop.ui.lessons.facts import parse_fact
from ombre_desktop.ui.lessons.lesson import ENGLISH, LEARNER, LESSONS, content, found_at, in_language
from ombre_desktop.ui.lessons.mark import Mark, is_field
from ombre_desktop.ui.lessons.moment import Moment
from ombre_desktop.value import Value, replace

EXERCISES = "exercises"
"""The folder of the exercises within that of the lessons."""
WINS, CHEAPEST, MAY, JUDGED, NUMBER = "wins", "cheapest", "may", "judged", "number"
KINDS = (WINS, CHEAPEST, MAY, JUDGED, NUMBER)
"""
The kinds: the cards that take the trick; the lowest of them; the cards that may be played; the best choice,
as the judge weighs it; and a number, which is the value of a fact.
"""
COUNTED = (
    *("choices", "trumps", "trumps-out", "tricks", "others", "ombre-tricks", "partner-tricks"),
    *("side-tricks", "enemy-tricks", "pool", "stones"),
)
"""The facts whose number may be asked."""
_ASK, _RIGHT, _WRONG, _ANSWER = "Ask", "Right", "Wrong", "Answer"
_WORDS = (_ASK, _RIGHT, _WRONG)
_HEAD = re.compile(r"\[([a-z0-9-]+)\]\s*(.*)")
_LINE = re.compile(r"(Ask|Right|Wrong|Answer):\s*(.*)")
_USUAL = (
    '[Record "ombre 1"]',
    '[Ruleset "renegado"]',
    '[House "def_order=fixed surrender=off"]',
    '[Seats "1 You human; 2 Don Hilario textbook; 3 Doña Inés textbook"]',
)
"""The tags of a record that an exercise may leave out."""


class Exercise(Value):
    """
    An exercise: its *name*, its *kind*, the fact it has *counted*, and the *record* up to the question.

    *answers* are right, as records write them. *ask*, *right* and *wrong* are words in the language that was
    read, and *english* the same in English.
    """

    name: str
    kind: str
    counted: str
    record: GameRecord
    answers: tuple[str, ...]
    ask: str
    right: str
    wrong: str
    english: tuple[str, str, str]

    def accepts(self, answer: str) -> bool:
        """Tell whether *answer* is right; the cards of a discard may be in any order."""
        return sorted(answer.split()) in [sorted(one.split()) for one in self.answers]

    @property
    def moment(self) -> Moment:
        """The moment at which the question is asked."""
        return Moment(view(self.record.state, LEARNER))


class _Draft:
    """An exercise as far as it was read."""

    def __init__(self, name: str, kind: str, line: int) -> None:
        self.name, self.kind, self.line = name, kind, line
        self.words = dict[str, str]()
        self.record: list[str] = []


def read_exercises(
    lesson: str, language: str = ENGLISH, folder: Traversable = LESSONS
) -> tuple[Exercise, ...]:
    """Read the exercises of *lesson*, none if it has no file; raise `LessonError`."""
    folder, lesson = found_at(lesson, folder)
    place = folder / EXERCISES
    file = f"{lesson}.txt"
    if not (place / file).is_file():
        return ()
    found = tuple(_exercise(draft, file) for draft in _drafts(content(place, file), file))
    told = in_language(f"{EXERCISES}/{file}", language, folder)
    if told is None:
        return found
    words = {draft.name: draft.words for draft in _drafts(told, file)}
    return tuple(_translated(one, words.get(one.name, {})) for one in found)


def exercise_names(lesson: str, folder: Traversable = LESSONS) -> tuple[str, ...]:
    """Return the names of the exercises of *lesson*, whose deals are not read."""
    folder, lesson = found_at(lesson, folder)
    place, file = folder / EXERCISES, f"{lesson}.txt"
    if not (place / file).is_file():
        return ()
    return tuple(draft.name for draft in _drafts(content(place, file), file))


def _drafts(text: str, file: str) -> list[_Draft]:
    drafts: list[_Draft] = []
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.strip()
        head, told = _HEAD.fullmatch(words), _LINE.fullmatch(words)
        if not words or words.startswith("#"):
            continue
        if head is not None:
            drafts.append(_Draft(head[1], head[2], number))
        elif not drafts:
            raise LessonError("these words belong to no exercise", file, number)
        elif told is not None:
            drafts[-1].words[told[1]] = told[2]
        else:
            drafts[-1].record.append(line)
    names = [draft.name for draft in drafts]
    for draft in drafts:
        if names.count(draft.name) > 1:
            raise LessonError("stands here twice", file, draft.line, draft.name)
    return drafts


def _exercise(draft: _Draft, file: str) -> Exercise:
    def wrong(reason: str) -> LessonError:
        return LessonError(reason, file, draft.line, draft.name)

    for word in (*_WORDS, _ANSWER):
        if not draft.words.get(word):
            raise wrong(f"has no line '{word}:'")
    kind, _, counted = draft.kind.partition(" ")
    if kind not in KINDS:
        raise wrong(f"there is no kind {kind!r}; the kinds are {', '.join(KINDS)}")
    if (kind == NUMBER) != (counted in COUNTED):
        raise wrong(f"only a number counts a fact, one of {', '.join(COUNTED)}")
    try:
        record = parse_record("\n".join(_with_usual_tags(draft.record)))
    except RecordError as error:
        raise wrong(f"its deal cannot be read: {error}") from error
    asked = request(record.state)
    if asked is None or asked.seat != LEARNER:
        raise wrong("its deal must stop where seat 1 has to decide")
    answers = tuple(one.strip() for one in draft.words[_ANSWER].split("|"))
    words = (draft.words[_ASK], draft.words[_RIGHT], draft.words[_WRONG])
    made = Exercise(draft.name, kind, counted, record, answers, *words, words)
    mistake = _mistake(made) or _wrong_words(made)
    if mistake:
        raise wrong(mistake)
    return made


def _with_usual_tags(lines: list[str]) -> list[str]:
    """
    Return a record's *lines* with the usual tags before them, except those that it has itself.

    The usual house rules are those of the usual game, so another game has its own.
    """
    own = {line.split()[0] for line in lines if line.startswith("[")}
    own |= {"[House"} if "[Ruleset" in own else set()
    return [*(tag for tag in _USUAL if tag.split()[0] not in own), *lines]


def _mistake(made: Exercise) -> str:
    """Return what the engine finds wrong with the answers; nothing if they are right."""
    moment = made.moment
    if made.kind == NUMBER:
        (told, *others) = made.answers
        is_number = told.isdecimal() and not others
        is_right = is_number and parse_fact(f"{made.counted} {told}").holds(moment)
        return "" if is_right else f"{told} is not the number of {made.counted}"
    if made.kind == JUDGED:
        return next(filter(None, (_unlawful(made, answer) for answer in made.answers)), "")
    asked = moment.asked
    cards = asked.cards if isinstance(asked, PlayRequest) else ()
    if made.kind != MAY:
        cards = tuple(filter(moment.would_win, cards))
    if made.kind == CHEAPEST:
        cards = tuple(sorted(cards, key=moment.view.position.ranking.strength)[:1])
    right = {card.text for card in cards}
    return "" if right == set(made.answers) else f"the right answer is {'|'.join(sorted(right))}"


def _unlawful(made: Exercise, answer: str) -> str:
    """Return why *answer* cannot be given; nothing if it can."""
    try:
        action = parse_action(answer.split(), asked_in(made.record.state))
    except OmbreError as error:
        return f"the answer {answer!r} cannot be read: {error}"
    refused = refusal(made.record.state, action)
    return "" if refused is None else f"the answer {answer!r} is not lawful"


def _wrong_words(made: Exercise) -> str:
    """Return what is wrong with the fields in the words; nothing if they can be filled in."""
    moment = made.moment
    seen = moment.gone | set(moment.hand)
    for words in made.english:
        mark = Mark(made.name, (), words)
        for field in mark.fields:
            if not is_field(field):
                return f"{{{field}}} is no card, suit, number or name"
        for card in mark.cards:
            if card not in seen:
                return f"names {card}, which the learner does not see"
    return ""


def _translated(one: Exercise, words: Mapping[str, str]) -> Exercise:
    """Return the exercise in these *words*; in English if some are missing, as in an old translation."""
    if not all(map(words.get, _WORDS)):
        return one
    return replace(one, ask=words[_ASK], right=words[_RIGHT], wrong=words[_WRONG])
