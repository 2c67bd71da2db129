"""The contents of the rule book: the titles of all pages, or of the pages that a search found."""

from collections.abc import Mapping

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QListWidgetItem, QWidget

from ombre_desktop.ui.dialogs.rules_source import Topic
from ombre_desktop.ui.dialogs.title_list import TitleList
from ombre_desktop.ui.features.rule_book.rules_pages import title
from ombre_desktop.ui.texts import rule_book

_ORDER = tuple(Topic)


class Contents(TitleList):
    """A list of the pages; ``wanted`` carries the `Topic` chosen."""

    wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(rule_book.contents_name())
        for topic in _ORDER:
            QListWidgetItem(title(topic), self)
        self.currentRowChanged.connect(lambda row: self.wanted.emit(_ORDER[row]))

    def show_topic(self, topic: Topic | None) -> None:
        """Select the open page, or nothing for None, without a signal."""
        with QSignalBlocker(self):
            self.setCurrentRow(-1 if topic is None else _ORDER.index(topic))

    def show_hits(self, hits: Mapping[Topic, int] | None) -> None:
        """Show only the pages with hits, and how many each has; None shows all pages again."""
        for row, topic in enumerate(_ORDER):
            label = title(topic)
            if hits is not None:
                label = rule_book.title_with_hits().format(title=label, hits=hits[topic])
            self.item(row).setText(label)
            self.item(row).setHidden(hits is not None and not hits[topic])
        self.fit()
