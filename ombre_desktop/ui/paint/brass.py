"""Brass gradients, which make lines, rings and plates look rounded and worn."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QConicalGradient, QLinearGradient

from ombre_desktop.ui.paint.theme import Wood

_SHEEN = (0.15, 0.75, 0.3, 1.0, 0.45, 0.85, 0.2, 0.7, 0.25)
"""Lightness along a brass surface: 0 is dark, 0.5 plain brass, 1 a glint."""


def tone(wood: Wood, light: float) -> QColor:
    """Return the colour of brass of this lightness, 0 to 1."""
    if light < 0.5:
        a, b, share = wood.brass_dark, wood.brass, light * 2
    else:
        a, b, share = wood.brass, wood.brass_light, light * 2 - 1
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * share,
        a.greenF() + (b.greenF() - a.greenF()) * share,
        a.blueF() + (b.blueF() - a.blueF()) * share,
    )


def brass_along(wood: Wood, start: QPointF, end: QPointF) -> QBrush:
    """Return brass that catches the light several times between two points."""
    gradient = QLinearGradient(start, end)
    for k, light in enumerate(_SHEEN):
        gradient.setColorAt(k / (len(_SHEEN) - 1), tone(wood, light))
    return QBrush(gradient)


def brass_across(wood: Wood, box: QRectF) -> QBrush:
    """Return brass for a box that catches the light from its upper left to its lower right."""
    return brass_along(wood, box.topLeft(), box.bottomRight())


def brass_plate(wood: Wood, box: QRectF) -> QBrush:
    """Return a flat sheet of brass, with one broad gleam."""
    gradient = QLinearGradient(box.topLeft(), box.bottomRight())
    for place, light in ((0, 0.72), (0.3, 0.93), (0.52, 0.62), (0.8, 0.46), (1, 0.34)):
        gradient.setColorAt(place, tone(wood, light))
    return QBrush(gradient)


def brass_round(wood: Wood, centre: QPointF) -> QBrush:
    """Return the brass of a turned ring, which glints on the side facing the lamp and on the far side."""
    gradient = QConicalGradient(centre, 112)
    for place, light in ((0, 1.0), (0.12, 0.62), (0.3, 0.2), (0.45, 0.5), (0.55, 0.78)):
        gradient.setColorAt(place, tone(wood, light))
    for place, light in ((0.66, 0.4), (0.8, 0.22), (0.9, 0.6), (1, 1.0)):
        gradient.setColorAt(place, tone(wood, light))
    return QBrush(gradient)
