"""The document of the lessons: how far the learner has come."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ombre_desktop.engine.notation import parse_record
from ombre_desktop.storage.document import Document
from ombre_desktop.storage.reading import Kind

__all__ = ["LESSONS", "LessonsDocument"]


@dataclass(frozen=True, slots=True)
class LessonsDocument(Document):
    """
    The learner's progress.

    *knows* is the game they knew before, empty if they were not asked yet. *done* holds the names of the
    lessons they have finished. *lesson* is the lesson at the table, and *deal* its record in progress; both
    are empty between two lessons. *right* holds the exercises answered right, each as lesson/exercise.
    """

    format: Literal["ombre-lessons"] = "ombre-lessons"
    schema_version: Literal[1] = 1
    knows: str = ""
    done: tuple[str, ...] = ()
    lesson: str = ""
    deal: str = ""
    right: tuple[str, ...] = ()

    def check(self) -> None:
        """Raise `ValueError` if the deal is not a record."""
        if self.deal:
            parse_record(self.deal)


LESSONS = Kind("ombre-lessons", 1, LessonsDocument, check=LessonsDocument.check, sealed_from=1)
"""The progress in a file of its own, so that a lesson never touches a sitting."""
