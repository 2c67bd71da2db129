"""The pages under the curve: tables and a chart, each with a note, under headings that fold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from ombre_desktop.ui.dialogs.controls import Choice, Segments
from ombre_desktop.ui.dialogs.fold import Fold
from ombre_desktop.ui.dialogs.sections import wrapped
from ombre_desktop.ui.dialogs.sheets import SheetView
from ombre_desktop.ui.dialogs.style import Appearance, Part, mark
from ombre_desktop.ui.model.statistics import Sheet
from ombre_desktop.ui.texts import statistics as words

_ROW, _HEAD, _MOST_ROWS = 38, 64, 8
"""The nominal heights of a row and of the heads of a table, and the rows that are seen at once."""


class Page(QWidget):
    """
    A note and one of some *views*, each for a sheet of the statistics; with several, a row of choices.

    Signals:
        chosen: another of its sheets was chosen.
    """

    chosen = Signal()

    def __init__(self, views: Mapping[Sheet, QWidget], names: Mapping[Sheet, str], name: str) -> None:
        super().__init__()
        mark(self, Part.BARE)
        self.views = views
        self.note = wrapped("", Part.NOTE)
        self._stack = QStackedWidget()
        for view in dict.fromkeys(views.values()):
            self._stack.addWidget(view)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.sheets = Segments([Choice(sheet, names[sheet]) for sheet in views], next(iter(views)))
        self.sheets.setAccessibleName(name)
        self.sheets.describe(name)
        self.sheets.chosen.connect(lambda _: self.chosen.emit())
        if len(views) > 1:
            column.addWidget(self.sheets)
        column.addWidget(self.note)
        column.addWidget(self._stack)

    @property
    def sheet(self) -> Sheet:
        """The sheet that is chosen."""
        return Sheet(self.sheets.value)

    @property
    def view(self) -> QWidget:
        """The view of the sheet that is chosen."""
        return self.views[self.sheet]

    def wait(self) -> None:
        """Say that the figures are being read."""
        self.note.setText(words.reading())
        self._stack.hide()

    def show_view(self, rows: int, note: str, look: Appearance) -> None:
        """Show the view of the chosen sheet, high enough for this number of *rows*, under a *note*."""
        self.note.setText(note)
        seen = min(rows, _MOST_ROWS) if isinstance(self.view, SheetView) else _MOST_ROWS
        self._stack.setFixedHeight(max(look.pixels(_HEAD + seen * _ROW), _HEAD + seen * look.least))
        self._stack.setCurrentWidget(self.view)
        self._stack.setVisible(bool(rows))


class Pages(QWidget):
    """
    The *folds* of the pages, of which one at most is open, with its sheet in place of none.

    Signals:
        changed: another sheet is shown, or none.
    """

    changed = Signal()

    def __init__(self, pages: Sequence[tuple[str, Page]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        mark(self, Part.BARE)
        self.folds = tuple(Fold(heading, page) for heading, page in pages)
        self._pages = tuple(page for _, page in pages)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for fold, page in zip(self.folds, self._pages, strict=True):
            column.addWidget(fold)
            fold.opened.connect(partial(self._close_others, fold, page))
            fold.folded.connect(self.changed)
            page.chosen.connect(self.changed)

    @property
    def open_page(self) -> Page | None:
        """The page that is shown."""
        return next((page for fold, page in zip(self.folds, self._pages, strict=True) if fold.is_open), None)

    @property
    def sheet(self) -> Sheet:
        """The sheet that is shown; without one, there is the curve alone."""
        return Sheet.CURVE if self.open_page is None else self.open_page.sheet

    def open_at(self, sheet: Sheet) -> None:
        """Open the page with *sheet*; that of the curve folds all of them."""
        for fold, page in zip(self.folds, self._pages, strict=True):
            if sheet in page.views:
                page.sheets.set_value(sheet)
                page.wait()
            fold.show_inside(shown=sheet in page.views)
        self.changed.emit()

    def _close_others(self, opened: Fold, page: Page) -> None:
        for fold in self.folds:
            if fold is not opened:
                fold.show_inside(shown=False)
        page.wait()
        self.changed.emit()
