"""All deals of the history as one text of records, from which another history takes them in again."""

from __future__ import annotations

import re
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import datetime

from ombre_desktop.engine.notation import parse_record
from ombre_desktop.storage.deal_row import settled_row
from ombre_desktop.storage.history_recovery import put, sitting_of
from ombre_desktop.storage.history_rows import DealEntry
from ombre_desktop.storage.mark import Mark
from ombre_desktop.storage.studies import tags_in, with_tags
from ombre_desktop.value import Value

_FIRST = '[Record  "'
"""The beginning of a record's first tag."""
_KEPT = re.compile(
    r'\[Kept    "([0-9a-f]{32}) ([1-9][0-9]{0,11}) ([0-9T:.+-]{19,40}) (clean|helped|practice|-)"\]\n'
)
"""The tag with the place of a deal in the history: its sitting and number, its time, and its mark."""
_EVERY = """
    SELECT deal.game_id, deal.number, deal.settled, coalesce(deal.mark, '-'), deal.record, study.tags
    FROM deal JOIN sitting USING (game_id)
    LEFT JOIN study ON study.game_id = deal.game_id AND study.number = deal.number
    WHERE sitting.binned IS NULL
    ORDER BY deal.settled, deal.game_id, deal.number
"""


class Added(Value):
    """The outcome of taking records in: deals added, deals that were there already, and texts left out."""

    deals: int = 0
    known: int = 0
    left_out: int = 0


def as_records(database: sqlite3.Connection) -> Iterator[str]:
    """Yield the record of every deal outside the bin, the earliest first, each with its place and study."""
    for game_id, number, settled, mark, kept, study in database.execute(_EVERY):
        tags = None if study is None else tags_in(study)
        record = kept if tags is None else with_tags(kept, tags)
        # Before the first tag there may be comments.
        first = record.index("\n", record.index(_FIRST)) + 1
        yield f'{record[:first]}[Kept    "{game_id} {number} {settled} {mark}"]\n{record[first:]}'


def take_in(database: sqlite3.Connection, text: str, heed: Callable[[int], None] = lambda _: None) -> Added:
    """
    Add the deals of a *text* that `as_records` made, in sittings that have ended.

    A sitting that the history knows stays as it is. A record that is no settled deal, or has no place, is
    left out. *heed* is told the number of each record.
    """
    known = {game_id for (game_id,) in database.execute("SELECT game_id FROM sitting")}
    sittings: dict[str, dict[int, DealEntry]] = defaultdict(dict)
    left_out = there = 0
    for number, one in enumerate(_texts(text), start=1):
        heed(number)
        try:
            entry = _entry(one)
        except (LookupError, TypeError, ValueError):
            left_out += 1
            continue
        if entry.game_id in known:
            there += 1
        else:
            sittings[entry.game_id][entry.row.number] = entry
    added = 0
    for deals in sittings.values():
        entries = [deals[at] for at in sorted(deals)]
        sitting = sitting_of(entries)
        if sitting is None:
            left_out += len(entries)
        else:
            put(database, replace(sitting, ended=True), entries, entries[-1].settled.isoformat())
            added += len(entries)
    return Added(added, there, left_out)


def _texts(text: str) -> Iterator[str]:
    """Yield the text of each record; an empty line stands between two of them."""
    return (f"{one.strip()}\n" for one in text.replace("\r\n", "\n").split("\n\n") if one.strip())


def _entry(text: str) -> DealEntry:
    """Read one record with its place; raise `ValueError` if it has none or is not a settled deal."""
    found = _KEPT.search(text)
    if found is None:
        raise ValueError("a record without a place")
    game_id, number, settled, mark = found.groups()
    record = text[: found.start()] + text[found.end() :]
    state = parse_record(record).state
    if state.settlement is None:
        raise ValueError("a deal that was never settled")
    row = settled_row(state, int(number), record, None if mark == "-" else Mark(mark))
    return DealEntry(game_id, datetime.fromisoformat(settled), row)
