"""Exclamations: a seat's words after a stroke of play, until the next card falls."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from ombre_desktop.engine import Cost, Seat
from ombre_desktop.engine import events as happened
from ombre_desktop.ui.texts.calls import capture_words


class Exclamation(QObject):
    """
    A listener to the events shown, which speaks for a seat that has captured a king.

    An exclamation belongs to the moment, not to the picture of the table: a deal that is opened again has
    none. `changed` is emitted when somebody starts or stops speaking.
    """

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._seat: Seat | None = None

    def words(self, seat: Seat) -> str:
        """Return the exclamation of *seat* now; usually empty."""
        return capture_words() if seat == self._seat else ""

    def hear(self, event: happened.Event) -> None:
        """Note an event that has been shown."""
        match event:
            case happened.Scored(score=score) if score.cost is Cost.KING_CAPTURED and score.points > 0:
                self._say(score.seat)
            case happened.CardPlayed() | happened.DealSettled() | happened.Dealt():
                self.hush()

    def hush(self) -> None:
        """End all exclamations."""
        self._say(None)

    def _say(self, seat: Seat | None) -> None:
        if seat != self._seat:
            self._seat = seat
            self.changed.emit()
