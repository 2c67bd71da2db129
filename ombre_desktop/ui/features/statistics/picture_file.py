"""A chart as a picture in a file."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgGenerator

from ombre_desktop.ui.features.statistics.chart_view import ChartView

SIZE = QSize(1200, 600)
_RATIO = 2


def picture_of(view: ChartView, path: Path) -> bytes:
    """Return what *view* shows as a picture: a drawing if *path* ends so, else pixels."""
    found = QByteArray()
    buffer = QBuffer(found)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if path.suffix.lower() == ".svg":
        drawing = QSvgGenerator()
        drawing.setOutputDevice(buffer)
        drawing.setSize(SIZE)
        drawing.setViewBox(QRectF(0, 0, SIZE.width(), SIZE.height()))
        drawing.setTitle(view.accessibleName())
        drawing.setDescription(view.accessibleDescription())
        painter = QPainter(drawing)
        view.paint(painter, QRectF(0, 0, SIZE.width(), SIZE.height()))
        painter.end()
    else:
        image = QImage(SIZE * _RATIO, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(_RATIO)
        painter = QPainter(image)
        view.paint(painter, QRectF(0, 0, SIZE.width(), SIZE.height()))
        painter.end()
        QImageWriter(buffer, QByteArray(b"png")).write(image)
    buffer.close()
    return bytes(found.data())
