"""Rows of whole numbers, in which the search keeps all its data, and their sizes."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, MutableSequence
from typing import TYPE_CHECKING

from ombre_desktop.players.solver.trumps import LONGEST

if TYPE_CHECKING:
    from ombre_desktop.players.solver import cython_off as cython
else:
    try:
        import cython
    except ImportError:  # it is not needed to play
        from ombre_desktop.players.solver import cython_off as cython

Row = MutableSequence[int]
"""A row of numbers in the faster type: an array if compiled, else a list."""

COMPILED: bool = cython.compiled
"""True in the compiled form."""

SEATS = 5
CARDS = 40
SUITS = 4
TRUMP = 3
RANKS = 12
SUBSETS = 8192
ALL_SUBSETS = 12288
WIDTH = 10
ROOM = 16
# SUBSETS is the most sets of cards of one suit, ALL_SUBSETS of the four suits of a deal together.
# SETTLED is the highest of the five bits of each seat. From bit HAS_TRUMPS on, one bit a seat tells whether
# it has trumps. NO_BIT is a bit that no card has.
SETTLED = 0x1084210
HAS_TRUMPS = 25
NO_BIT = 62
# Sizes of the tables. A deal of at most FEW_CARDS or SOME_CARDS uses a small part of each. One of more than
# MANY_CARDS, in which a search may otherwise take a minute, uses the largest table.
OWN_TABLE_SIZE = 65521
TABLE_SIZE = 16381
LARGEST_TABLE_SIZE = 524287
PROBES = 6
PATTERNS = 4093
CACHE_SIZE = 8191
FEW_CARDS = 15
SOME_CARDS = 21
MANY_CARDS = 30
MOST_TRUMPS = LONGEST
# Shifts within a number of the trump table, one for each case; see `KINDS` in tools/trump_table.py.
NO_PLAIN = 8
ONE_PLAIN = 20
ONE_FREE = 32
BOTH = 44


def row(count: int, value: int = 0) -> Row:
    """Make a row of *count* numbers, all equal to *value*."""
    return array("q", [value]) * count if cython.compiled else [value] * count


def row_of(values: Iterable[int]) -> Row:
    """Make a row of *values*."""
    return array("q", values) if cython.compiled else list(values)
