cdef class OwnChipsSearch(NullWindowSearch):
    cdef i64[::1] own_following, only_end, stop_end, end_rank, best_rank

    @cython.locals(
        one=i64, follower=i64, left=i64, key=i64, place=i64, marked=i64, start=i64, slot=i64, moves=i64,
        found=i64, end=i64, card=i64,
    )
    cdef i64 _lead_own(self, i64 held, i64 standing, i64 leader) noexcept nogil

    @cython.locals(
        one=i64, following=i64, found=i64, end=i64, card=i64, left=i64, top=i64, taker=i64, first=i64,
        then=i64, last=i64, moves=i64, suit=i64, rest=i64,
    )
    cdef i64 _follow_own(
        self, i64 held, i64 standing, i64 leader, i64 seat, i64 led, i64 beating, i64 winner
    ) noexcept nogil
