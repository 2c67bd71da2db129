"""A card of the hand as a button: pressed it is thrown, released it is kept; it can be dragged too."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from ombre_desktop.engine import Card
from ombre_desktop.ui.replay.pictures import Pictures

_FAINT = 0.45
"""The opacity of a card that the rules neither let go nor let stay."""
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_WAYS = {Qt.Key.Key_Down: True, Qt.Key.Key_Up: False}


class CardButton(QAbstractButton):
    """
    The button of one *card*, which is checked while the card is thrown.

    Signals:
        walked: by how many cards the focus shall move.
        dropped: the card was dragged, and let go with its middle at this height of the parent.
    """

    walked = Signal(int)
    dropped = Signal(int)

    def __init__(self, card: Card, pictures: Pictures, parent: QWidget) -> None:
        super().__init__(parent)
        self.card, self._pictures = card, pictures
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
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
            self.dropped.emit(self.geometry().center().y())
        else:
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Throw the card, keep it, or go to another."""
        key = Qt.Key(event.key())
        if key in STEPS:
            self.walked.emit(STEPS[key])
        elif key in _WAYS:
            if self.isChecked() is not _WAYS[key]:
                self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the card."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        if not self.isEnabled():
            painter.setOpacity(_FAINT)
        place = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        self._pictures.paint_card(painter, place, self.card, self.devicePixelRatioF())
        painter.end()
