cdef class Bitboard:
    cdef i64 pack_matadors, pack_apart, seats, side, lone_seat, matadors, stakes, outcomes, must_trump, no_trump, deal_number
    cdef i64 cards, subsets
    cdef i64 plain, first_matador
    # Small rows lie in the object itself, so that all of them fit into the processor's fastest cache.
    cdef i64[4] pack_low, pack_mask, first_subset, low, mask
    cdef i64[5] pack_hand, hand, ours, next_seat, opponents, after_lone
    cdef i64[40] deal_bit, pack_bit, height, rank_cost, hand_class, position_class, suit, owner, beating
    cdef i64[8] matador_sets
    cdef i64[67] bit_index
    cdef i64[::1] pack_stake, stake, obliges, popcount, highest_bit

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
