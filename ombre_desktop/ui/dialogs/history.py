"""Past sittings: dates, opponents and results."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.dialogs.score_sheet import signed
from ombre_desktop.ui.dialogs.sections import wrapped
from ombre_desktop.ui.dialogs.sheet_model import Column
from ombre_desktop.ui.dialogs.sheets import SheetView
from ombre_desktop.ui.dialogs.style import Appearance, Part
from ombre_desktop.ui.model.past_sitting import PastSitting
from ombre_desktop.ui.texts.dates import day_and_hour, person_locale
from ombre_desktop.ui.texts.listing import listed
from ombre_desktop.ui.texts.points import points_text


class HistoryDialog(Board):
    """A list of past sittings; ``wanted`` carries the ident of the one to be opened."""

    wanted = Signal(str)

    def __init__(
        self, appearance: Appearance, sittings: Sequence[PastSitting], parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, parent, scrolls=False)
        self.set_title(self.tr("Past sittings"))
        self._sittings = tuple(sittings)
        self._summary = wrapped("", Part.NAME)
        self.sheet: SheetView[PastSitting] = SheetView()
        self.sheet.setAccessibleName(self.tr("Sittings"))
        self.sheet.activated.connect(lambda _: self._open())
        self.body.addWidget(self._summary)
        self.body.addWidget(self.sheet, 1)
        copy = self.add_button(self.tr("Co&py"))
        copy.clicked.connect(self.sheet.copy)
        copy.setEnabled(bool(self._sittings))
        self.buttons.addStretch()
        self.add_button(self.tr("&Close")).clicked.connect(self.reject)
        self._open_button = self.add_button(self.tr("&Open"), part=Part.GOLD)
        self._open_button.clicked.connect(self._open)
        self._open_button.setEnabled(bool(self._sittings))
        self.open_at_size(860, 560)
        self.restyled()
        self.sheet.setFocus()

    def restyled(self) -> None:
        """Rewrite the list in the appearance's colours and sizes."""
        if self._sittings:
            total = signed(sum(sitting.chips for sitting in self._sittings))
            self._summary.setText(self.tr("Chips won in all: {chips}").format(chips=total))
        else:
            self._summary.setText(self.tr("No sitting has been finished or stopped early yet."))
        self.sheet.show_rows([self._columns()], self._sittings, self.appearance)

    def _columns(self) -> list[Column[PastSitting]]:
        locale = person_locale()
        return [
            Column(self.tr("Begun"), lambda row: day_and_hour(row.began, locale)),
            Column(self.tr("Game"), lambda row: row.game),
            Column(self.tr("Against"), lambda row: listed(row.opponents)),
            Column(self.tr("Deals"), self._deals, figure=True),
            Column(self.tr("Won"), self._won, figure=True, colour=self._colour),
            Column(self.tr("State"), lambda row: self.tr("ended") if row.ended else self.tr("stopped early")),
        ]

    def _won(self, row: PastSitting) -> str:
        if row.points is None:
            return signed(row.chips)
        return points_text(row.points)

    def _deals(self, row: PastSitting) -> str:
        if row.planned is None:
            return str(row.deals)
        return self.tr("{played} of {planned}").format(played=row.deals, planned=row.planned)

    def _colour(self, row: PastSitting) -> QColor | None:
        chrome = self.appearance.theme.chrome
        return (chrome.win if row.chips > 0 else chrome.lose) if row.chips else None

    def _open(self) -> None:
        sitting = self.sheet.chosen_row()
        if sitting is not None:
            self.wanted.emit(sitting.ident)
            self.accept()
