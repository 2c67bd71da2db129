cimport cython

from ombre_desktop.players.solver.core.rows cimport i64

cdef i64 CARDS, NO_BIT, ROOM, SEATS, SUBSETS, SUITS, TRUMP


cdef class Bitboard:
    cdef i64 pack_matadors, pack_apart, seats, side, lone_seat, matadors, stakes, outcomes, must_trump, no_trump, deal_number
    cdef i64 cards, subsets
    cdef i64 plain, first_matador
    cdef i64[::1] pack_low, pack_mask, pack_hand, pack_stake, deal_bit, pack_bit, stake, matador_sets, height, position_class
    cdef i64[::1] hand_class, rank_cost, first_subset, hand, low, mask, suit, owner, beating, obliges, ours, next_seat, opponents
    cdef i64[::1] after_lone, popcount, highest_bit, bit_index

    @cython.locals(one=i64, cards=i64, at=i64, size=i64, seat=i64, suit=i64, bit=i64, trumps=i64)
    cdef i64 _begin(self, i64 laid) noexcept nogil

    @cython.locals(one=i64, seat=i64, bit=i64, apart=i64)
    cdef i64 _line_up(self, i64 suit, i64 left, i64 at) noexcept nogil

    @cython.locals(one=i64, number=i64, trumps=i64, lowest=i64, bit=i64, at=i64)
    cdef i64 _list_matador_sets(self, i64 cards) noexcept nogil

    @cython.locals(at=i64)
    cdef i64 _clear(self, i64[::1] numbers, i64 count) noexcept nogil

    @cython.locals(way=i64, gone=i64, at=i64)
    cdef i64 _outcome(self, i64 standing, i64 winner, i64 held) noexcept nogil

    @cython.locals(hand=i64, following=i64, kind=i64)
    cdef i64 _legal(self, i64 held, i64 seat, i64 suit, i64 led) noexcept nogil
