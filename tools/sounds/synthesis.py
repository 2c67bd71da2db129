"""Signals and filters: lists of samples between -1 and 1, at `RATE` samples a second."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, exp, pi, sin
from random import Random

RATE = 22_050
"""Samples a second: enough for wood, paper and strings, and half the size of the usual rate."""

Signal = list[float]


def samples(seconds: float) -> int:
    """Return the number of samples in that many *seconds*."""
    return round(seconds * RATE)


def noise(seconds: float, chance: Random) -> Signal:
    """Return white noise."""
    return [chance.uniform(-1, 1) for _ in range(samples(seconds))]


def partials(seconds: float, parts: Sequence[tuple[float, float, float]]) -> Signal:
    """Return a sum of sines that die away: each with its frequency, its loudness and its time to 1/e."""
    return [
        sum(loud * exp(-at / RATE / fade) * sin(2 * pi * pitch * at / RATE) for pitch, loud, fade in parts)
        for at in range(samples(seconds))
    ]


def band(signal: Signal, centre: float, width: float) -> Signal:
    """Return *signal* through a band-pass of two poles, at *centre* and with *width* in hertz."""
    radius = exp(-pi * width / RATE)
    turn = 2 * radius * cos(2 * pi * centre / RATE)
    found: Signal = []
    earlier = before = past = last = 0.0
    for value in signal:
        out = (1 - radius) * (value - earlier) + turn * last - radius * radius * past
        found.append(out)
        earlier, before = before, value
        past, last = last, out
    return found


def faded(signal: Signal, fade: float, rise: float = 0.001) -> Signal:
    """Return *signal* with a short *rise*, and dying away to 1/e in *fade* seconds."""
    begin = max(1, samples(rise))
    return [value * min(1.0, at / begin) * exp(-at / RATE / fade) for at, value in enumerate(signal)]


def swelling(signal: Signal) -> Signal:
    """Return *signal* rising to its middle and falling again, as something that slides past."""
    last = max(1, len(signal) - 1)
    return [value * sin(pi * at / last) ** 2 for at, value in enumerate(signal)]


def string(pitch: float, seconds: float, chance: Random, *, dull: float = 0.2) -> Signal:
    """
    Return a plucked string, after Karplus and Strong: noise as long as one period, then its own echo.

    Each echo is smoothed by its neighbours, so that high partials die first; the more, the *duller*. The
    smoothing is symmetric and the delay interpolated, so that the string is in tune.
    """
    period = RATE / pitch
    whole, rest = divmod(period, 1)
    back = int(whole)
    found = band([chance.uniform(-1, 1) for _ in range(back + 3)], pitch * 3, pitch * 8)
    weights = (
        (back - 1, dull * (1 - rest)),
        (back, (1 - 2 * dull) * (1 - rest) + dull * rest),
        (back + 1, dull * (1 - rest) + (1 - 2 * dull) * rest),
        (back + 2, dull * rest),
    )
    for at in range(len(found), samples(seconds)):
        found.append(0.997 * sum(weight * found[at - delay] for delay, weight in weights))
    return found


def mixed(*layers: tuple[float, float, Signal]) -> Signal:
    """Return the sum of *layers*: each with the second at which it begins, and its loudness."""
    length = max(samples(begin) + len(signal) for begin, _, signal in layers)
    found = [0.0] * length
    for begin, loud, signal in layers:
        for at, value in enumerate(signal, samples(begin)):
            found[at] += loud * value
    return found


def finished(signal: Signal, peak: float) -> Signal:
    """Return *signal* without a constant part, ending softly, and with this *peak*."""
    mean = sum(signal) / len(signal)
    begin, end = samples(0.0015), samples(0.012)
    last = len(signal) - 1
    soft = [
        (value - mean) * min(1.0, at / begin) * min(1.0, (last - at) / end) for at, value in enumerate(signal)
    ]
    most = max(map(abs, soft))
    return [value * peak / most for value in soft]
