"""The mark of a deal: whether the person played it without help."""

from __future__ import annotations

from enum import Enum


class Mark(Enum):
    """
    A degree of help or knowledge with which a deal was played, the strictest first.

    A *helped* deal had a hint that named the card, a warning that was heeded, or a decision taken
    back before anybody answered it. A *practice* deal was played with knowledge that nobody has at a
    table: a card seen after a decision was taken back, a deal played before, a deal of a typed code,
    open cards.
    """

    CLEAN = "clean"
    HELPED = "helped"
    PRACTICE = "practice"

    def or_less(self, other: Mark) -> Mark:
        """Return the less strict of this mark and *other*: a mark never becomes stricter."""
        marks = list(Mark)
        return max(self, other, key=marks.index)
