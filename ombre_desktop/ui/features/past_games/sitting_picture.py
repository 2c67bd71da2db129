"""Small pictures of the tables of sittings, in a list and beside it."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from ombre_desktop.ui.paint.theme import Theme
from ombre_desktop.ui.table.small_table import BREADTH, SmallTables, Wanted


class TableSign:
    """The table with these *portraits*, as a sign in a sheet; only signs that are seen are painted."""

    def __init__(self, portraits: tuple[str, ...], theme: Theme, tables: SmallTables) -> None:
        self._portraits, self._theme, self._tables = portraits, theme, tables

    def paint(self, painter: QPainter, rect: QRect) -> None:
        """Paint the picture, once it is ready."""
        ratio = painter.device().devicePixelRatioF()
        found = self._tables.picture(Wanted(self._portraits, self._theme, rect.height(), ratio))
        if found is not None:
            painter.drawPixmap(QRectF(rect), found, QRectF(found.rect()))


class TableLabel(QLabel):
    """The picture of a table; it repeats what a list says, so screen readers skip it."""

    def __init__(self, tables: SmallTables | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tables = tables
        self._wanted: Wanted | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        if tables is not None:
            tables.ready.connect(self._show)

    def show_table(self, portraits: tuple[str, ...], theme: Theme, height: int) -> None:
        """Show a table with these *portraits*, *height* pixels high, or nothing if there are none."""
        self.setFixedSize(round(height * BREADTH), height)
        self._wanted = Wanted(portraits, theme, height, self.devicePixelRatioF()) if portraits else None
        self._show()

    @Slot()
    def _show(self) -> None:
        """Show the picture if it is ready."""
        found = None
        if self._tables is not None and self._wanted is not None:
            found = self._tables.picture(self._wanted)
        if found is None:
            self.clear()
        else:
            self.setPixmap(found)
