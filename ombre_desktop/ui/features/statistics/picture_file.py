"""A chart as a picture in a file."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from ombre_desktop.ui.features.statistics.chart_view import ChartView
from ombre_desktop.ui.paint.picture_bytes import Picture, picture_bytes

SIZE = QSizeF(1200, 600)
_RATIO = 2


def picture_of(view: ChartView, path: Path) -> bytes:
    """Return what *view* shows as a picture: a drawing or a page if *path* ends so, else pixels."""

    def draw(painter: QPainter) -> None:
        view.paint(painter, QRectF(QPointF(), SIZE))

    picture = Picture(draw, SIZE, _RATIO, view.accessibleName(), view.accessibleDescription())
    return picture_bytes(picture, path.suffix)
