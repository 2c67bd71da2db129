"""A recorded deal, ready to be shown from any chair: its moments, pages and notes."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import cached_property

from ombre_desktop.engine import PlayCard, Seat, SeatView, Step, request, reseated, steps_of, view
from ombre_desktop.engine.events import CardTurned, Event, PlayBegan
from ombre_desktop.engine.notation import GameRecord
from ombre_desktop.engine.notation.record import Anchor, section_of
from ombre_desktop.ui.model.present import MissingError
from ombre_desktop.ui.model.sitting import PERSON
from ombre_desktop.ui.texts.outside import comments
from ombre_desktop.value import Value


class Section(Enum):
    """A part of a deal; the value is its name in records."""

    DEAL = "deal"
    AUCTION = "auction"
    TRUMP = "trump"
    EXCHANGE = "exchange"
    PLAY = "play"


class Page(Value):
    """A page of the replay: a section, or during play one trick, counted from 1."""

    section: Section
    trick: int = 0


WITHOUT_A_MOVE: dict[type, str] = {CardTurned: "turn", PlayBegan: "play"}
"""Those lines of a record that hold no move, by the event that writes them."""

AT_THE_END = ("result", "payments", "scores")
"""The lines of a record whose comments belong to the last moment."""


class Showing:
    """
    A record, shown with the seat *first* in the person's place.

    Moment 0 shows the cards as dealt; each move adds a moment.
    """

    def __init__(self, record: GameRecord, first: Seat) -> None:
        self.record = record
        self.first = first
        self.steps: tuple[Step, ...] = steps_of(reseated(record.state, first))

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return len(self.steps) - 1

    @property
    def is_whole(self) -> bool:
        """True if the record includes the settlement."""
        return self.steps[-1].state.is_over

    def view(self, at: int, *, is_open: bool) -> SeatView:
        """Return the deal at a moment: with all cards open if *is_open*, else as the first seat saw it."""
        state = self.steps[at].state
        return SeatView(PERSON, state) if is_open else view(state, PERSON)

    def events(self, at: int, *, is_open: bool) -> tuple[Event, ...]:
        """Return the events of the step to a moment, without those hidden from the first seat."""
        return tuple(self._seen(self.steps[at].events, is_open))

    def turn(self, at: int) -> Seat | None:
        """Return the seat that decides at a moment."""
        asked = request(self.steps[at].state)
        return None if asked is None else asked.seat

    @cached_property
    def pages(self) -> tuple[Page, ...]:
        """The page of each moment, which is the page of the move before it."""
        return (Page(Section.DEAL), *(page for page, _ in self._lines))

    @cached_property
    def marks(self) -> tuple[int, ...]:
        """The moments at which a page is complete."""
        turns = [at for at in range(self.last) if self.pages[at] != self.pages[at + 1]]
        return (*turns, self.last)

    def begins(self, at: int) -> int:
        """Return the first moment of the page to which *at* belongs."""
        while at > 0 and self.pages[at - 1] == self.pages[at]:
            at -= 1
        return at

    def notes(self, at: int) -> tuple[str, ...]:
        """
        Return the record's notes at a moment.

        A comment belongs to the whole line that it ends. Comments on the tags belong to the cards as dealt,
        and those on the result to the end. Text before the record is prose, in any number of lines.
        """
        notes = self.record.notes
        if at == 0:
            named = [note for anchor, note in notes if isinstance(anchor, str) and anchor[0].isupper()]
            return comments((*(" ".join(comment.split()) for comment in self.record.head), *named))
        line = self._lines[at - 1][1]
        moves = [index for index, (_, number) in enumerate(self._lines) if number == line]
        anchors: set[Anchor] = {*moves}
        for index in moves:
            happened = self.steps[index + 1].events
            anchors |= {WITHOUT_A_MOVE[type(event)] for event in happened if type(event) in WITHOUT_A_MOVE}
        if at == self.last:
            anchors |= set(AT_THE_END)
        return comments(note for anchor, note in notes if anchor in anchors)

    @cached_property
    def _lines(self) -> tuple[tuple[Page, int], ...]:
        """The page of each move, and the number of its line in the record."""
        lines: list[tuple[Page, int]] = []
        before: object = None
        for page, key in self._written():
            number = lines[-1][1] if lines else -1
            lines.append((page, number + (key != before)))
            before = key
        return tuple(lines)

    def _written(self) -> Iterator[tuple[Page, object]]:
        """Yield each move's page, and a key for its line; during play, a spoken word has its own line."""
        for index, move in enumerate(self.steps[-1].state.history):
            state = self.steps[index].state
            asked = request(state)
            if asked is None:
                raise MissingError("question for this move")
            section = Section(section_of(asked))
            if section is not Section.PLAY:
                yield Page(section), section
                continue
            page = Page(section, len(state.play.tricks) + 1)
            yield page, page if isinstance(move.action, PlayCard) else index

    def _seen(self, events: tuple[Event, ...], is_open: bool) -> Iterator[Event]:
        for event in events:
            twin = event.seen_by(PERSON)
            if twin is not None:
                yield event if is_open else twin
