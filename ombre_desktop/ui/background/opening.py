"""Opening in steps: slow work is split over turns of the event loop, so that the table keeps running."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

T = TypeVar("T")
Steps = Generator[None, None, T]
"""Work done in one turn after another; the value that it returns at its end is the result."""


class Opening(QObject):
    """
    A run of *steps*, one in each turn of the event loop.

    `opened` carries their result, such as a dialog ready to be shown; `failed` carries the exception of a
    step that failed.
    """

    opened = Signal(object)
    failed = Signal(object)

    def __init__(self, steps: Steps[T], parent: QObject) -> None:
        super().__init__(parent)
        self._steps = steps
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.timeout.connect(self._step)
        self._over = False
        self._turn.start(0)

    def finish(self) -> None:
        """Run all remaining steps now."""
        while not self._over:
            self._step()

    def drop(self) -> None:
        """Run no more steps."""
        self._end()
        self._steps.close()

    def _step(self) -> None:
        try:
            next(self._steps)
        except StopIteration as end:
            self._end()
            self.opened.emit(end.value)
        except Exception as defect:
            self._end()
            self.failed.emit(defect)
        else:
            if not self._over:
                # The timer starts only now, so that anything already due comes before the next step.
                self._turn.start(0)

    def _end(self) -> None:
        self._over = True
        self._turn.stop()


class Openings(QObject):
    """All openings under way, by name; `failed` carries the name of a failed opening, and its exception."""

    failed = Signal(str, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._coming: dict[str, Opening] = {}

    def __contains__(self, name: str) -> bool:
        return name in self._coming

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the openings under way, in the order in which they began."""
        return tuple(self._coming)

    def begin(self, name: str, steps: Steps[T], opened: Callable[[T], None]) -> None:
        """Open *name* by these *steps*; *opened* is called with their result."""
        opening = self._coming[name] = Opening(steps, self)

        def succeeded(made: T) -> None:
            self._done(name)
            opened(made)

        def failed(defect: Exception) -> None:
            self._done(name)
            self.failed.emit(name, defect)

        opening.opened.connect(succeeded)
        opening.failed.connect(failed)

    def finish(self) -> None:
        """Finish all openings at once, and those that they begin."""
        while self._coming:
            next(iter(self._coming.values())).finish()

    def hasten(self, name: str) -> None:
        """Finish the opening of *name* at once, if it is under way."""
        if name in self._coming:
            self._coming[name].finish()

    def drop(self, name: str) -> None:
        """Cancel the opening of *name*, if it is under way."""
        if name in self._coming:
            self._coming[name].drop()
            self._done(name)

    def drop_all(self) -> None:
        """Cancel all openings."""
        for name in list(self._coming):
            self.drop(name)

    def _done(self, name: str) -> None:
        self._coming.pop(name).deleteLater()
