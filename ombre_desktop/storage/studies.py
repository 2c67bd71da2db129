"""Studies of deals, kept beside the history: the tags of a person's notes and variations, by deal."""

from __future__ import annotations

import json
import logging
import re
import sqlite3
from hashlib import sha256

from ombre_desktop.engine import DealState
from ombre_desktop.engine.notation import format_record, record_of
from ombre_desktop.engine.notation.record import STUDY_TAGS
from ombre_desktop.value import Value

log = logging.getLogger(__name__)

Tags = tuple[tuple[str, str], ...]
"""The tags of a study, as they stand in a record."""

_TAG = re.compile(rf'^\[(?:{"|".join(STUDY_TAGS)})\s+"[^"]*"\][^\n]*\n', re.MULTILINE)
_CARDS = "\n[Deal "
"""The beginning of a record's last tag but one; no tag of a study comes after it."""


class KeptStudy(Value):
    """
    The study of the deal with that *key*, and its place in the history, if it is kept there.

    It stands for what the record of the deal says itself, even if it has become empty.
    """

    key: str
    tags: Tags
    game_id: str | None = None
    number: int | None = None


def key_of(state: DealState) -> str:
    """Return the key of a deal: the same for the same cards, rules and moves, by any players."""
    return sha256(format_record(record_of(state)).encode()).hexdigest()


def keep_study(database: sqlite3.Connection, study: KeptStudy, now: str) -> None:
    """Write *study* in place of an earlier one; *now* is the time, in UTC and ISO form."""
    values = (study.key, study.game_id, study.number, now, json.dumps(study.tags, ensure_ascii=False))
    database.execute("INSERT OR REPLACE INTO study VALUES (?, ?, ?, ?, ?)", values)


def study_tags(database: sqlite3.Connection, key: str) -> Tags | None:
    """Return the tags kept for a deal; None if there are none, or if they cannot be read."""
    found = database.execute("SELECT tags FROM study WHERE deal = ?", (key,)).fetchone()
    return None if found is None else tags_in(found[0])


def studied_deals(database: sqlite3.Connection, game_id: str) -> frozenset[int]:
    """Return the numbers of the deals of a sitting that have notes or variations."""
    found = database.execute("SELECT number, tags FROM study WHERE game_id = ?", (game_id,))
    return frozenset(number for number, tags in found if tags_in(tags))


def tags_in(text: object) -> Tags | None:
    """Return the tags in the *text* of a row; None if something else stands there."""
    try:
        return tuple((str(name), str(value)) for name, value in json.loads(str(text)))
    except (TypeError, ValueError) as error:
        log.warning("a study that cannot be read: %s", error)
        return None


def with_tags(record: str, tags: Tags) -> str:
    """Return the text of a *record* with these *tags* in place of those of a study that it has."""
    end = record.index(_CARDS) + 1
    lines = "".join(f'[{name:<7} "{value}"]\n' for name, value in tags)
    return f"{_TAG.sub('', record[:end])}{lines}{record[end:]}"
