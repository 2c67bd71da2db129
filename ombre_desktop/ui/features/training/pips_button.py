"""The exercises of a lesson under its card: a row of pips, which begins them at a click."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.features.training.path import Station
from ombre_desktop.ui.features.training.path_paint import paint_pips
from ombre_desktop.ui.features.training.sizes import unit_of
from ombre_desktop.ui.texts import learn as words

HIGH = 18.0
"""The least height of the row, in units."""


class PipsButton(QAbstractButton):
    """
    A row of pips, one for each exercise; by keys, a button of the page does the same.

    Signals:
        told: the pointer is over the pips, or no more.
    """

    told = Signal(bool)

    def __init__(self, station: Station, look: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.look, self._station = look, station
        self.setAccessibleName(words.exercises_told(station.number))

    @property
    def taught(self) -> str:
        """The sentence about the exercises."""
        told = words.exercises_told(self._station.number)
        return words.with_progress(told, self._station.right, self._station.parts)

    def sizeHint(self) -> QSize:
        """Return a size that is easy to press."""
        unit = unit_of(self.look.text)
        high = max(HIGH * unit, self.look.least)
        return QSize(round(4 * HIGH * unit), round(high))

    def enterEvent(self, event: QEnterEvent) -> None:
        """Tell of the exercises under the pointer."""
        super().enterEvent(event)
        self.told.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        """Tell no more of them."""
        super().leaveEvent(event)
        self.told.emit(False)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the pips, larger under the pointer."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pips = [at < self._station.right for at in range(self._station.parts)]
        unit = unit_of(self.look.text) * (1.3 if self.underMouse() else 1.0)
        paint_pips(painter, QPointF(self.width() / 2, self.height() / 2), pips, self.look.theme, unit)
        painter.end()
