"""
How a dialog opens without holding up the table: a step in each turn of the event loop.

To load its modules, build it, dress it, lay it out and paint it takes some hundred milliseconds
when all comes at once.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from importlib import import_module
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from ombre_desktop.ui.dialogs.board import Board

# The board itself is the first thing that is loaded in turns.

POLISHED = 60
"""So many widgets of a board are dressed in a turn."""

T = TypeVar("T")
Steps = Generator[None, None, T]
"""What is done in one turn after another; the value at its end is what they led to."""


class Opening(QObject):
    """
    Takes *steps* one by one.

    `opened` carries what stands at their end, such as a dialog that is ready to be shown; `failed`, of
    a step that could not be taken, its exception.
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
        """Take all the steps that are left."""
        while not self._over:
            self._step()

    def drop(self) -> None:
        """Take no more steps."""
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
                # Only now, so that whatever has become due meanwhile comes before the next step.
                self._turn.start(0)

    def _end(self) -> None:
        self._over = True
        self._turn.stop()


class Openings(QObject):
    """All that is about to open, by name; `failed` brings the name of what could not open, and why."""

    failed = Signal(str, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._coming: dict[str, Opening] = {}

    def __contains__(self, name: str) -> bool:
        return name in self._coming

    @property
    def names(self) -> tuple[str, ...]:
        """What is about to open, the first wanted first."""
        return tuple(self._coming)

    def begin(self, name: str, steps: Steps[T], opened: Callable[[T], None]) -> None:
        """Open *name* by these *steps*; *opened* is called with what they lead to."""
        opening = self._coming[name] = Opening(steps, self)
        opening.opened.connect(lambda made: (self._done(name), opened(made)))
        opening.failed.connect(lambda defect: (self._done(name), self.failed.emit(name, defect)))

    def finish(self) -> None:
        """Open at once whatever is about to open."""
        for opening in list(self._coming.values()):
            opening.finish()

    def drop(self, name: str) -> None:
        """Let *name* not open, if it is about to."""
        if name in self._coming:
            self._coming[name].drop()
            self._done(name)

    def drop_all(self) -> None:
        """Let nothing open."""
        for name in list(self._coming):
            self.drop(name)

    def _done(self, name: str) -> None:
        self._coming.pop(name).deleteLater()


def steps_to(make: Callable[[], Board], modules: tuple[str, ...]) -> Steps[Board]:
    """Load *modules*, which the dialog needs, *make* it, and have it ready to be painted."""
    for name in modules:
        import_module(name)
        yield
    board = make()
    try:
        yield
        yield from board.build()
        yield
        for at, widget in enumerate((board, *board.findChildren(QWidget))):
            widget.ensurePolished()
            if at % POLISHED == POLISHED - 1:
                yield
        yield
        yield from _laid_out(board)
    except Exception:
        board.deleteLater()
        raise
    return board


def _laid_out(board: Board) -> Iterator[None]:
    """
    Give everything its place, unseen and part by part: Qt does that only for what is shown.

    What a step changes is laid out by events, which come before the next step.
    """
    layout = board.layout()
    assert layout is not None
    focused = board.focusWidget()
    parts = [part for part in _parts(board) if not part.isHidden()]
    for part in parts:
        part.hide()
    layout.activate()
    yield
    unseen = Qt.WidgetAttribute.WA_DontShowOnScreen
    board.setAttribute(unseen)
    board.setUpdatesEnabled(False)  # or all would be painted, for nobody
    board.show()
    yield
    for part in parts:
        part.show()
        yield
    yield
    board.hide()
    board.setUpdatesEnabled(True)
    board.setAttribute(unseen, on=False)
    if focused is not None:
        focused.setFocus()


def _parts(board: Board) -> list[QWidget]:
    """What stands in the body of *board*, from the top."""
    items = [board.body.itemAt(at) for at in range(board.body.count())]
    return [part for item in items if item is not None and (part := item.widget()) is not None]
