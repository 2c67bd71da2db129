"""
What a player alone against two is sure of with trumps, by the order in which they lie.

The table is made by ``tools/trump_table.py``, which says what its numbers mean.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from struct import iter_unpack
from zlib import decompress

TABLE = Path(__file__).with_name("trumps.bin")
LONGEST = 8
"""Of more trumps it knows nothing."""
MOST_MATADORS = 3


def place_of(row: str, matadors: int) -> int:
    """Where the table has a *row* of trumps: their owners from the highest, by seats after him, 0 to 2."""
    return int(f"1{row}", 3) << 2 | matadors


@cache
def trumps_alone() -> list[int]:
    """The table."""
    return [number for (number,) in iter_unpack("<q", decompress(TABLE.read_bytes()))]
