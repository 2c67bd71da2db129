"""The studies of a replay: notes and variations on its deals, which can be undone and are kept."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, QUrl, Signal

from ombre_desktop.engine import Action
from ombre_desktop.engine.deal import asked_in
from ombre_desktop.engine.notation import format_record
from ombre_desktop.engine.notation.study import LONGEST_NOTE, Note, Study, StudyMark, Variation, with_study
from ombre_desktop.storage.studies import KeptStudy, Tags
from ombre_desktop.ui.desk.table_desk import TableDesk
from ombre_desktop.ui.model.present import present
from ombre_desktop.ui.replay.programme import RecordedDeal
from ombre_desktop.ui.replay.reading import LINE, noted_page
from ombre_desktop.ui.replay.replay_controller import ReplayController
from ombre_desktop.ui.replay.showing import Page
from ombre_desktop.ui.replay.studied import Line, Row, Studied, Writing, otherwise
from ombre_desktop.ui.replay.study_painting import Flag
from ombre_desktop.ui.texts import replay as replay_words
from ombre_desktop.ui.texts import studies as words
from ombre_desktop.ui.texts.key_table import Key
from ombre_desktop.ui.texts.people import shown_names


class StudyHost(QObject):
    """
    The studies of the deals of one *replay*; a variation that is shown belongs to the study of its deal.

    Signals:
        changed: the study of the deal shown is another one.
        told: a sentence for a screen reader.
        shows: another deal is to be shown, which may be new to the programme, at a moment.
        writes: the person wants to write a note; carries the `Writing`.
        wanted: a deal is shown for the first time; carries its key, and what takes the tags kept for it.
        kept: a study has changed; carries the `KeptStudy`.
        ended: the replay goes.
    """

    changed = Signal()
    told = Signal(str)
    shows = Signal(object, int)
    writes = Signal(object)
    wanted = Signal(str, object)
    kept = Signal(object)
    ended = Signal()

    def __init__(self, replay: ReplayController, desk: TableDesk, parent: QObject) -> None:
        super().__init__(parent)
        self._replay, self._desk = replay, desk
        self._studied: dict[int, Studied] = {}
        self._lines: dict[RecordedDeal, tuple[int, int]] = {}

    def close(self) -> None:
        """Let a note that is being written be kept now."""
        self.ended.emit()

    @property
    def study(self) -> Study:
        """The study of the deal shown."""
        return self._here.study

    @property
    def note(self) -> Note | None:
        """The note on the moment shown."""
        return self.study.note(self._replay.at, self._number)

    @property
    def record_text(self) -> str:
        """The record of the deal shown, with its study; of a variation, the deal that it leaves."""
        return format_record(with_study(self._here.record, self.study))

    @property
    def enabled(self) -> frozenset[Key]:
        """The keys that do something now."""
        here, number = self._here, self._number
        can_write = self.note is not None or here.study.has_room
        is_there = not number or here.study.variation(number) is not None
        able = {
            Key.NOTE: can_write and is_there,
            Key.UNDO_NOTE: here.at > 0,
            Key.REDO_NOTE: here.at + 1 < len(here.done),
        }
        return frozenset(key for key, can in able.items() if can)

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows of the list: back from a variation, the notes in turn, then the variations."""
        number, pages = self._number, self._replay.showing.pages
        back = [Row(Line(0), words.as_played())] if number else []
        notes = [
            Row(note.moment, words.note_row(_place(pages[note.moment]), note), note.mark)
            for note in self.study.notes
            if note.variation == number and note.moment < len(pages)
        ]
        others = [
            Row(Line(one.number), self._title(one)) for one in self.study.variations if one.number != number
        ]
        return (*back, *notes, *others)

    @property
    def flags(self) -> tuple[Flag, ...]:
        """The notes on the line of time."""
        those = (note for note in self.study.notes if note.variation == self._number)
        return tuple(Flag(note.moment, note.mark, words.note_told(note)) for note in those)

    @property
    def forks(self) -> tuple[int, ...]:
        """The moments at which variations leave the deal shown; of a variation, where it leaves the deal."""
        shown = (one for one in self.study.variations if self._number in (0, one.number))
        return tuple(sorted({one.moment for one in shown}))

    @property
    def page(self) -> str:
        """The note on the moment shown, and a link to each variation that leaves the deal there."""
        note, at = self.note, self._replay.at
        here = [one for one in self.study.variations if one.moment == at and not self._number]
        links = [(f"{LINE}:{one.number}", self._title(one)) for one in here]
        if note is None:
            return noted_page("", (), links)
        return noted_page(words.heading_of(note), words.lines_of(note), links)

    @property
    def heard(self) -> tuple[str, ...]:
        """The note on the moment shown, for a screen reader."""
        return () if self.note is None else (words.note_told(self.note),)

    def follow(self, link: QUrl) -> None:
        """Show the variation to which a *link* of the page leads."""
        if link.scheme() == LINE:
            self._show_line(int(link.path()))

    def press(self, key: Key) -> None:
        """Do what the button with that *key* does."""
        if key is Key.NOTE:
            self._write()
            return
        step = -1 if key is Key.UNDO_NOTE else 1
        here = self._here
        if 0 <= here.at + step < len(here.done):
            here.at += step
            self._tell_kept(words.taken_back() if step < 0 else words.put_back())

    def go(self, value: object) -> None:
        """Go to what a row of the list leads to."""
        if isinstance(value, int):
            self._replay.go(value)
        elif isinstance(value, Line):
            self._show_line(value.number)

    def take_played(self, actions: Sequence[Action]) -> None:
        """Keep the *actions* of a deal played on as a variation, if it went another way than before."""
        here = self._here
        other = otherwise(here.record, actions)
        if other is None or not here.study.has_room:
            return
        study = here.study.with_variation(*other)
        if study != here.study:
            kept = next(one for one in study.variations if (one.moment, one.actions) == other)
            here.change(study)
            if kept.number == self._number:
                self._show_line(kept.number, self._replay.at)
            self._tell_kept(words.variation_kept(kept.number))

    @property
    def _root(self) -> int:
        """The index of the deal to which the study shown belongs."""
        return self._lines.get(self._replay.deal, (self._replay.chosen, 0))[0]

    @property
    def _number(self) -> int:
        """The number of the variation shown; 0 for the deal as it was played."""
        return self._lines.get(self._replay.deal, (0, 0))[1]

    @property
    def _here(self) -> Studied:
        root = self._root
        if root not in self._studied:
            found = self._studied[root] = Studied(self._replay.programme.deals[root])
            self.wanted.emit(found.key, partial(self._take, found))
        return self._studied[root]

    def _take(self, found: Studied, tags: Tags | None) -> None:
        """Take the *tags* that were kept for a deal, if any were."""
        if tags is not None:
            found.read(tags)
            self.changed.emit()

    def _write(self) -> None:
        """Let the person write a note on the moment shown."""
        at, number = self._replay.at, self._number
        place = _place(self._replay.showing.pages[at])
        keep = partial(self._keep, self._here, at, number)
        remove = partial(self._remove, self._here, number) if number else None
        note = self.note or Note(at, variation=number)
        self.writes.emit(Writing(place, note, keep, remove, self.ended.connect))

    def _keep(self, here: Studied, at: int, number: int, mark: StudyMark | None, text: str) -> None:
        plain = "\n".join(words.lines_of(Note(at, text.strip()[:LONGEST_NOTE])))
        study = here.study.with_note(Note(at, plain[:LONGEST_NOTE], mark, number))
        if study != here.study:
            here.change(study)
            self._tell_kept(words.note_kept(), here)

    def _remove(self, here: Studied, number: int) -> None:
        here.change(here.study.without_variation(number))
        self._show_line(0)
        self._tell_kept(words.taken_back(), here)

    def _tell_kept(self, told: str, here: Studied | None = None) -> None:
        """Let the study of *here*, or of the deal shown, be kept, and say what has happened."""
        here = here or self._here
        place = here.deal.own.place if here.deal.own is not None else None
        game_id, number = (place.game_id, place.number) if place else (None, None)
        self.kept.emit(KeptStudy(here.key, here.tags, game_id, number))
        self.told.emit(told)
        self.changed.emit()

    def _show_line(self, number: int, at: int | None = None) -> None:
        """Show a variation, or the deal as it was played, where the two part or at another moment."""
        root, deals = self._root, self._replay.programme.deals
        one = self.study.variation(number or self._number)
        parting = one.moment if one is not None else 0
        shown = self._deal_of(number) if number and one is not None else deals[root]
        self.shows.emit(shown, parting if at is None else at)

    def _deal_of(self, number: int) -> RecordedDeal:
        """Return the deal of a variation, always the same one, which reads its record again."""
        root, here = self._root, self._here
        found = next((deal for deal, line in self._lines.items() if line == (root, number)), None)
        if found is None:
            title = self._title(present(here.study.variation(number), "variation"))
            read = partial(here.varied, number)
            found = RecordedDeal(read, title, here.deal.portraits, deck=here.deal.deck, leaves=here.deal)
            self._lines[found] = (root, number)
        found.forget()
        return found

    def _title(self, one: Variation) -> str:
        asked = asked_in(self._here.showing.steps[one.moment].state)
        names, first = shown_names(self._replay.sitting.company.names), self._replay.showing.first
        name = names[(asked.seat - first) % len(names)]
        return words.variation_title(one.number, name, one.actions[0], asked, self._desk.deck)


def _place(page: Page) -> str:
    return replay_words.page_title(page.section.value, page.trick)
