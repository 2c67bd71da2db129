"""The faces of the players: moods that last, and glances and blinks for a moment after an event."""

from __future__ import annotations

import math

from PySide6.QtCore import QObject, QPointF, QTimer, Signal

from ombre_desktop.engine import Seat
from ombre_desktop.engine.events import Event
from ombre_desktop.ui.model.look import Look
from ombre_desktop.ui.model.moods import Moods
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.table.layout import TableLayout

GLANCE = 1900
"""The milliseconds after an event in which faces look at the player to move."""
BLINK_AFTER, BLINK = 640, 130
"""The milliseconds from an event to a blink, and its length."""
_ASIDE = 0.38
"""The sine of the angle from which on a look is one to the side, or one up or down."""


class Faces(QObject):
    """
    The looks of all players; `changed` is emitted when one changes.

    Moods last until the next event that ends them. Glances and blinks come only if faces are *lively*, and
    end two seconds after the last event; then no timer runs.
    """

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.lively = True
        self._moods = Moods()
        self._shut: Seat | None = None
        self._blinks, self._seats = 0, 1
        self._glance, self._blink = self._timer(GLANCE), self._timer(BLINK_AFTER)
        self._glance.timeout.connect(self._rest)
        self._blink.timeout.connect(self._blink_or_open)

    def hear(self, event: Event, sitting: Sitting | None) -> None:
        """Note an event that has been shown."""
        if sitting is None:
            return
        game = sitting.ruleset
        self._seats = game.seats
        alone = not any(contract.calls for contract in game.contracts) and game.together
        moods = self._moods.after(event, alone=alone)
        if self.lively:
            self._glance.start()
            if not self._blink.isActive():
                self._blink.start(BLINK_AFTER)
        if moods != self._moods or self.lively:
            self._moods = moods
            self.changed.emit()

    def forget(self) -> None:
        """Make all faces calm, since another deal is laid on the table."""
        self._moods, self._shut = Moods(), None
        self._glance.stop()
        self._blink.stop()

    def look(self, seat: Seat, turn: Seat | None, layout: TableLayout) -> Look:
        """Return the look of *seat* now; it glances at the seat whose *turn* it is, or at its own cards."""
        gaze = (0, 0)
        if self._glance.isActive() and turn is not None and turn < len(layout.seats):
            gaze = (0, 1) if turn == seat else towards(layout, seat, turn)
        shut = self._shut == seat
        return Look(self._moods.of(seat), (0, 0) if shut else gaze, shut)

    def _timer(self, length: int) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(length)
        return timer

    def _rest(self) -> None:
        self._blink.stop()
        self._shut = None
        self.changed.emit()

    def _blink_or_open(self) -> None:
        """Shut the eyes of one player after another, or open them again."""
        if self._shut is None:
            self._blinks += 1
            self._shut = Seat(self._blinks % self._seats)
            self._blink.start(BLINK)
        else:
            self._shut = None
        self.changed.emit()


def towards(layout: TableLayout, seat: Seat, other: Seat) -> tuple[int, int]:
    """Return the gaze of *seat* that looks at *other*."""
    way: QPointF = layout.seats[other].medallion - layout.seats[seat].medallion
    length = math.hypot(way.x(), way.y()) or 1.0
    return _step(way.x() / length), _step(way.y() / length)


def _step(share: float) -> int:
    return 0 if abs(share) < _ASIDE else round(math.copysign(1, share))
