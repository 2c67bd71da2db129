cdef class Core(OwnChipsSearch):
    cdef i64 standing, leader, first
    cdef i64[::1] worlds, candidates, table, halt, found

    @cython.locals(seat=i64)
    cpdef deal(self, hands)

    cpdef grade(self, i64 standing, i64 leader, trick, i64 first)

    @cython.locals(trick=i64, number=i64, world=i64, seat=i64)
    cdef i64 _weigh(self) noexcept nogil

    @cython.locals(guess=i64, move=i64, then=i64)
    cdef i64 _weigh_moves(self, i64 to, i64 number) noexcept nogil

    @cython.locals(beating=i64)
    cdef i64 _grade(self, i64 standing, i64 leader, i64 first) noexcept nogil

    @cython.locals(one=i64, cards=i64, at=i64)
    cdef i64 _on_the_table(self) noexcept nogil

    @cython.locals(seat=i64, at=i64)
    cdef i64 _lay_trick(self) noexcept nogil

    @cython.locals(one=i64)
    cdef i64 _lay(self, i64 card) noexcept nogil

    @cython.locals(one=i64, card=i64, left=i64, found=i64)
    cpdef called(self, i64 seat, i64 led)
