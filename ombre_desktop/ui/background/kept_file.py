"""Small documents kept on the disk, which another thread than the GUI's reads and writes."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Generic

from PySide6.QtCore import QObject, Signal

from ombre_desktop import elsewhere
from ombre_desktop.storage.codec import D
from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.problems import StorageError
from ombre_desktop.storage.reading import Kind
from ombre_desktop.storage.saves import DocumentStore

log = logging.getLogger(__name__)


class Shelf(QObject):
    """
    The place of all small documents in *folders*, and the *writer*: the one thread in which they are written.

    Without *folders* nothing is kept, as in a second copy of the program. `failed` carries the `Problem` of
    storage when a document cannot be read or written.
    """

    failed = Signal(object)

    def __init__(self, folders: Folders | None, parent: QObject) -> None:
        super().__init__(parent)
        self.folders = folders
        self.writer = elsewhere.Line("ombre-shelf")

    def wait(self) -> None:
        """Wait until everything is on the disk."""
        self.writer.result(lambda: None)


class KeptFile(QObject, Generic[D]):
    """
    A document of a *kind* on the *shelf*, whose file is at the *place* in the folders.

    The document is empty until the file has been read, or if the file is damaged.
    """

    def __init__(
        self, shelf: Shelf, kind: Kind[D], place: Callable[[Folders], Path], parent: QObject
    ) -> None:
        super().__init__(parent)
        self.document = kind.model()
        self._shelf = shelf
        self._store = None if shelf.folders is None else DocumentStore(place(shelf.folders), kind)
        self._is_read = self._has_failed = False

    @property
    def is_read(self) -> bool:
        """True once the file was read; until then nothing may be kept, or the file would be lost."""
        return self._is_read or self._store is None

    def read(self) -> None:
        """Read the file when first called, which may happen in any thread."""
        if self._store is None or self._is_read:
            return
        self._is_read = True
        kept = self._store.read()
        for problem in kept.problems:
            self._shelf.failed.emit(problem)
        self._take(kept.document)

    def keep(self, document: D) -> None:
        """Keep *document* in place of the present one."""
        if document != self.document:
            self._order(document)

    def _take(self, document: D | None) -> None:
        """Take the *document* that was read; None if there was none, or a damaged one."""
        if document is not None:
            self.document = document

    def _order(self, document: D) -> None:
        """Have *document* written, even if it is the present one."""
        self.document = document
        if self._store is not None:
            self._in_turn(partial(self._write, self._store, document))

    def _in_turn(self, work: Callable[[], None]) -> None:
        """Have *work* done once everything ordered before is done."""
        self._shelf.writer.order(work)

    def _write(self, store: DocumentStore[D], document: D) -> None:
        try:
            store.write(document)
            self._has_failed = False
        except StorageError as error:
            log.warning("not kept: %s", error)
            if not self._has_failed:
                self._shelf.failed.emit(error.problem)
            self._has_failed = True
