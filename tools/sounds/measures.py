"""Measures of a sound that stand for an ear."""

from __future__ import annotations

from dataclasses import dataclass
from math import log10, sqrt

from tools.sounds.synthesis import RATE, Signal, samples


@dataclass(frozen=True, slots=True)
class Measures:
    """
    The length of a sound in seconds, and its levels in decibels below full scale.

    *loudness* is that of the loudest twentieth of a second; *edges* is the larger of the first and the
    last sample, which is heard as a click if it is not near silence.
    """

    seconds: float
    peak: float
    loudness: float
    edges: float

    @property
    def told(self) -> str:
        """The measures in words."""
        return (
            f"{self.seconds:.2f} s, peak {self.peak:.1f} dB, loudness {self.loudness:.1f} dB, "
            f"edges {self.edges:.0f} dB"
        )


def measures_of(signal: Signal) -> Measures:
    """Measure *signal*."""
    window = samples(0.05)
    power = max(
        sum(value * value for value in signal[begin : begin + window]) / window
        for begin in range(0, len(signal), window // 2)
    )
    edges = max(abs(signal[0]), abs(signal[-1]))
    return Measures(len(signal) / RATE, _level(max(map(abs, signal))), _level(sqrt(power)), _level(edges))


def _level(value: float) -> float:
    """Return *value* in decibels, at least -120."""
    return 20 * log10(max(value, 1e-6))
