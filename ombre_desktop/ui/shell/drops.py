"""Files and texts that are dropped onto the window."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QWidget


class Drops(QObject):
    """
    A filter for what is dropped onto *window* or anything in it that takes no drops itself.

    Signals:
        files: the addresses of the files or links, as a list of ``QUrl``.
        text: a text that is no address.
    """

    files = Signal(list)
    text = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, _: QObject, event: QEvent) -> bool:
        """Accept addresses and texts, and take them when they are dropped."""
        if isinstance(event, QDragEnterEvent):
            mime = event.mimeData()
            if mime.hasUrls() or mime.hasText():
                event.acceptProposedAction()
                return True
        elif isinstance(event, QDropEvent) and event.type() is QEvent.Type.Drop:
            self._take(event)
            return True
        return False

    def _take(self, event: QDropEvent) -> None:
        mime = event.mimeData()
        event.acceptProposedAction()
        if mime.hasUrls():
            self.files.emit(mime.urls())
        elif mime.hasText():
            self.text.emit(mime.text())
