"""The replay on the table, if there is one, and the sitting that waits for its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMainWindow

from ombre_desktop.ui.background.opening import Openings
from ombre_desktop.ui.replay.arrival import arrival, read_belinda
from ombre_desktop.ui.replay.stage import Stage

if TYPE_CHECKING:
    from ombre_desktop.engine import Seat
    from ombre_desktop.ui.model.sitting import Sitting
    from ombre_desktop.ui.replay.programme import Programme
    from ombre_desktop.ui.replay.replay_host import ReplayHost

REPLAY = "replay"
"""The name under which a replay opens."""
Then = Callable[["ReplayHost"], None]
"""Something that is done with a replay once it stands."""


def reviewing(replay: ReplayHost) -> None:
    """Review the deal shown."""
    replay.review.toggle()


def deciding_again(move: int, seat: Seat) -> Then:
    """Return what gives the person *seat* before that *move* of the deal shown."""
    return lambda replay: replay.try_again(move, seat)


class Replays(QObject):
    """
    The replays, one at a time on the *stage*, built in steps; the latest request wins.

    Signals:
        moved: the table shows another moment.
        decides: a decision is taken again; carries the `SecondTry`.
        weighs: the throws of an exchange shall be weighed; carries its view and request and the cards
            thrown, or None.
        asks: others shall say how they would decide; carries view and request, the choice, and whose it was.
        closed: the person wants the table back; carries the sitting that waited, or None.
        writes: a note shall be written; carries the `Writing`.
        wanted: the notes on a deal shall be read; carries its key, and what takes the tags of its study.
        studied: the notes on a deal have changed; carries the `KeptStudy`.
        reviewed: a deal of the history was reviewed, here or by the coach; carries the `Review` to be kept.
        posed: the coach has made a problem of a choice; carries its text.
    """

    moved = Signal()
    decides = Signal(object)
    weighs = Signal(object)
    asks = Signal(object, object, str)
    closed = Signal(object)
    writes = Signal(object)
    wanted = Signal(str, object)
    studied = Signal(object)
    reviewed = Signal(object)
    posed = Signal(str)

    def __init__(self, window: QMainWindow, stage: Stage, coming: Openings) -> None:
        super().__init__(window)
        self._window, self._stage, self._coming = window, stage, coming
        self._current: ReplayHost | None = None

    @property
    def current(self) -> ReplayHost | None:
        """The replay on the table."""
        return self._current

    @property
    def is_on(self) -> bool:
        """True while a replay is on the table, or the person plays on from it."""
        return self._current is not None

    @property
    def waiting(self) -> Sitting | None:
        """The sitting that continues when the replay ends."""
        return None if self._current is None else self._current.waiting

    @property
    def record_text(self) -> str | None:
        """The record of the deal shown."""
        return None if self._current is None else self._current.record_text

    def show(
        self,
        read: Callable[[], Programme],
        chosen: int = 0,
        then: Then | None = None,
        *,
        whole: bool = False,
    ) -> None:
        """
        Replay the recorded deals that *read* returns, beginning with the one at index *chosen*.

        *then* is called with the replay once it stands. The table is left *whole* if the person plays on at
        once; the board beside it is shown when they come back.
        """
        self._coming.drop(REPLAY)
        steps = arrival(self._window, self, self._stage, read, chosen, whole=whole)
        self._coming.begin(REPLAY, steps, then or (lambda _: None))

    def review_shown(self) -> None:
        """Begin, stop or continue the review of the deal shown."""
        if self._current is not None and not self._current.plays_on:
            self._current.review.toggle()

    def weigh_throws(self) -> None:
        """Let the throws be weighed of the exchange that is shown, or else of the next or the last one."""
        if self._current is not None:
            self._current.review.weigh_throws()

    def show_belinda(self) -> None:
        """Replay the hand of Pope's Rape of the Lock."""
        self.show(read_belinda)

    def take(self, replay: ReplayHost) -> None:
        """Put *replay* on the table; the sitting in hand waits until it is closed."""
        waiting = self._stage.rise() if self._current is None else self._end()
        self._current = replay
        replay.ended.connect(self.close)
        replay.moved.connect(self.moved)
        replay.decides.connect(self.decides)
        replay.review.weighs.connect(self.weighs)
        replay.review.asks.connect(self.asks)
        replay.review.ended.connect(self.reviewed)
        replay.study.writes.connect(self.writes)
        replay.study.wanted.connect(self.wanted)
        replay.study.kept.connect(self.studied)
        replay.begin(waiting)

    def close(self) -> None:
        """Remove the replay; the receiver of `closed` continues the sitting that waited."""
        if self._current is not None:
            self.closed.emit(self.leave())

    def leave(self) -> Sitting | None:
        """Remove the replay, or cancel its opening; return the sitting that waited for its end."""
        self._coming.drop(REPLAY)
        return self._end()

    def come_back(self) -> None:
        """Return from playing on to the moment where the replay was left."""
        if self._current is not None:
            self._current.come_back()

    def restyle(self) -> None:
        """Apply changed preferences."""
        if self._current is not None:
            self._current.restyle()

    def reword(self) -> None:
        """Apply a changed language; a board that is still opening stands first, since it is made again."""
        if self._current is not None:
            self._coming.hasten(REPLAY)
            self._current.reword()

    def press(self, key: int) -> bool:
        """Use a *key* of the replay; return False if it is none."""
        return self._current is not None and self._current.takes_key(key)

    def _end(self) -> Sitting | None:
        replay, self._current = self._current, None
        return None if replay is None else replay.end()
