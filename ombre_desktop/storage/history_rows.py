"""What the history keeps of a sitting and of a deal, and how that lies in its tables."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, fields
from datetime import datetime
from typing import Any

from ombre_desktop.storage.documents import DealRow, SittingDocument
from ombre_desktop.storage.plain import fields_of, json_of


@dataclass(frozen=True, slots=True)
class SittingEntry:
    """One sitting: when it was begun and last played, and how it stands."""

    game_id: str
    begun: datetime
    played: datetime
    ruleset: str
    house: str
    seats: int
    person: int
    names: tuple[str, ...]
    players: tuple[str, ...]
    deals: int
    chips: tuple[int, ...]
    scores: tuple[int, ...]
    ended: bool


@dataclass(frozen=True, slots=True)
class DealEntry:
    """One deal, and when it was settled."""

    game_id: str
    settled: datetime
    row: DealRow


_SITTING_FIELDS = tuple(field.name for field in fields(SittingEntry))
_DEAL_FIELDS = tuple(DealRow.types())
_PERSONAL = ("role", "result", "won", "chips", "points")
_LISTS = frozenset(
    ("names", "players", "chips", "scores", "winners", "roles", "tricks", "net", "scores_after")
)
"""The columns that hold a JSON list. (The person's own chips in a deal are not read back.)"""


def _insertion(table: str, names: tuple[str, ...]) -> str:
    return f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})"


def _changes(names: tuple[str, ...]) -> str:
    return ", ".join(f"{name} = excluded.{name}" for name in names)


SITTING_COLUMNS = ", ".join(_SITTING_FIELDS)
DEAL_COLUMNS = ", ".join(("game_id", "settled", *_DEAL_FIELDS))

KEEP_SITTING = (
    f"{_insertion('sitting', _SITTING_FIELDS)} ON CONFLICT (game_id) DO UPDATE SET "
    "played = CASE WHEN excluded.deals <> deals THEN excluded.played ELSE played END, "
    + _changes(("names", "players", "deals", "chips", "scores", "ended"))
)
"""A sitting was played when its number of deals changed, not when it was only opened."""

_SETTLED = ("settled", *_DEAL_FIELDS, *_PERSONAL)
KEEP_DEAL = (
    f"{_insertion('deal', ('game_id', *_SETTLED))} ON CONFLICT (game_id, number) DO UPDATE SET "
    f"{_changes(_SETTLED)} WHERE record <> excluded.record"
)
"""A deal that was taken back and played otherwise replaces the one before; the same deal keeps its time."""


def sitting_values(sitting: SittingDocument, now: str) -> tuple[object, ...]:
    """What `KEEP_SITTING` asks for."""
    return _values({**fields_of(sitting), "begun": now, "played": now}, _SITTING_FIELDS)


def deal_values(sitting: SittingDocument, now: str) -> Iterator[tuple[object, ...]]:
    """What `KEEP_DEAL` asks for, for every deal of *sitting*."""
    person = sitting.person
    points = 0
    for row in sitting.results:
        before, points = points, row.scores_after[person] if row.scores_after else 0
        personal = (
            role.value if (role := row.roles[person]) else None,
            row.outcome.split()[0],
            person in row.winners,
            row.net[person],
            points - before,
        )
        yield (sitting.game_id, now, *_values(fields_of(row), _DEAL_FIELDS), *personal)


def sitting_entry(row: tuple[Any, ...]) -> SittingEntry:
    """The sitting in *row*; raises `ValueError` if the values make none."""
    known = _known(_SITTING_FIELDS, row)
    for name in ("begun", "played"):
        known[name] = datetime.fromisoformat(known[name])
    for name in _LISTS & known.keys():
        known[name] = tuple(known[name])
    return SittingEntry(**{**known, "ended": bool(known["ended"])})


def deal_entry(row: tuple[Any, ...]) -> DealEntry:
    """The deal in *row*; raises `ValueError` if the values make none."""
    game_id, settled, *values = row
    from ombre_desktop.storage.checking import validated  # noqa: PLC0415 - heavy, and only for who looks back

    known = validated(DealRow, _known(_DEAL_FIELDS, tuple(values)))
    return DealEntry(game_id, datetime.fromisoformat(settled), known)


def _values(known: dict[str, Any], names: tuple[str, ...]) -> tuple[object, ...]:
    return tuple(json_of(known[name]) if name in _LISTS else known[name] for name in names)


def _known(names: tuple[str, ...], values: tuple[Any, ...]) -> dict[str, Any]:
    pairs = zip(names, values, strict=True)
    return {name: json.loads(value) if name in _LISTS else value for name, value in pairs}
