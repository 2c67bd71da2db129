"""
The source texts of the rule pages, in the language in use where a page has been translated.

A translation names the English text that it was made from, by a seal in its first line:
``<!-- of 1a2b3c4d -->``. Once the English page has changed, the seal no longer fits, and the page is shown in
English until somebody has looked at it again.
"""

from __future__ import annotations

import re
from enum import Enum
from functools import lru_cache
from importlib.resources import files

from ombre_desktop.engine.digest import sha256
from ombre_desktop.ui.texts.grammar import language

PAGES = files("ombre_desktop") / "assets" / "rules"
"""The folder of the pages, with a subfolder for each language."""
ENGLISH = "en"
_SEAL = re.compile(r"<!-- of ([0-9a-f]{8}) -->\n")


class Topic(Enum):
    """A page of the rule book, in reading order; the value is the name of its file."""

    FIVE_MINUTES = "five_minutes"
    CARDS = "cards"
    DEAL = "deal"
    AUCTION = "auction"
    LOW_BIDS = "low_bids"
    TRUMP = "trump"
    EXCHANGE = "exchange"
    PLAY = "play"
    CLAIM = "claim"
    SURRENDER = "surrender"
    OUTCOME = "outcome"
    PAYMENTS = "payments"
    HOUSE_RULES = "house_rules"
    GLOSSARY = "glossary"
    OPPONENTS = "opponents"
    FRENCH = "french"
    POKERWINER = "pokerwiner"
    TWO_HANDED = "two_handed"
    FOUR_HANDED = "four_handed"
    FIVE_HANDED = "five_handed"
    HOMME_AUVERGNE = "homme_auvergne"
    QUADRILLE = "quadrille"
    LHOMBRE = "lhombre"
    TRESILLO = "tresillo"
    ROCAMBOR = "rocambor"
    ZANGA = "zanga"
    TRITRILLE = "tritrille"
    GERMAN_SOLO = "german_solo"


def source(topic: Topic) -> str:
    """Return the source text of the page *topic* in the language in use, else in English."""
    return _translation(topic, language()) or _english(topic)


def is_translated(topic: Topic) -> bool:
    """Tell whether `source` returns the page *topic* in the language in use."""
    return language() == ENGLISH or _translation(topic, language()) is not None


def seal_of(english: str) -> str:
    """Return the seal of an English page."""
    return sha256(english.encode()).hexdigest()[:8]


@lru_cache(maxsize=32)
def _english(topic: Topic) -> str:
    return (PAGES / ENGLISH / f"{topic.value}.html").read_text(encoding="utf-8")


@lru_cache(maxsize=64)
def _translation(topic: Topic, code: str) -> str | None:
    """Return the page in the language *code*; None if there is none that fits the English page."""
    path = PAGES / code / f"{topic.value}.html"
    if code == ENGLISH or not path.is_file():
        return None
    text = path.read_text(encoding="utf-8")
    seal = _SEAL.match(text)
    return text[seal.end() :] if seal is not None and seal[1] == seal_of(_english(topic)) else None
