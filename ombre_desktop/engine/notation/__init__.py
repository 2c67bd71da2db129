"""Notation: deals as text that people can read and the program replays move by move."""

from ombre_desktop.engine.notation.blocks import decoded
from ombre_desktop.engine.notation.reader import Reading, parse_record, read_records
from ombre_desktop.engine.notation.record import GameRecord, format_record, record_of
from ombre_desktop.engine.notation.views import format_view, parse_view

__all__ = [
    "GameRecord",
    "Reading",
    "decoded",
    "format_record",
    "format_view",
    "parse_record",
    "parse_view",
    "read_records",
    "record_of",
]
