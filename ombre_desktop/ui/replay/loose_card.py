"""A small card as a button that can be dragged."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from ombre_desktop.engine import Card
from ombre_desktop.ui.replay.pictures import Pictures

_FAINT = 0.45
"""The opacity of a card that cannot be moved."""


class LooseCard(QAbstractButton):
    """
    The button of one *card*, which is clicked or dragged; subclasses say what its keys do.

    Signals:
        dropped: the card was dragged, and let go with its middle at this point of the parent.
    """

    dropped = Signal(QPoint)

    def __init__(self, card: Card, pictures: Pictures, parent: QWidget) -> None:
        super().__init__(parent)
        self.card, self._pictures = card, pictures
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._grip: QPoint | None = None
        self._drags = False
        pictures.arrived.connect(self.update)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the card."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._grip, self._drags = event.position().toPoint(), False
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the card with the pointer, once that has gone farther than an unsteady click."""
        if self._grip is None:
            return
        way = event.position().toPoint() - self._grip
        self._drags = self._drags or way.manhattanLength() >= QApplication.startDragDistance()
        if self._drags:
            self.raise_()
            self.move(self.pos() + way)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the card go: where it was dragged to, or else as a click."""
        drags, self._grip, self._drags = self._drags, None, False
        if drags:
            self.setDown(False)
            self.dropped.emit(self.geometry().center())
        else:
            super().mouseReleaseEvent(event)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the card."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        if not self.isEnabled():
            painter.setOpacity(_FAINT)
        place = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        self._pictures.paint_card(painter, place, self.card, self.devicePixelRatioF())
        painter.end()
