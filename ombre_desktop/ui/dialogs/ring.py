"""The ring round the control in focus in a dialog: that of the table, inside the control's edge."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QFocusFrame, QWidget

from ombre_desktop.ui.table.focus_ring import paint_ring

_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


class Ring(QFocusFrame):
    """
    The ring, which lies on a widget and lets the pointer through.

    It is a focus frame, because Qt does not tell screen readers of those.
    """

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._fit()
        widget.installEventFilter(self)
        self.show()

    def eventFilter(self, _: QObject, event: QEvent) -> bool:
        """Follow the size of the widget; be seen while the widget has the focus."""
        if event.type() is QEvent.Type.Resize:
            self._fit()
        elif event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.setVisible(event.type() is QEvent.Type.FocusIn)
        return False

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the ring."""
        painter = QPainter(self)
        paint_ring(painter, QRectF(self.rect()))
        painter.end()

    def _fit(self) -> None:
        widget = self.parentWidget()
        if widget is not None:
            self.setGeometry(widget.rect())
            self.raise_()


class RingKeeper(QObject):
    """The keeper of the ring of one *board*, which the control in focus wears."""

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self._board = board
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._give)

    @Slot()
    def _give(self) -> None:
        """Give a ring to what has the focus; what had it may be half destroyed, and is not looked at."""
        now = QApplication.focusWidget()
        if now is not None and self._board.isAncestorOf(now) and not now.findChildren(Ring, options=_DIRECT):
            Ring(now)


def ringed(board: QWidget) -> None:
    """Have the ring on *board*, once."""
    if not board.findChildren(RingKeeper, options=_DIRECT):
        RingKeeper(board)
