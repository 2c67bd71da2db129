"""The files of problems: several records in each, one file for each game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

from ombre_desktop.engine.flaws import RecordError
from ombre_desktop.engine.notation import decoded
from ombre_desktop.engine.notation.reader import Reading, each_record
from ombre_desktop.ui.features.training.errors import ProblemError
from ombre_desktop.ui.features.training.problem import Problem, ProblemReader

PROBLEMS = files("ombre_desktop") / "assets" / "problems"
"""The folder of the problems that come with the program."""
ENDING = ".ombre"
_TAG = re.compile(r'^\[(Record|Ruleset|Problem|Kind|Grade|Reasons)\s+"([^"]*)"\]', re.MULTILINE)


def read_problems(folder: Traversable = PROBLEMS) -> tuple[Problem, ...]:
    """Read the problems of all files in *folder*; raise `ProblemError` for a mistake or a double name."""
    named = sorted((file.name, file) for file in folder.iterdir() if file.name.endswith(ENDING))
    problems = tuple(problem for name, file in named for problem in problems_of(file))
    names = [problem.name for problem in problems]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise ProblemError("two problems have this name", mark=twice)
    return problems


def tags_of_problems(folder: Traversable = PROBLEMS) -> tuple[dict[str, str], ...]:
    """
    Return the tags by which every problem in *folder* is named and chosen; nothing is checked.

    Reading the problems takes a second, since each is played to its question; this takes milliseconds.
    """
    named = sorted((file.name, file) for file in folder.iterdir() if file.name.endswith(ENDING))
    try:
        texts = [file.read_text(encoding="utf-8") for _, file in named]
    except (OSError, UnicodeDecodeError) as error:
        raise ProblemError(f"cannot be read: {error}", "") from error
    return tuple(tags for text in texts for tags in _tags_in(text))


def _tags_in(text: str) -> Iterator[dict[str, str]]:
    """Yield the tags of each record in *text* that is a problem."""
    for record in text.split("[Record")[1:]:
        tags = dict(_TAG.findall(record))
        if "Problem" in tags:
            yield tags


def problems_of(file: Traversable) -> tuple[Problem, ...]:
    """Read the problems of one *file*; raise `ProblemError` for a mistake."""
    try:
        text = decoded(file.read_bytes())
    except (OSError, RecordError) as error:
        raise ProblemError(f"cannot be read: {error}", file.name) from error
    return tuple(_problem(reading, file.name) for reading in each_record(text))


def _problem(reading: Reading, file: str) -> Problem:
    name = (reading.record.tag("Problem") if reading.record else None) or ""
    if reading.flaws:
        flaw = reading.flaws[0]
        raise ProblemError(str(flaw), file, flaw.line, name)
    if reading.record is None:
        raise ProblemError("no record here", file, reading.line)
    return ProblemReader(reading.record, file, reading.line).problem()
