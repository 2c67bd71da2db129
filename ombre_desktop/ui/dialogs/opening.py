"""
How a dialog opens without holding up the table: a step in each turn of the event loop.

To load its modules, build it, dress it, lay it out and paint it takes some hundred milliseconds
when all comes at once.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from ombre_desktop.ui.dialogs.board import Board

    Steps = Generator[None, None, Board]

# The board itself is the first thing that is loaded in turns.


class Opening(QObject):
    """
    Takes *steps* one by one.

    `opened` carries the dialog that stands at their end, ready to be shown; `failed`, of a step
    that could not be taken, its exception.
    """

    opened = Signal(object)
    failed = Signal(object)

    def __init__(self, steps: Steps, parent: QObject) -> None:
        super().__init__(parent)
        self._steps = steps
        self._turn = QTimer(self)
        self._turn.timeout.connect(self._step)
        self._turn.start(0)

    def finish(self) -> None:
        """Take all the steps that are left."""
        while self._turn.isActive():
            self._step()

    def drop(self) -> None:
        """Take no more steps."""
        self._turn.stop()
        self._steps.close()

    def _step(self) -> None:
        try:
            next(self._steps)
        except StopIteration as end:
            self._turn.stop()
            self.opened.emit(end.value)
        except Exception as defect:
            self._turn.stop()
            self.failed.emit(defect)


def steps_to(make: Callable[[], Board], modules: tuple[str, ...]) -> Steps:
    """Load *modules*, which the dialog needs, *make* it, and have it ready to be painted."""
    for name in modules:
        import_module(name)
        yield
    board = make()
    try:
        yield
        yield from board.build()
        yield
        for widget in (board, *board.findChildren(QWidget)):
            widget.ensurePolished()
        yield
        yield from _laid_out(board)
    except Exception:
        board.deleteLater()
        raise
    return board


def _laid_out(board: Board) -> Iterator[None]:
    """
    Give everything its place, unseen: Qt does that only for what is shown.

    What scrolls inside is laid out by an event of its own. It comes before the next step, in the
    same turn, so that step is none.
    """
    layout = board.layout()
    assert layout is not None
    layout.activate()
    yield
    unseen = Qt.WidgetAttribute.WA_DontShowOnScreen
    board.setAttribute(unseen)
    board.show()
    yield
    yield
    board.hide()
    board.setAttribute(unseen, on=False)
