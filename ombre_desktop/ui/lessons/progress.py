"""The learner's progress, which another thread than the GUI's writes to the disk."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ombre_desktop.engine.notation import format_record, record_of
from ombre_desktop.storage.lessons import LESSONS, LessonsDocument
from ombre_desktop.ui.background.kept_file import KeptFile, Shelf
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.session.journals import T

if TYPE_CHECKING:
    from ombre_desktop.storage.history import History


class Progress(KeptFile[LessonsDocument]):
    """The document of the lessons, and the journal of the deal of a lesson."""

    _done = Signal(object)

    def __init__(self, shelf: Shelf, parent: QObject) -> None:
        super().__init__(shelf, LESSONS, lambda folders: folders.lessons, parent)
        self._done.connect(_call)

    def write(self, sitting: Sitting, done: Callable[[], None]) -> None:
        """Keep the deal of *sitting*, and call *done* on the GUI thread when it is written or has failed."""
        deal = "" if sitting.state is None else format_record(record_of(sitting.state))
        self._order(dataclasses.replace(self.document, lesson=sitting.lesson, deal=deal))
        self._in_turn(partial(self._done.emit, done))

    def use_history(self, _: Callable[[History], T], done: Callable[[T | None], None]) -> None:
        """Call *done* at once: the deals of lessons are in no history."""
        done(None)

    def change(self, **fields: object) -> None:
        """Keep the document with these *fields* changed."""
        self._order(dataclasses.replace(self.document, **fields))  # type: ignore[arg-type]  # by name


def _call(done: Callable[[], None]) -> None:
    done()
