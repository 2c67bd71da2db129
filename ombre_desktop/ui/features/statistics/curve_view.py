"""The widget that shows the curve of what was won."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ombre_desktop.storage.statistics import Point, Scope
from ombre_desktop.ui.dialogs.score_sheet import signed
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.features.statistics.chart import paint_curve
from ombre_desktop.ui.features.statistics.chart_view import ChartView
from ombre_desktop.ui.texts import statistics as words
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.luck import without_luck_account
from ombre_desktop.ui.texts.stone_figures import chart_name


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
        told = [words.chart_account(first, last, signed(points[-1].amount))]
        if points[-1].reviewed:
            told.append(without_luck_account(signed(round(points[-1].without_luck))))
        self.show_chart(chart_name(scope), sentences(told))

    def paint_chart(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the curve into *rect*."""
        paint_curve(painter, rect, self._points, self._look)
