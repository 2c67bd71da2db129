"""The word of a finale at the end of a deal: large gold letters over two sprays of laurel."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from ombre_desktop.ui.paint.brass import brass_plate
from ombre_desktop.ui.paint.canvas import Canvas
from ombre_desktop.ui.paint.fitting import fitted
from ombre_desktop.ui.paint.gilding import paint_gilded
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.paint.theme import Theme, TypeRole, type_size
from ombre_desktop.ui.table.brush import Brush
from ombre_desktop.ui.table.finale import stage_point
from ombre_desktop.ui.table.layout import TableLayout

_SIZE, _LARGER = 96.0, 1.5
"""The size of the word in units, and its least size as a multiple of a heading's."""
_ROOM = QSizeF(72, 92)
"""The room for the laurel beside the word and under it, in units."""
_SPRAY = QSizeF(1.15, 0.78)
"""The breadth and height of the laurel, as multiples of its usual size: its tips stay under the word."""
_FULL, _HALF, _GAP = 10, 130.0, 8.0
"""The cards of a large hand, half the height of a large word, and the gap beside it, in units."""
_LEAVES = 9
_INK = QColor(58, 34, 8, 235)


def word_picture(text: str, brush: Brush) -> QPixmap:
    """Return the picture of the word of a finale, smaller if it would be too broad."""
    unit, theme = brush.layout.unit, brush.theme
    size = max(_SIZE * unit, _LARGER * type_size(TypeRole.HEADING, brush.layout.text))
    word = Lettering(text, brush.fonts.serif_font(size, bold=True))
    word = fitted(word, _clear_width(brush.layout) - _ROOM.width() * unit)
    rect = QRectF(QPointF(), word.size + _ROOM * unit)
    canvas = Canvas(rect.size(), brush.ratio)
    with canvas as painter:
        root = QPointF(rect.center().x(), rect.bottom() - 26 * unit)
        for side in (-1, 1):
            reach = 0.5 * rect.width() / _SPRAY.width()
            painter.save()
            painter.translate(root)
            painter.scale(_SPRAY.width(), _SPRAY.height())
            paint_laurel(painter, QPointF(), reach, side, theme, unit=unit)
            painter.restore()
        painter.setPen(QPen(_INK, 0.9 * unit))
        painter.setBrush(QColor("#ffffff") if theme.plain else theme.chrome.lose)
        painter.drawEllipse(root, 6 * unit, 6 * unit)
        above = rect.adjusted(0, 0, 0, -0.6 * _ROOM.height() * unit)
        paint_gilded(painter, above, word, unit=unit, ink=QColor("#ffffff") if theme.plain else None)
    return canvas.pixmap


def _clear_width(layout: TableLayout) -> float:
    """Return the width of the cloth between the open hands on both sides of the middle of a finale."""
    middle, half = stage_point(layout), layout.window.width() / 2
    for seat in layout.seats[1:]:
        for card in (place.bounds for place in seat.open_hand.places(_FULL)):
            if (
                card.top() < middle.y() + _HALF * layout.unit
                and card.bottom() > middle.y() - _HALF * layout.unit
            ):
                half = min(half, abs(card.center().x() - middle.x()) - card.width() / 2)
    return 2 * (half - _GAP * layout.unit)


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
