"""A guard against the second press of a double click on what a board has already begun."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget


class SecondPress(QWidget):
    """
    An unseen sheet over *window* for the time of a double click.

    People click twice on a tile, and the second time would be on the table under it.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.setGeometry(window.rect())
        self.show()
        self.raise_()
        QTimer.singleShot(QApplication.doubleClickInterval(), self, self.deleteLater)
