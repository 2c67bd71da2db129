"""Sounds as files: WAV, one channel, 16 bits."""

from __future__ import annotations

import sys
import wave
from array import array
from pathlib import Path

from tools.sounds.synthesis import RATE, Signal

FOLDER = Path(__file__).resolve().parents[2] / "ombre_desktop" / "assets" / "sounds"
_FULL = 32_767


def write(path: Path, signal: Signal) -> None:
    """Write *signal* to *path*."""
    values = array("h", (round(value * _FULL) for value in signal))
    if sys.byteorder == "big":
        values.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(values.tobytes())


def samples_in(path: Path) -> Signal:
    """Return the samples of a file that `write` has written."""
    with wave.open(str(path), "rb") as file:
        values = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        values.byteswap()
    return [value / _FULL for value in values]
