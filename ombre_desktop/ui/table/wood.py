"""The walnut rim: a moulding, a band of cross-cut veneer between two brass lines, and an inner bead."""

from __future__ import annotations

import math

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from ombre_desktop.ui.paint.brass import brass_along
from ombre_desktop.ui.paint.texture import faded, mixed, scatter
from ombre_desktop.ui.paint.theme import Theme
from ombre_desktop.ui.table.layout import TableLayout
from ombre_desktop.value import Value

_TONES = 17
_PER_SPOT = 3
_VEINS = 84
_BAND = (12.5, 33.0)
"""The beginning and end of the cross-cut band, in units from the edge."""


class Line(Value):
    """A line of the moulding: its place and stroke, in units; ``light`` is from -1 to 1."""

    inset: float
    width: float
    light: float
    alpha: float


_MOULDING = (
    Line(0.8, 2.6, -1, 0.78),
    Line(4.4, 2.8, 0.75, 0.34),
    Line(5.2, 0.9, 1, 0.46),
    Line(8.8, 3.4, -0.7, 0.5),
    Line(12.9, 1.2, -1, 0.4),
    Line(32.7, 1.2, -1, 0.4),
    Line(38.2, 2.6, 0.9, 0.36),
    Line(42.2, 3.4, -0.7, 0.45),
    Line(45.2, 2.2, -1, 0.85),
)
_INLAYS = (11.8, 33.8)


def paint_rim(painter: QPainter, layout: TableLayout, theme: Theme) -> None:
    """Paint the whole rim, from the edge of the table to the cloth."""
    rim = _rim_path(layout)
    painter.save()
    painter.fillPath(rim, _body(layout, theme))
    if not theme.plain:
        _paint_lengthwise_grain(painter, layout, theme)
        _paint_cross_band(painter, layout, theme)
        _paint_lamplight(painter, layout, rim)
        _paint_moulding(painter, layout)
    _paint_inlays(painter, layout, theme)
    painter.restore()


def _rim_path(layout: TableLayout) -> QPainterPath:
    return layout.outline.ring(0).subtracted(layout.outline.ring(layout.rim))


def _body(layout: TableLayout, theme: Theme) -> QBrush:
    """Return the walnut brush, redder and lighter near the lamp."""
    box, wood = layout.outline.box, theme.wood
    gradient = QLinearGradient(box.topLeft(), box.bottomLeft())
    for place, light in ((0, 0.35), (0.3, 0.6), (0.55, 0.4), (0.8, 0.25), (1, 0.12)):
        shade = mixed(wood.body, wood.light, light * 0.7)
        gradient.setColorAt(place, shade if not theme.plain else wood.body)
    return QBrush(gradient)


def _paint_lengthwise_grain(painter: QPainter, layout: TableLayout, theme: Theme) -> None:
    """Paint veins in both mouldings, each of which follows the edge for part of the way round."""
    u, spots = layout.unit, layout.outline.spots
    count = len(spots)
    chance = iter(scatter("veins", 6 * _VEINS))
    for vein in range(_VEINS):
        outer = vein % 2 == 0
        inset = (next(chance) / 255 * 11 if outer else 35 + next(chance) / 255 * 11) * u
        first = (next(chance) * 256 + next(chance)) % count
        length = 20 + next(chance) // 3
        drift = (next(chance) / 255 - 0.5) * 1.6 * u
        dark = next(chance) > 96
        colour = faded(theme.wood.dark if dark else theme.wood.light, 0.13 if dark else 0.1)
        painter.setPen(QPen(colour, (0.5 + (vein % 5) * 0.22) * u))
        points = [
            spots[(first + 4 * k) % count].inside(inset + drift * math.sin(k * 0.5))
            for k in range(length // 4)
        ]
        if len(points) > 1:
            painter.drawPolyline(points)


def _paint_cross_band(painter: QPainter, layout: TableLayout, theme: Theme) -> None:
    """Paint the veneer: short veins straight across, dark and light in slow waves like a flamed cut."""
    u, spots = layout.unit, layout.outline.spots
    chance = scatter("veneer", len(spots) * _PER_SPOT)
    lines: list[list[QLineF]] = [[] for _ in range(_TONES)]
    begin, end = _BAND[0] * u, _BAND[1] * u
    gap = layout.outline.length / (len(spots) * _PER_SPOT)
    for k, spot in enumerate(spots):
        turn = k / len(spots) * math.tau
        # Slow waves of dark and light, as in flamed veneer.
        wave = math.sin(turn * 23 + 2.2 * math.sin(turn * 7)) + 0.6 * math.sin(turn * 61)
        x, y, across, down = spot.point.x(), spot.point.y(), spot.inward.x(), spot.inward.y()
        lean = 1.6 * u * math.sin(turn * 19)
        for part in range(_PER_SPOT):
            light = 0.46 + 0.2 * wave + (chance[k * _PER_SPOT + part] / 255 - 0.5) * 0.55
            number = max(0, min(_TONES - 1, round(light * (_TONES - 1))))
            # Walking clockwise, the next stroke lies at a right angle to the inward direction.
            low, high = part * gap - lean, part * gap + lean
            lines[number].append(
                QLineF(
                    x + begin * across + low * down,
                    y + begin * down - low * across,
                    x + end * across + high * down,
                    y + end * down - high * across,
                )
            )
    painter.save()
    # The strokes lie edge to edge and need no antialiasing, which would take four times as long.
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    darkest = mixed(theme.wood.dark, theme.wood.body, 0.5)
    lightest = mixed(theme.wood.body, theme.wood.light, 0.7)
    for number, strokes in enumerate(lines):
        painter.setPen(QPen(mixed(darkest, lightest, number / (_TONES - 1)), max(2.0, 1.7 * gap)))
        painter.drawLines(strokes)
    painter.restore()


def _paint_lamplight(painter: QPainter, layout: TableLayout, rim: QPainterPath) -> None:
    """Paint the light of the lamp over the middle: the rim is warm near it and dark far from it."""
    box = layout.outline.box
    glow = QRadialGradient(layout.lamp.point, box.width() * 0.56)
    glow.setColorAt(0, QColor(255, 214, 150, 62))
    glow.setColorAt(0.5, QColor(255, 200, 130, 26))
    glow.setColorAt(0.72, QColor(20, 8, 2, 20))
    glow.setColorAt(1, QColor(12, 5, 2, 120))
    painter.fillPath(rim, glow)


def _paint_moulding(painter: QPainter, layout: TableLayout) -> None:
    u = layout.unit
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for line in _MOULDING:
        colour = QColor(255, 226, 178) if line.light > 0 else QColor(18, 7, 2)
        alpha = line.alpha * (abs(line.light) if line.light else 1)
        painter.setPen(QPen(faded(colour, alpha), line.width * u))
        painter.drawPath(layout.outline.ring(line.inset * u))


def _paint_inlays(painter: QPainter, layout: TableLayout, theme: Theme) -> None:
    """Paint two brass lines let into the wood, each in its own dark groove."""
    u, box = layout.unit, layout.outline.box
    painter.setBrush(Qt.BrushStyle.NoBrush)
    brass = brass_along(theme.wood, box.topLeft() + QPointF(0, box.height() * 0.2), box.bottomRight())
    for inset in (*_INLAYS, 0.8) if theme.plain else _INLAYS:
        ring = layout.outline.ring(inset * u)
        if not theme.plain:
            painter.setPen(QPen(QColor(24, 10, 3, 170), 2.9 * u))
            painter.drawPath(ring)
        painter.setPen(QPen(brass, max(1.0, 1.55 * u)))
        painter.drawPath(ring)
