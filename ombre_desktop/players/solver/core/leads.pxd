cdef class LeadOrdering(PositionCache):
    cdef i64[16] scored

    @cython.locals(
        one=i64, ours=i64, hand=i64, number=i64, with_trumps=i64, hostile=i64, suit=i64, all_=i64,
        mine=i64, others=i64, left=i64, card=i64, bit=i64, voids=i64, top=i64, run=i64, rest=i64,
        slope=i64, score=i64, at=i64,
    )
    cdef i64 _leads(self, i64 held, i64 leader) noexcept nogil

    @cython.locals(moves=i64)
    cdef i64 _packed(self, i64 number) noexcept nogil
