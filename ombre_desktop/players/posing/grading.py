"""Grades of problems, by how many of the computer players miss the answer."""

from __future__ import annotations

BOUNDS = (1.5, 1.75, 2.3, 3.2)
"""
The difficulties from which a problem has the grades 2 to 5.

The difficulty is the sum of the shares of wrong answers of five players: random, novice, steady, textbook and
strong.
"""


def grade_of(difficulty: float) -> int:
    """Return the grade of a problem, from 1 to 5."""
    return 1 + sum(difficulty >= bound for bound in BOUNDS)
