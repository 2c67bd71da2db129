cdef class PositionCache(TranspositionTable):
    cdef i64 cache_size
    cdef i64[::1] cached, cached_deal, cached_key, cached_slot, cached_tricks

    cdef i64 _begin(self, i64 laid) noexcept nogil

    @cython.locals(
        one=i64, subset=i64, sure=i64, with_trumps=i64, trumps=i64, first=i64, second=i64, third=i64,
        at=i64, form=i64, runs=i64, more=i64, longer=i64, friends=i64, ruffers=i64, quick=i64, suit=i64,
        kind=i64, lonely=i64,
    )
    cdef i64 _cache_position(self, i64 held, i64 leader, i64 place) noexcept nogil
