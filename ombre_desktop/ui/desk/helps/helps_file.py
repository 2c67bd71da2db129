"""The file of the skills, read and written off the GUI thread."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, Signal

from ombre_desktop.storage.helps import HELPS, HelpsDocument, SkillDocument
from ombre_desktop.storage.history import History
from ombre_desktop.storage.problems import StorageError
from ombre_desktop.ui.background.kept_file import KeptFile, Shelf
from ombre_desktop.ui.model.helps import LEARNT_ALREADY, Shown, Skill

log = logging.getLogger(__name__)

_LIKE = {Skill.HAND: Skill.BID}
"""The skill whose counts stand for one that was not known when the file was written."""
MANY_DEALS = 30
"""The deals after which a person without a file of skills is not treated as a beginner."""


class HelpsFile(KeptFile[HelpsDocument]):
    """
    The file of the skills. Without a file, the history tells whether the person is a beginner.

    `found` carries the `Shown` of every skill, in the order of `Skill`.
    """

    found = Signal(object)

    def __init__(self, shelf: Shelf, parent: QObject) -> None:
        super().__init__(shelf, HELPS, lambda folders: folders.helps, parent)

    def read(self) -> None:
        """Read the file in its thread; `found` carries the result."""
        self._in_turn(super().read)

    def write(self, shown: tuple[Shown, ...], met: tuple[str, ...]) -> None:
        """Save the skills *shown*, and the words *met*."""
        self._order(document_of(shown, met))

    def _take(self, document: HelpsDocument | None) -> None:
        super()._take(document)
        if document is not None:
            self.found.emit(shown_in(document))
        else:
            self.found.emit((LEARNT_ALREADY if self._deals() >= MANY_DEALS else Shown(),) * len(Skill))

    def _deals(self) -> int:
        """Return the number of deals in the history; 0 if the history cannot be read."""
        folders = self._shelf.folders
        if folders is None or not folders.history.exists():
            return 0
        history = History(folders.history)
        try:
            return sum(sitting.deals for sitting in history.sittings())
        except StorageError as error:
            log.warning("deals not counted: %s", error)
            return 0
        finally:
            history.close()


def document_of(shown: tuple[Shown, ...], met: tuple[str, ...] = ()) -> HelpsDocument:
    """Return the document of the skills *shown* and the words *met*."""
    skills = {
        skill.value: SkillDocument(one.right, one.bad, one.sittings, one.last, one.back)
        for skill, one in zip(Skill, shown, strict=True)
    }
    return HelpsDocument(skills=skills, met=met)


def shown_in(document: HelpsDocument) -> tuple[Shown, ...]:
    """Return the skills in *document*."""
    kept = (_skill_in(document, skill) for skill in Skill)
    return tuple(Shown(one.right, one.bad, one.sittings, one.last, one.back) for one in kept)


def _skill_in(document: HelpsDocument, skill: Skill) -> SkillDocument:
    """Return what *document* has for *skill*, or for the one most like it."""
    names = (one.value for one in (skill, _LIKE.get(skill, skill)))
    return next((document.skills[name] for name in names if name in document.skills), SkillDocument())
