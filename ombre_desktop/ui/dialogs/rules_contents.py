"""The contents of the rule book: the titles of all pages, or of the pages that a search found."""

from collections.abc import Mapping

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from ombre_desktop.ui.dialogs.rules_pages import title
from ombre_desktop.ui.dialogs.rules_source import Topic

_ORDER = tuple(Topic)


class Contents(QListWidget):
    """
    A list of the pages; ``wanted`` carries the `Topic` chosen.

    Titles take as many lines as necessary. Qt's list view would measure them without the stylesheet's
    padding, and cut them.
    """

    wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Contents"))
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for topic in _ORDER:
            QListWidgetItem(title(topic), self)
        self._least = 0
        self.currentRowChanged.connect(lambda row: self.wanted.emit(_ORDER[row]))

    def show_topic(self, topic: Topic | None) -> None:
        """Select the open page, or nothing for None, without a signal."""
        before = self.blockSignals(True)
        self.setCurrentRow(-1 if topic is None else _ORDER.index(topic))
        self.blockSignals(before)

    def show_hits(self, hits: Mapping[Topic, int] | None) -> None:
        """Show only the pages with hits, and how many each has; None shows all pages again."""
        for row, topic in enumerate(_ORDER):
            label = title(topic)
            if hits is not None:
                label = self.tr("{title} ({hits})").format(title=label, hits=hits[topic])
            self.item(row).setText(label)
            self.item(row).setHidden(hits is not None and not hits[topic])
        self.fit()

    def shown_topics(self) -> tuple[Topic, ...]:
        """Return the pages that are listed."""
        return tuple(topic for row, topic in enumerate(_ORDER) if not self.item(row).isHidden())

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
