"""The file of the problems tried."""

from __future__ import annotations

import dataclasses

from PySide6.QtCore import QObject

from ombre_desktop.storage.tried_problems import TRIED, TriedDocument, TriedProblem
from ombre_desktop.ui.background.kept_file import KeptFile, Shelf


class TriedFile(KeptFile[TriedDocument]):
    """The file of the problems tried."""

    def __init__(self, shelf: Shelf, parent: QObject) -> None:
        super().__init__(shelf, TRIED, lambda folders: folders.problems, parent)

    def note(self, name: str, *, is_right: bool) -> None:
        """Keep whether the problem *name* was answered right."""
        tried = {**self.document.tried, name: TriedProblem(right=is_right)}
        self.keep(dataclasses.replace(self.document, tried=tried))

    def hand_over(self) -> tuple[str, ...]:
        """Return the problems that an older version wanted to set again, which the queue does now."""
        due = tuple(name for name, one in self.document.tried.items() if one.due)
        if due:
            tried = {
                name: dataclasses.replace(one, due=0, step=0) for name, one in self.document.tried.items()
            }
            self.keep(dataclasses.replace(self.document, tried=tried))
        return due
