"""Long presses on a touch screen, which show what a resting pointer would, and press nothing."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QInputDevice, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

_AWAY = QPointF(-10_000, -10_000)
"""A point outside every widget, at which a finger that has only asked seems to be lifted."""


class LongPress(QObject):
    """
    A watch over the fingers on *widget*.

    *explain* is called with the place in the widget where a finger rests; it returns True if it had something
    to explain. Lifting the finger then presses nothing. A mouse can rest without a press, so a long press of
    its button stays a click, for people who are slow.
    """

    def __init__(self, widget: QWidget, explain: Callable[[QPointF], bool]) -> None:
        super().__init__(widget)
        self._widget, self._explain = widget, explain
        self._point = QPointF()
        self._has_told = False
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._tell)
        widget.installEventFilter(self)

    def eventFilter(self, _: QObject, event: QEvent) -> bool:
        """Follow a finger from its touch until it is lifted."""
        if not isinstance(event, QMouseEvent) or not is_touch(event):
            return False
        match event.type():
            case QEvent.Type.MouseButtonPress:
                self._has_told, self._point = False, event.position()
                self._rest.start(QGuiApplication.styleHints().mousePressAndHoldInterval())
            case QEvent.Type.MouseMove if self._rest.isActive():
                way = event.position() - self._point
                if way.manhattanLength() >= QApplication.startDragDistance():
                    self._rest.stop()
            case QEvent.Type.MouseMove:
                return self._has_told  # a finger that has asked drags nothing
            case QEvent.Type.MouseButtonRelease:
                self._rest.stop()
                return self._let_go(event)
        return False

    def _let_go(self, event: QMouseEvent) -> bool:
        """Make a finger that has only asked seem to be lifted outside the widget; return True if it has."""
        if not self._has_told:
            return False
        self._has_told = False
        away = QMouseEvent(
            event.type(), _AWAY, _AWAY, event.button(), Qt.MouseButton.NoButton, event.modifiers()
        )
        QApplication.sendEvent(self._widget, away)
        return True

    def _tell(self) -> None:
        self._has_told = self._explain(self._point)


def is_touch(event: QMouseEvent) -> bool:
    """Tell whether *event* was made from the touch of a finger."""
    by_system = event.source() is not Qt.MouseEventSource.MouseEventNotSynthesized
    return by_system or event.device().type() is QInputDevice.DeviceType.TouchScreen
