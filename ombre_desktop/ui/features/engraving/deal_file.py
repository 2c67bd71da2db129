"""The picture of a deal as a file: pixels, a drawing, or a page to print."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QImageWriter, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from ombre_desktop.ui.features.engraving.engraver import WIDTH, Engraver, height_of

PAGE = 180.0
"""The width of a page to print, in millimetres."""
_DOTS = 300


def picture_file(engraver: Engraver, suffix: str) -> bytes:
    """Return what *engraver* draws as the contents of a file with this *suffix*; any thread may call this."""
    found = QByteArray()
    buffer = QBuffer(found)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    drawn = {".svg": _drawing, ".pdf": _page}.get(suffix.lower(), _pixels)
    drawn(engraver, buffer)
    buffer.close()
    return bytes(found.data())


def _pixels(engraver: Engraver, buffer: QBuffer) -> None:
    size = QSizeF(WIDTH, height_of(engraver.sheet)) * engraver.ratio
    image = QImage(size.toSize(), QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        painter.scale(engraver.ratio, engraver.ratio)
        engraver.engrave(painter)
    QImageWriter(buffer, QByteArray(b"png")).write(image)


def _drawing(engraver: Engraver, buffer: QBuffer) -> None:
    page = QRectF(0, 0, WIDTH, height_of(engraver.sheet))
    drawing = QSvgGenerator()
    drawing.setOutputDevice(buffer)
    drawing.setSize(QSize(round(page.width()), round(page.height())))
    drawing.setViewBox(page)
    drawing.setTitle(engraver.sheet.title)
    drawing.setDescription(engraver.sheet.line)
    with QPainter(drawing) as painter:
        engraver.engrave(painter)


def _page(engraver: Engraver, buffer: QBuffer) -> None:
    high = PAGE * height_of(engraver.sheet) / WIDTH
    writer = QPdfWriter(buffer)
    writer.setResolution(_DOTS)
    size = QPageSize(QSizeF(PAGE, high), QPageSize.Unit.Millimeter, "", QPageSize.SizeMatchPolicy.ExactMatch)
    writer.setPageLayout(QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF()))
    writer.setTitle(engraver.sheet.title)
    with QPainter(writer) as painter:
        scale = writer.width() / WIDTH
        painter.scale(scale, scale)
        engraver.engrave(painter)
