"""The dialog of all sittings: each can be continued, renamed, looked through, or put into the bin."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from ombre_desktop.storage.origin import OriginKind
from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.dialogs.flow import Lines
from ombre_desktop.ui.dialogs.score_sheet import signed
from ombre_desktop.ui.dialogs.sections import wrapped
from ombre_desktop.ui.dialogs.sheet_model import Column
from ombre_desktop.ui.dialogs.sheets import SheetView
from ombre_desktop.ui.dialogs.style import Appearance, Part, mark
from ombre_desktop.ui.features.past_games.sitting_picture import TableLabel, TableSign
from ombre_desktop.ui.model.listed_sitting import ListedSitting, Place
from ombre_desktop.ui.table.small_table import BREADTH, SmallTables
from ombre_desktop.ui.texts import sittings as words
from ombre_desktop.ui.texts.dates import day_and_hour, person_locale
from ombre_desktop.ui.texts.keys import without_key
from ombre_desktop.ui.texts.listing import listed, sentences
from ombre_desktop.ui.texts.outside import LONGEST_TITLE
from ombre_desktop.ui.texts.partners import stones_text
from ombre_desktop.ui.texts.points import points_text

_PICTURE = 120
_SIGN = 1.6
"""The height of the picture in a row, as a multiple of the usual sign."""


class SittingsDialog(Board):
    """
    A list of sittings, the latest first, and a second list for the bin; *tables* has their pictures.

    Signals:
        wanted: the identifier of the sitting whose score sheet is to be opened.
        taken_up: the identifier of the sitting to continue.
        renamed: the identifier and the new name of a sitting; an empty name removes it.
        thrown_away: the identifier of a sitting to put into the bin.
        brought_back: the identifier of a sitting to take out of the bin.
        emptied: the bin is to be emptied.
        begun: the person wants to begin a first sitting.
    """

    wanted = Signal(str)
    taken_up = Signal(str)
    renamed = Signal(str, str)
    thrown_away = Signal(str)
    brought_back = Signal(str)
    emptied = Signal()
    begun = Signal()

    def __init__(
        self,
        appearance: Appearance,
        sittings: Sequence[ListedSitting] = (),
        parent: QWidget | None = None,
        tables: SmallTables | None = None,
    ) -> None:
        super().__init__(appearance, parent, scrolls=False)
        self.set_title(words.title())
        self._sittings: tuple[ListedSitting, ...] = tuple(sittings)
        self._tables = tables
        self._chosen: ListedSitting | None = None
        self._summary = wrapped("", Part.NAME)
        self.sheet: SheetView[ListedSitting] = SheetView()
        self.sheet.setAccessibleName(words.list_name())
        self.sheet.say_if_empty(words.sittings_to_come())
        self.sheet.activated.connect(lambda _: self._default_button().click())
        self.sheet.row_chosen.connect(self._choose)
        if tables is not None:
            tables.ready.connect(self.sheet.viewport().update)
        self.body.addWidget(self._summary)
        self.body.addWidget(self.sheet, 1)
        self._deeds_of_one = mark(QWidget(), Part.BARE)
        self._deeds_of_one.setLayout(self._details())
        self.body.addWidget(self._deeds_of_one)
        self.body.addStretch()
        self._make_buttons()
        self.open_at_size(1100, 640)
        self.restyled()
        self.sheet.setFocus()

    @property
    def is_bin(self) -> bool:
        """True while the bin is shown."""
        return self.bin_button.isChecked()

    def show_sittings(self, sittings: Sequence[ListedSitting]) -> None:
        """Show *sittings*, which include those in the bin; the selected sitting stays selected."""
        self._sittings = tuple(sittings)
        self.restyled()

    def restyled(self) -> None:
        """Rewrite the list in the appearance's colours and sizes."""
        shown, binned = self._shown(), [one for one in self._sittings if one.place is Place.BIN]
        if not binned and self.is_bin:
            self.bin_button.setChecked(False)
            return
        self._deeds_of_one.setVisible(bool(shown))
        self.open_button.setVisible(bool(shown))
        self.go_on_button.setVisible(bool(shown))
        self.begin_button.setVisible(not shown)
        self.gild(self.begin_button, gold=not shown)
        self.gild(self.go_on_button, gold=bool(shown))
        self._summary.setText(words.bin_summary() if self.is_bin else self._sum_of(shown))
        self.bin_button.setText(words.bin_button(len(binned)))
        self.bin_button.setEnabled(bool(binned))
        chosen = self._chosen.ident if self._chosen else ""
        self.sheet.show_rows([self._columns(whole=True), self._columns(whole=False)], shown, self.appearance)
        self.sheet.select(next((at for at, one in enumerate(shown) if one.ident == chosen), 0))
        self._choose()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Return in the name field only confirm the name, without continuing the sitting."""
        if self.focusWidget() is self.name_box and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.sheet.setFocus()  # the field emits `editingFinished` as it loses the focus
            return
        super().keyPressEvent(event)

    def _details(self) -> QHBoxLayout:
        """Make the picture of the selected sitting, the field for its name, and the buttons below."""
        self._picture = TableLabel(self._tables)
        self.name_box = QLineEdit()
        self.name_box.setMaxLength(LONGEST_TITLE)
        self.name_box.editingFinished.connect(self._rename)
        self._about = wrapped("", Part.NOTE)
        column = QVBoxLayout()
        label = wrapped(words.name_label(), Part.NAME)
        label.setBuddy(self.name_box)
        self.name_box.setAccessibleName(without_key(words.name_label()))
        column.addWidget(label)
        column.addWidget(self.name_box)
        column.addWidget(self._about)
        column.addLayout(self._deeds())
        for widget in (self._picture, self._about, self._summary, label):
            self.give_way(widget)
        row = QHBoxLayout()
        row.setSpacing(self.appearance.pixels(14))
        row.addWidget(self._picture)
        row.addLayout(column, 1)
        return row

    def _deeds(self) -> Lines:
        """Make the row of buttons for the list and the bin; a narrow window breaks it into lines."""
        lines = Lines(gap=self.appearance.pixels(10))
        self.move_button, self.bin_button, self.empty_button, self.copy_button = buttons = (
            QPushButton(words.throw_away_button()),
            QPushButton(words.bin_button(0)),
            QPushButton(words.empty_button()),
            QPushButton(words.copy_button()),
        )
        for button in buttons:
            button.setAutoDefault(False)
            lines.addWidget(button)
        self.move_button.clicked.connect(self._move)
        self.bin_button.setCheckable(True)
        self.bin_button.toggled.connect(self.restyled)
        self.empty_button.clicked.connect(self.emptied)
        self.copy_button.clicked.connect(self.sheet.copy)
        return lines

    def _make_buttons(self) -> None:
        self.buttons.addStretch()
        self.add_button(words.close_button()).clicked.connect(self.reject)
        self.open_button = self.add_button(words.score_button())
        self.open_button.clicked.connect(self._open)
        self.go_on_button = self.add_button(words.go_on_button(), part=Part.GOLD)
        self.go_on_button.clicked.connect(self._go_on)
        self.begin_button = self.add_button(words.begin_button(), part=Part.GOLD)
        self.begin_button.clicked.connect(self._begin)

    def _shown(self) -> tuple[ListedSitting, ...]:
        return tuple(one for one in self._sittings if (one.place is Place.BIN) is self.is_bin)

    def _sum_of(self, shown: Sequence[ListedSitting]) -> str:
        chips = [one.chips for one in shown if one.points is None and one.kind is None]
        return words.summary(len(shown), signed(sum(chips)) if chips else "")

    def _columns(self, *, whole: bool) -> list[Column[ListedSitting]]:
        locale = person_locale()
        columns: list[Column[ListedSitting] | None] = [
            Column(
                words.name_heading(),
                lambda row: words.shown_name(row.title, row.game),
                sign=self._sign,
                shape=(BREADTH * _SIGN, _SIGN),
            ),
            Column(words.against_heading(), lambda row: listed(row.opponents)),
            Column(words.played_heading(), lambda row: day_and_hour(row.played, locale)) if whole else None,
            Column(words.deals_heading(), lambda row: words.deals(row.deals, row.planned), figure=True),
            Column(words.won_heading(), _won, figure=True, colour=self._colour),
            Column(words.state_heading(), lambda row: words.state(row.place)),
        ]
        return [column for column in columns if column is not None]

    def _sign(self, row: ListedSitting) -> TableSign | None:
        if self._tables is None or not row.portraits:
            return None
        return TableSign(row.portraits, self.appearance.theme, self._tables)

    def _colour(self, row: ListedSitting) -> QColor | None:
        chrome, amount = self.appearance.theme.chrome, _amount(row)
        return (chrome.win if amount > 0 else chrome.lose) if amount else None

    def _choose(self) -> None:
        """Show the selected sitting, and enable the buttons that apply to it."""
        chosen = self._chosen = self.sheet.chosen_row()
        place = chosen.place if chosen else None
        self._picture.show_table(
            chosen.portraits if chosen else (), self.appearance.theme, self.appearance.pixels(_PICTURE)
        )
        self.name_box.setText(chosen.title if chosen else "")
        self.name_box.setPlaceholderText(words.own_name(chosen.game, chosen.opponents) if chosen else "")
        self.name_box.setEnabled(chosen is not None)
        self._about.setText(_about(chosen) if chosen else "")
        self.copy_button.setEnabled(chosen is not None)
        self.open_button.setEnabled(chosen is not None and chosen.deals > 0)
        self.go_on_button.setEnabled(place in (Place.LEFT, Place.TABLE))
        self.move_button.setText(words.bring_back_button() if self.is_bin else words.throw_away_button())
        self.move_button.setEnabled(place not in (None, Place.TABLE))
        self.empty_button.setVisible(self.is_bin)

    def _begin(self) -> None:
        self.begun.emit()
        self.accept()

    def _default_button(self) -> QPushButton:
        return self.go_on_button if self.go_on_button.isEnabled() else self.open_button

    def _rename(self) -> None:
        chosen, title = self._chosen, self.name_box.text().strip()
        if chosen is not None and title != chosen.title:
            self.renamed.emit(chosen.ident, title)

    def _move(self) -> None:
        if self._chosen is not None:
            (self.brought_back if self.is_bin else self.thrown_away).emit(self._chosen.ident)

    def _open(self) -> None:
        if self._chosen is not None:
            self.wanted.emit(self._chosen.ident)
            self.accept()

    def _go_on(self) -> None:
        if self._chosen is not None:
            self.taken_up.emit(self._chosen.ident)
            self.accept()


def _amount(row: ListedSitting) -> int:
    """Return what decides the colour of a line: the gain in duplicate, else the chips."""
    if row.kind is OriginKind.DUPLICATE:
        return row.gain.amount if row.gain else 0
    return row.chips


def _about(row: ListedSitting) -> str:
    """Return what can be done with a sitting, and in duplicate what its gain means."""
    if row.kind is not OriginKind.DUPLICATE:
        return words.about(row.place)
    return sentences([words.duplicate_note(row.gain.deals if row.gain else 0), words.about(row.place)])


def _won(row: ListedSitting) -> str:
    if row.kind is OriginKind.DUPLICATE:
        return words.gained(signed(row.gain.amount)) if row.gain else words.not_compared()
    if row.points is None:
        return signed(row.chips)
    return stones_text(row.points) if row.stones else points_text(row.points)
