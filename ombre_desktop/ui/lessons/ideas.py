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
    "duel": "21.3",
    "winners-choice": "21.6",
    "buying": "21.7",
    "union-prices": "21.2",
    "no-trick": "20.2",
    "kruk": "20.4",
    "favour-suit": "22.2",
    "favour-bids": "22.3",
    "plate": "22.7",
    "turned-card": "22.4",
    "taking-over": "22.6",
    "oros": "23.2",
    "limits": "23.3",
    "king-called": "24.3",
    "alone": "24.2",
    "consolation": "24.5",
    "feo": "25.1",
    "stones": "25.2",
    "trump-with-the-call": "25.3",
    "eight-tricks": "25.4",
    "stone-prices": "25.5",
    "ace-called": "26.1",
    "king-given": "26.2",
}
"""
The paragraph about each idea: the ideas of every trick-taking game, the concepts of Renegado, and what is
peculiar to the games of the chapters 20 to 26.
"""
_TAUGHT = re.compile(r"^\[.*?teaches ([a-z-]+)", re.MULTILINE)


def rules_taught(lesson: str, folder: Traversable) -> tuple[str, ...]:
    """Return the paragraphs whose ideas *lesson* teaches; its text is not checked."""
    file = folder / f"{lesson}.txt"
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    return tuple(dict.fromkeys(RULES[idea] for idea in _TAUGHT.findall(text) if idea in RULES))
