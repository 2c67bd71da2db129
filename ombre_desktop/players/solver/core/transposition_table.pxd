cimport cython

from ombre_desktop.players.solver.core.equivalence cimport EquivalenceClasses
from ombre_desktop.players.solver.core.rows cimport i64

cdef i64 FEW_CARDS, SLOTS, SOME_CARDS


cdef class TranspositionTable(EquivalenceClasses):
    cdef i64 slots, most_slots, mark
    cdef i64[::1] keys, stood, answers

    cdef i64 _begin(self, i64 laid) noexcept nogil

    @cython.locals(slot=i64)
    cdef i64 _slot(self, i64 start, i64 key, i64 stood, i64 probes) noexcept nogil
