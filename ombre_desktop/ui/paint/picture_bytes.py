"""A picture as the contents of a file: pixels, a drawing, or a page to print; and many pages in one file."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF, QSizeF
from PySide6.QtGui import QImage, QImageWriter, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from ombre_desktop.value import Value

PAGE = 180.0
"""The usual width of a page to print, in millimetres."""
_DOTS = 300
_INCH = 25.4


class Picture(Value):
    """
    A picture of *size* with *ratio* pixels for each of its units, which *draw* paints; its words.

    As a drawing or as a page it is *wide* millimetres wide.
    """

    draw: Callable[[QPainter], None]
    size: QSizeF
    ratio: float
    title: str
    description: str
    wide: float = PAGE


def picture_bytes(picture: Picture, suffix: str) -> bytes:
    """Return *picture* as the contents of a file with this *suffix*: pixels, unless it is of SVG or PDF."""
    written = {".svg": _drawing, ".pdf": _page}.get(suffix.lower(), _pixels)
    return _bytes(partial(written, picture))


def pages_bytes(pictures: Iterable[Picture]) -> bytes:
    """Return *pictures* of the same size as the pages of one PDF, in whose order they are asked for."""
    return _bytes(partial(_pages, pictures))


def _bytes(write: Callable[[QBuffer], None]) -> bytes:
    found = QByteArray()
    buffer = QBuffer(found)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    write(buffer)
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
    drawing.setResolution(round(picture.size.width() / picture.wide * _INCH))
    drawing.setViewBox(QRectF(0, 0, picture.size.width(), picture.size.height()))
    drawing.setTitle(picture.title)
    drawing.setDescription(picture.description)
    with QPainter(drawing) as painter:
        picture.draw(painter)


def _page(picture: Picture, buffer: QBuffer) -> None:
    _pages((picture,), buffer)


def _pages(pictures: Iterable[Picture], buffer: QBuffer) -> None:
    writer = QPdfWriter(buffer)
    writer.setResolution(_DOTS)
    painter = QPainter()
    try:
        for picture in pictures:
            if painter.isActive():
                writer.newPage()
            else:
                writer.setPageLayout(_layout(picture))
                writer.setTitle(picture.title)
                painter.begin(writer)
            painter.resetTransform()
            dots = picture.wide / _INCH * _DOTS / picture.size.width()
            painter.scale(dots, dots)
            picture.draw(painter)
    finally:
        painter.end()  # before the writer goes


def _layout(picture: Picture) -> QPageLayout:
    """Return the layout of a page without margins, as large as *picture*."""
    size = picture.size * (picture.wide / picture.size.width())
    page = QPageSize(size, QPageSize.Unit.Millimeter, "", QPageSize.SizeMatchPolicy.ExactMatch)
    return QPageLayout(page, QPageLayout.Orientation.Portrait, QMarginsF())
