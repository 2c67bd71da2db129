"""
What was learned about bidding: how often a bid wins that promises so much, and what it is better than a pass.

The figures are fitted to decisions that were gone on with both ways on the same cards. Made by
``python packaging/lessons``; change nothing here by hand.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Lesson:
    """
    What was learned about a bid.

    *chance* weighs `Prospect.evidence` to the logarithm of the odds of winning, *advantage*
    weighs `auction.circumstances` to chips.
    """

    chance: tuple[float, float, float]
    advantage: tuple[float, float, float, float, float]


LESSONS: dict[tuple[str, str], Lesson] = {
    ("renegado", "entrada"): Lesson((0.203, 0.551, 0.423), (1.062, 1.01, -0.777, -0.497, 0.0)),
    ("renegado", "vuelta"): Lesson((0.025, 0.315, 0.584), (0.045, 1.018, -1.107, -0.148, -0.145)),
    ("renegado", "solo"): Lesson((0.533, 0.536, 0.215), (0.471, 0.972, -0.992, -0.241, -2.002)),
}
"""By game and bid."""
