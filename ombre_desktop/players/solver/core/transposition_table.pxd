cdef class TranspositionTable(EquivalenceClasses):
    cdef i64 table_size, table_room, largest_table, deal_mark
    cdef i64[::1] table_keys, table_standings, table_answers

    @cython.locals(wanted=i64)
    cdef i64 _begin(self, i64 laid) noexcept nogil

    cdef i64 _make_table(self, i64 size) noexcept with gil

    @cython.locals(slot=i64)
    cdef i64 _probe(self, i64 start, i64 key, i64 marked, i64 probes) noexcept nogil
