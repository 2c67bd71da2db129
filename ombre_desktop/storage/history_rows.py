"""The rows of the history: sittings and deals as they are stored in its tables."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from datetime import datetime
from typing import Any
from zlib import crc32

from ombre_desktop.engine import Seat
from ombre_desktop.engine.chips import score_of
from ombre_desktop.engine.flaws import FlawKind, RecordError
from ombre_desktop.engine.notation import parse_record
from ombre_desktop.storage.codec import document_of, fields_of, json_of, parsed_json
from ombre_desktop.storage.deal_row import DealRow, settled_row
from ombre_desktop.storage.documents import SittingDocument
from ombre_desktop.storage.mark import Mark
from ombre_desktop.storage.origin import Origin


@dataclass(frozen=True, slots=True)
class SittingEntry:
    """
    One sitting: its times, and its standing.

    *title* is the name that the person gave it; None if it has an automatic name. *binned* is the
    time when it was put into the bin. *goes_on* says that it can be continued.
    """

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
    portraits: tuple[str, ...]
    deals_wanted: int | None
    origin: Origin | None = None
    title: str | None = None
    binned: datetime | None = None
    goes_on: bool = False


@dataclass(frozen=True, slots=True)
class DealEntry:
    """One deal, with the time it was settled."""

    game_id: str
    settled: datetime
    row: DealRow


_GIVEN = ("title", "binned")
_FOUND = "goes_on"
_SITTING_FIELDS = tuple(field.name for field in fields(SittingEntry) if field.name not in (*_GIVEN, _FOUND))
_STANDING = ("draw", "dealer", "pool", "fair")
_MARK = "mark"
_DEAL_FIELDS = tuple(name for name in DealRow.types() if name != _MARK)
"""The fields that a deal's seal covers: all but the mark, which is newer than the seal."""
_PERSONAL = ("role", "result", "won", "chips", "points")
_LISTS = frozenset(
    (
        *("names", "players", "portraits", "chips", "scores"),
        *("winners", "roles", "tricks", "net", "scores_after", "draw", "fair", "origin"),
    )
)
"""The columns that hold JSON. (The person's own chips in a deal are not read back.)"""


_MENDED = frozenset((FlawKind.WRONG_RESULT, FlawKind.WRONG_PAYMENTS, FlawKind.WRONG_SCORES))
"""The flaws of a record whose deal was settled by earlier rules."""


def _insertion(table: str, names: tuple[str, ...]) -> str:
    return f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})"


def _changes(names: tuple[str, ...]) -> str:
    return ", ".join(f"{name} = excluded.{name}" for name in names)


GOES_ON = "(NOT ended AND (held IS NOT NULL OR deals > 0 AND portraits <> '[]'))"
"""Version 1 did not keep the portraits, nor anything else needed to continue between two deals."""

SITTING_COLUMNS = ", ".join((*_SITTING_FIELDS, *_GIVEN, f"{GOES_ON} AS {_FOUND}"))
STANDING_COLUMNS = ", ".join((*_SITTING_FIELDS, *_STANDING))
GIVEN_COLUMNS = ", ".join(("game_id", *_GIVEN, "held"))
DEAL_COLUMNS = ", ".join(("game_id", "settled", "seal", _MARK, *_DEAL_FIELDS))

_HELD = "held"
_BOUNDS = ("own_from", "dealt_from")
"""The first deals that are counted, which follow from the origin."""
_CHANGING = (
    *("names", "players", "portraits", "deals", "deals_wanted", "chips", "scores", "ended"),
    *_STANDING,
    _HELD,
)
KEEP_SITTING = (
    f"{_insertion('sitting', (*_SITTING_FIELDS, *_STANDING, *_BOUNDS, _HELD))} "
    "ON CONFLICT (game_id) DO UPDATE SET "
    "played = CASE WHEN excluded.deals <> deals OR excluded.held IS NOT NULL "
    "THEN excluded.played ELSE played END, " + _changes(_CHANGING)
)
"""A sitting counts as played when its number of deals changed or it was left, not when it was opened."""

_SETTLED = ("settled", *_DEAL_FIELDS, *_PERSONAL, "seal")
KEEP_DEAL = (
    f"{_insertion('deal', ('game_id', *_SETTLED, _MARK))} ON CONFLICT (game_id, number) DO UPDATE SET "
    "settled = CASE WHEN record <> excluded.record THEN excluded.settled ELSE settled END, "
    f"{_changes(_SETTLED[1:])}, mark = coalesce(excluded.mark, mark) "
    "WHERE record <> excluded.record OR seal IS NULL OR seal <> excluded.seal"
)
"""A deal taken back and played differently replaces the old one; an unchanged deal keeps its time."""


def sitting_values(sitting: SittingDocument, now: str, held: str | None = None) -> tuple[object, ...]:
    """Return the values for `KEEP_SITTING`; *held* is the text of a sitting left in the middle of a deal."""
    origin = sitting.origin
    bounds = (origin.own_from, origin.dealt_from) if origin is not None else (1, 1)
    times = {"begun": now, "played": now}
    known = {**fields_of(sitting), **times, **dict(zip(_BOUNDS, bounds, strict=True)), _HELD: held}
    return _values(known, (*_SITTING_FIELDS, *_STANDING, *_BOUNDS, _HELD))


def deal_values(sitting: SittingDocument, now: str) -> Iterator[tuple[object, ...]]:
    """Yield the values for `KEEP_DEAL`, for each of the results of *sitting*."""
    person = sitting.person
    before: tuple[int, ...] | None = None
    for row in sitting.results:
        values = _values(fields_of(row), _DEAL_FIELDS)
        personal = (
            role.value if (role := row.roles[person]) else None,
            row.outcome.split()[0],
            person in row.winners,
            row.net[person],
            _points_won(row, Seat(person), before),
        )
        before = row.scores_after
        mark = row.mark.value if row.mark else None
        yield (sitting.game_id, now, *values, *personal, _sum(sitting.game_id, values), mark)


def _points_won(row: DealRow, seat: Seat, before: tuple[int, ...] | None) -> int:
    """Return the points won by *seat* or its side; without the scores *before* the deal, by its record."""
    if not row.scores_after:
        return 0
    if before is None:
        state = parse_record(row.record).state
        target = state.ruleset.target
        before = (
            target.before_entry(state.stakes, state.ruleset.ring(state.dealer)[0])
            if target
            else state.stakes.scores
        )
    return score_of(row.scores_after, seat) - score_of(before, seat)


def sitting_entry(row: tuple[Any, ...]) -> SittingEntry:
    """Read the sitting in *row*; raise `ValueError` if the values do not make one."""
    try:
        return _sitting_entry(row)
    except (LookupError, TypeError) as error:
        raise ValueError(f"no sitting: {error}") from error


def _sitting_entry(row: tuple[Any, ...]) -> SittingEntry:
    known = _known((*_SITTING_FIELDS, *_GIVEN, _FOUND), row)
    for name in ("begun", "played", "binned"):
        known[name] = known[name] and datetime.fromisoformat(known[name])
    if known["origin"]:
        from ombre_desktop.storage.validation import validated

        known["origin"] = validated(Origin, known["origin"])
    for name in (_LISTS & known.keys()) - {"origin"}:
        known[name] = tuple(known[name])
    for name in ("ended", _FOUND):
        known[name] = bool(known[name])
    return SittingEntry(**known)


def standing_sitting(row: tuple[Any, ...]) -> SittingDocument:
    """Read the sitting in *row*, as it stood after its last deal; raise `ValueError` if that fails."""
    from ombre_desktop.storage.validation import validated

    known = _known((*_SITTING_FIELDS, *_STANDING), row)
    sitting = validated(SittingDocument, {**known, "ended": bool(known["ended"])})
    sitting.check()
    return sitting


def deal_entry(row: tuple[Any, ...]) -> DealEntry:
    """
    Read the deal in *row*.

    With a valid seal, its values are trusted. Without one, the deal is replayed from its record,
    and the result of the replay counts. An older program made no seals; if it paid by a rule that
    has been corrected since, its own figures stand, because they were paid. Raises `ValueError` if
    the record is not a settled deal.
    """
    game_id, settled, seal, mark, *values = row
    when = datetime.fromisoformat(settled)
    if seal == _sum(game_id, tuple(values)):
        known = {**_known(_DEAL_FIELDS, tuple(values)), _MARK: mark}
        return DealEntry(game_id, when, document_of(DealRow, known))
    found = dict(zip(_DEAL_FIELDS, values, strict=True))
    number, record = found["number"], found["record"]
    if not isinstance(number, int) or not isinstance(record, str):
        raise ValueError("a deal without a number or a record")
    try:
        state = parse_record(record).state
    except RecordError as error:
        if seal is None and all(flaw.kind in _MENDED for flaw in error.flaws):
            from ombre_desktop.storage.validation import validated

            return DealEntry(game_id, when, validated(DealRow, _known(_DEAL_FIELDS, tuple(values))))
        raise
    if state.settlement is None:
        raise ValueError(f"deal {number} was never settled")
    return DealEntry(game_id, when, settled_row(state, number, record, Mark(mark) if mark else None))


def fitting_seal(row: tuple[Any, ...]) -> str | None:
    """Return the seal for the deal in *row* if it follows from its record; None if it does not."""
    game_id, _, _, _, *values = row
    try:
        entry = deal_entry(row)
    except (LookupError, TypeError, ValueError):
        return None
    follows = _values(fields_of(entry.row), _DEAL_FIELDS) == tuple(values)
    return _sum(game_id, tuple(values)) if follows else None


def _sum(game_id: str, values: tuple[object, ...]) -> str:
    """Return the seal of a deal: a checksum of its place and all its values."""
    return f"{crc32(json_of((game_id, *values)).encode('utf-8', 'surrogatepass')):08x}"


def _values(known: dict[str, Any], names: tuple[str, ...]) -> tuple[object, ...]:
    return tuple(json_of(known[name]) if name in _LISTS else known[name] for name in names)


def _known(names: tuple[str, ...], values: tuple[Any, ...]) -> dict[str, Any]:
    pairs = zip(names, values, strict=True)
    return {name: _read(value) if name in _LISTS else value for name, value in pairs}


def _read(value: Any) -> Any:
    """Read a JSON column; None stands for a column that an older version lacks."""
    return None if value is None else parsed_json(value)
