"""The source of the table: the deal that is played, or one that is replayed."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, SignalInstance

from ombre_desktop.engine import Action, Refusal, Seat, SeatView
from ombre_desktop.engine.events import Event
from ombre_desktop.ui.session.source import Source


class SourceSwitch(QObject):
    """
    A switch that passes on the signals of one `Source`, at first the *home* of the table.

    `opened`, `stepped` and `asked` are those of the current source.
    """

    opened = Signal(object)
    stepped = Signal(object)
    asked = Signal(object)

    def __init__(self, home: Source, owner: QObject) -> None:
        super().__init__(owner)
        self._home = self._current = home
        self._connect()

    @property
    def current(self) -> Source:
        """The current source."""
        return self._current

    @property
    def is_home(self) -> bool:
        """True while the table shows the deal that is played."""
        return self._current is self._home

    @property
    def view(self) -> SeatView | None:
        """The deal, as far as it may be seen."""
        return self._current.view

    @property
    def story(self) -> tuple[Event, ...]:
        """All events of the deal so far."""
        return self._current.story

    @property
    def turn(self) -> Seat | None:
        """The seat to act, as far as it may be known."""
        return self._current.turn

    @property
    def can_take_back(self) -> bool:
        """True if the person can take a decision back."""
        return self._current.can_take_back

    @property
    def can_redo(self) -> bool:
        """True if the person has taken a decision back and not made another."""
        return self._current.can_redo

    @property
    def can_play_out(self) -> bool:
        """True if no play still to come at the home table can change the result."""
        return self._home.can_play_out

    def refusal(self, action: Action) -> Refusal | None:
        """Return why the person may not take *action* at the home table now; None if they may."""
        return self._home.refusal(action)

    def attend(self, source: Source) -> None:
        """Switch to *source*."""
        for signal, own in self._signals():
            signal.disconnect(own)
        self._current = source
        self._connect()

    def go_home(self) -> None:
        """Switch back to the deal that is played."""
        self.attend(self._home)

    def _connect(self) -> None:
        for signal, own in self._signals():
            signal.connect(own)

    def _signals(self) -> tuple[tuple[SignalInstance, SignalInstance], ...]:
        told = self._current
        return (told.opened, self.opened), (told.stepped, self.stepped), (told.asked, self.asked)
