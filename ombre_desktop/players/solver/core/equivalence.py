"""
Equivalence classes: cards, and patterns of owners, between which the search need not distinguish.

Two cards of one hand are equivalent if no card that is still held lies between them: one of each class is
searched. Two positions are equivalent if the owners of the cards are in the same order in every suit,
whichever cards these are: they share one answer in the transposition table.
"""

from __future__ import annotations

from ombre_desktop.players.solver.core.rows import ALL_SUBSETS, PATTERNS, RANKS, SEATS, TRUMP, row
from ombre_desktop.players.solver.core.trick_bounds import TrickBounds


class EquivalenceClasses(TrickBounds):
    """The equivalence classes of cards and of positions, suit by suit."""

    __slots__ = (
        "pattern_deals",
        "pattern_keys",
        "patterns",
        "representatives",
        "voids",
    )

    def __init__(self) -> None:
        super().__init__()
        self.patterns = row(ALL_SUBSETS)
        self.representatives = row(ALL_SUBSETS)
        self.voids = row(ALL_SUBSETS)
        self.pattern_keys = row(PATTERNS)
        self.pattern_deals = row(PATTERNS)

    def _begin(self, laid: int) -> int:
        """Begin a deal: forget the classes of the last one."""
        TrickBounds._begin(self, laid)
        self._clear(self.patterns, self.subsets)
        self._clear(self.representatives, self.subsets)
        return 0

    def _find_pattern(self, suit: int, subset: int) -> int:
        """
        Return the pattern of owners in *subset* of *suit*: equal for equivalent subsets.

        For trumps, it is the highest equivalent subset; for plain suits, which are interchangeable, a number.
        Matadors and cards at stake are equivalent only to themselves. Also store the quick tricks.
        """
        one = 1
        low = self.low[suit]
        left = subset
        at = self.popcount[self.mask[suit] >> low]
        form = 0
        while left:
            rank = self.highest_bit[left]
            left ^= one << rank
            kind = self.position_class[low + rank]
            at -= 1
            while self.position_class[low + at] != kind:
                at -= 1
            form |= one << at
        if suit != TRUMP:
            form = self._number_pattern(suit, subset, form)
        self.patterns[self.first_subset[suit] + subset] = form
        self.quick_tricks[self.first_subset[suit] + subset] = self._find_quick_tricks(suit, subset)
        return form

    def _number_pattern(self, suit: int, subset: int, form: int) -> int:
        """Return the number, from 1, of the order of owners in *subset*, unique within this deal."""
        one = 1
        owners = 1
        left = subset
        while left:
            rank = self.highest_bit[left]
            left ^= one << rank
            owners = SEATS * owners + self.owner[self.low[suit] + rank]
        # With cards at stake, suits are not interchangeable.
        if self.stakes:
            owners = suit << RANKS | form
        name = owners % PATTERNS
        while self.pattern_deals[name] == self.deal_number and self.pattern_keys[name] != owners:
            name = name + 1 if name + 1 < PATTERNS else 0
        self.pattern_deals[name] = self.deal_number
        self.pattern_keys[name] = owners
        return name + 1

    def _find_representatives(self, suit: int, subset: int) -> int:
        """
        Return the lowest card of each equivalence class of *subset*.

        The cards of a class are in one hand, with no card of another hand between them. Matadors and cards at
        stake form classes of their own. Also store the seats that are void.
        """
        one = 1
        low = self.low[suit]
        left = subset
        groups = 0
        void = (one << SEATS) - 1
        before = -1
        while left:
            rank = self.highest_bit[left & -left]
            left &= left - 1
            kind = self.hand_class[low + rank]
            if kind != before:
                groups |= one << rank
                before = kind
            void &= ~(one << self.owner[low + rank])
        groups <<= low
        self.representatives[self.first_subset[suit] + subset] = groups
        self.voids[self.first_subset[suit] + subset] = void
        return groups
