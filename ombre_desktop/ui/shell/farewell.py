"""The question before the window closes, asked only if something would be lost."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QDir, QObject
from PySide6.QtWidgets import QWidget

from ombre_desktop.storage.problems import Problem, ProblemKind
from ombre_desktop.storage.slots import slots_of
from ombre_desktop.ui.frame.boards import Boards
from ombre_desktop.ui.frame.messages import Messages
from ombre_desktop.ui.model.message import Loss, Trouble
from ombre_desktop.ui.texts import farewell as words

if TYPE_CHECKING:
    from ombre_desktop.storage.folders import Folders
    from ombre_desktop.ui.dialogs.board import Board


class Settling(Protocol):
    """The keeper, as far as closing needs it."""

    folders: Folders

    def settle(self) -> tuple[Problem, ...]:
        """Try again to write what could not be written; return the problems that remain."""
        ...

    def keep_in(self, folder: Path) -> tuple[Problem, ...]:
        """Keep everything in another folder; return the problems."""
        ...


class Farewell(QObject):
    """A question before the *window* closes if *keeper* still cannot write something."""

    def __init__(self, window: QWidget, boards: Boards, messages: Messages, keeper: Settling) -> None:
        super().__init__(window)
        self._window, self._boards, self._messages = window, boards, messages
        self._keeper = keeper
        self._is_agreed = self._has_tried = False

    def may_close(self) -> bool:
        """Return True if nothing would be lost; otherwise ask, and let the answer close the window."""
        problems = () if self._is_agreed else self._keeper.settle()
        self._is_agreed = not problems
        if problems:
            self._ask(problems)
        return self._is_agreed

    def _ask(self, problems: tuple[Problem, ...]) -> None:
        liked = self._keeper.folders.preferences
        first = min(problems, key=lambda problem: problem.path == liked)
        loss = Loss(
            words.lost_title(again=self._has_tried),
            words.lost_sentence(sitting=first.path != liked),
            words.why_lost(first),
            words.what_to_do(full=first.kind is ProblemKind.DISK_FULL),
        )

        def made() -> Board:
            from ombre_desktop.ui.dialogs.farewell import FarewellDialog

            dialog = FarewellDialog(self._boards.appearance, loss, self._window)
            dialog.again.connect(self._try_again)
            dialog.elsewhere.connect(self._ask_where)
            dialog.anyway.connect(self._close)
            dialog.rejected.connect(self._stay)
            return dialog

        self._boards.show_anew("farewell", made, home="ombre_desktop.ui.dialogs.farewell")

    def _try_again(self) -> None:
        self._has_tried = True
        self._window.close()

    def _stay(self) -> None:
        self._has_tried = False

    def _close(self) -> None:
        self._is_agreed = True
        self._window.close()

    def _ask_where(self) -> None:
        from ombre_desktop.ui.dialogs.file_dialog import asking

        asked = asking(self._window, self._boards.appearance, words.folder_title(), QDir.homePath())
        asked.setFileMode(asked.FileMode.Directory)
        asked.setOption(asked.Option.ShowDirsOnly)
        asked.fileSelected.connect(lambda name: self._keep_in(Path(name)))
        asked.rejected.connect(self._window.close)  # which asks again
        asked.open()

    def _keep_in(self, folder: Path) -> None:
        problems = self._keeper.keep_in(folder)
        if problems:
            self._has_tried = True
            self._ask(problems)
            return
        file = slots_of(self._keeper.folders.save)[0].name
        kept = words.kept_sentence(QDir.toNativeSeparators(str(folder)))
        self._messages.tell_and_close(Trouble(words.kept_title(), kept, words.how_to_go_on(file)))
