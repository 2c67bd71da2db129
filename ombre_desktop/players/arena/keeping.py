"""A file of finished deals, so that an interrupted trial can be resumed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, is_dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path

import ombre_desktop
from ombre_desktop.engine.errors import OmbreError
from ombre_desktop.players.arena.trial import Sample, Trial
from ombre_desktop.players.solver.core import COMPILED


class OtherTrialError(OmbreError):
    """The file holds the deals of another trial."""

    def __init__(self, path: Path, found: str) -> None:
        super().__init__(f"{path} holds the deals of another trial: {found}; choose another file")


class NoTrialError(OmbreError):
    """The file is not a file of finished deals."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} is not a file of finished deals; choose another file")


class Kept:
    """
    A file of finished deals: the first line describes the trial, and each further line holds a deal.

    A deal is written as soon as it is finished. An incomplete line is dropped, and its deal is played again.
    """

    def __init__(self, path: Path, trial: Trial) -> None:
        """Open or create *path*; raise an `OmbreError` if it holds another trial, or something else."""
        self.path = path
        self.found: dict[int, Sample] = {}
        about = about_trial(trial)
        try:
            whole = _whole_lines(path)
            if whole:
                _compare(path, dict(json.loads(whole[0])), about)
                self.found = dict(map(_deal, whole[1:]))
        except (ValueError, TypeError, KeyError, RecursionError):
            raise NoTrialError(path) from None
        text = "".join(whole) if whole else json.dumps(about) + "\n"
        if not path.exists() or path.stat().st_size != len(text.encode()):
            path.write_text(text, encoding="utf-8")

    def add(self, number: int, sample: Sample) -> None:
        """Append deal *number* to the file."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"deal": number, "sample": sample}) + "\n")
        self.found[number] = sample


def about_trial(trial: Trial) -> dict[str, object]:
    """Describe *trial* so that it differs from any other trial, solver or version of the program."""
    if not is_dataclass(trial):
        raise TypeError(f"the trial {trial.name} is not a dataclass, so it cannot be identified in a file")
    solver = "compiled" if COMPILED else "interpreted"
    return {
        "trial": trial.name,
        **json.loads(json.dumps(asdict(trial))),
        "solver": solver,
        "program": program(),
    }


@cache
def program() -> str:
    """Return a digest of all code that can change how a deal is played."""
    root, arena = Path(ombre_desktop.__file__).parent, Path(__file__).parent
    digest = blake2b(digest_size=8)
    deciding = [*root.glob("*.py"), *(root / "engine").rglob("*.py"), *(root / "players").rglob("*.py")]
    for path in sorted(path for path in deciding if arena not in path.parents):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _whole_lines(path: Path) -> list[str]:
    """Return the complete lines of *path*; raise `ValueError` if it has only an incomplete one."""
    if not path.exists():
        return []
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    whole = [line for line in lines if line.endswith("\n")]
    if lines and not whole:
        raise ValueError("no line is complete")  # an unknown file must not be overwritten
    return whole


def _deal(line: str) -> tuple[int, Sample]:
    """Read the number and the sample of a deal from *line*; raise `ValueError` or `TypeError` otherwise."""
    kept = json.loads(line)
    sample: Sample = dict(kept["sample"])
    if not all(isinstance(one, int | float) for values in sample.values() for one in values):
        raise ValueError("a sample must contain numbers only")
    return int(kept["deal"]), sample


def _compare(path: Path, there: Mapping[str, object], here: Mapping[str, object]) -> None:
    """Raise `OtherTrialError`, naming the difference, if the file's description is not that of this trial."""
    for what in {**there, **here}:
        if there.get(what) != here.get(what):
            raise OtherTrialError(path, f"its {what} is {there.get(what)}, not {here.get(what)}")
