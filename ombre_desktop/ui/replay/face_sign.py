"""A small portrait as a sign in the rows of a sheet."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter

from ombre_desktop.ui.replay.pictures import Pictures
from ombre_desktop.value import Value

FACE_SHAPE = (2.0, 2.0)
"""The size of a face, in signs of a sheet."""


class FaceSign(Value):
    """A small *portrait*."""

    pictures: Pictures
    portrait: str

    def paint(self, painter: QPainter, rect: QRect) -> None:
        """Paint the portrait into *rect*, once it is painted itself."""
        device = painter.device()
        ratio = device.devicePixelRatioF() if device else 1
        found = self.pictures.face(self.portrait, round(rect.width() * ratio))
        if found is not None:
            painter.drawPixmap(rect, found)
