"""The things kept beside the sitting: progress in the lessons, skills shown so far, reviews and notes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from ombre_desktop.storage.problems import ProblemKind, StorageError
from ombre_desktop.ui.desk.helps.helping import Helping
from ombre_desktop.ui.frame.messages import Messages
from ombre_desktop.ui.lessons.lessons import Lessons
from ombre_desktop.ui.replay.replays import Replays
from ombre_desktop.ui.session.keeping import Keeper

if TYPE_CHECKING:
    from ombre_desktop.storage.history import History
    from ombre_desktop.storage.splits import Review
    from ombre_desktop.storage.studies import KeptStudy, Tags


def keep_own_files(
    keeper: Keeper, lessons: Lessons, helping: Helping, messages: Messages, *, replays: Replays
) -> None:
    """Let *lessons*, *helping*, reviews and notes in *replays* be kept; show the problems of saving."""
    replays.posed.connect(partial(_keep_problem, keeper))
    replays.reviewed.connect(partial(_keep_review, keeper))
    replays.studied.connect(partial(_keep_study, keeper))
    replays.wanted.connect(partial(_read_study, keeper))
    for part in (lessons, helping):
        part.keep_on(keeper.shelf)
    for failing in (keeper, keeper.shelf):
        failing.failed.connect(messages.tell_problem)


def _keep_problem(keeper: Keeper, text: str) -> None:
    from ombre_desktop.ui.session.posing import keep_problem  # seldom made

    keep_problem(keeper.shelf, text)


def _keep_review(keeper: Keeper, review: Review) -> None:
    keeper.use_history(lambda history: history.keep_review(review), lambda _: None)


def _keep_study(keeper: Keeper, study: KeptStudy) -> None:
    from ombre_desktop.storage.studies import keep_study  # only for those who write notes

    keeper.use_history(
        lambda history: history.change(lambda database, now: keep_study(database, study, now)), lambda _: None
    )


def _read_study(keeper: Keeper, key: str, take: Callable[[Tags | None], None]) -> None:
    from ombre_desktop.storage.studies import study_tags

    def read(history: History) -> Tags | None:
        try:
            return history.ask(lambda database: study_tags(database, key))
        except StorageError as error:
            if error.problem.kind is ProblemKind.DAMAGED:
                raise
            # The person was told at the start, and is told when they write something.
            return None

    keeper.use_history(read, take)
