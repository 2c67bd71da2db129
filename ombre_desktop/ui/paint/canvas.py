"""
Pictures that are painted once and kept.

Qt keeps a painter's resources together with the picture: a tenth of a megabyte for a card of half that size.
A copy comes without these resources, so copies are kept.
"""

from __future__ import annotations

from types import TracebackType
from typing import TypeVar

from PySide6.QtCore import QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

P = TypeVar("P", QImage, QPixmap)


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
