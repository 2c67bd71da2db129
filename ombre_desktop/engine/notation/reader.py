"""The record reader: every word is checked against the rules as it is read."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from ombre_desktop.engine.flaws import Flaw, FlawKind, RecordError, shortened
from ombre_desktop.engine.notation.blocks import Block, blocks_of
from ombre_desktop.engine.notation.header import KNOWN, read_header
from ombre_desktop.engine.notation.moves import MoveReader
from ombre_desktop.engine.notation.record import STUDY_TAGS, GameRecord
from ombre_desktop.engine.refusals import Reason
from ombre_desktop.value import Value, replace

WORDS = (FlawKind.BAD_CARD, FlawKind.BAD_WORD, FlawKind.BAD_LINE)
TORN = (FlawKind.TORN_TAG, FlawKind.OPEN_COMMENT)
TRUTHS = (FlawKind.WRONG_TURNED, FlawKind.WRONG_RESULT, FlawKind.WRONG_PAYMENTS, FlawKind.WRONG_SCORES)


class Reading(Value):
    """
    The result of reading one block: the good part of the record, and the flaws of the rest.

    *spoilt* are flaws in a reader's study, which leave the deal whole; its sound notes can be read.
    """

    record: GameRecord | None
    flaws: tuple[Flaw, ...]
    line: int
    spoilt: tuple[Flaw, ...] = ()


def read_records(text: str) -> tuple[Reading, ...]:
    """Read every record of *text* leniently: collect flaws and keep the moves before the first."""
    return tuple(each_record(text))


def each_record(text: str) -> Iterator[Reading]:
    """Read the records of *text* lazily: a deal takes some milliseconds to judge."""
    return map(_read, blocks_of(text))


def parse_record(text: str) -> GameRecord:
    """Parse *text* as exactly one record; raise `RecordError` at the first flaw."""
    readings = tuple(islice(each_record(text), 2))
    flaws = tuple(flaw for reading in readings for flaw in reading.flaws)
    if flaws or len(readings) != 1 or readings[0].record is None:
        raise RecordError(flaws or (_no_record(len(readings)),))
    return readings[0].record


def _no_record(found: int) -> Flaw:
    return Flaw(1, 1, FlawKind.NO_RECORD, str(found), "1")


def _read(block: Block) -> Reading:
    flaws: list[Flaw] = []
    header = read_header(block, flaws)
    if header is None:
        if block.flaw and block.flaw.kind is FlawKind.TORN_TAG:
            flaws = [block.flaw]  # the torn tag is probably the one that seems to be missing
        return Reading(None, _told(flaws, block), block.line)
    moves = MoveReader(header, flaws)
    moves.read(block.lines)
    if block.flaw and not flaws:
        flaws.append(block.flaw)
    notes = (*header.notes, *moves.notes)
    record = GameRecord(moves.state, header.further, block.head, notes)
    return Reading(record, _told(flaws, block), block.line, tuple(_spoilt(record, block)))


def _spoilt(record: GameRecord, block: Block) -> Iterator[Flaw]:
    """Yield the flaws in a reader's study; few records have one."""
    further = [tag for tag in block.tags if tag.name not in KNOWN]
    if any(tag.name in STUDY_TAGS for tag in further):
        from ombre_desktop.engine.notation.study import study_of

        for index in study_of(record)[1]:
            tag = further[index]
            yield Flaw(tag.line, tag.column, FlawKind.BAD_STUDY, shortened(tag.value))


def _told(flaws: list[Flaw], block: Block) -> tuple[Flaw, ...]:
    """Return *flaws*; a flaw at the very end of the text becomes "cut off"."""
    return tuple(
        replace(flaw, kind=FlawKind.CUT_OFF) if block.end and _is_cut(flaw, block.end) else flaw
        for flaw in flaws
    )


def _is_cut(flaw: Flaw, end: tuple[int, int]) -> bool:
    """Return True if *flaw* looks like a word, tag or result cut off at the *end*."""
    if flaw.line != end[0]:
        return False
    if flaw.kind in TRUTHS:
        return " ".join(flaw.expected.split()).startswith(flaw.found)
    no_bid = flaw.refusal is not None and flaw.refusal.reason is Reason.NO_SUCH_BID
    return flaw.kind in TORN or (flaw.column == end[1] and (flaw.kind in WORDS or no_bid))
