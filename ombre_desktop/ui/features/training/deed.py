"""The deeds that begin at the stations of the path."""

from __future__ import annotations

from enum import Enum, auto


class Deed(Enum):
    """The deed that a station begins."""

    LESSON = auto()
    PROBLEMS = auto()
    CHOSEN = auto()
    DRILL = auto()
    SET_DEALS = auto()
    MISTAKES = auto()
