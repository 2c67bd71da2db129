"""The distributions that are published under one version, and the places where it stands."""

from __future__ import annotations

import argparse
import re
import shutil
from datetime import date
from pathlib import Path

from publishing import changes, project, texts
from publishing.project import Unready

DISTRIBUTIONS = ("ombre_desktop",)
"""The packages that are published, whose version stands in their ``__init__.py``."""
WHEELS = {
    "ombre-engine": "packaging/distributions/engine",
    "ombre-players": "packaging/distributions/players",
    "ombre-desktop": ".",
}
"""The distributions of the package, each with its folder in the checkout; each needs those above it."""
IN_THIS_FOLDER = re.compile(r'(?<=[a-z]) @ \{root[^"]*(?=")')
"""The part of a requirement that asks for a distribution of the same folder."""
LEFT = (".git", ".venv", "build", "dist", "__pycache__", "compiled-*", ".*_cache", ".hypothesis")
"""Folders that are no part of the sources."""
STATED = re.compile(r'(?<=^__version__ = ")[^"]*(?="$)', re.MULTILINE)
VERSION = re.compile(r"\d+\.\d+\.\d+")


def version_of(text: str) -> str:
    """Return *text* if it is a version of three numbers."""
    if not VERSION.fullmatch(text):
        raise argparse.ArgumentTypeError(f"{text} is not a version such as 1.2.0")
    return text


def stated(root: Path) -> dict[str, str]:
    """Return the version that each distribution states."""
    found = {}
    for name in DISTRIBUTIONS:
        (found[name],) = STATED.findall((root / name / "__init__.py").read_text(encoding="utf-8"))
    return found


def check(root: Path, tag: str) -> None:
    """Raise `Unready` unless *tag* is the version of all distributions, the notes and the stores' texts."""
    notes = changes.released((root / "CHANGELOG.md").read_text(encoding="utf-8"))
    places = {f"{name}/__init__.py": version for name, version in stated(root).items()}
    places["CHANGELOG.md"] = notes[0][0] if notes else "none that has come out"
    wrong = [f"{place} says {version}" for place, version in places.items() if f"v{version}" != tag]
    wrong += [f"{path} is not what `release.py texts` writes" for path in texts.stale(root)]
    if wrong:
        raise Unready(f"the tag is {tag}, but " + ", ".join(wrong))
    project.require_home(root)


def prepare(root: Path, version: str, day: date) -> list[Path]:
    """
    Write *version* and *day* wherever they stand, and the notes; return the paths that changed.

    Everything is checked before anything is written.

    Raises:
        Unready: the version is not newer, there are no notes, or the address of the project is not known.
    """
    project.require_home(root)
    changelog = root / "CHANGELOG.md"
    before = changes.released(changelog.read_text(encoding="utf-8"))
    if before and _numbers(version) <= _numbers(before[0][0]):
        raise Unready(f"{version} is not newer than {before[0][0]}")
    text = changes.dated(changelog.read_text(encoding="utf-8"), root / changes.FOLDER, version, day)
    written = [changelog]
    for name in DISTRIBUTIONS:
        path = root / name / "__init__.py"
        path.write_text(STATED.sub(version, path.read_text(encoding="utf-8")), encoding="utf-8")
        written.append(path)
    changelog.write_text(text, encoding="utf-8")
    for path in changes.files_in(root / changes.FOLDER):
        path.unlink()
        written.append(path)
    written += texts.write(root)
    check(root, f"v{version}")
    return written


def published_copy(root: Path, place: Path) -> Path:
    """Copy the checkout to *place*, where each distribution names the version of the others; return it."""
    shutil.copytree(root, place, ignore=shutil.ignore_patterns(*LEFT))
    (version,) = stated(root).values()
    for folder in WHEELS.values():
        path = place / folder / "pyproject.toml"
        pinned = IN_THIS_FOLDER.sub(f"=={version}", path.read_text(encoding="utf-8"))
        path.write_text(pinned, encoding="utf-8")
    return place


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(number) for number in version.split("."))
