"""The file of the problems tried, which another thread than the GUI's reads and writes."""

from __future__ import annotations

import dataclasses
import logging
from concurrent.futures import ThreadPoolExecutor

from PySide6.QtCore import QObject, Signal

from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.problems import StorageError
from ombre_desktop.storage.tried_problems import TRIED, TriedDocument, TriedProblem, TriedStore

log = logging.getLogger(__name__)


class TriedFile(QObject):
    """
    The problems tried. Without *folders* nothing is kept, as in a second copy of the program.

    `failed` carries the `Problem` of storage when the file cannot be read or written.
    """

    failed = Signal(object)

    def __init__(self, folders: Folders | None, parent: QObject) -> None:
        super().__init__(parent)
        self.document = TriedDocument()
        self._store = None if folders is None else TriedStore(folders.problems, TRIED)
        self._writer = ThreadPoolExecutor(1, "ombre-problems")
        self._is_read = self._has_failed = False

    def read(self) -> None:
        """Read the file when first called, which may happen in any thread."""
        if self._store is None or self._is_read:
            return
        self._is_read = True
        kept = self._store.read()
        self.document = kept.document or TriedDocument()
        for problem in kept.problems:
            self.failed.emit(problem)

    def note(self, name: str, tried: TriedProblem) -> None:
        """Keep what is known of the problem *name*."""
        self.document = dataclasses.replace(self.document, tried={**self.document.tried, name: tried})
        self._writer.submit(self._write, self.document)

    def close(self) -> None:
        """Wait until everything is on the disk."""
        self._writer.shutdown(wait=True)

    def _write(self, document: TriedDocument) -> None:
        try:
            if self._store is not None:
                self._store.write(document)
            self._has_failed = False
        except StorageError as error:
            log.warning("problems not kept: %s", error)
            if not self._has_failed:
                self.failed.emit(error.problem)
            self._has_failed = True
