"""A picture of the spectra of sounds, one beside the other."""

from __future__ import annotations

from cmath import exp, pi
from collections.abc import Mapping
from math import cos, log10
from pathlib import Path

from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPen

from tools.sounds.synthesis import RATE, Signal

_SIZE = 512
_HOP = 128
_HIGH = 256
_FLOOR = 70.0
"""The decibels below the loudest that are still drawn."""
_GAP = 14
_LINE = 18


def draw_spectra(sounds: Mapping[str, Signal], path: Path) -> None:
    """Draw the spectra of *sounds* into an image at *path*, up to half the sample rate."""
    application = QGuiApplication.instance() or QGuiApplication([])
    drawn = {name: _spectrum(signal) for name, signal in sounds.items()}
    width = sum(len(columns) + _GAP for columns in drawn.values()) + _GAP
    image = QImage(width, _HIGH + 2 * _LINE, QImage.Format.Format_Grayscale8)
    image.fill(QColor("white"))
    painter = QPainter(image)
    left = _GAP
    for name, columns in drawn.items():
        painter.setPen(QPen(QColor("black")))
        painter.drawText(left, _LINE - 5, name)
        for x, column in enumerate(columns):
            for y, level in enumerate(column):
                shade = round(255 * (1 - max(0.0, 1 + level / _FLOOR)))
                image.setPixelColor(left + x, _LINE + _HIGH - 1 - y, QColor(shade, shade, shade))
        left += len(columns) + _GAP
    painter.setPen(QPen(QColor("black")))
    painter.drawText(
        _GAP, _HIGH + 2 * _LINE - 4, f"0 to {RATE // 2} Hz upwards; {_HOP / RATE * 1000:.1f} ms a column"
    )
    painter.end()
    image.save(str(path))
    del application  # it had to last as long as there were words to paint


def _spectrum(signal: Signal) -> list[list[float]]:
    """Return columns of levels in decibels below the loudest, from low to high."""
    shape = [0.5 - 0.5 * cos(2 * pi * at / _SIZE) for at in range(_SIZE)]
    padded = [*signal, *[0.0] * _SIZE]
    powers = [
        [
            abs(value) ** 2
            for value in _fft([v * w for v, w in zip(padded[b : b + _SIZE], shape, strict=True)])
        ]
        for b in range(0, len(signal), _HOP)
    ]
    most = max(max(column[:_HIGH]) for column in powers)
    return [[10 * log10(max(value / most, 1e-12)) for value in column[:_HIGH]] for column in powers]


def _fft(values: list[complex] | list[float]) -> list[complex]:
    """Return the Fourier transform of values whose number is a power of two."""
    count = len(values)
    if count == 1:
        return [complex(values[0])]
    even, odd = _fft(values[::2]), _fft(values[1::2])
    turned = [exp(-2j * pi * at / count) * value for at, value in enumerate(odd)]
    half = [e + o for e, o in zip(even, turned, strict=True)]
    return half + [e - o for e, o in zip(even, turned, strict=True)]
