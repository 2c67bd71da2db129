"""The portraits of those at the table, painted one after another beside the table's own thread."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, QRunnable, QThreadPool, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap

from ombre_desktop.ui.table.canvas import finished
from ombre_desktop.ui.theme import Theme

Order = tuple[str, Theme, int]
"""Who, in which colours, and how many device pixels across."""

MOST_KEPT = 32
PAUSE = 20
"""Milliseconds before the first: the cards and the first player's answer come before the portraits."""


class _Sitting(QRunnable):
    """One order, on a thread of its own."""

    def __init__(self, gallery: Gallery, order: Order) -> None:
        super().__init__()
        self._gallery, self._order = gallery, order

    def run(self) -> None:
        """Paint and hand over."""
        self._gallery.paint(self._order)


class Gallery(QObject):
    """
    Hands out portraits; `hung` says that there is a new one.

    One takes ten milliseconds to paint, which the table would feel: another thread paints them.
    """

    hung = Signal()
    _done = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hanging: dict[Order, QPixmap] = {}
        self._ordered: list[Order] = []
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._closed = False
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE)
        self._pause.timeout.connect(self._begin)
        self._begun: set[Order] = set()
        self._done.connect(self._hang)

    def portrait(self, ident: str, theme: Theme, pixels: int) -> QPixmap | None:
        """The portrait *ident*, *pixels* across; None while it is being painted."""
        order = (ident, theme, pixels)
        if order not in self._hanging and order not in self._ordered:
            self._ordered.append(order)
            self._pause.start()
        return self._hanging.get(order)

    def finish(self) -> None:
        """Wait for all that was ordered."""
        self._pause.stop()
        self._begin()
        self._pool.waitForDone()
        QCoreApplication.sendPostedEvents(self, QEvent.Type.MetaCall)

    def close(self) -> None:
        """Wait for the portrait that is being painted; the rest is not begun."""
        self._closed = True
        self._pause.stop()
        self._pool.clear()
        # However long it takes: a pool destroyed at work waits with the interpreter locked, for ever.
        self._pool.waitForDone()

    def paint(self, order: Order) -> None:
        """Called on the pool's thread."""
        if not self._closed:
            self._done.emit(order, _painted(*order))

    def _begin(self) -> None:
        for order in self._ordered:
            if order not in self._begun and not self._closed:
                self._begun.add(order)
                self._pool.start(_Sitting(self, order))

    def _hang(self, order: Order, image: QImage) -> None:
        self._ordered.remove(order)
        self._begun.discard(order)
        self._hanging[order] = QPixmap.fromImage(image)
        while len(self._hanging) > MOST_KEPT:
            del self._hanging[next(iter(self._hanging))]
        self.hung.emit()


def _painted(ident: str, theme: Theme, pixels: int) -> QImage:
    from ombre_desktop.ui.portraits import PORTRAITS, paint_portrait  # noqa: PLC0415 - not before it is wanted

    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    paint_portrait(painter, QRectF(0, 0, pixels, pixels), PORTRAITS[ident], theme=theme)
    painter.end()
    return finished(image)
