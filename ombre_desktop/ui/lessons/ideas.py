"""The ideas that lessons teach, each with its paragraph of the rule book."""

from __future__ import annotations

import re
from importlib.resources.abc import Traversable

from ombre_desktop.engine.concepts import Concept

RULES = {
    "following": "1.9",
    "leading": "1.9",
    "trumping": "1.9",
    "trumps": "1.2",
    "manille": "1.2",
    "bidding": "1.6",
    "exchange": "1.8",
    "defending": "1.12",
    "payment": "1.13",
    Concept.RED_ORDER.value: "1.2",
    Concept.PUNTO.value: "1.2",
    Concept.WITHHELD.value: "1.9",
    Concept.HIGHER_BID.value: "1.6",
    Concept.HOLD.value: "1.6",
    Concept.YIELDING.value: "1.8",
    Concept.CLAIMING.value: "1.10",
    Concept.SURRENDER.value: "1.11",
    Concept.PUESTA.value: "1.12",
    Concept.CODILLE.value: "1.12",
}
"""The paragraph about each idea: the ideas of every trick-taking game, and the concepts of this game."""
_TAUGHT = re.compile(r"^\[.*?teaches ([a-z-]+)", re.MULTILINE)


def rules_taught(lesson: str, folder: Traversable) -> tuple[str, ...]:
    """Return the paragraphs whose ideas *lesson* teaches; its text is not checked."""
    file = folder / f"{lesson}.txt"
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    return tuple(dict.fromkeys(RULES[idea] for idea in _TAUGHT.findall(text) if idea in RULES))
