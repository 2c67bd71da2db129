"""The contrast of every painted text with the ground under it, measured in the picture of a window."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple
from unittest.mock import patch

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.paint.canvas import Stamps
from ombre_desktop.ui.paint.colours import mixed
from ombre_desktop.ui.paint.lettering import Lettering

from .legibility import MARGIN, Painted, painted_anew

STEP = 4
"""The distance in pixels between the points of the ground that are compared."""
WORST = 0.5
"""The share of the points that may have less contrast: a line may cross a figure, and a plate has edges."""


class Ink(NamedTuple):
    """A painted text, and the colour in which it was painted."""

    text: Painted
    colour: QColor


@contextmanager
def blank() -> Iterator[dict[str, Ink]]:
    """Note every text with its colour, and leave it out of the picture."""
    inks: dict[str, Ink] = {}

    def draw(
        self: Lettering,
        painter: QPainter,
        rect: QRectF,
        colour: QColor,
        *,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
    ) -> None:
        way = painter.transform()
        if colour.alpha() and max(way.dx(), way.dy()) <= MARGIN and not way.isRotating():
            seen = QColor(colour)
            seen.setAlphaF(colour.alphaF() * painter.opacity())
            one = Painted(self.text, QRectF(rect), QFont(self.font), align)
            inks[one.said] = Ink(one, seen)

    with patch.object(Lettering, "draw", draw), patch.object(Stamps, "lay", painted_anew):
        yield inks


def luminance(colour: QColor) -> float:
    """Return the relative luminance, as WCAG 2.2 defines it."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast of two colours: 1 for the same colour, 21 for black and white."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def contrasts(view: QWidget, inks: dict[str, Ink], seen: set[str]) -> dict[str, float]:
    """Return the contrast of each text that is *seen* in *view*, which shows the ground without texts."""
    picture = view.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    found = {said: _least(ink, picture) for said, ink in inks.items() if said in seen}
    return {said: ratio for said, ratio in found.items() if ratio is not None}


def _least(ink: Ink, picture: QImage) -> float | None:
    area = ink.text.bounds.toAlignedRect().intersected(picture.rect())
    if area.isEmpty():
        return None
    ratios = sorted(
        contrast(_laid(ink.colour, ground), ground)
        for y in range(area.top(), area.bottom() + 1, STEP)
        for x in range(area.left(), area.right() + 1, STEP)
        if (ground := picture.pixelColor(x, y)).isValid()
    )
    return ratios[int(WORST * len(ratios))]


def _laid(colour: QColor, ground: QColor) -> QColor:
    """Return *colour*, which may be transparent, as it looks on *ground*."""
    return mixed(ground, QColor(colour.rgb()), colour.alphaF())
