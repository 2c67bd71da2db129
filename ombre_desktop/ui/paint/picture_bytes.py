"""A picture as the contents of a file: pixels, a drawing, or a page to print."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF, QSizeF
from PySide6.QtGui import QImage, QImageWriter, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from ombre_desktop.value import Value

PAGE = 180.0
"""The width of a page to print, in millimetres."""
_DOTS = 300


class Picture(Value):
    """A picture of *size* with *ratio* pixels for each of its units, which *draw* paints; its words."""

    draw: Callable[[QPainter], None]
    size: QSizeF
    ratio: float
    title: str
    description: str


def picture_bytes(picture: Picture, suffix: str) -> bytes:
    """Return *picture* as the contents of a file with this *suffix*: pixels, unless it is of SVG or PDF."""
    found = QByteArray()
    buffer = QBuffer(found)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    written = {".svg": _drawing, ".pdf": _page}.get(suffix.lower(), _pixels)
    written(picture, buffer)
    buffer.close()
    return bytes(found.data())


def _pixels(picture: Picture, buffer: QBuffer) -> None:
    image = QImage((picture.size * picture.ratio).toSize(), QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        painter.scale(picture.ratio, picture.ratio)
        picture.draw(painter)
    QImageWriter(buffer, QByteArray(b"png")).write(image)


def _drawing(picture: Picture, buffer: QBuffer) -> None:
    drawing = QSvgGenerator()
    drawing.setOutputDevice(buffer)
    drawing.setSize(picture.size.toSize())
    drawing.setViewBox(QRectF(0, 0, picture.size.width(), picture.size.height()))
    drawing.setTitle(picture.title)
    drawing.setDescription(picture.description)
    with QPainter(drawing) as painter:
        picture.draw(painter)


def _page(picture: Picture, buffer: QBuffer) -> None:
    scale = PAGE / picture.size.width()
    writer = QPdfWriter(buffer)
    writer.setResolution(_DOTS)
    size = QPageSize(
        picture.size * scale, QPageSize.Unit.Millimeter, "", QPageSize.SizeMatchPolicy.ExactMatch
    )
    writer.setPageLayout(QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF()))
    writer.setTitle(picture.title)
    with QPainter(writer) as painter:
        dots = writer.width() / picture.size.width()
        painter.scale(dots, dots)
        picture.draw(painter)
