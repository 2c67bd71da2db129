"""A seat's view as text: a record with face-down cards, the protocol to the players' process."""

from __future__ import annotations

from ombre_desktop.engine.errors import Flaw, FlawKind, NotationError, RecordError
from ombre_desktop.engine.notation.blocks import blocks_of
from ombre_desktop.engine.notation.header import read_header
from ombre_desktop.engine.notation.moves import MoveReader
from ombre_desktop.engine.notation.record import format_record, record_of
from ombre_desktop.engine.notation.tokens import parse_seat, seat_text
from ombre_desktop.engine.view import SeatView
from ombre_desktop.value import replace

TAG = "View"


def format_view(view: SeatView) -> str:
    """The text of *view*; it says what the seat knows and nothing else."""
    return format_record(record_of(view.position, (TAG, seat_text(view.seat))))


def parse_view(text: str) -> SeatView:
    """The view written *text*; raises `RecordError` if there is none."""
    flaws: list[Flaw] = []
    blocks = blocks_of(text)
    header = read_header(blocks[0].tags, flaws, 1) if blocks else None
    if header is None:
        raise RecordError(tuple(flaws) or (Flaw(1, 1, FlawKind.NO_RECORD),))
    seat_tag = dict(header.further).get(TAG, "")
    try:
        seat = parse_seat(seat_tag, header.ruleset.seats)
    except NotationError:
        raise RecordError((Flaw(1, 1, FlawKind.MISSING_TAG, TAG),)) from None
    reader = MoveReader(replace(header, further=()), flaws, viewer=seat)
    reader.read(blocks[0].lines)
    if flaws:
        raise RecordError(tuple(flaws))
    return SeatView(seat, reader.state)
