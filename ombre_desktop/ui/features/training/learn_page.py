"""The page *Learn*: the path with lessons, exercises, problems and what comes back, chapter by chapter."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QListWidgetItem, QWidget

from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.dialogs.style import Appearance, Part, line
from ombre_desktop.ui.dialogs.title_list import TitleList
from ombre_desktop.ui.features.training.chapter_view import ChapterView
from ombre_desktop.ui.features.training.choice_row import ChoiceRow
from ombre_desktop.ui.features.training.choosing import Wish
from ombre_desktop.ui.features.training.deed import Deed
from ombre_desktop.ui.features.training.next_row import NextRow
from ombre_desktop.ui.features.training.next_thing import Known, NextThing, lesson_ahead, next_thing
from ombre_desktop.ui.features.training.path import (
    PRACTICE,
    Chapter,
    Standing,
    Station,
    chosen_station,
    set_deals_station,
)
from ombre_desktop.ui.features.training.path_reading import FoundPath, Gallery, Look
from ombre_desktop.ui.features.training.path_view import PathView
from ombre_desktop.ui.features.training.station_button import StationButton
from ombre_desktop.ui.texts import learn as words
from ombre_desktop.ui.texts.exercises import exercises_button
from ombre_desktop.value import replace

Chosen = Callable[[Station], bool]
"""A function that tells whether a station is one at which the page opens."""
_CONTENTS, _SHARE = 190, 0.26
"""The nominal width of the contents, and the share of the page from which they are left out."""


class LearnPage(Board):
    """
    The path that was *found*; the focus starts at the first station that is *chosen*, or else the next.

    Signals:
        begun: the `Station` to begin.
        wished: the `Wish` that was chosen among the problems.
        exercises_wanted: the name of the lesson whose exercises are wanted.
        next_wanted: the `NextThing` to begin.
        restyled_to: the page needs its pictures in another look.
    """

    begun = Signal(object)
    wished = Signal(object)
    exercises_wanted = Signal(str)
    next_wanted = Signal(object)
    restyled_to = Signal()

    def __init__(
        self, look: Appearance, found: FoundPath, chosen: Chosen, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent, scrolls=False)
        self.set_title(words.title())
        self._found, self._chosen, self._gallery = found, chosen, found.gallery
        self._is_counted = False
        stations = (one for chapter in found.path for one in chapter.stations)
        self._known = Known(lesson=lesson_ahead(stations))
        self.next = NextRow()
        self.next.wanted.connect(self._begin_next)
        self.body.addWidget(self.next)
        self._contents = TitleList()
        self._contents.setAccessibleName(words.chapters_name())
        self.line = line(part=Part.SAYING)
        self.line.setWordWrap(True)
        self.path = PathView(look)
        self.path.begun.connect(lambda button: self._begin(button.station))
        self.path.exercised.connect(lambda button: self._exercise(button.station))
        self.path.told.connect(self._tell)
        self.path.hinted.connect(self.line.setText)
        row = QHBoxLayout()
        row.setSpacing(look.pixels(10))
        row.addWidget(self._contents)
        row.addWidget(self.path, 1)
        self.body.addLayout(row, 1)
        self.body.addWidget(self.line)
        self.open_at_size(1040, 790)

    def build(self) -> Iterator[None]:
        """Lay the chapters on the page, one after the other, and give the focus to the station chosen."""
        for chapter in self._found.path:
            gallery = self._gallery
            cut = gallery.cuts.get(chapter.name)
            view = ChapterView(chapter, gallery.pictures, cut, self.appearance, self.path.page)
            if chapter.name == PRACTICE:
                view.take(self._made_row(view))
            self.path.add(view)
            QListWidgetItem(words.chapter_title(chapter.name), self._contents)
            yield
        for view in self.path.chapters:
            view.least()  # measures the titles
            yield
        self._contents.currentRowChanged.connect(self._turn_to)
        self._build_foot()
        yield
        self._adopt()
        yield
        self.path.restyle(self.appearance, self._gallery)
        yield
        self._show_selected()
        self._offer_next()
        self.path.go_to(self._first)

    def _made_row(self, view: ChapterView) -> ChoiceRow:
        """Return the choices among problems, which stand in *view*."""
        row = ChoiceRow(self._found.selected, self.appearance, view)
        row.wished.connect(partial(self._select, row))
        return row

    def _select(self, row: ChoiceRow, wish: Wish) -> None:
        """Take *wish* as the choice among problems, and show it at its station."""
        self._found = replace(self._found, selected=self._found.selected.selecting(wish))
        row.show_selection(self._found.selected)
        self._show_selected()
        chosen = next(one for one in self.path.stations if one.station.deed is Deed.CHOSEN)
        self.path.choose(chosen)
        self.wished.emit(self._found.selected.wish)

    def _show_selected(self) -> None:
        """Show at their stations which problems are chosen, and how many of them are left."""
        selected = self._found.selected
        for one in self.path.stations:
            if one.station.deed is Deed.CHOSEN:
                one.tell(chosen_station(selected))
            elif one.station.deed is Deed.SET_DEALS:
                one.tell(set_deals_station(selected))
            elif one.station.deed is Deed.DRILL:
                one.tell(replace(one.station, choice=selected.wish))
        self.path.lay_out()

    def tell_waiting(self, count: int) -> None:
        """Show that *count* missed positions come back today."""
        self._is_counted = True
        self._known = replace(self._known, due=count)
        self._offer_next()
        for one in self.path.stations:
            if one.station.deed is Deed.MISTAKES:
                one.tell(replace(one.station, parts=count))
                self.path.lay_out()
                if one is self.path.current:
                    self._tell(one)

    def tell_known(self, known: Known) -> None:
        """Offer what is *known* to be worth practising, or today's deal, if nothing else is next."""
        self._known = replace(self._known, weak=known.weak, day=known.day)
        self._offer_next()

    def _offer_next(self) -> None:
        self.next.offer(next_thing(self._known, self._found.selected.problems))

    def _begin_next(self, thing: NextThing) -> None:
        self.next_wanted.emit(thing)
        self.accept()

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        """The chapters of the path."""
        return self._found.path

    @property
    def look_shown(self) -> Look:
        """The look of the pictures that are shown."""
        return self._gallery.look

    def show_gallery(self, gallery: Gallery) -> None:
        """Show the stations with other pictures."""
        self._gallery = gallery
        self.path.restyle(self.appearance, gallery)

    def restyled(self) -> None:
        """Adopt another appearance; the pictures follow when they are painted."""
        if self.path.chapters:
            self._adopt()
            self.path.restyle(self.appearance, self._gallery)
            self.restyled_to.emit()

    def _adopt(self) -> None:
        look = self.appearance
        self._contents.set_least(look.least)
        self._contents.setFixedWidth(look.pixels(_CONTENTS))
        self._make_room()
        self.line.ensurePolished()
        self.line.setFixedHeight(self._lines * self.line.fontMetrics().lineSpacing())

    @property
    def _lines(self) -> int:
        """The lines that the longest sentence takes, so that nothing moves when another is said."""
        metrics, room = self.line.fontMetrics(), max(1, self.width() - self.appearance.pixels(48))
        longest = max(metrics.horizontalAdvance(one.words.taught) for one in self.path.stations)
        return 1 if longest < room else 2

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the contents out where large letters need their room."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        self._contents.setVisible(self._contents.width() < _SHARE * self.width())

    def showEvent(self, event: QShowEvent) -> None:
        """Show the station in focus, which is possible only when everything has its place."""
        super().showEvent(event)
        if self.path.current is not None:
            self.path.reveal(self.path.current)

    def _build_foot(self) -> None:
        self.add_button(words.close_button()).clicked.connect(self.reject)
        self.buttons.addStretch()
        self.exercises_button = self.add_button(exercises_button())
        self.exercises_button.clicked.connect(self._exercise_current)
        self.begin_button = self.add_button(words.begin_button(), part=Part.GOLD)
        self.begin_button.clicked.connect(self._begin_current)

    @property
    def _first(self) -> StationButton:
        """The station at which the focus starts."""
        stations = self.path.stations
        here = [one for one in stations if self._chosen(one.station)] or [*stations]
        ahead = [one for one in here if one.station.standing is Standing.NEXT]
        left = [one for one in here if one.station.standing is not Standing.DONE]
        return next(iter((*ahead, *left, *here)))

    def _tell(self, button: StationButton) -> None:
        """Say what the station teaches that is under the pointer, or else in focus."""
        self.line.setText(button.words.taught)
        self._allow(button.station)
        at = self.path.chapters.index(self.path.chapter_of(button))
        with QSignalBlocker(self._contents):
            self._contents.setCurrentRow(at)

    def _allow(self, station: Station) -> None:
        self.exercises_button.setEnabled(station.deed is Deed.LESSON and station.parts > 0)
        self.begin_button.setEnabled(self._can_begin(station))

    def _can_begin(self, station: Station) -> bool:
        """Tell whether there is anything in *station*: it may be that no mistake comes back."""
        return station.deed is not Deed.MISTAKES or not self._is_counted or station.parts > 0

    def _turn_to(self, row: int) -> None:
        """Show the chapter chosen in the contents; its first station is now the one to begin."""
        chapter = self.path.chapters[row]
        self.path.open_at(chapter)
        self.path.choose(chapter.stations[0])

    def _begin_current(self) -> None:
        if self.path.current is not None:
            self._begin(self.path.current.station)

    def _begin(self, station: Station) -> None:
        """Begin *station*, unless no mistake comes back: the page says so below."""
        if self._can_begin(station):
            self.begun.emit(station)
            self.accept()

    def _exercise_current(self) -> None:
        if self.path.current is not None:
            self._exercise(self.path.current.station)

    def _exercise(self, station: Station) -> None:
        self.exercises_wanted.emit(station.name)
        self.accept()
