"""A widget whose parts a screen reader announces as a group."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGroupBox, QWidget


class Group(QGroupBox):
    """
    A plain widget with the accessible role of a group.

    Screen readers skip a bare `QWidget` and never say its name. Only the role of a group box is wanted, so
    its frame, margins and keys are left out.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setContentsMargins(0, 0, 0, 0)

    def event(self, event: QEvent) -> bool:
        """Treat no event as a group box would: it keeps Space for its check box."""
        return QWidget.event(self, event)

    def minimumSizeHint(self) -> QSize:
        """Return the smallest size of the layout, without room for a title."""
        return QWidget.minimumSizeHint(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the margins as they are."""
        QWidget.resizeEvent(self, event)

    def changeEvent(self, event: QEvent) -> None:
        """Leave the margins as they are when the font or the style changes."""
        QWidget.changeEvent(self, event)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint no frame."""
