"""Tables to be read: rows of plain values under headed columns, which can be copied as text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QIcon, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from ombre_desktop.value import Value

Row = TypeVar("Row")
Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()


class Column(Value, Generic[Row]):
    """
    A column: its heading, the text of a row's cell, and how the cell looks.

    ``figure`` columns stand at the right in the serif. ``colour`` and ``sign`` may give nothing.
    """

    heading: str
    text: Callable[[Row], str]
    figure: bool = False
    colour: Callable[[Row], QColor | None] | None = None
    sign: Callable[[Row], QIcon | None] | None = None


class _Cell(Value):
    """What one cell shows."""

    text: str
    colour: QColor | None
    sign: QIcon | None


class SheetModel(QAbstractTableModel, Generic[Row]):
    """
    Rows and columns as Qt wants them.

    All cells are written at once: a model that kept the columns' functions would refer back to its
    dialog, and be asked for data while Python takes the two apart.
    """

    def __init__(self, columns: Sequence[Column[Row]], rows: Sequence[Row], parent: QObject) -> None:
        super().__init__(parent)
        self.rows = tuple(rows)
        self.figure_font = QFont()
        self._headings = tuple((column.heading, column.figure) for column in columns)
        self._cells = tuple(tuple(_written(column, row) for column in columns) for row in rows)

    def rowCount(self, parent: Index = NOWHERE) -> int:
        """How many rows there are."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        """How many columns there are."""
        return 0 if parent.isValid() else len(self._headings)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """The headings of the columns."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._headings[section][0]
        return self._side(section) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """What a cell shows."""
        cell = self._cells[index.row()][index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return cell.text
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._side(index.column())
        if role == Qt.ItemDataRole.ForegroundRole:
            return cell.colour
        if role == Qt.ItemDataRole.DecorationRole:
            return cell.sign
        figure = self._headings[index.column()][1]
        return self.figure_font if role == Qt.ItemDataRole.FontRole and figure else None

    def as_text(self) -> str:
        """The whole sheet with tabs between its columns, as spreadsheets take it."""
        lines = [[heading.replace("\n", " ") for heading, _ in self._headings]]
        lines += [[cell.text for cell in row] for row in self._cells]
        return "\n".join("\t".join(line) for line in lines) + "\n"

    def _side(self, section: int) -> Qt.AlignmentFlag:
        side = Qt.AlignmentFlag.AlignRight if self._headings[section][1] else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter


def _written(column: Column[Row], row: Row) -> _Cell:
    return _Cell(
        column.text(row),
        column.colour(row) if column.colour else None,
        column.sign(row) if column.sign else None,
    )


class SheetView(QTableView, Generic[Row]):
    """A sheet on parchment; rows are walked with the arrow keys, Copy takes the whole sheet."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setStretchLastSection(True)
        keys = QShortcut(QKeySequence(QKeySequence.StandardKey.Copy), self, self.copy)
        keys.setContext(Qt.ShortcutContext.WidgetShortcut)

    @property
    def sheet(self) -> SheetModel[Row]:
        """The rows and columns that are shown."""
        model = self.model()
        assert isinstance(model, SheetModel)
        return model

    def show_rows(self, columns: Sequence[Column[Row]], rows: Sequence[Row], figures: QFont) -> None:
        """Show *rows*, figures in this font; the last row is scrolled into sight."""
        model = SheetModel(columns, rows, self)
        model.figure_font = figures
        self.setModel(model)
        self.fit()
        if rows:
            self.selectRow(len(rows) - 1)
            self.scrollToBottom()

    def fit(self) -> None:
        """Give rows and columns the room their text needs."""
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)

    def chosen_row(self) -> Row | None:
        """The row that is selected."""
        at = self.currentIndex()
        return self.sheet.rows[at.row()] if at.isValid() else None

    def copy(self) -> None:
        """Put the whole sheet on the clipboard."""
        QGuiApplication.clipboard().setText(self.sheet.as_text())
