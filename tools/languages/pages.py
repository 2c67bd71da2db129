"""The translated pages of the rule book: which are missing or stale, and the seals of the others."""

from __future__ import annotations

import re
from pathlib import Path

from ombre_desktop.ui.dialogs.rules_source import ENGLISH, Topic, seal_of

PAGES = Path(__file__).resolve().parents[2] / "ombre_desktop" / "assets" / "rules"
_SEAL = re.compile(r"\A<!-- of ([0-9a-f]{8}) -->\n")


def translated() -> tuple[str, ...]:
    """Return the codes of the languages that have pages, English apart."""
    return tuple(sorted(path.name for path in PAGES.iterdir() if path.is_dir() and path.name != ENGLISH))


def english(topic: Topic) -> str:
    """Return the English page *topic*."""
    return (PAGES / ENGLISH / f"{topic.value}.html").read_text(encoding="utf-8")


def missing(code: str) -> tuple[Topic, ...]:
    """Return the pages without a translation into the language *code*."""
    return tuple(topic for topic in Topic if not _path(code, topic).is_file())


def stale(code: str) -> tuple[Topic, ...]:
    """Return the pages whose English text has changed since they were translated into *code*."""
    kept = (topic for topic in Topic if _path(code, topic).is_file())
    return tuple(topic for topic in kept if _seal(_path(code, topic)) != seal_of(english(topic)))


def seal(code: str, topic: Topic) -> None:
    """Mark the translation of *topic* as true to the present English page."""
    path = _path(code, topic)
    text = _SEAL.sub("", path.read_text(encoding="utf-8"))
    path.write_text(f"<!-- of {seal_of(english(topic))} -->\n{text}", encoding="utf-8")


def _path(code: str, topic: Topic) -> Path:
    return PAGES / code / f"{topic.value}.html"


def _seal(path: Path) -> str:
    found = _SEAL.match(path.read_text(encoding="utf-8"))
    return found[1] if found else ""
