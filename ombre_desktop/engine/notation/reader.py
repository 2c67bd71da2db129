"""Reading records: every word is checked against the rules as it is read."""

from __future__ import annotations

from collections.abc import Iterator

from ombre_desktop.engine.errors import Flaw, FlawKind, RecordError
from ombre_desktop.engine.notation.blocks import Block, blocks_of
from ombre_desktop.engine.notation.header import read_header
from ombre_desktop.engine.notation.moves import MoveReader
from ombre_desktop.engine.notation.record import GameRecord
from ombre_desktop.value import Value


class Reading(Value):
    """What could be read of one block: the good part of the record, and what is wrong with the rest."""

    record: GameRecord | None
    flaws: tuple[Flaw, ...]
    line: int


def read_records(text: str) -> tuple[Reading, ...]:
    """Every record of *text*, leniently: flaws are collected, and the moves before the first are kept."""
    return tuple(each_record(text))


def each_record(text: str) -> Iterator[Reading]:
    """The same, each read when it is asked for: a deal takes some milliseconds to judge."""
    return map(_read, blocks_of(text))


def parse_record(text: str) -> GameRecord:
    """The one record that *text* is; raises `RecordError` at the first flaw."""
    readings = read_records(text)
    flaws = tuple(flaw for reading in readings for flaw in reading.flaws)
    if flaws or len(readings) != 1 or readings[0].record is None:
        raise RecordError(flaws or (_no_record(len(readings)),))
    return readings[0].record


def _no_record(found: int) -> Flaw:
    return Flaw(1, 1, FlawKind.NO_RECORD, str(found), "1")


def _read(block: Block) -> Reading:
    flaws: list[Flaw] = []
    header = read_header(block.tags, flaws, block.line)
    if header is None:
        return Reading(None, tuple(flaws), block.line)
    moves = MoveReader(header, flaws)
    moves.read(block.lines)
    notes = (*header.notes, *moves.notes)
    record = GameRecord(moves.state, header.further, block.head, notes)
    return Reading(record, tuple(flaws), block.line)
