"""The widget that shows the curve of what was won."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from ombre_desktop.storage.statistics import Point, Scope
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.features.statistics.chart import paint_curve
from ombre_desktop.ui.features.statistics.chart_view import ChartView
from ombre_desktop.ui.features.statistics.group_table import gain
from ombre_desktop.ui.paint.texture import faded
from ombre_desktop.ui.texts import statistics as words
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.luck import without_luck_account
from ombre_desktop.ui.texts.stone_figures import chart_name

_SKETCH = (1, 3, 2, 5, 8, 7, 6, 10, 9, 12, 11, 14, 17, 16, 15, 19)
"""The heights of the steps of a curve before there is one."""
_SIDE, _SKETCH_SHARE, _PALE, _OVER = 0.12, 0.72, 0.4, 0.25
"""Its distance from both sides and its height, as shares; its opacity; and the words' share of its half."""


class CurveView(ChartView):
    """The painted curve."""

    def __init__(self, look: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._points: tuple[Point, ...] = ()

    @property
    def file_name(self) -> str:
        """The name on offer for a file of it."""
        return words.picture_file()

    def show_points(self, points: tuple[Point, ...], scope: Scope) -> None:
        """Show the curve through *points*, of which there is at least one."""
        self._points = points
        first, last = (words.day(datetime.fromisoformat(point.time)) for point in (points[0], points[-1]))
        told = [words.chart_account(first, last, gain(points[-1].amount))]
        if points[-1].reviewed:
            told.append(without_luck_account(gain(round(points[-1].without_luck))))
        self.show_chart(chart_name(scope), sentences(told))

    def paint_chart(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the curve into *rect*."""
        paint_curve(painter, rect, self._points, self._look)

    def paint_blank(self, painter: QPainter, rect: QRectF) -> QRectF:
        """Sketch a curve below the words, without any figures."""
        below = QRectF(rect.left(), rect.center().y(), rect.width(), rect.height() / 2)
        room = below.adjusted(*(share * below.width() for share in (_SIDE, 0, -_SIDE, 0)))
        room.setHeight(_SKETCH_SHARE * below.height())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = faded(self._look.theme.chrome.faint_ink, _PALE)
        painter.setPen(QPen(ink, 1))
        painter.drawLine(room.bottomLeft(), room.bottomRight())
        step, high = room.width() / len(_SKETCH), room.height() / max(_SKETCH)
        corners = [QPointF(room.left(), room.bottom())]
        for at, height in enumerate(_SKETCH, start=1):
            x = room.left() + (at - 0.5) * step
            corners += [QPointF(x, corners[-1].y()), QPointF(x, room.bottom() - height * high)]
        corners.append(QPointF(room.right(), corners[-1].y()))
        painter.setPen(QPen(ink, self._look.pixels(2)))
        painter.drawPolyline(QPolygonF(corners))
        return rect.adjusted(0, 0, 0, -below.height() * (1 - _OVER))
