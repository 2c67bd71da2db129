"""The file of the queue."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.practice import PRACTICE, PracticeDocument, PracticeStore
from ombre_desktop.ui.background.kept_file import KeptFile


class PracticeFile(KeptFile[PracticeDocument]):
    """The queue; without *folders* nothing is kept."""

    def __init__(self, folders: Folders | None, parent: QObject) -> None:
        store = None if folders is None else PracticeStore(folders.practice, PRACTICE)
        super().__init__(store, PracticeDocument(), parent)
