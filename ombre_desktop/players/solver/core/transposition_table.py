"""
Transposition table: the answers of the search so far, by position.

It is a hash table of fixed size with linear probing. Entries are never deleted: each carries the mark of its
deal, and entries of earlier deals count as empty.

Keys, marks and answers are rows of their own: most positions are not there, and only their marks are read.
One record for each entry takes 4 % longer.
"""

from __future__ import annotations

from ombre_desktop.players.solver.core.equivalence import EquivalenceClasses
from ombre_desktop.players.solver.core.rows import (
    FEW_CARDS,
    LARGEST_TABLE_SIZE,
    MANY_CARDS,
    SOME_CARDS,
    TABLE_SIZE,
    row,
)


class TranspositionTable(EquivalenceClasses):
    """A transposition table for the positions of the present deal."""

    __slots__ = (
        "deal_mark",
        "largest_table",
        "table_answers",
        "table_keys",
        "table_room",
        "table_size",
        "table_standings",
    )

    def __init__(self) -> None:
        super().__init__()
        self.table_size = self.largest_table = self.table_room = 1
        self.deal_mark = 0
        self._make_table(TABLE_SIZE)

    def _begin(self, laid: int) -> int:
        """Begin a deal: make the answers of the last one count as empty."""
        EquivalenceClasses._begin(self, laid)
        # A smaller table stays in the processor's cache.
        if self.cards <= FEW_CARDS:
            wanted = 1021
        elif self.cards <= SOME_CARDS:
            wanted = 4093
        elif self.cards <= MANY_CARDS:
            wanted = self.largest_table
        else:
            wanted = LARGEST_TABLE_SIZE
        if wanted > self.table_room:
            self._make_table(wanted)
        # Compiled, nothing is raised here: without memory for a larger table, the old one serves.
        self.table_size = wanted if wanted <= self.table_room else self.table_room
        # An entry with at least this mark belongs to this deal.
        self.deal_mark = self.deal_number << 12
        return 0

    def _make_table(self, size: int) -> int:
        """Make room for *size* entries; few deals need more than the room made at first."""
        self.table_keys = row(size)
        self.table_standings = row(size)
        self.table_answers = row(size)
        self.table_room = size
        return 0

    def _probe(self, start: int, key: int, marked: int, probes: int) -> int:
        """Return the slot of the entry for *key* and *marked*, or one to fill, near *start*."""
        slot = start
        while probes > 0 and self.table_standings[slot] >= self.deal_mark:
            if self.table_standings[slot] == marked and self.table_keys[slot] == key:
                break
            slot += 1
            if slot == self.table_size:
                slot = 0
            probes -= 1
        return slot
