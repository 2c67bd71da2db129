"""
The endgame database of trumps: the number of tricks that one player is certain of against two opponents.

The database is indexed by the owners of the trumps from the highest down. ``tools/trump_table.py`` builds it
and explains its numbers.
"""

from __future__ import annotations

import sys
from array import array
from pathlib import Path
from zlib import decompress

TABLE = Path(__file__).with_name("trumps.bin")
LONGEST = 8
"""The most trumps for which the table has an entry."""
MOST_MATADORS = 3


def place_of(row: str, matadors: int) -> int:
    """
    Return the index of a *row* of trumps in the table.

    The row names the owners from the highest trump down, each by its distance after the lone seat, 0 to 2.
    """
    return int(f"1{row}", 3) << 2 | matadors


def trumps_alone() -> array[int]:
    """Read the table from its file."""
    numbers = array("q", decompress(TABLE.read_bytes()))
    if sys.byteorder == "big":  # the file is in the order of nearly all machines
        numbers.byteswap()
    return numbers
