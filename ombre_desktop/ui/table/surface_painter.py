"""Painting of the table off the GUI thread; only the latest order counts."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage, QPixmap

from ombre_desktop.ui.background.paint_thread import Studio
from ombre_desktop.ui.paint.theme import Theme
from ombre_desktop.ui.table.layout import TableLayout
from ombre_desktop.ui.table.surface import paint_surface


class SurfacePainter(QObject):
    """A painter of the table; `painted` carries the picture as a pixmap."""

    painted = Signal(object)
    _done = Signal(int, object)

    def __init__(self, studio: Studio, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._studio = studio
        self._number = 0
        self._done.connect(self._take)

    def order(self, layout: TableLayout, theme: Theme, ratio: float) -> None:
        """Order the picture of the table; earlier orders are dropped."""
        self._number += 1
        number = self._number

        def paint() -> None:
            if number == self._number:
                self._done.emit(number, paint_surface(layout, theme, ratio))

        self._studio.order(paint)

    def _take(self, number: int, image: QImage) -> None:
        if number == self._number:
            self.painted.emit(QPixmap.fromImage(image))
