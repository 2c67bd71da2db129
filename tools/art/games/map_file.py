"""
The map of the journey as a picture, since Qt takes half a second to render its drawing.

Usage: ``python -m tools.art.games.map_file [FOLDER]``; without FOLDER, into ``games`` of
``ombre_desktop/assets``. The file holds the sum of its drawing, which a test compares. Needs PySide6.
"""

import sys
from hashlib import sha256
from itertools import combinations
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from .atlas import COLOURS, HEIGHT, WIDTH, drawn_map

GAMES: Final = Path(__file__).resolve().parents[3] / "ombre_desktop" / "assets" / "games"
NAME, KEY = "map.png", "Drawing"
"""The name of the file, and that of the text in it with the sum of its drawing."""
_FINE: Final = 2
_STEPS: Final = 16


def drawing_sum() -> str:
    """Return the sum of the drawing."""
    return sha256(drawn_map().encode()).hexdigest()[:16]


def pictured() -> QImage:
    """Return the map, two pixels to a unit, in as many colours as a small file has room for."""
    picture = QImage(_FINE * WIDTH, _FINE * HEIGHT, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    QSvgRenderer(QByteArray(drawn_map().encode())).render(painter)
    painter.end()
    picture = picture.convertToFormat(
        QImage.Format.Format_Indexed8, _palette(), Qt.ImageConversionFlag.ThresholdDither
    )
    picture.setText(KEY, drawing_sum())
    return picture


def _palette() -> list[int]:
    """Return the colours of the map and sixteen steps between any two: what the edges of a line have."""
    ends = [QColor(colour) for colour in COLOURS]
    mixed = [
        QColor(*(round(a + (b - a) * step / _STEPS) for a, b in zip(_parts(one), _parts(other), strict=True)))
        for one, other in combinations(ends, 2)
        for step in range(1, _STEPS)
    ]
    return [colour.rgb() for colour in (*ends, *mixed)]


def _parts(colour: QColor) -> tuple[int, int, int]:
    return colour.red(), colour.green(), colour.blue()


def main(folder: Path) -> None:
    """
    Write the map into *folder*.

    Raises:
        OSError: the folder cannot be written to.
    """
    if not pictured().save(str(folder / NAME), "PNG", 0):  # type: ignore[call-overload]  # the stubs want bytes
        raise OSError(f"{folder / NAME} could not be written")


if __name__ == "__main__":
    application = QGuiApplication(["map", "-platform", "offscreen"])
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
