"""
Position cache: the facts about a position that do not depend on the standing.

The same cards and leader occur with many standings. Their sure tricks and their key for the transposition
table are computed once.
"""

from __future__ import annotations

from ombre_desktop.players.solver.core.rows import (
    CACHE_SIZE,
    FEW_CARDS,
    HAS_TRUMPS,
    RANKS,
    SOME_CARDS,
    TRUMP,
    row,
)
from ombre_desktop.players.solver.core.transposition_table import TranspositionTable


class PositionCache(TranspositionTable):
    """A cache of the sure tricks and the table key of each position."""

    __slots__ = (
        "cache_size",
        "cached",
        "cached_deal",
        "cached_key",
        "cached_slot",
        "cached_tricks",
    )

    def __init__(self) -> None:
        super().__init__()
        self.cache_size = 1
        self.cached = row(CACHE_SIZE)
        self.cached_deal = row(CACHE_SIZE)
        self.cached_key = row(CACHE_SIZE)
        self.cached_slot = row(CACHE_SIZE)
        self.cached_tricks = row(CACHE_SIZE)

    def _begin(self, laid: int) -> int:
        """Begin a deal: choose the part of the cache to use."""
        TranspositionTable._begin(self, laid)
        self.cache_size = 509 if self.cards <= FEW_CARDS else 2039 if self.cards <= SOME_CARDS else CACHE_SIZE
        return 0

    def _cache_position(self, held: int, leader: int, place: int) -> int:
        """
        Store a position at *place* of the cache, and return the sure tricks of each side.

        They include the quick tricks of the seat on lead. The table key consists of the pattern of trumps and
        the sorted patterns of the plain suits, which are interchangeable.
        """
        one = 1
        subset = held >> self.plain
        sure = self.sure_tricks[subset]
        if not sure:
            sure = self._find_sure_tricks(subset)
        with_trumps = sure >> HAS_TRUMPS & ~(one << leader)
        trumps = 0
        first = 0
        second = 0
        third = 0
        at = self.first_subset[TRUMP] + subset
        if subset:
            form = self.patterns[at]
            if not form:
                form = self._find_pattern(TRUMP, subset)
            trumps = form
            runs = self.quick_tricks[at]
            if with_trumps and self.top_owner[at] == leader:
                # The leader may draw trumps first; a seat without trumps cannot ruff.
                longer = with_trumps & self.outlasting[at]
                # While an enemy keeps a trump, the table's tricks cannot be added to these.
                if longer & (~self.side if self.ours[leader] else self.side) == 0:
                    with_trumps = longer
                    more = (runs & 15) - (sure >> 5 * leader & 15)
                    if longer == 0 and more > 0:
                        sure += more << 5 * leader
        friends = with_trumps & (self.side if self.ours[leader] else ~self.side)
        ruffers = with_trumps if self.must_trump else with_trumps & ~friends
        quick = 0
        for suit in range(TRUMP):
            subset = (held & self.mask[suit]) >> self.low[suit]
            if subset:
                at = self.first_subset[suit] + subset
                form = self.patterns[at]
                if not form:
                    form = self._find_pattern(suit, subset)
                # Sort the three plain patterns, highest first.
                if form > first:
                    third = second
                    second = first
                    first = form
                elif form > second:
                    third = second
                    second = form
                else:
                    third = form
                if self.top_owner[at] == leader:
                    runs = self.quick_tricks[at]
                    quick += self._unruffed(runs, runs & 15, ruffers) if ruffers else runs & 15
        if quick and friends:
            quick = self._not_forced_to_ruff(held, quick, friends)
        sure += quick << (5 * leader)
        # The table's tricks need their own line of play and cannot be added to quick tricks.
        lonely = self.lone_tricks[held >> self.plain]
        if lonely:
            kind = self._lone_case(held)
            if kind:
                lonely >>= kind + 4 * self.after_lone[leader]
            elif leader != self.lone_seat:
                lonely >>= 4
            more = (lonely & 15) - (sure >> 5 * self.lone_seat & 15)
            if more > 0:
                sure += more << 5 * self.lone_seat
        self.cached[place] = held << 3 | leader
        self.cached_deal[place] = self.deal_number
        # Two halves, each below 2**30.
        first = (trumps << RANKS | first) << 27 | (second << RANKS | third) << 3 | leader
        self.cached_key[place] = first
        self.cached_slot[place] = first % self.table_size
        self.cached_tricks[place] = sure
        return sure
