"""The cards that each seat was dealt, counted from the records of settled deals."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import cache

from ombre_desktop.engine import Card, Ruleset, Suit
from ombre_desktop.engine.cards import Cards, Rank
from ombre_desktop.engine.notation.blocks import blocks_of
from ombre_desktop.engine.notation.header import read_header
from ombre_desktop.engine.ranking import BLACK_ACES
from ombre_desktop.value import Value

SPADILLE, BASTO = BLACK_ACES


class Measure(Value):
    """A number that is counted in a hand: its column, and how *cards* of a game are counted."""

    name: str
    counted: Callable[[Cards, Ruleset], int]


def _of_suit(suit: Suit) -> Callable[[Cards, Ruleset], int]:
    return lambda cards, _: sum(card.suit is suit for card in cards)


def _kings(cards: Cards, _: Ruleset) -> int:
    return sum(card.rank is Rank.KING for card in cards)


def _single(card: Card) -> Callable[[Cards, Ruleset], int]:
    return lambda cards, game: int(card in cards and bool(manilles(game)))


def _manilles(cards: Cards, game: Ruleset) -> int:
    return len(manilles(game) & set(cards))


def _three(cards: Cards, game: Ruleset) -> int:
    return int({SPADILLE, BASTO} <= set(cards) and bool(_manilles(cards, game)))


MEASURES: tuple[Measure, ...] = (
    *(Measure(suit.name.lower(), _of_suit(suit)) for suit in Suit),
    Measure("kings", _kings),
    Measure("spadille", _single(SPADILLE)),
    Measure("manille", _manilles),
    Measure("basto", _single(BASTO)),
    Measure("three", _three),
)
"""
The numbers that are kept for each hand.

No measure depends on the suit that was named trump, because the holder of a manille tends to name its suit.
"""

_COLUMNS = ("game_id", "seat", "number", "cards", *(measure.name for measure in MEASURES))
_VALUES = ", ".join("?" * len(_COLUMNS))
KEEP_DEALT = f"INSERT INTO dealt ({', '.join(_COLUMNS)}) VALUES ({_VALUES}) ON CONFLICT DO NOTHING"
"""A hand that is counted already stays: a trigger removes it when the record of its deal changes."""


@cache
def manilles(game: Ruleset) -> frozenset[Card]:
    """Return the cards of *game* that become manille if their suit is named; none without matadors."""
    matadors = (game.ranking(suit).matadors for suit in game.pack.suits)
    return frozenset(found[1] for found in matadors if found)


def dealt_values(game_id: str, number: int, record: str) -> Iterator[tuple[object, ...]]:
    """Yield the values for `KEEP_DEALT` of each seat with cards, or nothing for an unreadable record."""
    header = None
    with suppress(ValueError, StopIteration):
        header = read_header(next(blocks_of(record)), [])
    for seat, hand in enumerate(header.layout.hands if header else ()):
        if header is not None and hand:
            counts = (measure.counted(hand, header.ruleset) for measure in MEASURES)
            yield (game_id, seat, number, len(hand), *counts)


def count_dealt(database: sqlite3.Connection, after: int, count: int) -> int | None:
    """
    Count the cards of up to *count* deals that were not counted yet, from the rows after the row *after*.

    Returns the last row looked at, None if there are no more. The caller has begun a transaction.
    """
    question = (
        "SELECT deal.rowid, game_id, number, record FROM deal JOIN sitting USING (game_id)"
        " WHERE deal.rowid > ? AND number >= dealt_from AND NOT EXISTS"
        " (SELECT 1 FROM dealt WHERE dealt.game_id = deal.game_id AND seat IN (0, 1)"
        " AND dealt.number = deal.number) ORDER BY deal.rowid LIMIT ?"
    )
    rows: Sequence[tuple[int, str, int, str]] = database.execute(question, (after, count)).fetchall()
    for _, game_id, number, record in rows:
        database.executemany(KEEP_DEALT, dealt_values(game_id, number, record))
    return rows[-1][0] if rows else None
