"""The words of the window: menus, what is asked once, what went wrong with a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

if TYPE_CHECKING:
    from ombre_desktop.storage.problems import Problem

translate = QCoreApplication.translate

_PROBLEMS = {
    "disk_full": QT_TRANSLATE_NOOP(
        "Files", "The disk is full: {path} could not be written. The game goes on; make room soon."
    ),
    "read_only": QT_TRANSLATE_NOOP("Files", "{path} could not be written: the system does not allow it."),
    "in_use": QT_TRANSLATE_NOOP("Files", "{path} could not be written: another program holds it."),
    "unwritable": QT_TRANSLATE_NOOP("Files", "{path} could not be written: {detail}"),
    "unreadable": QT_TRANSLATE_NOOP("Files", "{path} is there but cannot be read: {detail}"),
    "damaged": QT_TRANSLATE_NOOP("Files", "{path} is damaged. It has been kept as {kept}."),
    "foreign": QT_TRANSLATE_NOOP(
        "Files", "{path} is not a file of this game. It has been kept as {kept}."
    ),
    "newer": QT_TRANSLATE_NOOP(
        "Files", "{path} was written by a newer version of Ombre. It has been left as it is."
    ),
    "restored": QT_TRANSLATE_NOOP("Files", "The last good state of {path} has been opened instead."),
    "bad_field": QT_TRANSLATE_NOOP(
        "Files", "In {path} the value of {field} does not fit; its default is used."
    ),
}


def problem_sentence(problem: Problem) -> str:
    """What went wrong with a file, and what was done about it."""
    template = translate("Files", _PROBLEMS[problem.kind.value])
    kept = problem.kept.name if problem.kept else translate("Files", "it was")
    return template.format(path=problem.path, kept=kept, field=problem.field, detail=problem.detail)
