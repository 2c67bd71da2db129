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
    ("renegado", "entrada"): Lesson((0.315, 0.437, 0.429, -0.211), (0.6, 1.081, -0.726, 0.698, 0.0)),
    ("renegado", "vuelta"): Lesson((0.118, 0.563, 0.703, -0.191), (1.306, 0.878, -0.624, 0.703, -2.835)),
    ("renegado", "solo"): Lesson((0.353, 0.685, 0.237, -0.128), (4.687, 0.845, 0.156, 1.268, -10.999)),
    ("french", "play"): Lesson((0.45, 0.516, 0.221, 0.0), (0.024, 1.224, -1.362, -0.319, 0.0)),
    ("french", "sans_prendre"): Lesson((0.524, 0.493, 0.409, 0.0), (2.133, 1.144, 0.359, -1.312, -3.757)),
    ("pokerwiner", "play"): Lesson((0.203, 0.562, 0.354, 0.0), (0.768, 1.065, -0.868, -0.469, 0.0)),
    ("pokerwiner", "no_exchange"): Lesson((0.579, 0.439, 0.386, 0.0), (2.773, 0.967, -0.392, -1.38, -3.464)),
    ("two_handed", "entrada"): Lesson((-0.197, 0.505, 0.302, 0.0), (-0.153, 1.074, -0.512, -0.3, 0.0)),
    ("two_handed", "vuelta"): Lesson((-0.204, 0.299, 0.547, 0.0), (-0.418, 1.216, -0.688, -0.448, -0.334)),
    ("two_handed", "solo"): Lesson((0.187, 0.569, 0.492, 0.0), (-0.687, 1.13, -0.498, -2.289, -5.159)),
    ("five_handed", "ask"): Lesson((0.33, 0.49, 0.441, -0.143), (-0.351, 1.143, -0.946, 0.522, 0.0)),
    ("five_handed", "solo"): Lesson((0.466, 0.685, 0.251, -0.085), (2.51, 1.044, -0.79, 0.46, -5.969)),
    ("four_handed", "entrada"): Lesson((0.317, 0.495, 0.523, -0.269), (2.434, 1.117, -0.913, 1.7, 0.0)),
    ("four_handed", "vuelta"): Lesson((0.083, 0.426, 0.555, -0.242), (2.57, 0.983, -1.359, 1.56, -2.346)),
    ("four_handed", "solo"): Lesson((0.367, 0.716, 0.283, -0.164), (5.112, 0.859, -0.32, 2.488, -9.518)),
}
"""By game and bid."""
