"""A small document kept on the disk, which another thread than the GUI's reads and writes."""

from __future__ import annotations

import logging
from functools import partial
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from ombre_desktop import elsewhere
from ombre_desktop.storage.document import Document
from ombre_desktop.storage.problems import StorageError
from ombre_desktop.storage.saves import DocumentStore

log = logging.getLogger(__name__)
T = TypeVar("T", bound=Document)


class KeptFile(QObject, Generic[T]):
    """
    A document and the *store* of its file; without a store nothing is kept, as in a second program.

    The document is *empty* until the file has been read, or if the file is damaged. `failed` carries the
    `Problem` of storage when the file cannot be read or written.
    """

    failed = Signal(object)

    def __init__(
        self, store: DocumentStore[T] | None, empty: T, parent: QObject, *, thread: str = "ombre-kept"
    ) -> None:
        super().__init__(parent)
        self.document = empty
        self._store = store
        self._writer = elsewhere.Line(thread)
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
            self.failed.emit(problem)
        self._take(kept.document)

    def keep(self, document: T) -> None:
        """Keep *document* in place of the present one."""
        if document != self.document:
            self._order(document)

    def close(self) -> None:
        """Wait until everything is on the disk."""
        self._writer.close()

    def _take(self, document: T | None) -> None:
        """Take the *document* that was read; None if there was none, or a damaged one."""
        if document is not None:
            self.document = document

    def _order(self, document: T) -> None:
        """Have *document* written, even if it is the present one."""
        self.document = document
        self._writer.order(partial(self._write, document))

    def _write(self, document: T) -> None:
        try:
            if self._store is not None:
                self._store.write(document)
            self._has_failed = False
        except StorageError as error:
            log.warning("not kept: %s", error)
            if not self._has_failed:
                self.failed.emit(error.problem)
            self._has_failed = True
