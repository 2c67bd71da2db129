"""The folders of the person's own problems and lessons, looked through once for mistakes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from importlib.resources.abc import Traversable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.background.one_reading import OneReading
from ombre_desktop.ui.features.training.errors import ProblemError
from ombre_desktop.ui.features.training.own_problems import mistakes_in
from ombre_desktop.ui.lessons.errors import LessonError
from ombre_desktop.ui.lessons.exercise_file import read_exercises
from ombre_desktop.ui.lessons.lesson import own_lessons, own_names, read_lesson
from ombre_desktop.ui.session.choices import Choices
from ombre_desktop.ui.texts import own_folder as words

Stamp = tuple[str, int, int]
"""The name of a file, the time of its last change and its size."""


class OwnFolder(QObject):
    """
    The problems in *folder*, or none without one.

    Signals:
        troubled: the `Trouble` of what cannot be read; each mistake is told once.
    """

    troubled = Signal(object)

    def __init__(self, folder: Path | None, choices: Choices, parent: QObject) -> None:
        super().__init__(parent)
        self._folder, self._choices = folder, choices
        self._reading = OneReading(self)
        self._told = set[str]()
        self._stamps = frozenset[Stamp]()

    def check(self) -> None:
        """Read every problem and lesson in a thread if a file has changed, and tell the mistakes."""
        self._reading.begin(lambda _: self._mistakes(), self._tell)

    def _mistakes(self) -> tuple[ProblemError | LessonError, ...]:
        """Return the mistakes; none if every file is as it was when it was read last."""
        stamps = frozenset(_stamps(self._folder, own_lessons()))
        if stamps == self._stamps:
            return ()
        self._stamps = stamps
        return (*mistakes_in(self._folder), *_mistakes_in_lessons())

    def finish(self) -> None:
        """Wait for what is being read."""
        self._reading.finish()

    def close(self) -> None:
        """Stop reading."""
        self._reading.give_up()

    def _tell(self, found: tuple[ProblemError | LessonError, ...]) -> None:
        new = [one for one in found if str(one) not in self._told]
        self._told.update(map(str, new))
        if new:
            lines = [_line(one, self._choices.deck) for one in new]
            self.troubled.emit(words.mistakes_told(lines))


def _stamps(*folders: Traversable | None) -> Iterator[Stamp]:
    """Yield the name, the time and the size of every file in *folders*, as far as they are there."""
    for folder in folders:
        with suppress(OSError):
            for path in Path(str(folder)).iterdir() if folder is not None else ():
                found = path.stat()
                yield path.name, found.st_mtime_ns, found.st_size


def _mistakes_in_lessons() -> Iterator[LessonError]:
    for name in own_names():
        try:
            read_lesson(name)
            read_exercises(name)
        except LessonError as error:
            yield error


def _line(error: ProblemError | LessonError, deck: Deck) -> str:
    if isinstance(error, ProblemError):
        return words.problem_told(error.file, error.mark, error.flaw, deck)
    return words.lesson_told(error.file, error.mark, error.line, error.reason)
