"""The costly choices of the computer players, beside which those of the person are shown."""

from __future__ import annotations

from ombre_desktop.value import Value


class LevelMark(Value):
    """The costly choices in a hundred of a *level*, and their standard error."""

    level: str
    share: float
    error: float


MARKS: dict[str | None, tuple[LevelMark, ...]] = {
    None: (
        LevelMark("expert", 0.7, 0.3),
        LevelMark("strong", 2.7, 0.6),
        LevelMark("steady", 3.7, 0.6),
        LevelMark("novice", 6.6, 0.8),
        LevelMark("random", 23.6, 1.4),
    ),
    "ombre": (
        LevelMark("expert", 1.9, 0.9),
        LevelMark("strong", 3.0, 1.2),
        LevelMark("steady", 5.1, 1.1),
        LevelMark("novice", 5.1, 1.5),
        LevelMark("random", 24.0, 1.7),
    ),
    "defender": (
        LevelMark("expert", 0.2, 0.2),
        LevelMark("strong", 3.0, 0.9),
        LevelMark("steady", 3.0, 0.8),
        LevelMark("novice", 7.6, 1.0),
        LevelMark("random", 22.8, 2.5),
    ),
}
"""
The marks in all roles and in each, the best first, over all games.

They were measured by `benchmarks/levels.py` on 30 November 2026: see *The order of the levels* in
benchmarks/README.md.
"""

OF_STRENGTHS = ((0.0, 12.0), (1.0, 7.0), (2.0, 2.9), (3.0, 0.7))
"""
The costly choices in a hundred by strength, counted in levels from the novice, as the coach judges them.

Three of a level played Renegado together (`benchmarks/following.py`, 30 November 2026): among players as weak
as themselves, weak ones choose wrongly about twice as often as among textbooks, where `MARKS` were measured.
The novices' own share is 14.1 ± 1.1. They are taken for novices from less on: as luck lets nobody seem weaker
than a novice, they would otherwise seem stronger on average.
"""


def nearest(share: float, role: str | None = None) -> LevelMark:
    """Return the mark that is nearest to *share* in a *role*, or in all of them."""
    marks = MARKS.get(role, MARKS[None])
    return min(marks, key=lambda mark: abs(mark.share**0.5 - share**0.5))
