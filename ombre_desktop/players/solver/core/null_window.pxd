cdef class NullWindowSearch(ReplyOrdering):
    cdef i64 held, led, top, winner, turn, goal, goal_at, standings, nodes
    cdef i64[::1] following, least, most, sure_grade, needs

    @cython.locals(least=i64, most=i64, goal=i64, found=i64)
    cdef i64 _bisect(self, i64 held, i64 standing, i64 leader, i64 first) noexcept nogil

    @cython.locals(
        one=i64, deal_number=i64, key=i64, place=i64, tricks=i64, enough=i64, seat=i64, goal=i64, mark=i64,
        marked=i64, start=i64, slot=i64, known=i64, known_least=i64, known_most=i64,
        leads_ours=i64, moves=i64, following=i64, last=i64, left=i64, laid=i64, answer=i64, found=i64,
        card=i64,
    )
    cdef i64 _lead(self, i64 held, i64 standing, i64 leader) noexcept nogil

    @cython.locals(
        one=i64, ours=i64, goal=i64, suit=i64, called=i64, first=i64, then=i64, last=i64, moves=i64,
        rest=i64, following=i64, final=i64, answer=i64, card=i64, left=i64, top=i64, taker=i64, found=i64,
        laid=i64,
    )
    cdef i64 _follow(
        self, i64 held, i64 standing, i64 leader, i64 seat, i64 led, i64 beating, i64 winner
    ) noexcept nogil

    @cython.locals(
        one=i64, ours=i64, goal=i64, suit=i64, called=i64, first=i64, then=i64, moves=i64, rest=i64,
        left=i64, groups=i64, ways=i64, aim=i64, plain=i64, answer=i64, card=i64, taker=i64, next_=i64,
        tricks=i64, enough=i64, settled=i64, found=i64, laid=i64,
    )
    cdef i64 _follow_last(self, i64 held, i64 standing, i64 seat, i64 led, i64 beating, i64 winner) noexcept nogil
