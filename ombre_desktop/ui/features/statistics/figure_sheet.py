"""A table in which every figure can be chosen, by a click or by Enter."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from ombre_desktop.ui.dialogs.sheet_model import Row
from ombre_desktop.ui.dialogs.sheets import SheetView
from ombre_desktop.ui.texts.key_table import Key


class FigureSheet(SheetView[Row]):
    """
    A sheet in which the arrow keys go from figure to figure.

    Signals:
        picked: the row, as a value, and the heading of the column.
    """

    picked = Signal(object, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._pick)

    def begin(self) -> None:
        """Go to the first figure."""
        if self.sheet.rowCount():
            self.setCurrentIndex(self.sheet.index(0, 1))
            self.scrollToTop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter choose the figure in focus."""
        if Key.PRESS.fits(event) and self.currentIndex().isValid():
            self._pick(self.currentIndex())
            return
        super().keyPressEvent(event)

    def _pick(self, at: QModelIndex) -> None:
        self.picked.emit(self.sheet.rows[at.row()], self.sheet.heads[at.column()].heading)
