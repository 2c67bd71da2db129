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
    ("renegado", "entrada"): Lesson((0.317, 0.628, 0.379), (1.087, 1.043, -0.674, -0.348, 0.0)),
    ("renegado", "vuelta"): Lesson((0.058, 0.392, 0.509), (0.082, 1.088, -0.662, -0.147, -3.464)),
    ("renegado", "solo"): Lesson((0.619, 0.454, 0.383), (2.958, 0.951, -0.249, -1.107, -6.548)),
    ("french", "play"): Lesson((0.45, 0.516, 0.221), (0.024, 1.224, -1.362, -0.319, 0.0)),
    ("french", "sans_prendre"): Lesson((0.524, 0.493, 0.409), (2.133, 1.144, 0.359, -1.312, -3.757)),
    ("pokerwiner", "play"): Lesson((0.203, 0.562, 0.354), (0.768, 1.065, -0.868, -0.469, 0.0)),
    ("pokerwiner", "no_exchange"): Lesson((0.579, 0.439, 0.386), (2.773, 0.967, -0.392, -1.38, -3.464)),
    ("two_handed", "entrada"): Lesson((-0.197, 0.505, 0.302), (-0.153, 1.074, -0.512, -0.3, 0.0)),
    ("two_handed", "vuelta"): Lesson((-0.204, 0.299, 0.547), (-0.418, 1.216, -0.688, -0.448, -0.334)),
    ("two_handed", "solo"): Lesson((0.187, 0.569, 0.492), (-0.687, 1.13, -0.498, -2.289, -5.159)),
}
"""By game and bid."""
