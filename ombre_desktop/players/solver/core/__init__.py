"""
The exact solver of the play with all cards open: plain Python, which Cython compiles near the speed of C.

It answers one question: what is the *grade* of a deal under perfect play? Grades number the possible
results from the worst for the Ombre's side to the best. A position is the set of cards still held, the
seat on lead, and a *standing*: what the tricks taken so far amount to. `standings` and `shares` prepare
the standings, `tables` the cards, both from the engine's own rules.

Each module adds one technique to the class of the module before it:

1. `rows`: rows of 64-bit numbers, the only kind of data here.
2. `bitboard`: sets of cards as bits of a number.
3. `trick_bounds`: sure tricks in trumps, and quick tricks in the other suits.
4. `equivalence`: equivalence classes of cards, and of suits held in the same pattern.
5. `transposition_table`: a hash table of the answers found so far.
6. `position_cache`: a cache of what is true of a position whatever its standing.
7. `leads` and `replies`: move ordering.
8. `null_window`: alpha-beta search with a null window, fail-soft, and the bisection that calls it.
9. `own_chips`: the same for seats that each look to their own chips (max^n search).
10. `entry`: what Python calls.

The classes are stacked by inheritance rather than joined as separate objects: interpreted, every further
step from object to object costs time at every card.

Each module has its C types in a `.pxd` file of the same name; the module itself is Python, and mypy checks
it. ``1 << card`` is written ``one << card`` throughout: compiled, the first would shift a number of 32 bits.
"""

from pathlib import Path

from ombre_desktop.players.solver.edition import compiled_folders, search_path

__path__ = search_path(Path(__file__).parent)

from ombre_desktop.players.solver.core.entry import COMPILED, Core, Row, row, row_of

OUTDATED = not COMPILED and bool(compiled_folders(Path(__file__).parent))
"""True if the only compiled core here was built from other sources, so that the sources run interpreted."""

__all__ = ["COMPILED", "OUTDATED", "Core", "Row", "row", "row_of"]
