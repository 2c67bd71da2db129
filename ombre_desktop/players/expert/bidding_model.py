"""
The bidding model: coefficients for the win probability of a bid, and for its advantage over a pass.

They were fitted to decisions whose two branches, bid and pass, were both played out on the same cards.
``python -m tools.training.lessons`` writes this file; do not edit it by hand.
"""

from __future__ import annotations

from ombre_desktop.value import Value


class BidModel(Value):
    """
    The coefficients for one bid of one game.

    *chance* is a logistic regression on `BidFeatures.evidence`; it gives the log-odds of winning. *advantage*
    is a linear regression on `auction.circumstances`; it gives chips.
    """

    chance: tuple[float, float, float, float]
    advantage: tuple[float, float, float, float, float]


BIDDING_MODEL: dict[tuple[str, str], BidModel] = {
    ("renegado", "entrada"): BidModel((0.315, 0.437, 0.429, -0.211), (0.6, 1.081, -0.726, 0.698, 0.0)),
    ("renegado", "vuelta"): BidModel((0.118, 0.563, 0.703, -0.191), (1.306, 0.878, -0.624, 0.703, -2.835)),
    ("renegado", "solo"): BidModel((0.353, 0.685, 0.237, -0.128), (4.687, 0.845, 0.156, 1.268, -10.999)),
    ("french", "play"): BidModel((0.379, 0.525, 0.553, -0.188), (-0.163, 0.954, -1.252, 0.312, 0.0)),
    ("french", "sans_prendre"): BidModel((0.356, 0.724, 0.29, -0.301), (2.081, 1.082, 0.723, -0.599, -4.2)),
    ("pokerwiner", "play"): BidModel((0.037, 0.429, 0.64, -0.05), (1.163, 1.008, -0.778, 0.21, 0.0)),
    ("pokerwiner", "no_exchange"): BidModel(
        (0.257, 0.656, 0.292, -0.06), (5.467, 0.898, 0.008, -0.772, -4.498)
    ),
    ("two_handed", "entrada"): BidModel((0.236, 0.494, 0.644, -0.133), (-0.036, 0.937, -0.419, 0.224, 0.0)),
    ("two_handed", "vuelta"): BidModel(
        (0.263, 0.207, 0.739, -0.212), (-0.673, 1.001, -0.514, -0.303, -1.076)
    ),
    ("two_handed", "solo"): BidModel((0.183, 0.809, 0.21, -0.085), (-0.138, 1.107, -0.577, -0.862, -4.008)),
    ("five_handed", "ask"): BidModel((0.33, 0.49, 0.441, -0.143), (-0.351, 1.143, -0.946, 0.522, 0.0)),
    ("five_handed", "solo"): BidModel((0.466, 0.685, 0.251, -0.085), (2.51, 1.044, -0.79, 0.46, -5.969)),
    ("four_handed", "entrada"): BidModel((0.317, 0.495, 0.523, -0.269), (2.434, 1.117, -0.913, 1.7, 0.0)),
    ("four_handed", "vuelta"): BidModel((0.083, 0.426, 0.555, -0.242), (2.57, 0.983, -1.359, 1.56, -2.346)),
    ("four_handed", "solo"): BidModel((0.367, 0.716, 0.283, -0.164), (5.112, 0.859, -0.32, 2.488, -9.518)),
}
"""The models by game and bid."""
