"""
Pictures that are painted once and kept.

Qt keeps a painter's resources together with the picture: a tenth of a megabyte for a card of half that size.
A copy comes without these resources, so copies are kept.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from types import TracebackType
from typing import TypeVar

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

P = TypeVar("P", QImage, QPixmap)
STAMPS = 64
"""The number of stamps that a panel keeps: more than its parts, but not one for each place of a scroll."""


def finished(picture: P) -> P:
    """Return a copy of *picture* to keep."""
    return picture.copy()


class Canvas:
    """
    A transparent pixmap of *size* logical pixels; as a context manager, it returns its painter.

    `pixmap` is the finished picture, set when the context ends.
    """

    def __init__(self, size: QSizeF, ratio: float) -> None:
        self._wet = QPixmap((size * ratio).toSize().expandedTo(QSize(1, 1)))
        self._wet.fill(Qt.GlobalColor.transparent)
        self._wet.setDevicePixelRatio(ratio)
        self.pixmap = QPixmap()

    def __enter__(self) -> QPainter:
        self._painter = QPainter(self._wet)
        smooth = QPainter.RenderHint.SmoothPixmapTransform
        self._painter.setRenderHints(QPainter.RenderHint.Antialiasing | smooth)
        return self._painter

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._painter.end()
        self.pixmap = finished(self._wet)
        del self._wet


class Stamps:
    """
    Pictures of the parts of a panel, painted once and stamped wherever the panel is painted again.

    A stamp lies on whole pixels of the device, so it looks the same as if its part were painted each time.
    """

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def clear(self) -> None:
        """Drop all stamps, since the size or the theme has changed."""
        self._kept.clear()

    def lay(self, painter: QPainter, area: QRectF, name: Hashable, paint: Callable[[QPainter], None]) -> None:
        """Lay the stamp of this *name* over *area*; *paint* it first if there is none of this place yet."""
        device = painter.deviceTransform()
        pixels = device.mapRect(area).toAlignedRect()
        box = device.inverted()[0].mapRect(QRectF(pixels))
        key = (name, pixels.getRect())
        stamp = self._kept.pop(key, None)
        if stamp is None:
            canvas = Canvas(box.size(), device.m11())
            with canvas as fresh:
                fresh.translate(-box.topLeft())
                paint(fresh)
            stamp = canvas.pixmap
        self._kept[key] = stamp  # as the last one used
        if len(self._kept) > STAMPS:
            self._kept.popitem(last=False)
        painter.drawPixmap(box.topLeft(), stamp)
