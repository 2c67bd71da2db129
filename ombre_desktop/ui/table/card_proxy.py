"""The hand for mouse, keys and screen reader: invisible buttons over the painted cards."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from ombre_desktop.engine import Card

RING = 3.0
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Zone(QWidget):
    """
    A group of cards for the screen reader; it lets the mouse through where no card lies.

    *by_keys* says that the keyboard was used last, *changing* that cards come and
    go, when Qt hands the focus on as if Tab had been pressed.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.by_keys = False
        self.changing = False
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)


class CardProxy(QAbstractButton):
    """
    One card of the person: clicked, dragged, focused, read aloud.

    It paints nothing but its focus ring; the card itself is on the scene below.
    `keyed` says that Enter or Space was pressed, and whether the ring was there before.
    """

    keyed = Signal(object, bool)
    dragged = Signal(object, QPointF)
    dropped = Signal(object, QPointF)
    hovered = Signal(object, bool)
    stepped = Signal(object, int)

    def __init__(self, card: Card, parent: Zone) -> None:
        super().__init__(parent)
        self._zone = parent
        self.card = card
        self._pressed_at: QPointF | None = None
        self._drags = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def describe(self, name: str, description: str) -> None:
        """The words for a screen reader; set only when they change, for each change is announced."""
        if self.accessibleName() != name:
            self.setAccessibleName(name)
        if self.accessibleDescription() != description:
            self.setAccessibleDescription(description)

    @property
    def is_framed(self) -> bool:
        """True while the ring is seen: the card has the keyboard, and keys were used last."""
        return self.hasFocus() and self._zone.by_keys

    def event(self, event: QEvent) -> bool:
        """Keep Enter for the card that is framed; it is the key of a button too."""
        is_asked = event.type() is QEvent.Type.ShortcutOverride and self.is_framed
        if is_asked and isinstance(event, QKeyEvent) and event.key() in _ENTER:
            event.accept()
            return True
        return super().event(event)

    def paintEvent(self, _: QPaintEvent) -> None:
        """A two-tone ring, visible on any card, while the card has the keyboard."""
        if not self.is_framed:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for width, colour in ((RING + 2, QColor("#1d1b26")), (RING, QColor("#f3cf5f"))):
            painter.setPen(QPen(colour, width))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(3, 3, -3, -3), 7, 7)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The ring is for those who use keys; a click needs none."""
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._zone.by_keys = self._zone.by_keys or not self._zone.changing
        super().focusInEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where; it may become a drag."""
        self._zone.by_keys = False
        if event.button() is Qt.MouseButton.LeftButton:
            self._pressed_at = event.globalPosition()
            self._drags = False
            self.setDown(True)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Beyond the system's distance a press becomes a drag."""
        if self._pressed_at is None:
            return
        way = event.globalPosition() - self._pressed_at
        if self._drags or way.manhattanLength() >= QApplication.startDragDistance():
            self._drags = True
            self.dragged.emit(self.card, self._in_view(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The end of a drag, or a click."""
        if self._pressed_at is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        drags, self._drags, self._pressed_at = self._drags, False, None
        self.setDown(False)
        if drags:
            self.dropped.emit(self.card, self._in_view(event))
        elif self.rect().contains(event.position().toPoint()):
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.clicked.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right go along the hand; Space and Enter are for the card, and count once if held."""
        was_framed = self.is_framed
        self._zone.by_keys = True
        self.update()
        match event.key():
            case Qt.Key.Key_Left:
                self.stepped.emit(self.card, -1)
            case Qt.Key.Key_Right:
                self.stepped.emit(self.card, 1)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space:
                if event.isAutoRepeat():
                    event.ignore()  # it may hurry what moves
                else:
                    self.keyed.emit(self.card, was_framed)
            case key if not (event.isAutoRepeat() and Qt.Key.Key_0 <= key <= Qt.Key.Key_9):
                super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """The pointer comes."""
        self.hovered.emit(self.card, True)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer goes."""
        self.hovered.emit(self.card, False)
        super().leaveEvent(event)

    def _in_view(self, event: QMouseEvent) -> QPointF:
        return QPointF(self._zone.mapToParent(self.mapToParent(event.position().toPoint())))
