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
    ("pokerwiner", "play"): Lesson((0.188, 0.58, 0.306), (0.822, 1.079, -0.724, -0.465, 0.0)),
    ("pokerwiner", "no_exchange"): Lesson((0.547, 0.448, 0.392), (2.7, 0.952, -0.502, -1.406, -2.918)),
    ("two_handed", "entrada"): Lesson((-0.202, 0.508, 0.235), (-0.176, 1.102, -0.567, -0.559, 0.0)),
    ("two_handed", "vuelta"): Lesson((-0.175, 0.335, 0.592), (-0.446, 1.18, -0.799, -0.574, 1.354)),
    ("two_handed", "solo"): Lesson((0.237, 0.529, 0.495), (-0.422, 1.103, -0.375, -2.883, -6.022)),
}
"""By game and bid."""
