"""Paints the table off the GUI thread; the latest order wins."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal
from PySide6.QtGui import QImage, QPixmap

from ombre_desktop.ui.table.layout import TableLayout
from ombre_desktop.ui.table.surface import paint_surface
from ombre_desktop.ui.theme import Theme


class _Painting(QRunnable):
    """One order."""

    def __init__(self, painter: SurfacePainter, number: int, order: tuple[TableLayout, Theme, float]) -> None:
        super().__init__()
        self._painter, self._number, self._order = painter, number, order

    def run(self) -> None:
        """Paint, unless a later order has come meanwhile."""
        self._painter.paint(self._number, self._order)


class SurfacePainter(QObject):
    """`painted` brings the picture of the table as a pixmap."""

    painted = Signal(object)
    _done = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._number = 0
        self._closed = False
        self._done.connect(self._take)

    def order(self, layout: TableLayout, theme: Theme, ratio: float) -> None:
        """Have the table painted; what was ordered before is not wanted any more."""
        if self._closed:
            return
        self._number += 1
        self._pool.clear()
        self._pool.start(_Painting(self, self._number, (layout, theme, ratio)))

    def paint(self, number: int, order: tuple[TableLayout, Theme, float]) -> None:
        """Called on the pool's thread."""
        if number == self._number:
            self._done.emit(number, paint_surface(*order))

    def wait(self) -> None:
        """Wait for the last picture."""
        self._pool.waitForDone()

    def close(self) -> None:
        """Drop what is ordered and wait for what is being painted; nothing is begun any more."""
        self._closed = True
        self._number += 1
        self._pool.clear()
        # However long it takes: a pool destroyed at work waits with the interpreter locked, for ever.
        self._pool.waitForDone()

    def _take(self, number: int, image: QImage) -> None:
        if number == self._number:
            self.painted.emit(QPixmap.fromImage(image))
