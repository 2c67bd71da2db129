"""Finished deals kept in a file, so that a trial that was stopped goes on."""

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
    """A file keeps the deals of something else."""

    def __init__(self, path: Path, found: str) -> None:
        super().__init__(f"{path} keeps another trial: {found}; name another file")


class NoTrialError(OmbreError):
    """A file keeps something that is no trial."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} keeps no trial; name another file")


class Kept:
    """
    A file of finished deals: on the first line the trial, then a deal a line.

    A line is written whole when its deal is finished. One that was cut off is
    dropped; its deal is played again.
    """

    def __init__(self, path: Path, trial: Trial) -> None:
        """Open or begin *path*; an `OmbreError` if it keeps the deals of another trial, or something else."""
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
        """Keep this deal as well."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"deal": number, "sample": sample}) + "\n")
        self.found[number] = sample


def about_trial(trial: Trial) -> dict[str, object]:
    """What tells *trial* from another, the program that plays it included."""
    if not is_dataclass(trial):
        raise TypeError(f"the trial {trial.name} is no dataclass, so it cannot be told from others")
    solver = "compiled" if COMPILED else "interpreted"
    return {
        "trial": trial.name,
        **json.loads(json.dumps(asdict(trial))),
        "solver": solver,
        "program": program(),
    }


@cache
def program() -> str:
    """A digest of everything that can change how a deal is played."""
    root, arena = Path(ombre_desktop.__file__).parent, Path(__file__).parent
    digest = blake2b(digest_size=8)
    deciding = [*root.glob("*.py"), *(root / "engine").rglob("*.py"), *(root / "players").rglob("*.py")]
    for path in sorted(path for path in deciding if arena not in path.parents):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _whole_lines(path: Path) -> list[str]:
    """The lines of *path* that were written to their end; `ValueError` if it has others only."""
    if not path.exists():
        return []
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    whole = [line for line in lines if line.endswith("\n")]
    if lines and not whole:
        raise ValueError("no line is whole")  # whatever it is, it is not to be written over
    return whole


def _deal(line: str) -> tuple[int, Sample]:
    """The deal kept on a *line*, with its number; `ValueError` or `TypeError` if it is none."""
    kept = json.loads(line)
    sample: Sample = dict(kept["sample"])
    if not all(isinstance(one, int | float) for values in sample.values() for one in values):
        raise ValueError("a sample is of numbers")
    return int(kept["deal"]), sample


def _compare(path: Path, there: Mapping[str, object], here: Mapping[str, object]) -> None:
    """Refuse a file whose first line says something else, and name what."""
    for what in {**there, **here}:
        if there.get(what) != here.get(what):
            raise OtherTrialError(path, f"its {what} is {there.get(what)}, not {here.get(what)}")
