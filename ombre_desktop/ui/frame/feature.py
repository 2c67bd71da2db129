"""A feature: what the program can do without, and loads when it is first used."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ombre_desktop.ui.frame.program import Program
from ombre_desktop.ui.model.situation import Situation


class Feature(QObject):
    """
    A feature of one *program*, the host of its dialogs; commands name its methods.

    It stands in a folder of its own under ``ui/features``; the module ``host`` there gives the class the
    name ``FEATURE``.
    """

    def __init__(self, program: Program) -> None:
        super().__init__(program.boards)
        self._program = program
        self._boards, self._messages, self._choices = program.boards, program.messages, program.choices

    def follow(self, now: Situation) -> None:
        """Follow the table, which shows *now*."""

    def reword(self) -> None:
        """Speak another language, or of another deck; open dialogs are made again by others."""

    def close(self) -> None:
        """End all work, since the window closes."""
