"""Exclamations: a seat's words after a stroke of play, until the next card falls."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from ombre_desktop.engine import Cost, Result, Seat
from ombre_desktop.engine import events as happened
from ombre_desktop.storage.display_options import Deck, TableWords
from ombre_desktop.ui.texts.calls import capture_words, triumph_words
from ombre_desktop.ui.texts.old_words import in_manner, old_triumph


class Exclamation(QObject):
    """
    The words of a seat that has just captured a king, or won a deal in a striking way.

    An exclamation belongs to the moment, not to the picture of the table: a deal that is opened again has
    none. `changed` is emitted when somebody starts or stops speaking.
    """

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._said: tuple[Seat, Result | None] | None = None

    def words(self, seat: Seat, deck: Deck, manner: TableWords, game: str = "") -> str:
        """Return the exclamation of *seat* in *game* now, with *deck* and in *manner*; usually empty."""
        if self._said is None or self._said[0] != seat:
            return ""
        result = self._said[1]
        if result is None:
            return capture_words()
        return in_manner(triumph_words(result, game), old_triumph(result, deck, game), manner)

    def hear(self, event: happened.Event) -> None:
        """Note an event that has been shown."""
        match event:
            case happened.Scored(score=score) if score.cost is Cost.KING_CAPTURED and score.points > 0:
                self._say(score.seat)
            case happened.DealSettled(settlement=settlement):
                self.hush()
                for verdict in settlement.outcome.verdicts:
                    if triumph_words(verdict.result) and verdict.seat is not None:
                        self._say(verdict.seat, verdict.result)
            case happened.CardPlayed() | happened.Dealt():
                self.hush()

    def hush(self) -> None:
        """End all exclamations."""
        if self._said is not None:
            self._said = None
            self.changed.emit()

    def _say(self, seat: Seat, result: Result | None = None) -> None:
        """Let *seat* exclaim that it has won with *result*, or without one that it has captured a king."""
        if self._said != (seat, result):
            self._said = seat, result
            self.changed.emit()
