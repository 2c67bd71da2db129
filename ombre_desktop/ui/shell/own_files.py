"""The things kept beside the sitting: progress in the lessons, skills shown so far, judged choices."""

from __future__ import annotations

from ombre_desktop.ui.coach.coach_desk import CoachDesk
from ombre_desktop.ui.helps.helping import Helping
from ombre_desktop.ui.lessons.lessons import Lessons
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.shell.messages import Messages


def keep_own_files(
    keeper: Keeper, lessons: Lessons, helping: Helping, messages: Messages, *, coach: CoachDesk
) -> None:
    """Let *lessons*, *helping* and *coach* keep what they know, and show the problems of saving."""
    coach.keep_with(keeper)
    for part in (lessons, helping):
        part.keep_in(keeper.folders)
    for failing in (keeper, helping):
        failing.failed.connect(messages.tell_problem)
