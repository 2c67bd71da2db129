"""The banner of a flourish: a word on a broad ribbon between two sprays of laurel."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ombre_desktop.ui.paint.brass import brass_plate
from ombre_desktop.ui.paint.fitting import fitted_name
from ombre_desktop.ui.paint.fonts import is_upright
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.paint.theme import Theme, TypeRole, type_size
from ombre_desktop.ui.table.brush import Brush
from ombre_desktop.ui.table.flourish import stage_point
from ombre_desktop.ui.table.lamp import FLYING
from ombre_desktop.ui.table.plates import paint_ribbon, ribbon_size

_LARGER = 1.5
"""The size of the word on the banner, as a multiple of a heading's."""
_LARGEST = 44
"""The size of the word in units, unless headings are even larger."""
_BROADEST = 0.5
"""The largest width of the banner, as a share of the window's."""
_LEAVES = 9
_INK = QColor(58, 34, 8, 235)


def banner_word(text: str, brush: Brush) -> Lettering:
    """Return the *text* of a banner in its font, cut if the window is too narrow for it."""
    heading = type_size(TypeRole.HEADING, brush.layout.text)
    size = max(heading, min(_LARGER * heading, _LARGEST * brush.layout.unit))
    word = Lettering(text, brush.fonts.serif_font(size, bold=True, italic=not is_upright(text)))
    return fitted_name(word, _BROADEST * brush.layout.window.width())


def banner_size(word: Lettering, unit: float) -> QSizeF:
    """Return the size of a banner for *word*, with the laurel that stands out of it."""
    return ribbon_size(word, unit) + QSizeF(120, 96) * unit


def paint_banner(painter: QPainter, rect: QRectF, word: Lettering, brush: Brush) -> None:
    """Paint a banner into *rect*."""
    unit, theme = brush.layout.unit, brush.theme
    for side in (-1, 1):
        paint_laurel(painter, rect.center() + QPointF(0, 40) * unit, rect.width() / 2, side, theme, unit=unit)
    painter.setPen(QPen(_INK, 0.9 * unit))
    painter.setBrush(theme.chrome.lose if not theme.plain else QColor("#ffffff"))
    painter.drawEllipse(rect.center() + QPointF(0, 40) * unit, 5 * unit, 5 * unit)
    ribbon = QRectF(QPointF(), ribbon_size(word, unit))
    ribbon.moveCenter(rect.center())
    paint_ribbon(
        painter,
        ribbon,
        theme,
        unit=unit,
        words=word,
        strong=True,
        drop=brush.drop(stage_point(brush.layout), FLYING),
    )


def paint_laurel(
    painter: QPainter, root: QPointF, reach: float, side: int, theme: Theme, *, unit: float
) -> None:
    """Paint a spray of laurel from *root* to the left (*side* -1) or right, *reach* pixels wide."""
    stem = QPainterPath(root)
    stem.cubicTo(
        root + QPointF(side * reach * 0.5, 14 * unit),
        root + QPointF(side * reach * 0.92, -10 * unit),
        root + QPointF(side * reach * 0.9, -78 * unit),
    )
    painter.save()
    painter.setPen(QPen(QColor("#ffffff") if theme.plain else theme.wood.brass_dark, 1.6 * unit))
    painter.drawPath(stem)
    leaf = _leaf(unit)
    painter.setPen(QPen(_INK, 0.9 * unit))
    painter.setBrush(QColor("#ffffff") if theme.plain else brass_plate(theme.wood, leaf.boundingRect()))
    for at in range(_LEAVES):
        share = 0.22 + 0.78 * at / (_LEAVES - 1)
        for lean in (-38, 38) if at < _LEAVES - 1 else (0,):
            painter.save()
            painter.translate(stem.pointAtPercent(share))
            painter.rotate(-stem.angleAtPercent(share) + lean)
            painter.scale(*(1.0 - 0.3 * share,) * 2)
            painter.drawPath(leaf)
            painter.restore()
    painter.restore()


def _leaf(unit: float) -> QPainterPath:
    """Return a leaf that points to the right of its stalk."""
    path = QPainterPath(QPointF())
    for side in (-1, 1):
        tip, back = QPointF(26 * unit, 0), QPointF()
        start, end = (back, tip) if side < 0 else (tip, back)
        path.cubicTo(
            start + QPointF(math.copysign(7, -side) * unit, side * 8.5 * unit),
            end + QPointF(math.copysign(9, side) * unit, side * 6.5 * unit),
            end,
        )
    path.closeSubpath()
    return path
