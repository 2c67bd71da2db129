"""The files of problems: several records in each, one file for each game."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import islice
from typing import Protocol

from ombre_desktop.engine.flaws import Flaw, FlawKind, RecordError, shortened
from ombre_desktop.engine.notation import decoded
from ombre_desktop.engine.notation.reader import Reading, each_record
from ombre_desktop.ui.features.training.errors import ProblemError
from ombre_desktop.ui.features.training.problem import Problem, ProblemReader, Traits, parts_of
from ombre_desktop.ui.model.theme import themes_of
from ombre_desktop.value import Value, replace

PROBLEMS = files("ombre_desktop") / "assets" / "problems"
"""The folder of the problems that come with the program."""
ENDING = ".ombre"
_HEAD = re.compile(
    r'[^\n]*\n\[Ruleset +"([^"]*)"\]\n\[Problem +"([^"]+)"\]\n\[Kind +"([^"]*)"\]\n\[Grade +"([^"]*)"\]\n'
    r'(?:\[(?:Answer|Worth) [^\n]*\n)*(?:\[Reasons +"([^"]*)"\])?'
)
"""The head of a record as the tools write it."""
_TAG = re.compile(r'^\[(Ruleset|Problem|Kind|Grade|Reasons)\s+"([^"]*)"\]', re.MULTILINE)
_START = "[Record"
TWICE = "two problems have this name"


class File(Protocol):
    """A file of problems: one of the program's, or of the person's own."""

    @property
    def name(self) -> str:
        """The name of the file."""
        ...

    def read_text(self, encoding: str) -> str:
        """Return its text; raise `OSError` or `UnicodeDecodeError`."""
        ...


class FiledProblem(Value):
    """
    A problem in its *file*, by the *name* and *traits* that its tags tell; its deal is not read yet.

    The file may call it by another name, its *mark*.
    """

    name: str
    traits: Traits
    file: File
    mark: str = ""

    def read(self) -> Problem:
        """Read the problem itself; raise `ProblemError` for a mistake."""
        text, mark = _quick_text(self.file), self.mark or self.name
        found = re.search(rf'^\[Problem\s+"{re.escape(mark)}"\]', text, re.MULTILINE)
        if found is None:
            raise ProblemError("is there no more", self.file.name, mark=mark)
        start = text.rfind(_START, 0, found.start())
        end = text.find(_START, found.end())
        lines = text.count("\n", 0, start)
        reading = next(each_record(text[start : None if end < 0 else end]))
        return replace(_problem(reading, self.file.name, lines), name=self.name)


def read_problems(folder: Traversable = PROBLEMS) -> tuple[Problem, ...]:
    """Read the problems of all files in *folder*; raise `ProblemError` for a mistake or a double name."""
    problems = tuple(problem for file in files_in(folder) for problem in problems_of(file))
    twice = [name for name, number in Counter(problem.name for problem in problems).items() if number > 1]
    if twice:
        raise ProblemError(TWICE, mark=twice[0])
    return problems


def filed_problems(folder: Traversable = PROBLEMS) -> tuple[FiledProblem, ...]:
    """
    Return every problem in *folder* as its tags tell it; nothing is checked.

    Reading a problem takes some milliseconds, since it is played to its question; this takes microseconds.
    """
    return tuple(one for file in files_in(folder) for one in filed_in(file))


def files_in(folder: Traversable) -> list[Traversable]:
    """Return the files of problems in *folder*, by their names."""
    named = sorted((file.name, file) for file in folder.iterdir() if file.name.endswith(ENDING))
    return [file for _, file in named]


def filed_in(file: File) -> Iterator[FiledProblem]:
    """Yield the problems of one *file* as their tags tell them; raise `ProblemError` if it cannot be read."""
    for record in _quick_text(file).split(_START)[1:]:
        usual = _HEAD.match(record)
        tags = dict(_TAG.findall(record)) if usual is None else {}
        game, name, kind, grade, reasons = usual.groups() if usual else map(tags.get, _CHOSEN_BY)
        if name:
            yield FiledProblem(name, _traits(kind or "", game or "", grade or "", reasons or ""), file)


_CHOSEN_BY = ("Ruleset", "Problem", "Kind", "Grade", "Reasons")


@lru_cache(maxsize=8192)
def _traits(kind: str, game: str, grade: str, reasons: str) -> Traits:
    themes = themes_of(kind, parts_of(reasons))
    return Traits(kind, game, int(grade) if grade.isdecimal() else 0, themes)


def problems_of(file: Traversable) -> tuple[Problem, ...]:
    """Read the problems of one *file*; raise `ProblemError` for a mistake."""
    return tuple(_problem(reading, file.name) for reading in each_record(_text_of(file)))


def mistakes_of(file: File, most: int) -> Iterator[ProblemError]:
    """Read up to that many problems of *file*, and yield the mistakes."""
    try:
        text = _quick_text(file)
    except ProblemError as error:
        yield error
        return
    names = set[str]()
    for reading in islice(each_record(text), most):
        try:
            problem = _problem(reading, file.name)
        except ProblemError as error:
            yield error
            continue
        if problem.name in names:
            flaw = Flaw(reading.line, 1, FlawKind.BAD_TAG, shortened(problem.name))
            yield ProblemError(TWICE, file.name, reading.line, problem.name, flaw=flaw)
        names.add(problem.name)


def _quick_text(file: File) -> str:
    """Return the text of a *file* without looking whether it is one that was sent, packed."""
    try:
        return file.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise ProblemError(f"cannot be read: {error}", file.name) from error


def _text_of(file: Traversable) -> str:
    try:
        return decoded(file.read_bytes())
    except (OSError, RecordError) as error:
        raise ProblemError(f"cannot be read: {error}", file.name) from error


def _problem(reading: Reading, file: str, lines: int = 0) -> Problem:
    """Return the problem that was read; *lines* stand before its record in the *file*."""
    name = (reading.record.tag("Problem") if reading.record else None) or ""
    if reading.flaws:
        flaw = reading.flaws[0]
        raise ProblemError(
            str(flaw), file, flaw.line + lines, name, flaw=replace(flaw, line=flaw.line + lines)
        )
    if reading.record is None:
        raise ProblemError("no record here", file, reading.line + lines)
    return ProblemReader(reading.record, file, reading.line + lines).problem()
