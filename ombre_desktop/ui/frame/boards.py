"""The window's dialogs: each opens step by step, and at most once."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, TypeVar, cast

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.background.opening import Openings
from ombre_desktop.ui.dialogs.board_opening import steps_to
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.model.ease import ease_of
from ombre_desktop.ui.paint.colour_scheme import chrome_of
from ombre_desktop.ui.paint.fonts import Families
from ombre_desktop.ui.paint.theme import theme_for
from ombre_desktop.ui.session.choices import Choices
from ombre_desktop.ui.texts.key_table import Key

if TYPE_CHECKING:
    from ombre_desktop.ui.dialogs.board import Board

B = TypeVar("B", bound="Board")
NEW_GAME = "new_game"
"""The name of the dialog for a new game, which a lesson closes."""
log = logging.getLogger(__name__)


class Boards(QObject):
    """
    The dialogs of the window by name; each is made when needed, and never twice at a time.

    Signals:
        help_wanted: the rules key was pressed in a dialog without help of its own.
        gone: a dialog was closed, or cancelled.
        failed: a dialog could not be made; its name and the exception.
    """

    help_wanted = Signal()
    gone = Signal()
    failed = Signal(str, object)

    def __init__(self, window: QWidget, families: Families, choices: Choices) -> None:
        super().__init__(window)
        self._window, self._families, self._choices = window, families, choices
        self._open: dict[str, Board] = {}
        self._shown: dict[str, Callable[[], None]] = {}
        self.coming = Openings(self)
        self.coming.failed.connect(self._give_up)
        choices.changed.connect(self.restyle)

    @property
    def appearance(self) -> Appearance:
        """The look of a dialog, by the present preferences."""
        liked = self._choices.preferences
        return Appearance(
            theme_for(liked.cloth, chrome_of(liked)), self._families, liked.text, ease_of(liked).least
        )

    @property
    def window(self) -> QWidget:
        """The window over which the dialogs open."""
        return self._window

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the dialogs that are open or opening."""
        return (*self._open, *self.coming.names)

    def restyle(self) -> None:
        """Apply changed preferences to the open dialogs."""
        for board in self._open.values():
            board.set_appearance(self.appearance)

    def reword(self, *, names_only: bool = False) -> None:
        """
        Make the open dialogs again in their places, since the language has changed.

        If only the deck has, and with it the *names* of cards, those that name none stay as they are: it
        would take three frames for the preferences, and the new game would forget what was chosen.
        """
        for name, board in list(self._open.items()):
            if names_only and not board.names_cards:
                continue
            if self._open.get(name) is not board:
                continue  # it went when another was made again
            show_again = self._shown[name]
            geometry, place = board.geometry(), board.place
            board.hide()
            self._forget(name)
            show_again()
            self.finish()
            if name in self._open:  # otherwise it could not be made, which `failed` has told
                self._open[name].setGeometry(geometry)
                self._open[name].go_to(place)

    def show(
        self,
        name: str,
        made: Callable[[], B],
        *,
        helped: Callable[[], None] | None = None,
        then: Callable[[B], None] | None = None,
        home: str = "",
    ) -> None:
        """
        Show the dialog *name*, calling *made* if it is not open, and call *then* with the dialog.

        *helped* is called when the rules key is pressed in it; *home* is a module to be imported before.
        """
        self._shown[name] = partial(self.show, name, made, helped=helped, then=then)
        if name in self._open:
            _present(self._open[name])
            if then is not None:
                then(cast("B", self._open[name]))
        elif name not in self.coming:
            steps = steps_to(made, home)
            self.coming.begin(
                name, steps, partial(self._take_up, name, helped or self.help_wanted.emit, then)
            )

    def show_anew(
        self,
        name: str,
        made: Callable[[], Board],
        *,
        then: Callable[[Board], None] | None = None,
        home: str = "",
    ) -> None:
        """Show a new dialog *name*; an open dialog of that name is closed without an answer."""
        self.drop(name)
        self.show(name, made, then=then, home=home)

    def drop(self, name: str) -> None:
        """Close the dialog *name*, if it is open or opening, without an answer."""
        self.coming.drop(name)
        self._shown.pop(name, None)
        if name in self._open:
            self._open[name].hide()
            self._forget(name)

    def open_board(self, name: str) -> Board | None:
        """Return the dialog *name*, if it is open."""
        return self._open.get(name)

    def is_wanted(self, name: str) -> bool:
        """Tell whether the dialog *name* is open or opening."""
        return name in self._open or name in self.coming

    def finish(self) -> None:
        """Finish opening all dialogs."""
        self.coming.finish()

    def close_all(self) -> None:
        """Close every dialog, and open no more."""
        self.coming.drop_all()
        for board in list(self._open.values()):
            board.close()

    def _take_up(
        self, name: str, helped: Callable[[], None], then: Callable[[B], None] | None, board: B
    ) -> None:
        """Show the dialog *name*, which is ready."""
        self._open[name] = board
        board.finished.connect(lambda: self._forget(name))
        # The menus receive that key only when the table has the focus.
        key = QShortcut(Key.HELP.sequences[0], board)
        key.activated.connect(helped)
        board.set_appearance(self.appearance)
        _present(board)
        if then is not None:
            then(board)

    def _give_up(self, name: str, defect: Exception) -> None:
        """Report that the dialog *name* could not be made; the next request tries again."""
        self._shown.pop(name, None)
        log.critical("%s could not be opened", name, exc_info=defect)
        self.failed.emit(name, defect)

    def _forget(self, name: str) -> None:
        board = self._open.pop(name, None)
        self._shown.pop(name, None)
        if board is not None:
            board.deleteLater()
            self._give_focus_back()
        self.gone.emit()

    def _give_focus_back(self) -> None:
        """Give the focus to the table; a card or a button of the question keeps it, and a tool does not."""
        focused = self._window.focusWidget()
        if focused is not None and focused.focusPolicy() is Qt.FocusPolicy.TabFocus:
            self._window.setFocus()


def _present(board: Board) -> None:
    board.show()
    board.raise_()
    board.activateWindow()
