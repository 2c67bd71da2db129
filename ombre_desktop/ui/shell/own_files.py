"""The files beside the sitting: progress in the lessons, and the skills by which helps fade."""

from __future__ import annotations

from ombre_desktop.ui.helps.helping import Helping
from ombre_desktop.ui.lessons.lessons import Lessons
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.shell.messages import Messages


def keep_own_files(keeper: Keeper, lessons: Lessons, helping: Helping, messages: Messages) -> None:
    """Keep what has a file of its own where *keeper* keeps the sitting; tell what goes wrong with any."""
    for part in (lessons, helping):
        part.keep_in(keeper.folders)
    for failing in (keeper, helping):
        failing.failed.connect(messages.tell_problem)
