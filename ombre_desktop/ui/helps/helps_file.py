"""The file of the skills, read and written off the GUI thread."""

from __future__ import annotations

import logging
from functools import partial

from PySide6.QtCore import QObject, Signal

from ombre_desktop import elsewhere
from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.helps import HELPS, HelpsDocument, HelpsStore, SkillDocument
from ombre_desktop.storage.history import History
from ombre_desktop.storage.problems import StorageError
from ombre_desktop.ui.model.helps import LEARNT_ALREADY, Shown, Skill

log = logging.getLogger(__name__)

MANY_DEALS = 30
"""The deals after which a person without a file of skills is not treated as a beginner."""


class HelpsFile(QObject):
    """
    The file of the skills. Without a file, the history tells whether the person is a beginner.

    Signals:
        found: the `Shown` of every skill, in the order of `Skill`.
        failed: the `Problem` of a file that cannot be read or written; it is reported once.
    """

    found = Signal(object)
    failed = Signal(object)

    def __init__(self, folders: Folders, parent: QObject) -> None:
        super().__init__(parent)
        self._folders = folders
        self._store = HelpsStore(folders.helps, HELPS)
        self._writer = elsewhere.Line("ombre-helps")
        self._has_failed = False

    def read(self) -> None:
        """Read the file; `found` carries the result."""
        self._writer.order(self._read)

    def write(self, shown: tuple[Shown, ...]) -> None:
        """Save the skills *shown*."""
        self._writer.order(partial(self._write, shown))

    def close(self) -> None:
        """Wait until everything is on the disk."""
        self._writer.close()

    def _read(self) -> None:
        kept = self._store.read()
        for problem in kept.problems:
            self.failed.emit(problem)
        if kept.document is not None:
            self.found.emit(shown_in(kept.document))
        else:
            self.found.emit((LEARNT_ALREADY if self._deals() >= MANY_DEALS else Shown(),) * len(Skill))

    def _deals(self) -> int:
        """Return the number of deals in the history; 0 if the history cannot be read."""
        if not self._folders.history.exists():
            return 0
        history = History(self._folders.history)
        try:
            return sum(sitting.deals for sitting in history.sittings())
        except StorageError as error:
            log.warning("deals not counted: %s", error)
            return 0
        finally:
            history.close()

    def _write(self, shown: tuple[Shown, ...]) -> None:
        try:
            self._store.write(document_of(shown))
            self._has_failed = False
        except StorageError as error:
            log.warning("helps not kept: %s", error)
            if not self._has_failed:
                self.failed.emit(error.problem)
            self._has_failed = True


def document_of(shown: tuple[Shown, ...]) -> HelpsDocument:
    """Return the document of the skills *shown*."""
    skills = {
        skill.value: SkillDocument(one.right, one.bad, one.sittings, one.last, one.back)
        for skill, one in zip(Skill, shown, strict=True)
    }
    return HelpsDocument(skills=skills)


def shown_in(document: HelpsDocument) -> tuple[Shown, ...]:
    """Return the skills in *document*."""
    kept = (document.skills.get(skill.value, SkillDocument()) for skill in Skill)
    return tuple(Shown(one.right, one.bad, one.sittings, one.last, one.back) for one in kept)
