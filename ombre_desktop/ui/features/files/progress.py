"""The progress of a long task, which can be cancelled."""

from __future__ import annotations

from PySide6.QtWidgets import QProgressBar, QWidget

from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.dialogs.sections import wrapped
from ombre_desktop.ui.dialogs.style import Appearance, Part
from ombre_desktop.ui.texts import backups as words


class ProgressDialog(Board):
    """A bar that fills while a task runs; it is ``rejected`` when the person cancels the task."""

    STEPS = 1000
    """The steps of the bar from empty to full."""

    def __init__(
        self, appearance: Appearance, title: str, sentence: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, parent)
        self.set_title(title)
        self.body.addWidget(wrapped(sentence, Part.NAME))
        self.bar = QProgressBar()
        self.bar.setRange(0, self.STEPS)
        self.bar.setAccessibleName(words.progress_name())
        self.bar.setAccessibleDescription(sentence)
        self.body.addWidget(self.bar)
        self.body.addStretch()
        self.buttons.addStretch()
        self.cancel = self.add_button(words.cancel(), part=Part.GOLD)
        self.cancel.clicked.connect(self.reject)
        self.open_at_size(520, 240)
        self.cancel.setFocus()

    def show_share(self, share: float) -> None:
        """Fill the bar up to this *share* of the task, from 0 to 1."""
        self.bar.setValue(round(share * self.STEPS))
