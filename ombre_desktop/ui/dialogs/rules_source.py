"""The source texts of the rule pages, in the language in use where a page has been translated."""

from __future__ import annotations

import re
from contextlib import AbstractContextManager, nullcontext
from enum import Enum
from functools import lru_cache

from PySide6.QtCore import QCollator, QLocale

from ombre_desktop.ui.texts.documents import ASSETS, translation_of
from ombre_desktop.ui.texts.grammar import in_english, language

ENGLISH = "en"
_ROW = re.compile(r"(?=<tr>)")
_READING = re.compile(r"<!--(.*?)-->")
_TAG = re.compile(r"<[^>]*>")


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


def in_language_of(topic: Topic) -> AbstractContextManager[None]:
    """Say the names of cards in the language in which `source` returns the page *topic*."""
    return nullcontext() if is_translated(topic) else in_english()


@lru_cache(maxsize=32)
def _english(topic: Topic) -> str:
    return (ASSETS / _name(topic)).read_text(encoding="utf-8")


@lru_cache(maxsize=64)
def _translation(topic: Topic, code: str) -> str | None:
    """Return the page in the language *code*; None if it is not wholly translated."""
    found = None if code == ENGLISH else translation_of(_name(topic), code)
    return _sorted(found, code) if found and topic is Topic.GLOSSARY else found


def _name(topic: Topic) -> str:
    return f"rules/{topic.value}.html"


def _sorted(glossary: str, code: str) -> str:
    """Return the *glossary* with its words in the order of the language *code*."""
    head, *rows = _ROW.split(glossary)
    rows[-1], end, foot = rows[-1].partition("</table>")
    order = QCollator(QLocale(code))
    rows.sort(key=lambda row: order.sortKey(_word_of(row)))
    return "".join((head, *rows, end, foot))


def _word_of(row: str) -> str:
    """Return the word by which a *row* is sorted; a comment tells how it is read, if characters do not."""
    read = _READING.search(row)
    return read[1] if read is not None else _TAG.sub("", row.partition("</th>")[0])
