"""Problems of the person's own: files in a folder of theirs, read as the program's, and bounded."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ombre_desktop.engine.variants import ruleset_names
from ombre_desktop.players.posing.kinds import ProblemKind
from ombre_desktop.storage.own_path import OwnPath
from ombre_desktop.ui.features.training.errors import ProblemError
from ombre_desktop.ui.features.training.problem import GRADES
from ombre_desktop.ui.features.training.problem_file import ENDING, FiledProblem, filed_in, mistakes_of
from ombre_desktop.ui.model.theme import Theme
from ombre_desktop.value import replace

OWN = "own:"
"""The beginning of their names, so that none has that of another problem."""
MOST_FILES, MOST = 40, 500
"""The most files and problems that are read."""
_LONGEST = 80
"""The longest name, in characters."""
_KINDS = frozenset(kind.value for kind in ProblemKind)


def own_problems(folder: Path | None) -> tuple[FiledProblem, ...]:
    """Return the problems in *folder*, none without one; what cannot be told by its tags is left out."""
    known = frozenset(ruleset_names())
    found: dict[str, FiledProblem] = {}
    for one in _every(folder):
        traits = one.traits
        if traits.kind in _KINDS and traits.game in known and traits.grade in GRADES and len(found) < MOST:
            name = f"{OWN}{one.name[:_LONGEST]}"
            own = replace(traits, themes=traits.themes | {Theme.OWN})
            found.setdefault(name, FiledProblem(name, own, one.file, one.name))
    return tuple(found.values())


def mistakes_in(folder: Path | None) -> tuple[ProblemError, ...]:
    """Read every problem in *folder*, which takes some milliseconds each, and return the mistakes."""
    return tuple(mistake for file in _files(folder) for mistake in mistakes_of(file, MOST))


def _every(folder: Path | None) -> Iterator[FiledProblem]:
    for file in _files(folder):
        try:
            yield from filed_in(file)
        except ProblemError:
            continue


def _files(folder: Path | None) -> list[OwnPath]:
    if folder is None:
        return []
    try:
        found = sorted(path for path in OwnPath(folder).iterdir() if path.name.endswith(ENDING))
    except OSError:
        return []  # there is no such folder, or it is not ours to read
    return found[:MOST_FILES]
