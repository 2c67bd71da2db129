"""The object that stands for a game, as a picture of a given size."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from ombre_desktop.ui.paint.canvas import finished

OBJECTS = files("ombre_desktop") / "assets" / "games"
"""The folder of the drawings."""
_ANY = "renegado"
"""The game whose object stands for a game without one: a card turned up beside the talon."""


@lru_cache(maxsize=96)
def game_object(game: str, side: int, ratio: float) -> QPixmap:
    """Return the object of *game* in a square of *side* logical pixels, at this pixel *ratio*."""
    drawing = OBJECTS / f"{game}.svg"
    drawing = drawing if drawing.is_file() else OBJECTS / f"{_ANY}.svg"
    picture = QPixmap(QSize(side, side) * ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    QSvgRenderer(QByteArray(drawing.read_bytes())).render(painter)
    painter.end()
    picture = finished(picture)
    picture.setDevicePixelRatio(ratio)
    return picture
