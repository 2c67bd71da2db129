"""A card in the hand over everything else in the window: no prompt covers it, and pointer and keys pass."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ombre_desktop.ui.table.card_item import CardItem


class CarriedCard(QWidget):
    """
    The picture of a card that is dragged or comes home, over the panels of the table.

    Panels lie over the whole scene, so the card on the scene is hidden meanwhile.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.key = ""
        """The key of the card; empty if none is carried."""
        self._card: CardItem | None = None
        self._shown: QGraphicsItem | None = None
        self.hide()

    def carry(self, key: str, card: CardItem, shown: QGraphicsItem) -> None:
        """Carry *card* with this *key*, as *shown*: itself, or the picture that stands in for it."""
        if key != self.key:
            self.put_down()
        self.key, self._card, self._shown = key, card, shown
        card.setVisible(False)
        shown.setVisible(False)
        self.setGeometry(shown.sceneBoundingRect().toAlignedRect().adjusted(-1, -1, 1, 1))
        self.update()
        self.show()
        self.raise_()

    def put_down(self) -> None:
        """Leave the card to the scene again."""
        if self._card is not None:
            self._card.setVisible(True)
        self.key, self._card, self._shown = "", None, None
        self.hide()

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the card where the scene would show it."""
        if self._shown is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            here = QTransform.fromTranslate(-self.x(), -self.y())
            painter.setTransform(self._shown.sceneTransform() * here, combine=True)
            self._shown.paint(painter, QStyleOptionGraphicsItem(), self)
