"""The clock of what moves under the person's hand."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QAbstractAnimation, QObject


class Clock(QAbstractAnimation):
    """A clock that ticks with every frame while something moves; its milliseconds never go back."""

    def __init__(self, tick: Callable[[float], None], parent: QObject) -> None:
        super().__init__(parent)
        self._tick, self._past = tick, 0

    def duration(self) -> int:
        """Return -1, since nobody knows how long the hand will move."""
        return -1

    def updateCurrentTime(self, _: int) -> None:
        """Move everything to the present time."""
        self._tick(self.now)

    @property
    def now(self) -> float:
        """The time, which stands while nothing moves."""
        return float(self._past + (0 if self.state() is self.State.Stopped else self.currentTime()))

    def run(self) -> None:
        """Go on, unless the clock goes already."""
        if self.state() is self.State.Stopped:
            self.start()

    def rest(self) -> None:
        """Stand still."""
        self._past = round(self.now)
        self.stop()
