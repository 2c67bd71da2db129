"""A lesson: a recorded deal, and the teacher's words for it in one language."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from itertools import product

from ombre_desktop.engine import Card, Question, RecordError, Seat, SeatView, Step, request, steps_of, view
from ombre_desktop.engine.notation import GameRecord, parse_record
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.storage.folders import Folders, HomeError
from ombre_desktop.storage.own_path import OwnPath
from ombre_desktop.ui.lessons.errors import LessonError
from ombre_desktop.ui.lessons.facts import KNOWN_GAMES
from ombre_desktop.ui.lessons.mark import Mark
from ombre_desktop.ui.lessons.teacher import Teacher
from ombre_desktop.ui.lessons.text_file import LessonText, read_text
from ombre_desktop.ui.texts.documents import ASSETS, translation_of
from ombre_desktop.value import Value

LESSONS = ASSETS / "lessons"
"""The folder of the lessons that come with the program."""
LEARNER = Seat(0)
CLAIM = Question.CLAIM_OR_VOLE.value
ENGLISH = "en"
OWN, MOST_OWN = "own:", 40
"""The beginning of the names of the person's own lessons, and how many are read."""
FROM_TRICK = "From"
"""The tag of a record that begins a lesson in the middle: ``[From "trick 7"]``."""


class Lesson(Value):
    """
    A lesson by its *name*: the *record* of the taught line, and the marks of its *text*.

    *steps* are the steps of the taught line; the lesson begins at the step numbered *first*. *language* is
    the language of the text, and *english* has the marks in English.
    """

    name: str
    record: GameRecord
    text: LessonText
    english: LessonText
    language: str
    steps: tuple[Step, ...]
    first: int

    @property
    def title(self) -> str:
        """The title of the lesson."""
        return self.text.title

    @property
    def marks(self) -> tuple[Mark, ...]:
        """Everything the teacher may say."""
        return self.text.marks

    @property
    def teaches_claiming(self) -> bool:
        """True if the teacher speaks on the taught line when a game may be claimed."""
        of_line = (mark for mark in self.english.marks if not mark.aside)
        return any(CLAIM in fact.value for mark in of_line for fact in mark.facts if fact.name == "question")

    @property
    def start(self) -> Step:
        """The step with which the lesson begins."""
        return self.steps[self.first]


def own_lessons() -> Traversable | None:
    """Return the folder of the person's own lessons, which may not be there; None without a home."""
    try:
        return OwnPath(Folders.of().own_lessons)
    except HomeError:
        return None


def found_at(name: str, folder: Traversable) -> tuple[Traversable, str]:
    """Return where the lesson *name* of *folder* lies, and its name there: own ones lie apart."""
    own = own_lessons() if name.startswith(OWN) and folder == LESSONS else None
    return (folder, name) if own is None else (own, name.removeprefix(OWN))


def own_names() -> tuple[str, ...]:
    """Return the names of the person's own lessons, in alphabetical order."""
    own = own_lessons()
    try:
        names = lesson_names(own) if own is not None else ()
    except OSError:
        return ()  # there is no such folder, or it is not ours to read
    return tuple(f"{OWN}{name}" for name in names[:MOST_OWN])


def lesson_names(folder: Traversable = LESSONS) -> tuple[str, ...]:
    """Return the names of all lessons in *folder*, in alphabetical order."""
    found = (file.name.removesuffix(".ombre") for file in folder.iterdir() if file.name.endswith(".ombre"))
    return tuple(sorted(found))


def read_lesson(name: str, language: str = ENGLISH, folder: Traversable = LESSONS) -> Lesson:
    """
    Read the lesson *name*, in *language* if it is one of ours and translated, or else in English.

    Raises `LessonError`, which names the file, the line and the mark.
    """
    known = name
    folder, name = found_at(name, folder)
    record = _record(folder, f"{name}.ombre")
    english = read_text(content(folder, f"{name}.txt"), f"{name}.txt")
    told = in_language(f"{name}.txt", language, folder)
    text = read_text(told, f"{language}/{name}.txt") if told else english
    language = language if told else ENGLISH
    steps = steps_of(record.state)
    lesson = Lesson(known, record, text, english, language, steps, _first(record, steps, f"{name}.ombre"))
    check_against_deal(lesson)
    return lesson


def check_against_deal(lesson: Lesson) -> None:
    """Raise `LessonError` for a mark that the deal contradicts, or that is never said on the taught line."""
    file, pack = lesson.english.file, set(lesson.record.state.ruleset.pack.cards)
    for mark in lesson.english.marks:
        known = {card for fact in mark.facts for card in fact.cards}
        known |= {card for fact in mark.facts if fact.name == "chose" for card in _cards_of(fact.value, pack)}
        for card in mark.cards:
            if card not in pack:
                raise LessonError(f"{card} is not in the pack", file, mark.line, mark.name)
            if card not in known:
                raise LessonError(f"names {card}, but no fact says where it is", file, mark.line, mark.name)
    said, line = set[str](), _taught_line(lesson)
    for knows, deck in product(KNOWN_GAMES, Deck):
        said |= {mark.name for mark in _told_on(line, Teacher(lesson.english.marks, knows, deck))}
    for mark in lesson.english.marks:
        if not (mark.aside or mark.is_reply) and mark.name not in said:
            reason = "is never said when the deal goes as recorded; write 'aside' if that is meant"
            raise LessonError(reason, file, mark.line, mark.name)


def _taught_line(lesson: Lesson) -> list[SeatView]:
    """Return what the learner sees at each own decision of the recorded deal, and at its end."""
    line = []
    for step in lesson.steps[lesson.first :]:
        asked = request(step.state)
        if step.state.is_over or (asked is not None and asked.seat == LEARNER):
            line.append(view(step.state, LEARNER))
    return line


def _told_on(line: list[SeatView], teacher: Teacher) -> tuple[Mark, ...]:
    """Return the marks of *teacher* that are said on the *line*."""
    for seen in line:
        teacher.speak(seen)
    return teacher.told


def _cards_of(words: tuple[str, ...], pack: set[Card]) -> set[Card]:
    return {card for card in pack if card.text in words}


def in_language(file: str, language: str, folder: Traversable = LESSONS) -> str | None:
    """
    Return the *file* of a lesson in another *language*; None unless it is one of ours, and translated.

    Raises `LessonError`.
    """
    try:
        return translation_of(f"lessons/{file}", language) if folder == LESSONS else None
    except (OSError, UnicodeDecodeError) as error:
        raise LessonError(f"cannot be read: {error}", f"{language}/{file}") from error


def content(folder: Traversable, file: str) -> str:
    """Return the content of a *file* of lessons; raise `LessonError`."""
    try:
        return (folder / file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise LessonError(f"cannot be read: {error}", file) from error


def _record(folder: Traversable, file: str) -> GameRecord:
    try:
        return parse_record(content(folder, file))
    except RecordError as error:
        raise LessonError(str(error), file) from error


def _first(record: GameRecord, steps: tuple[Step, ...], file: str) -> int:
    """Return the number of the step with which the lesson begins."""
    wanted = record.tag(FROM_TRICK)
    if wanted is None:
        return 0
    word, _, number = wanted.partition(" ")
    for at, step in enumerate(steps):
        playing = step.state.playing
        if word == "trick" and playing and str(len(playing.tricks) + 1) == number:
            return at
    raise LessonError(f'the record has no {wanted!r}; write for example [From "trick 7"]', file)
