"""
The worth of a dealt hand in each role: the weights of `hand_worth.features`, by game and number of seats.

``python -m tools.training.hands`` prints the rows; do not edit them by hand. Only those of Renegado have been
fitted with the last feature; in all others its weight is 0.
"""

from __future__ import annotations

from collections.abc import Mapping

from ombre_desktop.engine import Role

HandModel = Mapping[Role | None, tuple[float, ...]]
"""The weights for each role; those for no role serve when all have passed."""

HAND_MODELS: Mapping[tuple[str, int], HandModel] = {
    ("renegado", 3): {
        # 463 hands, correlation 0.39; 253 judged deals left -2.6 ± 1.4
        Role.OMBRE: (1.557, 2.569, 0.784, -3.805, 11.62, 63.224, -31.051, 85.487),
        # 926 hands, correlation 0.12; 253 judged deals left +2.2 ± 0.8
        Role.DEFENDER: (-6.732, -0.142, -0.492, 8.462, 0.1, 22.15, -13.163, -6.787),
    },
    ("french", 3): {
        # 180 hands, correlation 0.55
        Role.OMBRE: (-5.834, -1.931, -0.215, 7.547, -1.564, 96.466, -19.363, 0.0),
        # 360 hands, correlation 0.45
        Role.DEFENDER: (0.57, -0.066, 0.326, 2.32, -2.262, 18.626, -32.029, 0.0),
    },
    ("pokerwiner", 3): {
        # 149 hands, correlation 0.47
        Role.OMBRE: (-14.881, -3.182, -0.699, 22.801, 24.154, 144.519, -83.095, 0.0),
        # 298 hands, correlation 0.14
        Role.DEFENDER: (-4.089, -2.182, -1.238, -3.885, 13.816, 33.328, -14.126, 0.0),
    },
    ("two_handed", 2): {
        # 143 hands, correlation 0.40
        Role.OMBRE: (-0.368, 1.302, -1.61, -4.8, 25.451, 38.138, -27.18, 0.0),
        # 143 hands, correlation 0.23
        Role.DEFENDER: (-7.875, -6.796, -9.324, 28.616, -10.771, -151.442, 44.663, 0.0),
    },
    ("four_handed", 4): {
        # 239 hands, correlation 0.43
        Role.OMBRE: (14.128, -11.27, -5.829, -14.242, 47.106, -78.566, 80.778, 0.0),
        # 565 hands, correlation 0.17
        Role.DEFENDER: (-5.925, -2.474, -1.29, 5.799, 0.385, -26.247, -4.132, 0.0),
        # 152 hands, correlation 0.21
        Role.RESTING: (-5.673, 0.0, 0.0, 0.0, 0.0, 0.0, -17.658, 0.0),
    },
    ("five_handed", 5): {
        # 229 hands, correlation 0.27
        Role.OMBRE: (-12.197, 2.566, 0.075, 15.822, -2.741, 18.093, 3.045, 0.0),
        # 193 hands, correlation 0.21
        Role.ALLY: (-0.542, 0.68, 0.584, -1.348, 10.011, 0.593, 5.242, 0.0),
        # 723 hands, correlation 0.23
        Role.DEFENDER: (0.058, 1.015, 0.104, -0.196, 3.544, 13.323, -10.982, 0.0),
    },
    ("quadrille", 4): {
        # 240 hands, correlation 0.55
        Role.OMBRE: (-1.722, 0.207, -2.934, 0.412, 8.604, 87.876, -42.478, 0.0),
        # 191 hands, correlation 0.44
        Role.ALLY: (-1.152, 1.495, 0.234, 2.15, 1.754, 14.985, 9.458, 0.0),
        # 529 hands, correlation 0.39
        Role.DEFENDER: (-0.399, -0.439, 0.032, -0.288, 6.129, 30.917, -34.544, 0.0),
    },
    ("homme_auvergne", 2): {
        # 212 hands, correlation 0.23
        Role.OMBRE: (-0.133, -0.091, -0.182, 0.115, 0.206, 0.0, 0.0, 0.0),
        # 212 hands, correlation 0.18
        Role.DEFENDER: (-0.422, -0.377, -0.461, 0.347, -0.067, 0.0, 0.0, 0.0),
        # 56 hands, correlation 0.54
        None: (-0.008, 0.217, -0.232, 0.178, -0.099, 0.0, 0.0, 0.0),
    },
    ("homme_auvergne", 3): {
        # 205 hands, correlation 0.41
        Role.OMBRE: (-1.478, 0.055, 0.104, 0.204, 0.566, 0.0, 0.0, 0.0),
        # 410 hands, correlation 0.21
        Role.DEFENDER: (-0.664, 0.082, -0.037, 0.262, -0.003, 0.0, 0.0, 0.0),
        # 105 hands, correlation 0.59
        None: (-0.565, 0.619, -0.013, 0.431, -0.107, 0.0, 0.0, 0.0),
    },
    ("homme_auvergne", 4): {
        # 201 hands, correlation 0.44
        Role.OMBRE: (-2.128, 0.183, 0.15, 0.291, 0.703, 0.0, 0.0, 0.0),
        # 603 hands, correlation 0.25
        Role.DEFENDER: (-0.599, 0.166, -0.011, 0.328, -0.039, 0.0, 0.0, 0.0),
        # 156 hands, correlation 0.58
        None: (-0.991, 0.536, 0.034, 0.573, 0.019, 0.0, 0.0, 0.0),
    },
    ("homme_auvergne", 5): {
        # 199 hands, correlation 0.46
        Role.OMBRE: (-2.426, 0.828, -0.217, 0.836, 0.449, 0.0, 0.0, 0.0),
        # 796 hands, correlation 0.28
        Role.DEFENDER: (-0.535, 0.236, -0.017, 0.286, -0.026, 0.0, 0.0, 0.0),
        # 205 hands, correlation 0.74
        None: (-0.973, 0.926, 0.038, 0.681, -0.09, 0.0, 0.0, 0.0),
    },
    ("lhombre", 3): {
        # 319 hands, correlation 0.34
        Role.OMBRE: (-3.738, -1.343, -1.387, 7.717, 2.58, 0.0, 0.0, 0.0),
        # 638 hands, correlation 0.08
        Role.DEFENDER: (-1.099, -0.359, -0.356, 0.975, -0.876, 0.0, 0.0, 0.0),
    },
    ("lhombre", 4): {
        # 154 hands, correlation 0.31
        Role.OMBRE: (-4.861, -0.597, 0.035, 8.612, 1.378, 0.0, 0.0, 0.0),
        # 308 hands, correlation 0.13
        Role.DEFENDER: (-1.584, -0.168, -0.017, 2.407, -2.054, 0.0, 0.0, 0.0),
    },
    ("tresillo", 3): {
        # 226 hands, correlation 0.36
        Role.OMBRE: (0.264, 0.277, -1.62, 2.771, 4.285, 55.714, -27.396, 0.0),
        # 452 hands, correlation 0.16
        Role.DEFENDER: (-2.778, -0.139, -0.573, 4.616, -2.148, -21.063, 5.628, 0.0),
    },
    ("tresillo", 4): {
        # 224 hands, correlation 0.37
        Role.OMBRE: (-1.32, 0.877, -2.438, 6.888, 5.064, 62.83, -25.928, 0.0),
        # 448 hands, correlation 0.16
        Role.DEFENDER: (-2.477, -0.006, -0.736, 4.54, -2.38, -0.597, -1.109, 0.0),
        # 240 hands, correlation 0.08
        Role.RESTING: (-1.768, 0.0, 0.0, 0.0, 0.0, 0.0, -3.955, 0.0),
    },
    ("rocambor", 3): {
        # 224 hands, correlation 0.34
        Role.OMBRE: (-1.182, 2.765, 0.809, 0.272, 5.672, 21.506, 3.593, 0.0),
        # 448 hands, correlation 0.30
        Role.DEFENDER: (-4.042, 0.614, 0.09, 8.848, -5.646, -56.1, 10.624, 0.0),
    },
    ("rocambor", 4): {
        # 218 hands, correlation 0.31
        Role.OMBRE: (-1.884, 4.263, -0.184, 2.477, 8.105, -11.829, 4.546, 0.0),
        # 436 hands, correlation 0.22
        Role.DEFENDER: (-3.859, 0.613, -0.174, 8.61, -5.44, -23.562, 7.74, 0.0),
        # 239 hands, correlation 0.03
        Role.RESTING: (-1.561, 0.0, 0.0, 0.0, 0.0, 0.0, -0.884, 0.0),
    },
    ("zanga", 4): {
        # 240 hands, correlation 0.37
        Role.OMBRE: (-4.194, -1.02, -1.415, 0.709, 0.902, 8.854, -11.83, 0.0),
        # 145 hands, correlation 0.45
        Role.ALLY: (-3.057, -1.582, 1.426, 1.153, -0.233, 16.204, -9.342, 0.0),
        # 480 hands, correlation 0.35
        Role.DEFENDER: (-3.38, -0.063, 0.416, 1.494, -0.372, 23.964, -68.957, 0.0),
        # 95 hands, correlation 0.03
        Role.RESTING: (3.155, 0.0, 0.0, 0.0, 0.0, 0.0, -2.615, 0.0),
    },
    ("zanga_malaga", 4): {
        # 240 hands, correlation 0.35
        Role.OMBRE: (-0.561, -1.192, 0.176, -0.093, 0.513, 17.226, -34.228, 0.0),
        # 156 hands, correlation 0.50
        Role.ALLY: (-1.929, 1.944, 0.891, 0.74, 0.116, 19.862, -38.399, 0.0),
        # 480 hands, correlation 0.38
        Role.DEFENDER: (-1.279, -0.69, 0.404, 0.35, -0.222, 28.526, -90.953, 0.0),
        # 84 hands, correlation 0.10
        Role.RESTING: (2.109, 0.0, 0.0, 0.0, 0.0, 0.0, 11.652, 0.0),
    },
    ("tritrille", 3): {
        # 230 hands, correlation 0.73
        Role.OMBRE: (-1.917, 2.4, 2.038, 3.024, 0.595, 183.205, -108.287, 0.0),
        # 460 hands, correlation 0.13
        Role.DEFENDER: (-2.65, 0.694, 0.868, 3.293, -6.235, -3.2, -6.299, 0.0),
    },
    ("german_solo", 4): {
        # 240 hands, correlation 0.68
        Role.OMBRE: (1.183, 0.563, 6.063, -3.001, 14.617, 0.0, 0.0, 0.0),
        # 157 hands, correlation 0.35
        Role.ALLY: (-2.256, -2.142, -0.361, 5.035, 1.096, 0.0, 0.0, 0.0),
        # 563 hands, correlation 0.21
        Role.DEFENDER: (-4.027, -0.752, 0.311, 2.897, 1.904, 0.0, 0.0, 0.0),
    },
}
