"""
Bounds on the tricks that a side takes: sure trump tricks and quick tricks.

Both are found without search. A position whose grade they settle needs no search at all.

* *Sure tricks* are those that a side takes in trumps however the cards are played. Where one seat plays
  against two, a table holds the exact result for every layout of up to `LONGEST` trumps (an endgame
  database, `trumps`).
* *Quick tricks* are those that the seat on lead can take at once with its top cards before anyone ruffs.
"""

from __future__ import annotations

from functools import cache

from ombre_desktop.players.solver.core.bitboard import Bitboard
from ombre_desktop.players.solver.core.rows import (
    ALL_SUBSETS,
    BOTH,
    HAS_TRUMPS,
    MOST_TRUMPS,
    NO_PLAIN,
    ONE_FREE,
    ONE_PLAIN,
    SETTLED,
    SUBSETS,
    TRUMP,
    Row,
    row,
    row_of,
)
from ombre_desktop.players.solver.trumps import trumps_alone


@cache
def trump_table() -> Row:
    """Return the endgame database as a row that all solvers share."""
    return row_of(trumps_alone())


class TrickBounds(Bitboard):
    """Lower bounds on the tricks of each side, found without search."""

    __slots__ = (
        "lone_tricks",
        "outlasting",
        "quick_tricks",
        "sure_tricks",
        "top_owner",
        "trump_table",
    )

    def __init__(self) -> None:
        super().__init__()
        self.quick_tricks = row(ALL_SUBSETS)
        self.top_owner = row(ALL_SUBSETS)
        self.outlasting = row(ALL_SUBSETS)
        self.sure_tricks = row(SUBSETS)
        self.lone_tricks = row(SUBSETS)
        self.trump_table = trump_table()

    def _begin(self, laid: int) -> int:
        """Begin a deal: forget the sure tricks of the last one."""
        Bitboard._begin(self, laid)
        self._clear(self.sure_tricks, 1 << (self.cards - self.plain))
        return 0

    def _find_sure_tricks(self, subset: int) -> int:
        """
        Return the number of sure trump tricks of each seat for its side, five bits a seat.

        From the top down, each trump is matched with a higher enemy trump that is still unmatched; a trump
        without a match is a sure trick. The highest of each seat's five bits is set. From bit `HAS_TRUMPS`
        on, one bit a seat tells whether it has trumps. Also store the table's entry for a lone seat.
        """
        one = 1
        low = self.low[TRUMP]
        result = SETTLED
        left = subset
        hostile = 0
        place = 1
        lonely = 0
        if self.no_trump:
            # The last suit is a plain one: no trick of it is sure.
            left = 0
        while left:
            rank = self.highest_bit[left]
            left ^= one << rank
            holder = self.owner[low + rank]
            if hostile >> 5 * holder & 31:
                hostile -= one << 5 * holder
            else:
                result += one << 5 * holder
            hostile += self.opponents[holder]
            result |= one << (HAS_TRUMPS + holder)
            place = 3 * place + self.after_lone[holder]
        if self.lone_seat >= 0 and not self.no_trump and self.popcount[subset] <= MOST_TRUMPS:
            lonely = self.trump_table[place << 2 | self.popcount[subset & self.matadors >> low]]
            # These tricks are sure with any seat on lead; the leader is needed to know of more.
            if lonely >> 4 & 15 > result >> 5 * self.lone_seat & 15:
                result += ((lonely >> 4 & 15) - (result >> 5 * self.lone_seat & 15)) << 5 * self.lone_seat
        self.lone_tricks[subset] = lonely
        self.sure_tricks[subset] = result
        return result

    def _find_quick_tricks(self, suit: int, subset: int) -> int:
        """
        Return the number of tricks that the owner of the top card of *subset* takes unless ruffed.

        Above them stands the length of the suit in each hand, four bits a seat. Also store that owner, and
        the seats with more cards of the suit than there are such tricks.
        """
        one = 1
        low = self.low[suit]
        leader = self.owner[low + self.highest_bit[subset]]
        left = subset
        run = 0
        while left and self.owner[low + self.highest_bit[left]] == leader:
            run += 1
            left ^= one << self.highest_bit[left]
        lengths = 0
        longest = 0
        for seat in range(self.seats):
            length = self.popcount[self.hand[seat] >> low & subset]
            lengths |= length << (4 * seat)
            if seat != leader and length > longest:
                longest = length
        if run >= longest:
            run = lengths >> (4 * leader) & 15
        lasting = 0
        for seat in range(self.seats):
            if lengths >> (4 * seat) & 15 > run:
                lasting |= one << seat
        self.outlasting[self.first_subset[suit] + subset] = lasting
        self.top_owner[self.first_subset[suit] + subset] = leader
        return lengths << 4 | run

    def _unruffed(self, runs: int, tops: int, ruffers: int) -> int:
        """Return how many of *tops* quick tricks no seat of *ruffers* can ruff; *runs* holds the lengths."""
        one = 1
        while ruffers:
            seat = self.highest_bit[ruffers]
            ruffers ^= one << seat
            length = runs >> (4 + 4 * seat) & 15
            if tops > length:
                tops = length
        return tops

    def _lone_case(self, held: int) -> int:
        """Return the shift in the trump table for the plain cards of the lone seat; 0 if it has too many."""
        one = 1
        mine = self.hand[self.lone_seat] & held & ((one << self.plain) - 1)
        if mine == 0:
            return NO_PLAIN
        # A seat that must trump cannot discard.
        if self.must_trump:
            return 0
        more = mine & (mine - 1)
        others = held & ~self.hand[self.lone_seat]
        free = others & self.mask[self.suit[self.bit_index[(mine ^ more) % 67]]] == 0
        if more == 0:
            return ONE_FREE if free else ONE_PLAIN
        if more & (more - 1):
            return 0
        if free or others & self.mask[self.suit[self.bit_index[more % 67]]] == 0:
            return BOTH
        return 0

    def _not_forced_to_ruff(self, held: int, quick: int, friends: int) -> int:
        """Return how many of *quick* tricks are left if *friends* must ruff once they have only trumps."""
        seat = 0
        while friends:
            if friends & 1:
                others = 0
                for suit in range(TRUMP):
                    others += self.popcount[(self.hand[seat] & held & self.mask[suit]) >> self.low[suit]]
                if quick > others:
                    quick = others
            friends >>= 1
            seat += 1
        return quick
