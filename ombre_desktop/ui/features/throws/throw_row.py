"""One of the best throws as a button: its cards, and what it is worth."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from ombre_desktop.engine import Discard
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.paint.boards import rounded
from ombre_desktop.ui.replay.pictures import CARD, Pictures
from ombre_desktop.ui.table.placement import card_size

_PAD = 6.0
_GROUND = 40
"""The strength of the ground of the throw that lies on the board, of 255."""


class ThrowRow(QAbstractButton):
    """The button of a throw; a click lays it on the board."""

    def __init__(self, pictures: Pictures, look: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures, self.look = pictures, look
        self._figures, self._label = "", ""
        self._is_here = False
        self.throw = Discard(())
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        pictures.arrived.connect(self.update)

    def tell(self, throw: Discard, figures: str, label: str, heard: str, *, is_here: bool) -> None:
        """
        Show *throw* with its *figures*; a *label* stands for a throw of no cards.

        *heard* is what a screen reader says, and *is_here* tells whether that throw lies on the board.
        """
        self.throw, self._figures, self._label, self._is_here = throw, figures, label, is_here
        if self.accessibleName() != heard:
            self.setAccessibleName(heard)
        self.update()

    def sizeHint(self) -> QSize:
        """Return a height for small cards."""
        return QSize(200, max(self.look.least, round(self._height + 2 * _PAD)))

    def minimumSizeHint(self) -> QSize:
        """Return the same height."""
        return self.sizeHint()

    @property
    def _height(self) -> float:
        return CARD * (1 + self.look.text) / 2

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the cards and the figures."""
        painter, chrome = QPainter(self), self.look.theme.chrome
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        place = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        if self._is_here or self.underMouse():
            ground = QColor(chrome.focus)
            ground.setAlpha(_GROUND)
            painter.fillPath(rounded(place, 6), ground)
        size = card_size(self._height)
        for at, card in enumerate(self.throw.cards):
            corner = QPointF(_PAD + at * (size.width() + 2), (self.height() - size.height()) / 2)
            ratio = self.devicePixelRatioF()
            self._pictures.paint_card(painter, QRectF(corner, size), card, ratio)
        painter.setPen(chrome.text)
        words = place.adjusted(_PAD, 0, -_PAD, 0)
        middle = Qt.AlignmentFlag.AlignVCenter
        if not self.throw.cards:
            painter.setFont(self.look.sans(14.0))
            painter.drawText(words, middle | Qt.AlignmentFlag.AlignLeft, self._label)
        painter.setFont(self.look.sans(14.5, bold=True))
        painter.drawText(words, middle | Qt.AlignmentFlag.AlignRight, self._figures)
        painter.end()
