"""The board with a deal for each day: leaves of a calendar, and what everybody made of the same cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.dialogs.sections import wrapped
from ombre_desktop.ui.dialogs.sheet_model import Column
from ombre_desktop.ui.dialogs.sheets import SheetView
from ombre_desktop.ui.dialogs.style import Appearance, Part, mark
from ombre_desktop.ui.features.daily.day import Day, Rung, ladder_of
from ombre_desktop.ui.features.daily.leaf import DayLeaf
from ombre_desktop.ui.replay.face_sign import FACE_SHAPE, FaceSign
from ombre_desktop.ui.replay.pictures import Pictures
from ombre_desktop.ui.session.day_sitting import PEOPLE, people_at
from ombre_desktop.ui.texts import daily as words
from ombre_desktop.ui.texts.faces import COMPANY
from ombre_desktop.ui.texts.levels import TEMPERS
from ombre_desktop.ui.texts.results import signed
from ombre_desktop.ui.texts.score_sheet import replay_button
from ombre_desktop.value import Value

_COLUMNS, _FEW, _LARGE = 5, 3, 1.3
"""The columns of leaves, with ordinary letters and with those larger than a factor."""
_GAP = 6


class Shown(Value):
    """The contents of the board: the *days* up to today, the one *chosen*, and a sentence on the *future*."""

    days: tuple[Day, ...]
    chosen: int
    portrait: str
    future: str = ""


class DayBoard(Board):
    """
    The last days as leaves; beside them the chosen one, its table, or the ladder once it was played.

    Signals:
        wanted: the `Day` to play.
        turned: another `Day` is chosen.
        copied: the `Day` whose line is wanted.
        saved: the `Day` of which a picture is wanted.
        replayed: the `Day` that is to be looked at again.
    """

    names_cards = False
    wanted = Signal(object)
    turned = Signal(object)
    copied = Signal(object)
    saved = Signal(object)
    replayed = Signal(object)

    def __init__(
        self, appearance: Appearance, shown: Shown, pictures: Pictures, parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, parent, scrolls=False)
        self._pictures, self._shown = pictures, shown
        self.set_title(words.title())
        self.about = wrapped(shown.future or words.about(), Part.NOTE)
        self.body.addWidget(self.about)
        self.leaves: tuple[DayLeaf, ...] = ()
        self.open_at_size(880, 680)

    def build(self) -> Iterator[None]:
        """Make the leaves and the page of the chosen day, step by step."""
        halves = QHBoxLayout()
        halves.setSpacing(self.appearance.pixels(20))
        group, days = QButtonGroup(self), self._shown.days
        for day in days:
            leaf = DayLeaf(day, self.appearance, is_today=day is days[-1])
            leaf.prepare()
            group.addButton(leaf)
            self.leaves = (*self.leaves, leaf)
            yield
        self._calendar = self.pane(self._in_rows())
        halves.addWidget(self._calendar)
        yield
        halves.addLayout(self._made_page(), 1)
        self.body.addLayout(halves, 1)
        yield
        self._make_foot()
        self._pictures.arrived.connect(self.people.viewport().update)
        yield
        chosen = self._shown.chosen
        first = next((one for one in self.leaves if one.day.deal.day == chosen), self.leaves[-1])
        first.setChecked(True)
        group.buttonToggled.connect(lambda _, on: self._turn() if on else None)
        self.restyled()
        first.setFocus()

    @property
    def day(self) -> Day:
        """The day that is chosen."""
        return next((one.day for one in self.leaves if one.isChecked()), self.leaves[-1].day)

    def show_days(self, days: Sequence[Day]) -> None:
        """Show the same *days*, of which more is known now."""
        for leaf, day in zip(self.leaves, days, strict=True):
            leaf.show_day(day)
        self._tell()

    def restyled(self) -> None:
        """Show everything in the appearance's sizes; large letters leave room for fewer columns."""
        look = self.appearance
        columns = _FEW if look.text > _LARGE else _COLUMNS
        self._grid.setSpacing(look.pixels(_GAP))
        for at, leaf in enumerate(self.leaves):
            leaf.restyle(look)
            self._grid.addWidget(leaf, at // columns, at % columns)
            self._grid.setRowMinimumHeight(at // columns, leaf.sizeHint().height())
        bar = self._calendar.verticalScrollBar().sizeHint().width()
        self._calendar.setFixedWidth(columns * (self.leaves[0].sizeHint().width() + look.pixels(_GAP)) + bar)
        self._tell()

    def showEvent(self, event: QShowEvent) -> None:
        """Show the leaf that is chosen, which is possible only when all have their places."""
        super().showEvent(event)
        leaf = next((one for one in self.leaves if one.isChecked()), self.leaves[-1])
        self.bring_into_view(leaf)

    def _in_rows(self) -> QVBoxLayout:
        """Return the leaves in rows, from the oldest to today's."""
        around = mark(QWidget(), Part.BARE)
        grid = self._grid = QGridLayout(around)
        grid.setContentsMargins(0, 0, 0, 0)
        around.setAccessibleName(words.days_name())
        column = QVBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(around)
        column.addStretch()
        return column

    def _made_page(self) -> QVBoxLayout:
        """Return the page of the chosen day."""
        page = QVBoxLayout()
        page.setSpacing(self.appearance.pixels(8))
        self.heading = wrapped("", Part.FIGURE)
        self.state = wrapped("", Part.NAME)
        self.people: SheetView[Rung] = SheetView()
        self.note = wrapped("", Part.NOTE)
        for widget in (self.heading, self.state):
            page.addWidget(widget)
        page.addWidget(self.people, 1)
        page.addWidget(self.note)
        page.addStretch()
        return page

    def _make_foot(self) -> None:
        self.add_button(words.close_button()).clicked.connect(self.reject)
        self.buttons.addStretch()
        self.copy_button = self.add_button(words.copy_button())
        self.copy_button.clicked.connect(self._copy)
        self.save_button = self.add_button(words.save_button())
        self.save_button.clicked.connect(lambda: self.saved.emit(self.day))
        self.replay_button = self.add_button(replay_button())
        self.replay_button.clicked.connect(self._replay)
        self.play_button = self.add_button(words.play_button())
        self.play_button.clicked.connect(self._play)

    def _replay(self) -> None:
        self.replayed.emit(self.day)
        self.accept()

    def _play(self) -> None:
        self.wanted.emit(self.day)
        self.accept()

    def _copy(self) -> None:
        self.copied.emit(self.day)
        self.note.setText(words.copied())
        self.note.show()

    def _turn(self) -> None:
        self._tell()
        self.turned.emit(self.day)

    def _tell(self) -> None:
        """Show the chosen day."""
        day = self.day
        is_played = day.played is not None
        self.heading.setText(words.heading(day.date, day.deal.game.name))
        self.state.setText(self._state(day))
        self.note.setText(self._note(day))
        for widget in (self.state, self.note):
            widget.setVisible(bool(widget.text()))
        for button in (self.copy_button, self.save_button, self.replay_button):
            button.setVisible(is_played)
        self.play_button.setVisible(not is_played)
        self.gild(self.replay_button, gold=is_played)
        self.gild(self.play_button, gold=not is_played)
        self.play_button.setText(words.go_on_button() if day.is_left else words.play_button())
        self._show_ladder(day) if is_played else self._show_table(day)

    def _state(self, day: Day) -> str:
        """Return the one sentence on the day."""
        if day.played is not None:
            return words.mark_told(day.played.mark, is_late=day.is_late)
        if day.is_left:
            return words.left_told()
        return words.once_told() if day is self.leaves[-1].day else words.missed_told()

    def _note(self, day: Day) -> str:
        """Return how far the others are, or by which version the deal was played."""
        if day.played is None:
            return ""
        if day.missing:
            return words.waited_for(len(PEOPLE) - len(day.missing), len(PEOPLE))
        return words.versions_told(day.played.version, day.played.others_version)

    def _show_table(self, day: Day) -> None:
        """Show who sits at the table, from the person's right on, and how each of them plays."""
        rows = tuple(Rung(one, None) for one in people_at(day.deal))
        temper = Column[Rung](words.temper_heading(), lambda one: TEMPERS[COMPANY[one.portrait].temper]())
        self._show(words.table_name(), rows, temper)

    def _show_ladder(self, day: Day) -> None:
        """Show what everybody won with the same cards, the best first."""
        won = Column[Rung](
            words.won_heading(),
            lambda one: words.plays_told() if one.amount is None else signed(one.amount),
            figure=True,
        )
        rows = ladder_of(day, self._shown.portrait)
        self._show(words.ladder_name(), rows, won)
        self.people.select(next((at for at, one in enumerate(rows) if one.is_own), 0))

    def _show(self, heading: str, rows: tuple[Rung, ...], column: Column[Rung]) -> None:
        who = Column[Rung](
            heading,
            lambda one: words.you() if one.is_own else COMPANY[one.portrait].name(),
            sign=lambda one: FaceSign(self._pictures, one.portrait),
            shape=FACE_SHAPE,
        )
        self.people.setAccessibleName(heading)
        self.people.show_rows([[who, column]], rows, self.appearance)
        self.people.select(0)
