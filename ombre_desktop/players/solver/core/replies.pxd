cdef class ReplyOrdering(LeadOrdering):
    cdef i64 second, third, packed, threatened, ducks, postponed

    @cython.locals(one=i64, ours=i64, later=i64, below=i64, help_=i64, reach=i64, low=i64)
    cdef i64 _look_ahead(
        self, i64 held, i64 leader, i64 seat, i64 suit, i64 beating, i64 winner
    ) noexcept nogil

    @cython.locals(
        ours=i64, below=i64, yields=i64, winning=i64, follows=i64, all_=i64, groups=i64, losing=i64,
        risky=i64,
    )
    cdef i64 _replies(self, i64 held, i64 seat, i64 led_suit, i64 beating, i64 called) noexcept nogil

    @cython.locals(
        below=i64, yields=i64, safe=i64, risky=i64, losing=i64, number=i64, suit=i64, all_=i64, mine=i64,
        others=i64, left=i64, bit=i64, groups=i64, single=i64, score=i64, card=i64, at=i64,
    )
    cdef i64 _order_by_score(self, i64 held, i64 seat, i64 led_suit, i64 beating, i64 called) noexcept nogil
