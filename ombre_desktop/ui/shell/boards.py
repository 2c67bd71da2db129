"""Opens the dialogs of the window step by step, one of each kind."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.background.opening import Openings
from ombre_desktop.ui.background.preload import NEEDED, SMALL
from ombre_desktop.ui.dialogs.board_opening import steps_to
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.paint.colour_scheme import chrome_of
from ombre_desktop.ui.paint.fonts import Families
from ombre_desktop.ui.paint.theme import theme_for
from ombre_desktop.ui.session.choices import Choices

if TYPE_CHECKING:
    from ombre_desktop.ui.dialogs.board import Board

log = logging.getLogger(__name__)


class Boards(QObject):
    """
    Dialogs are made when they are first wanted, never two of a kind.

    Signals:
        help_wanted: the key of the rules was pressed in a dialog that has none of its own.
        gone: a dialog was closed, or given up.
        failed: the name of a dialog that could not be made, and why.
    """

    help_wanted = Signal()
    gone = Signal()
    failed = Signal(str, object)

    def __init__(self, window: QWidget, families: Families, choices: Choices) -> None:
        super().__init__(window)
        self._window, self._families, self._choices = window, families, choices
        self._open: dict[str, Board] = {}
        self._made: dict[str, tuple[Callable[[], Board], Callable[[], None] | None]] = {}
        self.coming = Openings(self)
        self.coming.failed.connect(self._give_up)
        choices.changed.connect(self.restyle)

    @property
    def appearance(self) -> Appearance:
        """How a dialog looks that is opened now."""
        liked = self._choices.preferences
        return Appearance(theme_for(liked.cloth, chrome_of(liked)), self._families, liked.text)

    @property
    def window(self) -> QWidget:
        """The window over which they open."""
        return self._window

    @property
    def names(self) -> tuple[str, ...]:
        """The dialogs that are open or about to open."""
        return (*self._open, *self.coming.names)

    def restyle(self) -> None:
        """The preferences have changed: open dialogs follow."""
        for board in self._open.values():
            board.set_appearance(self.appearance)

    def reword(self) -> None:
        """The language has changed: open dialogs are made anew in their places."""
        for name, board in list(self._open.items()):
            made, helped = self._made[name]
            geometry = board.geometry()
            board.hide()
            self._forget(name)
            self.show(name, made, helped=helped)
            self.finish()
            self._open[name].setGeometry(geometry)

    def show(self, name: str, made: Callable[[], Board], *, helped: Callable[[], None] | None = None) -> None:
        """
        Show the dialog *name*, *made* step by step if it is not open.

        *helped* is what its key of the rules does.
        """
        self._made[name] = made, helped
        if name in self._open:
            _present(self._open[name])
        elif name not in self.coming:
            steps = steps_to(made, NEEDED.get(name.partition(" ")[0], SMALL))
            self.coming.begin(name, steps, partial(self._take_up, name, helped or self.help_wanted.emit))

    def show_anew(self, name: str, made: Callable[[], Board]) -> None:
        """Show a dialog in the place of one of this *name*, which is withdrawn without an answer."""
        self.coming.drop(name)
        if name in self._open:
            self._open[name].hide()
            self._forget(name)
        self.show(name, made)

    def open_board(self, name: str) -> Board | None:
        """The dialog *name*, if it is open."""
        return self._open.get(name)

    def is_wanted(self, name: str) -> bool:
        """True if the dialog *name* is open or about to open."""
        return name in self._open or name in self.coming

    def finish(self) -> None:
        """Open at once whatever is about to open."""
        self.coming.finish()

    def close_all(self) -> None:
        """Close every dialog, and let none come any more."""
        self.coming.drop_all()
        for board in list(self._open.values()):
            board.close()

    def _take_up(self, name: str, helped: Callable[[], None], board: Board) -> None:
        """The dialog *name* is ready to be shown."""
        self._open[name] = board
        board.finished.connect(lambda: self._forget(name))
        # The menus hear that key at the table alone.
        key = QShortcut(QKeySequence(QKeySequence.StandardKey.HelpContents), board)
        key.activated.connect(helped)
        board.set_appearance(self.appearance)
        _present(board)

    def _give_up(self, name: str, defect: Exception) -> None:
        """The dialog *name* could not be made; it is made anew when it is wanted again."""
        log.critical("%s could not be opened", name, exc_info=defect)
        self.failed.emit(name, defect)

    def _forget(self, name: str) -> None:
        board = self._open.pop(name, None)
        if board is not None:
            board.deleteLater()
        self.gone.emit()


def _present(board: Board) -> None:
    board.show()
    board.raise_()
    board.activateWindow()
