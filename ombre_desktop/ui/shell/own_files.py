"""The things kept beside the sitting: progress in the lessons, skills shown so far, reviews of deals."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ombre_desktop.ui.desk.helps.helping import Helping
from ombre_desktop.ui.frame.messages import Messages
from ombre_desktop.ui.lessons.lessons import Lessons
from ombre_desktop.ui.replay.replays import Replays
from ombre_desktop.ui.session.keeping import Keeper

if TYPE_CHECKING:
    from ombre_desktop.storage.splits import Review


def keep_own_files(
    keeper: Keeper, lessons: Lessons, helping: Helping, messages: Messages, *, replays: Replays
) -> None:
    """Let *lessons*, *helping* and reviews in *replays* be kept, and show the problems of saving."""
    replays.reviewed.connect(partial(_keep_review, keeper))
    for part in (lessons, helping):
        part.keep_on(keeper.shelf)
    for failing in (keeper, keeper.shelf):
        failing.failed.connect(messages.tell_problem)


def _keep_review(keeper: Keeper, review: Review) -> None:
    keeper.use_history(lambda history: history.keep_review(review), lambda _: None)
