"""The soft foot of a part that scrolls: what stands below fades into its ground, and is not cut."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFocusFrame

from ombre_desktop.ui.paint.texture import faded

HEIGHT = 30
"""The height, in pixels."""
_FULL = 0.75
"""The share of the height from which nothing shines through."""


class SoftFoot(QFocusFrame):
    """
    The foot of *area*, seen while something stands below it; *ground* returns the colour.

    It is a focus frame, because Qt does not tell screen readers of those; it lets the pointer through.
    """

    def __init__(self, area: QAbstractScrollArea, ground: Callable[[], QColor]) -> None:
        super().__init__(area)
        self._area, self._ground = area, ground
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        area.viewport().installEventFilter(self)
        bar = area.verticalScrollBar()
        bar.valueChanged.connect(self._see)
        bar.rangeChanged.connect(self._see)
        self._see()

    def eventFilter(self, _: QObject, event: QEvent) -> bool:
        """Follow the place of the area's contents."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self._see()
        return False

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the ground, from nothing at the top."""
        ground, fading = self._ground(), QLinearGradient(0, 0, 0, self.height())
        fading.setColorAt(0, faded(ground, 0))
        fading.setColorAt(_FULL, ground)
        painter = QPainter(self)
        painter.fillRect(self.rect(), fading)
        painter.end()

    def _see(self) -> None:
        bar, place = self._area.verticalScrollBar(), self._area.viewport().geometry()
        self.setGeometry(place.left(), place.bottom() + 1 - HEIGHT, place.width(), HEIGHT)
        self.setVisible(bar.value() < bar.maximum())
        self.raise_()
