"""The learner's progress, which another thread than the GUI's writes to the disk."""

from __future__ import annotations

import dataclasses
import logging
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from ombre_desktop import elsewhere
from ombre_desktop.engine.notation import format_record, record_of
from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.lessons import LESSONS, LessonsDocument, LessonsStore
from ombre_desktop.storage.problems import StorageError
from ombre_desktop.ui.model.sitting import Sitting

log = logging.getLogger(__name__)


class Progress(QObject):
    """
    The document of the lessons, and the journal of the deal of a lesson.

    Without *folders* nothing is kept, as in a second copy of the program. `failed` carries the `Problem` when
    the document cannot be read or written; the lesson goes on.
    """

    failed = Signal(object)
    _done = Signal(object)

    def __init__(self, folders: Folders | None, parent: QObject) -> None:
        super().__init__(parent)
        self.document, self.folders = LessonsDocument(), folders
        self._store = None if folders is None else LessonsStore(folders.lessons, LESSONS)
        self._writer = elsewhere.Line("ombre-lessons")
        self._is_read = self._has_failed = False
        self._done.connect(_call)

    def read(self) -> None:
        """Read the document when first called, which may happen in any thread."""
        if self._store is None or self._is_read:
            return
        self._is_read = True
        kept = self._store.read()
        self.document = kept.document or LessonsDocument()
        for problem in kept.problems:
            self.failed.emit(problem)

    def write(self, sitting: Sitting, done: Callable[[], None]) -> None:
        """Keep the deal of *sitting*, and call *done* on the GUI thread when it is written or has failed."""
        self._keep(self._with_deal(sitting), done)

    def change(self, **fields: object) -> None:
        """Keep the document with these *fields* changed."""
        self._keep(dataclasses.replace(self.document, **fields))  # type: ignore[arg-type]  # by name

    def close(self) -> None:
        """Wait until everything is on the disk."""
        self._writer.close()

    def _with_deal(self, sitting: Sitting) -> LessonsDocument:
        deal = "" if sitting.state is None else format_record(record_of(sitting.state))
        return dataclasses.replace(self.document, lesson=sitting.lesson, deal=deal)

    def _keep(self, document: LessonsDocument, done: Callable[[], None] | None = None) -> None:
        self.document = document
        self._writer.order(partial(self._write, document, done))

    def _write(self, document: LessonsDocument, done: Callable[[], None] | None) -> None:
        try:
            if self._store is not None:
                self._store.write(document)
            self._has_failed = False
        except StorageError as error:
            log.warning("lessons not kept: %s", error)
            if not self._has_failed:
                self.failed.emit(error.problem)
            self._has_failed = True
        finally:
            if done is not None:
                self._done.emit(done)


def _call(done: Callable[[], None]) -> None:
    done()
