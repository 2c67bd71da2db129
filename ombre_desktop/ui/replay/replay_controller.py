"""The controller of a replay, which goes forward and back by moves and by tricks, or runs by itself."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from ombre_desktop.engine import Action, Refusal, Seat, SeatView
from ombre_desktop.engine.events import Event, TrickTaken
from ombre_desktop.ui.desk.table_desk import TableDesk
from ombre_desktop.ui.model.sitting import PERSON, Sitting
from ombre_desktop.ui.model.table_step import TableStep
from ombre_desktop.ui.replay.programme import Programme, RecordedDeal, reached, watched
from ombre_desktop.ui.replay.showing import Showing
from ombre_desktop.ui.table.tempo import tempo_of, trick_hold_of
from ombre_desktop.ui.table.turn import BRISK

BREATH = 700
"""The milliseconds between two moves of a deal that runs by itself; half as many at a fast tempo."""
LONGEST_HOLD = 2000
"""The milliseconds for which a running deal shows a trick that would otherwise wait for a click."""


class ReplayController(QObject):
    """
    A controller that shows one moment of a recorded deal after another; a `Source` of the table.

    If the person steps by hand, a full trick stays until the next step. `moved` is emitted when another
    moment is shown, and when the deal starts or stops running.
    """

    opened = Signal(object)
    stepped = Signal(object)
    asked = Signal(object)  # never emitted: there are no questions here
    moved = Signal()

    def __init__(self, desk: TableDesk, programme: Programme, chosen: int = 0) -> None:
        super().__init__(desk)
        self.programme = programme
        self._desk, self._ground, self._player = desk, desk.ground, desk.player
        self._chosen = chosen
        self._is_open = True
        self._is_running = False
        self._at = self._goal = 0
        self._seen: tuple[int, SeatView] | None = None
        self._breath = QTimer(self)
        self._breath.setSingleShot(True)
        self._breath.timeout.connect(self.forward)
        self._showing = Showing(self.deal.record, PERSON)
        self._sitting = watched(programme, chosen, self._showing)
        desk.quiet.connect(self._go_on)

    @property
    def showing(self) -> Showing:
        """The deal shown, from the chosen chair."""
        return self._showing

    @property
    def deal(self) -> RecordedDeal:
        """The deal of the programme that is shown."""
        return self.programme.deals[self._chosen]

    @property
    def chosen(self) -> int:
        """The index of the deal in the programme."""
        return self._chosen

    @property
    def at(self) -> int:
        """The moment shown, or whose events are being shown."""
        return self._at

    @property
    def is_open(self) -> bool:
        """True if all hands are open."""
        return self._is_open

    @property
    def is_running(self) -> bool:
        """True if the deal runs by itself."""
        return self._is_running

    @property
    def sitting(self) -> Sitting:
        """The sitting at this moment."""
        return reached(self._sitting, self._showing.steps[self._at])

    @property
    def view(self) -> SeatView:
        """The deal as shown at this moment."""
        if self._seen is None or self._seen[0] != self._at:
            self._seen = self._at, self._showing.view(self._at, is_open=self._is_open)
        return self._seen[1]

    @property
    def story(self) -> tuple[Event, ...]:
        """All events up to this moment."""
        moments = range(self._at + 1)
        return tuple(e for at in moments for e in self._showing.events(at, is_open=self._is_open))

    @property
    def turn(self) -> Seat | None:
        """The seat to act at this moment."""
        return self.view.position.to_act

    @property
    def can_take_back(self) -> bool:
        """False: the person has decided nothing here."""
        return False

    @property
    def can_redo(self) -> bool:
        """False: nothing was taken back here."""
        return False

    @property
    def can_play_out(self) -> bool:
        """False: nothing is played here."""
        return False

    def refusal(self, _: Action) -> Refusal | None:
        """Return None: there is no request here."""
        return None

    def forward(self) -> None:
        """Finish the present animation, and show the next move."""
        if self._at == self._showing.last:
            self._desk.hurry()
            return
        if self._player.holds:
            self._desk.hurry()
        elif not self._player.is_idle:
            self.opened.emit(self.sitting)
        self._tell(self._at + 1)

    def back(self) -> None:
        """Show the previous moment."""
        self.go(self._at - 1)

    def next_page(self) -> None:
        """Run to the end of the present page, such as a trick; if already running there, jump."""
        if self._goal > self._at:
            self.go(self._goal)
            return
        self._goal = next((mark for mark in self._showing.marks if mark > self._at), self._at)
        self.forward()

    def last_page(self) -> None:
        """Go back to the last page that was complete, such as the trick before."""
        self.go(max((mark for mark in self._showing.marks if mark < self._at), default=0))

    def to_start(self) -> None:
        """Go back to the cards as dealt."""
        self.go(0)

    def to_end(self) -> None:
        """Go to the last moment of the record."""
        self.go(self._showing.last)

    def go(self, at: int) -> None:
        """
        Show the table as it was at the moment *at*.

        If a trick was completed there, its last card is seen being played.
        """
        at = min(max(0, at), self._showing.last)
        self._breath.stop()
        is_end = at == self._showing.last and self._showing.is_whole
        is_trick = any(isinstance(event, TrickTaken) for event in self._showing.steps[at].events)
        self._at = self._goal = at - 1 if is_trick and not is_end else at
        self.opened.emit(self.sitting)
        if self._at != at:
            self._tell(at)
            return
        self.moved.emit()
        self._go_on()

    def run(self, running: bool) -> None:
        """Run the deal by itself, again from the beginning if it is at its end; or stop it."""
        self._is_running = running
        self._breath.stop()
        self._goal = self._at
        self._player.trick_hold = self._hold
        if running and self._at == self._showing.last:
            self.to_start()
        elif running:
            self._desk.hurry()
            self._go_on()
        self.moved.emit()

    def reword(self) -> None:
        """Take notes and titles in the new language from the programme; the moment stays."""
        if self.programme.translated is not None:
            self.programme = self.programme.translated()
            self._showing = Showing(self.deal.record, self._showing.first)

    def choose(self, number: int) -> None:
        """Show another deal of the programme."""
        self._chosen = number
        self._load(self._showing.first)

    def sit(self, first: Seat) -> None:
        """Show the same moment from another chair."""
        self._load(first, self._at)

    def open_hands(self, is_open: bool) -> None:
        """Show all hands, or only what the first seat saw."""
        self._is_open = is_open
        self._seen = None
        self.go(self._at)

    def pause(self) -> None:
        """Give the table to another source for now."""
        self._breath.stop()
        self._is_running = False
        self._player.trick_hold = trick_hold_of(self._ground.preferences)

    def close(self) -> None:
        """Show nothing more."""
        self.pause()
        self._desk.quiet.disconnect(self._go_on)

    def _load(self, first: Seat, at: int = 0) -> None:
        record = self.deal.record
        self._showing = Showing(record, Seat(first % record.state.seats))
        self._sitting = watched(self.programme, self._chosen, self._showing)
        self._seen = None
        self.go(at)

    def _tell(self, at: int) -> None:
        self._at = at
        self._goal = max(self._goal, at)
        self._player.trick_hold = self._hold
        events = self._showing.events(at, is_open=self._is_open)
        self.stepped.emit(TableStep(events, self.view, self.sitting))
        self.moved.emit()

    @property
    def _hold(self) -> int | None:
        """The milliseconds for which a full trick is shown; None means until the next step."""
        if not self._is_running and self._at < self._showing.last:
            return None
        hold = trick_hold_of(self._ground.preferences)
        return LONGEST_HOLD if hold is None else hold

    def _go_on(self) -> None:
        """Continue a running deal, once everything has been shown."""
        if not self._desk.shows(self) or not self._player.is_idle:
            return
        if self._goal > self._at:
            self._breath.start(0)
        elif self._is_running and self._at == self._showing.last:
            self._is_running = False
            self.moved.emit()
        elif self._is_running:
            is_brisk = tempo_of(self._ground.preferences) == BRISK
            self._breath.start(BREATH // 2 if is_brisk else BREATH)
