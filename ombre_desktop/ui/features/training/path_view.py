"""The path as a page of parchment: its chapters below each other, and the keys by which one walks on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.dialogs.steady_scroll import SteadyScroll
from ombre_desktop.ui.dialogs.style import Appearance, Part, mark
from ombre_desktop.ui.dialogs.typed_search import TypedSearch
from ombre_desktop.ui.features.training.chapter_view import COLUMNS, ChapterView
from ombre_desktop.ui.features.training.path_reading import Gallery
from ombre_desktop.ui.features.training.sizes import unit_of
from ombre_desktop.ui.features.training.station_button import StationButton
from ombre_desktop.ui.table.group import Group
from ombre_desktop.ui.texts import learn as words

_MARGIN, _BETWEEN, _SHOWN, _ABOVE = 26.0, 34.0, 18, 4
"""The margin of the page, the room between chapters, and that shown round a station in focus, in units."""


class PathView(SteadyScroll):
    """
    The page with the path; one station at a time can be reached with Tab, all others by the keys of the path.

    Signals:
        begun: the `StationButton` that was clicked.
        exercised: the one whose pips were clicked.
        told: the `StationButton` to tell about: the one under the pointer, or else the one in focus.
        hinted: the sentence about the pips under the pointer.
    """

    begun = Signal(object)
    exercised = Signal(object)
    told = Signal(object)
    hinted = Signal(str)

    def __init__(self, look: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        mark(self, Part.SHEET)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self._look = look
        self._page = Group()
        self._page.setAccessibleName(words.path_name())
        self.setWidget(self._page)
        self.chapters: tuple[ChapterView, ...] = ()
        self._current: StationButton | None = None
        self._search = TypedSearch()

    def add(self, chapter: ChapterView) -> None:
        """Add a *chapter* below the others."""
        chapter.setParent(self._page)
        self.chapters = (*self.chapters, chapter)
        for one in chapter.stations:
            one.clicked.connect(lambda _=False, one=one: self.begun.emit(one))
            one.told.connect(lambda is_told, one=one: self._tell(one, is_told=is_told))
            one.walked.connect(self._walk)
            if one.pips is not None:
                one.pips.clicked.connect(lambda _=False, one=one: self.exercised.emit(one))
                one.pips.told.connect(lambda is_told, one=one: self._tell_pips(one, is_told=is_told))

    @property
    def page(self) -> QWidget:
        """The widget on which the chapters lie."""
        return self._page

    @property
    def stations(self) -> tuple[StationButton, ...]:
        """All stations in the order of the path."""
        return tuple(one for chapter in self.chapters for one in chapter.stations)

    @property
    def current(self) -> StationButton | None:
        """The station that has the focus, or had it last."""
        return self._current

    def restyle(self, look: Appearance, gallery: Gallery) -> None:
        """Adopt the colours and sizes of *look*."""
        self._look = look
        for chapter in self.chapters:
            chapter.dress(look, gallery.pictures, gallery.cuts.get(chapter.name))
        self.lay_out()

    def lay_out(self) -> None:
        """Place the chapters in the present width, all in the same columns."""
        if not self.chapters:
            return
        unit, width = unit_of(self._look.text), self.viewport().width()
        margin = round(_MARGIN * unit)
        room = width - 2 * margin
        columns = max(1, min(COLUMNS, int(room / max(one.least() for one in self.chapters))))
        top = margin
        for row in _rows(self.chapters, columns):
            each = room // len(row)
            heights = [one.lay_out(each, columns // len(row)) for one in row]
            for at, (chapter, height) in enumerate(zip(row, heights, strict=True)):
                chapter.setGeometry(margin + at * each, top, each, height)
            top += max(heights) + round(_BETWEEN * unit)
        self._page.resize(width, top)
        if self._current is not None and self._current.hasFocus():
            self.reveal(self._current)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the chapters again."""
        super().resizeEvent(event)
        self.lay_out()

    # The focus.

    def go_to(self, station: StationButton) -> None:
        """Give the focus to *station*, and show it, with the heading if it stands in the first row."""
        self.choose(station)
        station.setFocus(Qt.FocusReason.OtherFocusReason)
        self.reveal(station)

    def choose(self, station: StationButton) -> None:
        """Let *station* be the one that Tab leads to, and tell of it."""
        if self._current is not None:
            self._current.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._current = station
        station.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        here = self.chapter_of(station)
        for each in self.chapters:
            if each.row is not None:
                each.row.reach_by_tab(reached=each is here)
        self.told.emit(station)

    def reveal(self, station: StationButton) -> None:
        """
        Show *station*.

        If it is in the first row, show the choices over it and the heading as well, whole or not at all.
        """
        chapter, bar = self.chapter_of(station), self.verticalScrollBar()
        about = round(_SHOWN * unit_of(self._look.text))
        is_first = station.y() < chapter.stations[0].y() + station.height() / 2
        if is_first:
            self.ensureVisible(chapter.x(), chapter.y(), 0, about)
        place = station.geometry().translated(chapter.pos())
        self.ensureVisible(place.center().x(), place.bottom(), 0, about)
        self.ensureVisible(place.center().x(), place.top(), 0, about)
        if is_first and chapter.y() < bar.value():
            top = place.top() if chapter.row is None else chapter.y() + chapter.row.y()
            bar.setValue(top - round(_ABOVE * unit_of(self._look.text)))

    def chapter_of(self, station: StationButton) -> ChapterView:
        """Return the chapter in which *station* stands."""
        return next(one for one in self.chapters if station in one.stations)

    def open_at(self, chapter: ChapterView) -> None:
        """Scroll to the heading of *chapter*."""
        self.verticalScrollBar().setValue(chapter.y() - round(_SHOWN * unit_of(self._look.text)))

    def _tell(self, station: StationButton, *, is_told: bool) -> None:
        if station.hasFocus() and station is not self._current:
            self.go_to(station)  # a click, which begins nothing where the pointer leaves the station
        if is_told:
            self.told.emit(station)
        elif self._current is not None:
            self.told.emit(self._current)

    def _tell_pips(self, station: StationButton, *, is_told: bool) -> None:
        """Tell of the pips under the pointer, and afterwards of their station."""
        if is_told and station.pips is not None:
            self.hinted.emit(station.pips.taught)
        else:
            self.told.emit(station)

    # The keys.

    def _walk(self, event: QKeyEvent) -> None:
        """Go where a key of the path leads, or to a station whose title begins with what is typed."""
        stations, here = self.stations, self._current
        if here is None:
            return
        at, key = stations.index(here), event.key()
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            step = 1 if key == Qt.Key.Key_Right else -1
            self.go_to(stations[max(0, min(len(stations) - 1, at + step))])
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._climb(here, down=key == Qt.Key.Key_Down)
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self._turn(here, forwards=key == Qt.Key.Key_PageDown)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.go_to(stations[0 if key == Qt.Key.Key_Home else -1])
        else:
            self._find(event.text(), at)

    def _climb(self, here: StationButton, *, down: bool) -> None:
        """Go to the nearest station in the row below, or above."""
        page = self._page
        place = {one: one.mapTo(page, one.card.center().toPoint()) for one in self.stations}
        own, row = place[here], here.height() / 2
        beyond = [one for one in self.stations if (place[one].y() - own.y()) * (1 if down else -1) > row]
        if beyond:
            nearest = min(abs(place[one].y() - own.y()) for one in beyond)
            in_row = [one for one in beyond if abs(place[one].y() - own.y()) < nearest + row]
            self.go_to(min(in_row, key=lambda one: abs(place[one].x() - own.x())))

    def _turn(self, here: StationButton, *, forwards: bool) -> None:
        """Go to the first station of the next chapter, or of the one before."""
        at = self.chapters.index(self.chapter_of(here))
        chapter = self.chapters[max(0, min(len(self.chapters) - 1, at + (1 if forwards else -1)))]
        self.go_to(chapter.stations[0])

    def _find(self, typed: str, at: int) -> None:
        """Go to the next station whose title, or number, begins with what has been *typed* of late."""
        names = [f"{one.words.name} {one.station.number or ''}" for one in self.stations]
        found = self._search.find(typed, names, at)
        if found is not None:
            self.go_to(self.stations[found])


def _rows(chapters: Sequence[ChapterView], columns: int) -> Iterator[tuple[ChapterView, ...]]:
    """Yield the *chapters* in rows: two short ones stand side by side, unless one has choices."""
    left = list(chapters)
    while left:
        row = left[:2]
        if any(one.row is not None or 2 * len(one.stations) > columns for one in row):
            row = left[:1]
        yield tuple(row)
        del left[: len(row)]
