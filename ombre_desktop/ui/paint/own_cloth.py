"""A cloth from a picture of the person's own: read with care, since the file may be anything."""

from __future__ import annotations

import logging
from enum import Enum, auto
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QImageReader

log = logging.getLogger(__name__)

KINDS = frozenset({b"jpeg", b"png", b"webp", b"bmp"})
"""The formats of a still picture; others, such as moving pictures, are refused."""
LARGEST_FILE = 64_000_000
"""The bytes of the largest file that is read."""
MOST_PIXELS = 50_000_000
"""The largest number of pixels: more would take over 200 megabytes to read."""
SIDE = 2560
"""The longer side, in pixels, to which a larger picture is reduced."""


class ClothFlaw(Enum):
    """The reason why a picture cannot be the cloth."""

    GONE = auto()
    OTHER_KIND = auto()
    TOO_LARGE = auto()
    DAMAGED = auto()


def read_cloth(path: Path) -> QImage | ClothFlaw:
    """Return the picture in the file *path*, reduced if it is large, or what is wrong with it."""
    try:
        size = path.stat().st_size if path.is_file() else -1
    except (OSError, ValueError) as error:
        log.warning("the picture for the cloth cannot be read: %s", error)
        size = -1
    if size < 0:
        return ClothFlaw.GONE
    if size > LARGEST_FILE:
        return ClothFlaw.TOO_LARGE
    return _read(QImageReader(str(path)))


def _read(reader: QImageReader) -> QImage | ClothFlaw:
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    kind = reader.format().data()
    if not kind or not reader.canRead():
        return ClothFlaw.DAMAGED
    if kind not in KINDS:
        return ClothFlaw.OTHER_KIND
    size = reader.size()
    if not size.isValid() or size.isEmpty():
        return ClothFlaw.DAMAGED
    if size.width() * size.height() > MOST_PIXELS:
        return ClothFlaw.TOO_LARGE
    reader.setScaledSize(_reduced(size))
    image = reader.read()
    return ClothFlaw.DAMAGED if image.isNull() else image.convertToFormat(QImage.Format.Format_RGB32)


def _reduced(size: QSize) -> QSize:
    """Return *size*, or one whose longer side is `SIDE`."""
    bound = QSize(SIDE, SIDE)
    fits = size.width() <= SIDE and size.height() <= SIDE
    return size if fits else size.scaled(bound, Qt.AspectRatioMode.KeepAspectRatio)
