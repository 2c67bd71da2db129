cdef class EquivalenceClasses(TrickBounds):
    cdef i64[::1] patterns, representatives, voids, pattern_keys, pattern_deals

    cdef i64 _begin(self, i64 laid) noexcept nogil

    @cython.locals(one=i64, low=i64, left=i64, at=i64, form=i64, rank=i64, kind=i64)
    cdef i64 _find_pattern(self, i64 suit, i64 subset) noexcept nogil

    @cython.locals(one=i64, owners=i64, left=i64, rank=i64, name=i64)
    cdef i64 _number_pattern(self, i64 suit, i64 subset, i64 form) noexcept nogil

    @cython.locals(one=i64, low=i64, left=i64, groups=i64, void=i64, before=i64, kind=i64, rank=i64)
    cdef i64 _find_representatives(self, i64 suit, i64 subset) noexcept nogil
