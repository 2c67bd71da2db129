"""
Moving pictures in the format WebP, put together from still ones: Qt writes no others.

A frame holds only what has changed since the one before: what stays as it was is transparent. Around what has
changed lies a ring that is almost transparent, since the colours at its edge are mixed with those beside it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from struct import pack, unpack_from
from typing import NamedTuple

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPoint, QRect, QSize
from PySide6.QtGui import QImage

TILE = 16
"""The side of the squares that are compared, in pixels."""
OPAQUE, HARDLY_SEEN = 255, 1
Tile = tuple[int, int]
"""A square by its column and its row."""
_ANIMATED, _WITH_ALPHA = 0x02, 0x10
_IN_FRAMES = (b"ALPH", b"VP8 ", b"VP8L")


class Frame(NamedTuple):
    """A picture of the whole, and the milliseconds for which it is shown."""

    image: QImage
    shown: int


def packed(frames: Sequence[Frame], quality: int) -> bytes:
    """Return a WebP file that shows *frames* again and again; they are all of one size."""
    size = frames[0].image.size()
    body = b"WEBP" + _chunk(
        b"VP8X", pack("<I", _ANIMATED | _WITH_ALPHA) + _three(size.width() - 1) + _three(size.height() - 1)
    )
    body += _chunk(b"ANIM", pack("<IH", 0xFFFFFFFF, 0))
    for place, image, shown in _parts(frames):
        where = b"".join(map(_three, (place.x() // 2, place.y() // 2, image.width() - 1, image.height() - 1)))
        body += _chunk(b"ANMF", where + _three(shown) + b"\0" + _coded(image, quality))
    return _chunk(b"RIFF", body)


def _parts(frames: Sequence[Frame]) -> Iterator[tuple[QPoint, QImage, int]]:
    """Yield the changed part of each frame, its place, and how long it is shown."""
    last: QImage | None = None
    waiting: tuple[QPoint, QImage, int] | None = None
    for image, shown in frames:
        now = image.convertToFormat(QImage.Format.Format_ARGB32)
        changed = _changed(now, last)
        last = now
        if not changed and waiting is not None:
            waiting = (*waiting[:2], waiting[2] + shown)
            continue
        if waiting is not None:
            yield waiting
        waiting = (*_cut(now, changed), shown)
    if waiting is not None:
        yield waiting


def _changed(now: QImage, last: QImage | None) -> set[Tile]:
    """Return the squares in which two pictures differ; without a *last* one, all of them."""
    columns, rows = -(-now.width() // TILE), -(-now.height() // TILE)
    if last is None:
        return {(column, row) for column in range(columns) for row in range(rows)}
    line, width = now.bytesPerLine(), 4 * TILE
    one, other = memoryview(now.constBits()), memoryview(last.constBits())
    found = set[Tile]()
    for y in range(now.height()):
        here, there = one[y * line : (y + 1) * line], other[y * line : (y + 1) * line]
        if here != there:
            found |= {
                (column, y // TILE)
                for column in range(columns)
                if here[column * width : (column + 1) * width] != there[column * width : (column + 1) * width]
            }
    return found


def _cut(image: QImage, changed: set[Tile]) -> tuple[QPoint, QImage]:
    """Return the least part of *image* that holds what has *changed* and the ring, and its place."""
    ring = {(column + x, row + y) for column, row in changed for x in (-1, 0, 1) for y in (-1, 0, 1)}
    first, last = (tuple(choose(tile[at] for tile in ring) for at in (0, 1)) for choose in (min, max))
    corner = QPoint(first[0] * TILE, first[1] * TILE)
    size = QSize((last[0] - first[0] + 1) * TILE, (last[1] - first[1] + 1) * TILE)
    bounds = QRect(corner, size) & image.rect()
    part = image.copy(bounds)
    data, line, width = bytearray(part.constBits()), part.bytesPerLine(), part.width()
    for y in range(part.height()):
        row = (bounds.y() + y) // TILE
        tiles = range(bounds.x() // TILE, bounds.right() // TILE + 1)
        seen = b"".join(bytes([_seen((column, row), changed, ring)]) * TILE for column in tiles)
        data[y * line + 3 : y * line + 4 * width : 4] = seen[:width]
    return bounds.topLeft(), QImage(bytes(data), width, part.height(), line, part.format()).copy()


def _seen(tile: Tile, changed: set[Tile], ring: set[Tile]) -> int:
    """Return how opaque a *tile* is, from 0 to 255."""
    return OPAQUE if tile in changed else HARDLY_SEEN if tile in ring else 0


def _coded(image: QImage, quality: int) -> bytes:
    """Return the chunks of a still WebP picture that a frame holds."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "WEBP", quality)  # type: ignore[call-overload]
    data = bytes(content.data())
    found, at = b"", 12
    while at < len(data):
        name, (length,) = data[at : at + 4], unpack_from("<I", data, at + 4)
        if name in _IN_FRAMES:
            found += _chunk(name, data[at + 8 : at + 8 + length])
        at += 8 + length + length % 2
    return found


def _chunk(name: bytes, content: bytes) -> bytes:
    return name + pack("<I", len(content)) + content + b"\0" * (len(content) % 2)


def _three(number: int) -> bytes:
    """Return *number* in three bytes, the least significant first."""
    return pack("<I", number)[:3]
