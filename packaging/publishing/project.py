"""The project as pyproject.toml tells it: its name and its addresses."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
NOWHERE = ".invalid"
"""The end of an address that can never exist; it stands in the place of one that is not known yet."""


class Unready(Exception):  # noqa: N818 - a state of the checkout, which is told as a sentence
    """Something that must be mended before a release; the message says what."""


def told(root: Path) -> dict[str, Any]:
    """Return the table ``project`` of *root*."""
    table: dict[str, Any] = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return table


def urls(root: Path) -> dict[str, str]:
    """Return the project's addresses by their names."""
    return dict(told(root)["urls"])


def home(root: Path) -> str:
    """Return the address where the sources are."""
    return urls(root)["Source"]


def require_home(root: Path) -> None:
    """Raise `Unready` while the address of the project stands for none."""
    missing = [name for name, url in urls(root).items() if NOWHERE in url]
    if missing:
        raise Unready(
            f"Nobody has said where the project lives ({', '.join(missing)} in pyproject.toml). "
            "Run: python packaging/release.py address https://github.com/OWNER/REPOSITORY"
        )


def move(root: Path, url: str) -> None:
    """Put *url* in the place of the address of the sources, wherever pyproject.toml names it."""
    if not re.fullmatch(r"https://github\.com/[\w.-]+/[\w.-]+", url):
        raise Unready(f"not the address of a repository on GitHub: {url}")
    path = root / "pyproject.toml"
    path.write_text(path.read_text(encoding="utf-8").replace(home(root), url), encoding="utf-8")
