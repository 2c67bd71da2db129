"""The maker of messages and questions; imported when the first one is needed."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.dialogs.message import MessageDialog
from ombre_desktop.ui.dialogs.question import QuestionDialog
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.model.message import Confirmation, Trouble


def dialog_of(said: Trouble | Confirmation, appearance: Appearance, parent: QWidget) -> Board:
    """Return the dialog that shows the trouble or asks the question *said*."""
    if isinstance(said, Confirmation):
        return QuestionDialog(appearance, said, parent)
    return MessageDialog(appearance, said, parent)
