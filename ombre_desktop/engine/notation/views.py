"""A seat's view as text: a record with face-down cards, as the players' process receives it."""

from __future__ import annotations

from ombre_desktop.engine.cards import HIDDEN
from ombre_desktop.engine.errors import NotationError
from ombre_desktop.engine.flaws import Flaw, FlawKind, RecordError
from ombre_desktop.engine.invariants import Violation, check
from ombre_desktop.engine.notation.blocks import blocks_of
from ombre_desktop.engine.notation.header import read_header
from ombre_desktop.engine.notation.moves import MoveReader
from ombre_desktop.engine.notation.record import format_record, record_of
from ombre_desktop.engine.notation.tokens import parse_seat, seat_text
from ombre_desktop.engine.seat_view import SeatView
from ombre_desktop.value import replace

TAG = "View"


def format_view(view: SeatView) -> str:
    """Format *view*; the text holds only what the seat knows."""
    return format_record(record_of(view.position, (TAG, seat_text(view.seat))))


def parse_view(text: str) -> SeatView:
    """Parse a view; raise `RecordError` if *text* is not one."""
    flaws: list[Flaw] = []
    block = next(blocks_of(text), None)
    header = read_header(block, flaws, face_down=True) if block else None
    if block is None or header is None:
        raise RecordError(tuple(flaws) or (Flaw(1, 1, FlawKind.NO_RECORD),))
    seat_tag = dict(header.further).get(TAG, "")
    try:
        seat = parse_seat(seat_tag, header.ruleset.seats)
    except NotationError:
        raise RecordError((Flaw(1, 1, FlawKind.MISSING_TAG, TAG),)) from None
    if HIDDEN in header.layout.hands[seat]:
        raise RecordError((Flaw(block.line, 1, FlawKind.FACE_DOWN, str(HIDDEN)),))
    reader = MoveReader(replace(header, further=()), flaws, viewer=seat)
    reader.read(block.lines)
    flaws += [block.flaw] if block.flaw else []
    if flaws:
        raise RecordError(tuple(flaws))
    try:
        check(reader.state)
    except Violation:
        raise RecordError((Flaw(block.line, 1, FlawKind.IMPOSSIBLE),)) from None
    return SeatView(seat, reader.state)
