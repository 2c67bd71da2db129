"""The portraits of those at the table, painted one after another while the table goes on."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF, QSizeF, QTimer, Signal
from PySide6.QtGui import QPixmap

from ombre_desktop.ui.table.canvas import Canvas
from ombre_desktop.ui.theme import Theme

Order = tuple[str, Theme, int]
"""Who, in which colours, and how many device pixels across."""

MOST_KEPT = 32
PAUSE = 20
"""Milliseconds before each: the cards and the first player's answer come before the portraits."""


class Gallery(QObject):
    """
    Hands out portraits; `hung` says that there is a new one.

    One takes ten milliseconds to paint, so only one is painted in a turn of the event loop, and not at once.
    """

    hung = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hanging: dict[Order, QPixmap] = {}
        self._ordered: list[Order] = []
        self._brush = QTimer(self)
        self._brush.setSingleShot(True)
        self._brush.setInterval(PAUSE)
        self._brush.timeout.connect(self._paint_next)

    def portrait(self, ident: str, theme: Theme, pixels: int) -> QPixmap | None:
        """The portrait *ident*, *pixels* across; None while it is being painted."""
        order = (ident, theme, pixels)
        if order not in self._hanging and order not in self._ordered:
            self._ordered.append(order)
            self._brush.start()
        return self._hanging.get(order)

    def finish(self) -> None:
        """Paint all that was ordered, now."""
        while self._ordered:
            self._paint_next()

    def _paint_next(self) -> None:
        if not self._ordered:
            return
        order = self._ordered.pop(0)
        self._hanging[order] = _painted(*order)
        while len(self._hanging) > MOST_KEPT:
            del self._hanging[next(iter(self._hanging))]
        if self._ordered:
            self._brush.start()
        self.hung.emit()


def _painted(ident: str, theme: Theme, pixels: int) -> QPixmap:
    from ombre_desktop.ui.portraits import PORTRAITS, paint_portrait  # noqa: PLC0415 - not before it is wanted

    canvas = Canvas(QSizeF(pixels, pixels), 1.0)
    with canvas as painter:
        paint_portrait(painter, QRectF(0, 0, pixels, pixels), PORTRAITS[ident], theme=theme)
    return canvas.pixmap
