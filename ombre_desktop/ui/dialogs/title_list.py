"""A list of titles, each of which takes as many lines as necessary."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QListWidget, QWidget


class TitleList(QListWidget):
    """
    A list whose entries are broken into lines instead of cut.

    Qt's list view would measure them without the stylesheet's padding, and cut them.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._least = 0

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the titles into lines again."""
        super().resizeEvent(event)
        self.fit()

    def set_least(self, least: int) -> None:
        """Make every entry at least *least* pixels high."""
        self._least = least
        self.fit()

    def fit(self) -> None:
        """Give every title the height it needs at the present width and in the present font."""
        metrics = self.fontMetrics()
        padding = QSize(round(1.15 * metrics.height()), round(0.7 * metrics.height()))
        room = max(1, self.viewport().width() - padding.width())
        for row in range(self.count()):
            item = self.item(row)
            broken = metrics.boundingRect(QRect(0, 0, room, 10_000), Qt.TextFlag.TextWordWrap, item.text())
            item.setSizeHint(QSize(room, max(self._least, broken.height() + padding.height())))
