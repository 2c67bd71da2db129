"""The files beside the sitting: progress in the lessons, and the skills shown so far."""

from __future__ import annotations

from ombre_desktop.ui.helps.helping import Helping
from ombre_desktop.ui.lessons.lessons import Lessons
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.shell.messages import Messages


def keep_own_files(keeper: Keeper, lessons: Lessons, helping: Helping, messages: Messages) -> None:
    """Let *lessons* and *helping* save in *keeper*'s folders, and show the problems of saving."""
    for part in (lessons, helping):
        part.keep_in(keeper.folders)
    for failing in (keeper, helping):
        failing.failed.connect(messages.tell_problem)
