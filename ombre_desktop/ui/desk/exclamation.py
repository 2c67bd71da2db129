"""Exclamations: a seat's words after a stroke of play, until the next card falls."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from ombre_desktop.engine import Cost, Seat
from ombre_desktop.engine import events as happened
from ombre_desktop.ui.texts.calls import capture_words, triumph_words


class Exclamation(QObject):
    """
    The words of a seat that has just captured a king, or won a deal in a striking way.

    An exclamation belongs to the moment, not to the picture of the table: a deal that is opened again has
    none. `changed` is emitted when somebody starts or stops speaking.
    """

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._said: tuple[Seat, str] | None = None

    def words(self, seat: Seat) -> str:
        """Return the exclamation of *seat* now; usually empty."""
        speaker, words = self._said or (None, "")
        return words if seat == speaker else ""

    def hear(self, event: happened.Event) -> None:
        """Note an event that has been shown."""
        match event:
            case happened.Scored(score=score) if score.cost is Cost.KING_CAPTURED and score.points > 0:
                self._say(score.seat, capture_words())
            case happened.DealSettled(settlement=settlement):
                self.hush()
                for verdict in settlement.outcome.verdicts:
                    words = triumph_words(verdict.result)
                    if words and verdict.seat is not None:
                        self._say(verdict.seat, words)
            case happened.CardPlayed() | happened.Dealt():
                self.hush()

    def hush(self) -> None:
        """End all exclamations."""
        if self._said is not None:
            self._said = None
            self.changed.emit()

    def _say(self, seat: Seat, words: str) -> None:
        if self._said != (seat, words):
            self._said = seat, words
            self.changed.emit()
