cdef class TrickBounds(Bitboard):
    cdef i64[::1] quick_tricks, top_owner, outlasting, sure_tricks, lone_tricks, trump_table

    cdef i64 _begin(self, i64 laid) noexcept nogil

    @cython.locals(
        one=i64, low=i64, result=i64, left=i64, hostile=i64, place=i64, holder=i64, rank=i64, lonely=i64,
    )
    cdef i64 _find_sure_tricks(self, i64 subset) noexcept nogil

    @cython.locals(
        one=i64, low=i64, leader=i64, left=i64, run=i64, lengths=i64, longest=i64, length=i64, seat=i64,
        lasting=i64,
    )
    cdef i64 _find_quick_tricks(self, i64 suit, i64 subset) noexcept nogil

    @cython.locals(one=i64, seat=i64, length=i64)
    cdef i64 _unruffed(self, i64 runs, i64 tops, i64 ruffers) noexcept nogil

    @cython.locals(one=i64, mine=i64, more=i64, others=i64, free=i64)
    cdef i64 _lone_case(self, i64 held) noexcept nogil

    @cython.locals(seat=i64, suit=i64, others=i64)
    cdef i64 _not_forced_to_ruff(self, i64 held, i64 quick, i64 friends) noexcept nogil
