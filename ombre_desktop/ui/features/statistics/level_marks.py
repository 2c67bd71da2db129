"""The costly choices of the computer players, beside which those of the person are shown."""

from __future__ import annotations

from ombre_desktop.value import Value


class LevelMark(Value):
    """The costly choices in a hundred of a *level*, and their standard error."""

    level: str
    share: float
    error: float


MARKS = (
    LevelMark("expert", 0.8, 0.3),
    LevelMark("strong", 2.7, 0.7),
    LevelMark("steady", 3.0, 0.7),
    LevelMark("novice", 5.7, 0.8),
    LevelMark("random", 23.7, 1.7),
)
"""
The marks, the best first: all games and roles, about 600 choices each.

They were measured by `benchmarks/levels.py` on 29 November 2026: see *The order of the levels* in
benchmarks/README.md.
"""


def nearest(share: float) -> LevelMark:
    """Return the mark that is nearest to *share*."""
    return min(MARKS, key=lambda mark: abs(mark.share**0.5 - share**0.5))
