"""
The old print of a card: colours that miss their outlines a little, grain in the ink, and paper gone yellow.

A card was printed in black from a wood block, and its colours were then brushed on through stencils. Here the
drawing is divided in the same way: into a plate of ink and a plate of colours.
"""

from __future__ import annotations

import re

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from ombre_desktop.ui.paint.texture import lay_noise, scatter

_COLOUR = re.compile(r'(fill|stroke)="(#[0-9a-f]{6})"')
_INK = "#1d1b2"
"""The beginning of all blacks of the drawings."""
_PAPER, _AGE = QColor("#f8f0da"), QColor("#e9d6a8")
_WIDTH = 200
"""The width of a card, in units of its drawing."""
_MISSES = (0.8, 1.5)
"""The least and the greatest distance by which the colours miss their outlines, in units."""
_GRAIN, _STAINS = 34, 15
"""The strength of the grain in the ink and of the stains on the paper, of 255."""
_Mode = QPainter.CompositionMode


def plates(svg: str) -> tuple[str, str]:
    """Return the plates of a drawing: its colours without the ink, and its ink on white."""
    colours = _COLOUR.sub(lambda found: f'{found[1]}="none"' if _is_ink(found[2]) else found[0], svg)
    ink = _COLOUR.sub(lambda found: found[0] if _is_ink(found[2]) else f'{found[1]}="#ffffff"', svg)
    return colours, ink


def _is_ink(colour: str) -> bool:
    return colour.startswith(_INK)


def pulled(colours: QImage, ink: QImage, seed: str) -> QImage:
    """Return a print of two plates of the same size; each *seed* gives another print, always the same."""
    chance, size = scatter(f"print of {seed}", 5), QRectF(ink.rect())
    unit = size.width() / _WIDTH
    away = [_miss(byte) * unit for byte in chance[:2]]
    print_ = ink.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(print_)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setCompositionMode(_Mode.CompositionMode_SourceAtop)
    painter.fillRect(size, _PAPER)
    painter.drawImage(QPointF(*away), colours)
    painter.setCompositionMode(_Mode.CompositionMode_Multiply)
    painter.drawImage(0, 0, ink)
    painter.setCompositionMode(_Mode.CompositionMode_SourceAtop)
    _age(painter, size, chance[2:])
    painter.end()
    return print_


def _miss(byte: int) -> float:
    """Return a distance, in units, by which the colours miss their outlines to one side."""
    least, greatest = _MISSES
    return (1 if byte % 2 else -1) * (least + (greatest - least) * byte / 255)


def _age(painter: QPainter, size: QRectF, chance: bytes) -> None:
    """Lay grain, stains and the yellow of age over the print."""
    lay_noise(painter, size, strength=_GRAIN, ratio=1.0)
    painter.save()
    painter.setBrushOrigin(QPointF(chance[0], chance[1]))
    lay_noise(painter, size, strength=_STAINS, ratio=1.0, coarse=16)
    painter.restore()
    yellow = QColor(_AGE)
    yellow.setAlpha(70 + chance[2] // 4)
    painter.setCompositionMode(_Mode.CompositionMode_Multiply)
    painter.fillRect(size, yellow)
