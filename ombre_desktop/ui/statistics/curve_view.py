"""The widget that shows the curve, or a line of words while there is none."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ombre_desktop.storage.statistics import Point
from ombre_desktop.ui.dialogs.score_sheet import signed
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.statistics.chart import paint_curve
from ombre_desktop.ui.texts import statistics as words
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.luck import without_luck_account


class CurveView(QWidget):
    """The painted curve; its name and description tell a screen reader what it shows."""

    def __init__(self, look: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._points: tuple[Point, ...] = ()
        self._words = words.reading()
        self.setMinimumSize(160, 90)

    @property
    def points(self) -> tuple[Point, ...]:
        """The points shown."""
        return self._points

    def sizeHint(self) -> QSize:
        """Return a size that fits a small window with large text; there is usually more room."""
        return QSize(self._look.pixels(720), self._look.pixels(230))

    def restyle(self, look: Appearance) -> None:
        """Adopt another look."""
        self._look = look
        self.update()

    def say(self, sentence: str) -> None:
        """Show *sentence* in place of a curve."""
        self._points, self._words = (), sentence
        self.setAccessibleDescription(sentence)
        self.update()

    def show_points(self, points: tuple[Point, ...], *, in_points: bool) -> None:
        """Show the curve through *points*, of which there is at least one."""
        self._points = points
        first, last = (words.day(datetime.fromisoformat(point.time)) for point in (points[0], points[-1]))
        self.setAccessibleName(words.chart_name(in_points=in_points))
        told = [words.chart_account(first, last, signed(points[-1].amount))]
        if any(point.luck for point in points):
            told.append(without_luck_account(signed(round(points[-1].without_luck))))
        self.setAccessibleDescription(sentences(told))
        self.update()

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint what is shown into *rect*, here or in a file."""
        if self._points:
            paint_curve(painter, rect, self._points, self._look)
            return
        chrome = self._look.theme.chrome
        painter.fillRect(rect, chrome.paper_top)
        painter.setPen(chrome.ink)
        painter.setFont(self._look.serif(18))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._words)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the curve or the words."""
        painter = QPainter(self)
        self.paint(painter, QRectF(self.rect()))
        painter.end()
