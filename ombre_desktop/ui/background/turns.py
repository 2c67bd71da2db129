"""Work in pieces, so that the event loop can run in between."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping

from PySide6.QtCore import QObject, QTimer

Piece = Callable[[], object]


class Turns(QObject):
    """
    A queue of work that does one piece in each turn of the event loop.

    Painting all changes when the cards are dealt takes three frames; a piece takes only a part of a frame.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pieces: dict[Hashable, Piece] = {}
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.setInterval(0)
        self._turn.timeout.connect(self._next)

    def order(self, pieces: Mapping[Hashable, Piece]) -> None:
        """
        Queue *pieces*, to be done from the next turn on.

        A piece that is still waiting keeps its place, so that each piece has its turn even if all of them are
        ordered often.
        """
        self._pieces |= pieces
        self._turn.start()

    @property
    def waits(self) -> bool:
        """True if a piece is waiting."""
        return bool(self._pieces)

    def forget(self, name: Hashable) -> None:
        """Drop the piece of this *name*, if it is waiting."""
        self._pieces.pop(name, None)

    def finish(self) -> None:
        """Do all remaining pieces now."""
        while self._pieces:
            self._pieces.pop(next(iter(self._pieces)))()
        self._turn.stop()

    def drop(self) -> None:
        """Drop all remaining pieces."""
        self._pieces.clear()
        self._turn.stop()

    def _next(self) -> None:
        if not self._pieces:
            return
        piece = self._pieces.pop(next(iter(self._pieces)))
        try:
            piece()
        finally:
            # The timer starts only now, so that anything already due comes before the next piece.
            if self._pieces:
                self._turn.start()
