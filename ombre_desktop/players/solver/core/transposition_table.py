"""
Transposition table: the answers of the search so far, by position.

A hash table of fixed size with linear probing. An entry is never deleted: a mark tells which deal it is
of, and those of earlier deals count as empty.
"""

from __future__ import annotations

from ombre_desktop.players.solver.core.equivalence import EquivalenceClasses
from ombre_desktop.players.solver.core.rows import FEW_CARDS, SLOTS, SOME_CARDS, row


class TranspositionTable(EquivalenceClasses):
    """Keeps the answers to positions of the deal in hand."""

    __slots__ = (
        "answers",
        "keys",
        "mark",
        "most_slots",
        "slots",
        "stood",
    )

    def __init__(self) -> None:
        super().__init__()
        self.slots = self.most_slots = 1
        self.mark = 0
        self.keys = row(SLOTS)
        self.stood = row(SLOTS)
        self.answers = row(SLOTS)

    def _begin(self, laid: int) -> int:
        """Begin a deal: no answer of another counts."""
        EquivalenceClasses._begin(self, laid)
        # Answers that lie close together are found sooner by the processor.
        self.slots = (
            1021 if self.cards <= FEW_CARDS else 4093 if self.cards <= SOME_CARDS else self.most_slots
        )
        # What stands in the answers from here on is of this deal.
        self.mark = self.stamp << 12
        return 0

    def _slot(self, start: int, key: int, stood: int, probes: int) -> int:
        """Where the answer to *key* and *stood* is, or may be put: at most so many places from *start*."""
        slot = start
        while probes > 0 and self.stood[slot] >= self.mark:
            if self.stood[slot] == stood and self.keys[slot] == key:
                break
            slot += 1
            if slot == self.slots:
                slot = 0
            probes -= 1
        return slot
