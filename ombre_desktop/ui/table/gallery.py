"""The portraits of the players, painted one after another outside the GUI thread."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap

from ombre_desktop.ui.background.paint_thread import Studio
from ombre_desktop.ui.model.look import USUAL_LOOK, Look
from ombre_desktop.ui.paint.canvas import finished
from ombre_desktop.ui.paint.portraits import PORTRAITS, paint_portrait
from ombre_desktop.ui.paint.theme import Theme

Order = tuple[str, Theme, int, Look]
"""The person, the theme, the width in device pixels, and the look."""

MOST_KEPT = 80
PAUSE = 20
"""Milliseconds before the first portrait: the cards and the first player's answer take precedence."""


class Gallery(QObject):
    """
    A cache of portraits; `hung` is emitted for each new one.

    A portrait takes ten milliseconds to paint, which would hold up the GUI thread, so another thread paints
    it.
    """

    hung = Signal()
    _done = Signal(object, object)

    def __init__(self, studio: Studio, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._studio = studio
        self._hanging: dict[Order, QPixmap] = {}
        self._last: dict[tuple[str, Theme, int], QPixmap] = {}
        self._ordered: list[Order] = []
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE)
        self._pause.timeout.connect(self._begin)
        self._begun: set[Order] = set()
        self._done.connect(self._hang)

    def portrait(self, ident: str, theme: Theme, pixels: int, look: Look = USUAL_LOOK) -> QPixmap | None:
        """
        Return the portrait *ident*, *pixels* wide, with this *look*.

        While it is being painted, return the look that the portrait had last; None if it had none.
        """
        order = (ident, theme, pixels, look)
        if order not in self._hanging and order not in self._ordered:
            self._ordered.append(order)
            self._pause.start()
        found = self._hanging.get(order)
        if found is None:
            return self._last.get(order[:3])
        self._last[order[:3]] = found
        return found

    def finish(self) -> None:
        """Wait until all ordered portraits are painted."""
        self._pause.stop()
        self._begin()
        self._studio.wait()
        QCoreApplication.sendPostedEvents(self, QEvent.Type.MetaCall)

    def _paint(self, order: Order) -> None:
        """Paint a portrait, on the studio's thread."""
        self._done.emit(order, _painted(*order))

    def _begin(self) -> None:
        for order in self._ordered:
            if order not in self._begun:
                self._begun.add(order)
                self._studio.order(partial(self._paint, order))

    def _hang(self, order: Order, image: QImage) -> None:
        self._ordered.remove(order)
        self._begun.discard(order)
        self._hanging[order] = QPixmap.fromImage(image)
        while len(self._hanging) > MOST_KEPT:
            gone = next(iter(self._hanging))
            if self._last.get(gone[:3]) is self._hanging.pop(gone):
                del self._last[gone[:3]]
        self.hung.emit()


def _painted(ident: str, theme: Theme, pixels: int, look: Look) -> QImage:
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    paint_portrait(
        painter, QRectF(0, 0, pixels, pixels), PORTRAITS[ident], theme=theme, look=look, shadow=False
    )
    painter.end()
    return finished(image)
