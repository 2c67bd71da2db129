"""Messages about trouble, and questions; neither blocks the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ombre_desktop.ui.frame.boards import Boards
from ombre_desktop.ui.model.message import Confirmation, Trouble
from ombre_desktop.ui.texts.error_messages import not_asked, not_opened, with_files

if TYPE_CHECKING:
    from ombre_desktop.storage.problems import Problem
    from ombre_desktop.ui.dialogs.board import Board

HOME = "ombre_desktop.ui.dialogs.message"
"""The module that makes them, imported in another thread."""
MESSAGE = "message "
"""The prefix of the names of messages."""


class Messages(QObject):
    """The messages and questions of one window."""

    def __init__(self, boards: Boards) -> None:
        super().__init__(boards)
        self._boards = boards
        self._when_read: Callable[[], None] | None = None
        boards.gone.connect(self._go_on)
        boards.failed.connect(self._not_opened)

    def tell(self, trouble: Trouble) -> None:
        """Show *trouble*."""

        def made() -> Board:
            return self._made(trouble)

        self._boards.show(_name_of(trouble), made, home=HOME)

    def tell_problems(self, problems: Iterable[Problem]) -> None:
        """Show one message about *problems* with the files, if there are any."""
        found = tuple(problems)
        if found:
            self.tell(with_files(found))

    def tell_problem(self, problem: Problem) -> None:
        """Show a message about one *problem* with a file."""
        self.tell_problems((problem,))

    def tell_unanswered(self, defect: Exception) -> None:
        """Say that the table has no way to ask a question; everything else still works."""
        self.tell(not_asked(defect))

    def tell_and_close(self, trouble: Trouble) -> None:
        """Show *trouble*; closing the message closes the window."""
        self.tell(trouble)
        self._boards.finish()
        message, window = self._boards.open_board(_name_of(trouble)), self._boards.window
        if message is None:
            window.close()
        else:
            message.finished.connect(window.close)

    def ask(
        self, name: str, question: Confirmation, yes: Callable[[], None], no: Callable[[], None] | None = None
    ) -> None:
        """Ask *question* and call *yes* or *no*; an open question of this *name* is closed unanswered."""

        def made() -> Board:
            dialog = self._made(question)
            dialog.accepted.connect(yes)
            if no is not None:
                dialog.rejected.connect(no)
            return dialog

        self._boards.show_anew(name, made, home=HOME)

    def when_read(self, deed: Callable[[], None]) -> None:
        """Call *deed* once all messages have been closed: at once if none is open."""
        self._when_read = deed
        self._go_on()

    def forget(self) -> None:
        """Drop the action that waits for the messages to be closed."""
        self._when_read = None

    def _made(self, said: Trouble | Confirmation) -> Board:
        from ombre_desktop.ui.dialogs.message import dialog_of

        return dialog_of(said, self._boards.appearance, self._boards.window)

    def _go_on(self) -> None:
        """Run the waiting action if no message is open."""
        if not any(name.startswith(MESSAGE) for name in self._boards.names):
            deed, self._when_read = self._when_read, None
            if deed is not None:
                deed()

    def _not_opened(self, name: str, defect: Exception) -> None:
        """Say that a dialog could not be opened, unless the dialog was itself a message."""
        if name.startswith(MESSAGE):
            self._go_on()
            return
        self.tell(not_opened(defect))


def _name_of(trouble: Trouble) -> str:
    return f"{MESSAGE}{trouble.sentence}"
