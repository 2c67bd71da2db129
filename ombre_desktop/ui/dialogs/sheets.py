"""Read-only tables: rows of plain values under headed columns, which can be copied as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent, QPalette, QRegion, QResizeEvent, QShortcut
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QStyle, QTableView, QWidget

from ombre_desktop.ui.dialogs.sheet_model import Column, Index, Row, SheetModel
from ombre_desktop.ui.dialogs.sheet_painting import SheetHead, SheetPainter
from ombre_desktop.ui.dialogs.sheet_setting import Setting, Type, set_in
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.model.present import WrongKindError
from ombre_desktop.ui.paint.boards import rounded
from ombre_desktop.ui.paint.fitting import evened
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.texts.key_table import Key

UNBOUND = (1 << 24) - 1
"""The height of a widget without a bound: Qt's QWIDGETSIZE_MAX, which PySide6 lacks."""
_RADIUS = 6
"""The radius of the paper's corners inside its frame, in nominal pixels."""
_ASIDE = 0.14
"""The share of the width that stays blank at each side of a sentence."""


class SheetView(QTableView, Generic[Row]):
    """
    A sheet on parchment; the arrow keys select rows, and Copy copies the whole sheet.

    The paper ends below the last row. The sheet can be set in several ways; the first that fits is used.

    Signals:
        row_chosen: another row is selected.
    """

    row_chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._models: tuple[SheetModel[Row], ...] = ()
        self._settings: tuple[Setting, ...] = ()
        self._least, self._round = 0, 0
        self._nothing = ""
        self._is_taking = False
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._head = SheetHead(self)
        self.setHorizontalHeader(self._head)
        self._painter = SheetPainter(self)
        self.setItemDelegate(self._painter)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        keys = QShortcut(Key.COPY.sequences[0], self, self.copy)
        keys.setContext(Qt.ShortcutContext.WidgetShortcut)

    @property
    def sheet(self) -> SheetModel[Row]:
        """The rows and columns shown."""
        model = self.model()
        if not isinstance(model, SheetModel):
            raise WrongKindError(model, SheetModel)
        return model

    def show_rows(
        self,
        ways: Sequence[Sequence[Column[Row]]],
        rows: Sequence[Row],
        look: Appearance,
    ) -> None:
        """
        Show *rows*, scrolled to the last.

        *ways* are sets of columns, from the widest, which has everything, to the narrowest. In the first a
        second figure stands beside the first, in the others below it.
        """
        before = self._models
        self._least, self._round = look.least, look.pixels(_RADIUS)
        self._models = tuple(SheetModel(columns, rows, self) for columns in ways)
        kind = Type.of(look)
        self._settings = tuple(
            Setting.of(model.heads, model.cells, kind, stacked=at > 0)
            for at, model in enumerate(self._models)
        )
        self.fit()
        for model in before:
            model.deleteLater()
        self._head.setVisible(bool(rows) or not self._nothing)
        if rows:
            self.selectRow(len(rows) - 1)
            self.scrollToBottom()

    def say_if_empty(self, sentence: str) -> None:
        """Show *sentence* in place of the heads while there are no rows."""
        self._nothing = sentence
        self.setAccessibleDescription(sentence)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows, or the sentence that there are none."""
        super().paintEvent(event)
        if self._nothing and self._settings and not self.sheet.rowCount():
            painter, room = QPainter(self.viewport()), QRectF(self.viewport().rect())
            words = Lettering(self._nothing, self._settings[0].type.figure)
            evened(words, (1 - 2 * _ASIDE) * room.width()).draw(
                painter, room, self.palette().color(QPalette.ColorRole.Text)
            )
            painter.end()

    def fit(self) -> None:
        """Choose the setting that fits the room, and set the rows and columns accordingly."""
        if not self._settings:
            return
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, self.verticalScrollBar())
        frame = self.frameWidth() if self.frameShape() != QFrame.Shape.NoFrame else 0
        room = self.width() - 2 * frame - max(bar, self.verticalScrollBar().sizeHint().width())
        fitting = (at for at, one in enumerate(self._settings) if sum(one.ideal) <= room)
        chosen = next(fitting, len(self._settings) - 1)
        self._take(self._models[chosen])
        fitted = set_in(self._settings[chosen], self.sheet.cells, room)
        self._head.show_heads(self.sheet.heads, fitted)
        self._painter.show_setting(fitted)
        row, rows = max(fitted.row, self._least), self.sheet.rowCount()
        self.setMaximumHeight(2 * frame + fitted.head + rows * row if rows else UNBOUND)
        high = self.height() - 2 * frame - fitted.head
        self.verticalHeader().setDefaultSectionSize(self._even(row, high))
        for column, width in enumerate(fitted.widths):
            self.setColumnWidth(column, width)

    def _even(self, row: int, high: int) -> int:
        """Return the height of a row, at least *row*, so that a sheet *high* shows whole rows alone."""
        if high < row or self.sheet.rowCount() * row <= high:
            return row
        return high // (high // row)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the sheet to the new room, and round the lower corners of the rows like the paper's."""
        super().resizeEvent(event)
        rows = QRectF(self.viewport().rect()).adjusted(0, -2 * self._round, 0, 0)
        self.viewport().setMask(QRegion(rounded(rows, self._round).toFillPolygon().toPolygon()))
        if self._is_taking:
            QTimer.singleShot(0, self, self.fit)  # a bar came or went with the model: Qt is still setting it
        else:
            self.fit()

    def chosen_row(self) -> Row | None:
        """Return the selected row, or None."""
        at = self.currentIndex()
        return self.sheet.rows[at.row()] if at.isValid() else None

    def select(self, row: int) -> None:
        """Select the row at this index, and scroll to it; do nothing if there is none."""
        if 0 <= row < self.sheet.rowCount():
            self.selectRow(row)
            self.scrollTo(self.currentIndex())

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Emit `row_chosen` if another row is selected."""
        super().currentChanged(current, previous)
        if current.isValid() and current.row() != previous.row():
            self.row_chosen.emit()

    def copy(self) -> None:
        """Put the whole sheet on the clipboard."""
        QGuiApplication.clipboard().setText(self._models[0].as_text())

    def _take(self, model: SheetModel[Row]) -> None:
        """Show this *model*, and keep the selected row."""
        if self.model() is model:
            return
        row = self.currentIndex().row()
        self._is_taking = True
        self.setModel(model)
        self._is_taking = False
        if row >= 0:
            self.selectRow(row)
            self.scrollTo(self.currentIndex())
