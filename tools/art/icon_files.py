"""
The icon in the forms that systems ask for.

Usage: ``python -m tools.art.icon_files [FOLDER]`` renders the drawings that ``python -m tools.art``
has written as PNG files of every size, and binds them into an ICO for Windows and an ICNS for macOS. Without
FOLDER all of it goes into ``ombre_desktop/assets/icon``. Needs PySide6.
"""

import struct
import sys
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize
from PySide6.QtGui import QGuiApplication, QImage, QImageReader

ICON = Path(__file__).resolve().parents[2] / "ombre_desktop" / "assets" / "icon"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
SMALL_UP_TO = 32
"""Pixels up to which the drawing with a single card is taken."""
ICO_SIZES = (16, 24, 32, 48, 64, 256)
ICNS_TYPES = {
    16: (b"icp4",),
    32: (b"icp5", b"ic11"),
    64: (b"icp6", b"ic12"),
    128: (b"ic07",),
    256: (b"ic08", b"ic13"),
    512: (b"ic09", b"ic14"),
}
"""The macOS names of a picture by size: by itself, and as one of half the size on a fine screen."""


def rendered(size: int, folder: Path = ICON) -> QImage:
    """Return the icon, *size* pixels high and wide."""
    reader = QImageReader(str(folder / ("ombre-small.svg" if size <= SMALL_UP_TO else "ombre.svg")))
    reader.setScaledSize(QSize(size, size))
    return reader.read()


def png(image: QImage) -> bytes:
    """*image* as a PNG file."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG", 0)  # type: ignore[call-overload]  # the stubs know the format as bytes only
    return bytes(content.data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """Return PNG files by size, bound into an icon for Windows."""
    at = 6 + 16 * len(pictures)
    directory, body = [struct.pack("<HHH", 0, 1, len(pictures))], []
    for size, content in pictures.items():
        # A byte has no room for 256, which is written 0.
        directory.append(struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(content), at))
        body.append(content)
        at += len(content)
    return b"".join(directory + body)


def icns(pictures: dict[int, bytes]) -> bytes:
    """Return PNG files by size, bound into an icon for macOS."""
    body = b"".join(
        kind + struct.pack(">I", 8 + len(content)) + content
        for size, content in pictures.items()
        for kind in ICNS_TYPES[size]
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def main(folder: Path) -> None:
    """Write all of it into *folder*, from the drawings there."""
    pictures = {size: png(rendered(size, folder)) for size in SIZES}
    for size, content in pictures.items():
        (folder / f"ombre-{size}.png").write_bytes(content)
    (folder / "ombre.ico").write_bytes(ico({size: pictures[size] for size in ICO_SIZES}))
    (folder / "ombre.icns").write_bytes(icns({size: pictures[size] for size in ICNS_TYPES}))


if __name__ == "__main__":
    application = QGuiApplication(["icon", "-platform", "offscreen"])
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ICON)
