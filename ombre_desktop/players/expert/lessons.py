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

    chance: tuple[float, float, float, float]
    advantage: tuple[float, float, float, float, float]


LESSONS: dict[tuple[str, str], Lesson] = {
    ("renegado", "entrada"): Lesson((0.299, 0.246, 0.678, -0.218), (0.388, 1.042, -0.714, 0.799, 0.0)),
    ("renegado", "vuelta"): Lesson((0.082, 0.826, 0.201, -0.225), (1.657, 1.036, -0.522, 0.998, -2.665)),
    ("renegado", "solo"): Lesson((0.386, 0.616, 0.292, -0.21), (4.265, 0.85, 0.186, 1.809, -11.24)),
    ("french", "play"): Lesson((0.45, 0.516, 0.221, 0.0), (0.024, 1.224, -1.362, -0.319, 0.0)),
    ("french", "sans_prendre"): Lesson((0.524, 0.493, 0.409, 0.0), (2.133, 1.144, 0.359, -1.312, -3.757)),
    ("pokerwiner", "play"): Lesson((0.203, 0.562, 0.354, 0.0), (0.768, 1.065, -0.868, -0.469, 0.0)),
    ("pokerwiner", "no_exchange"): Lesson((0.579, 0.439, 0.386, 0.0), (2.773, 0.967, -0.392, -1.38, -3.464)),
    ("two_handed", "entrada"): Lesson((-0.197, 0.505, 0.302, 0.0), (-0.153, 1.074, -0.512, -0.3, 0.0)),
    ("two_handed", "vuelta"): Lesson((-0.204, 0.299, 0.547, 0.0), (-0.418, 1.216, -0.688, -0.448, -0.334)),
    ("two_handed", "solo"): Lesson((0.187, 0.569, 0.492, 0.0), (-0.687, 1.13, -0.498, -2.289, -5.159)),
    ("five_handed", "ask"): Lesson((0.333, 0.314, 0.652, -0.138), (-0.585, 1.115, -0.898, 0.59, 0.0)),
    ("five_handed", "solo"): Lesson((0.52, 0.618, 0.309, -0.155), (1.904, 1.066, -0.798, 0.912, -6.227)),
    ("four_handed", "entrada"): Lesson((0.29, 0.313, 0.757, -0.274), (2.249, 1.089, -0.906, 1.809, 0.0)),
    ("four_handed", "vuelta"): Lesson((0.097, 0.698, 0.178, -0.26), (2.809, 1.098, -1.315, 1.767, -2.029)),
    ("four_handed", "solo"): Lesson((0.406, 0.649, 0.338, -0.233), (4.628, 0.862, -0.304, 3.075, -9.735)),
}
"""By game and bid."""
