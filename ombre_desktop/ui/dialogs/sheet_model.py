"""The columns of a sheet as values, and its rows and columns as a Qt model."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor

from ombre_desktop.ui.dialogs.sheet_setting import Cell, Head, Sign
from ombre_desktop.ui.texts.outside import tip
from ombre_desktop.value import Value

Row = TypeVar("Row")
Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()


class Column(Value, Generic[Row]):
    """
    A column: its heading, and functions that give the text and look of a row's cell.

    ``figure`` columns are aligned right. ``colour`` and ``sign`` may return None. ``second`` gives another
    figure under the same heading; ``parts`` then says what each of the two figures means. ``shape`` is the
    size of the signs, as multiples of the usual side. ``heard`` puts text and sign into words.
    """

    heading: str
    text: Callable[[Row], str]
    figure: bool = False
    colour: Callable[[Row], QColor | None] | None = None
    sign: Callable[[Row], Sign | None] | None = None
    second: Callable[[Row], str] | None = None
    parts: tuple[str, str] = ("", "")
    shape: tuple[float, float] = (1.0, 1.0)
    heard: Callable[[Row], str] | None = None

    @property
    def head(self) -> Head:
        """The head of the column."""
        return Head(self.heading, self.figure, self.parts if self.second else (), self.shape)

    def cell(self, row: Row) -> Cell:
        """Return the cell of *row*."""
        return Cell(
            self.text(row),
            self.second(row) if self.second else "",
            self.colour(row) if self.colour else None,
            self.sign(row) if self.sign else None,
            self.heard(row) if self.heard else "",
        )


class SheetModel(QAbstractTableModel, Generic[Row]):
    """
    Rows and columns as a Qt model.

    All cells are computed at once: a model that kept the columns' functions would refer back to its dialog,
    and could be asked for data while Python destroys both.
    """

    def __init__(self, columns: Sequence[Column[Row]], rows: Sequence[Row], parent: QObject) -> None:
        super().__init__(parent)
        self.rows = tuple(rows)
        self.heads = tuple(column.head for column in columns)
        self.cells = tuple(tuple(column.cell(row) for column in columns) for row in rows)

    def rowCount(self, parent: Index = NOWHERE) -> int:
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(self.heads)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return the heading of a column."""
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self.heads[section].heading
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the text of a cell in words, also for its tooltip."""
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        words = self.heads[index.column()].spoken(self.cells[index.row()][index.column()])
        return tip(words) if role == Qt.ItemDataRole.ToolTipRole else words

    def as_text(self) -> str:
        """Return the whole sheet as text for a spreadsheet, with tabs between columns."""
        lines = [[name for head in self.heads for name in head.names]]
        pairs = [list(zip(self.heads, row, strict=True)) for row in self.cells]
        lines += [[text for head, cell in row for text in head.figures(cell)] for row in pairs]
        return "\n".join("\t".join(line) for line in lines) + "\n"
