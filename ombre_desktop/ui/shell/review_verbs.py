"""The commands of the replay: the review of a deal, and Belinda's game; and the way back to a decision."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from ombre_desktop.ui.coach.coach_desk import CoachDesk
from ombre_desktop.ui.desk.table_desk import TableDesk
from ombre_desktop.ui.model.sitting import PERSON
from ombre_desktop.ui.replay.replays import Replays, deciding_again, reviewing
from ombre_desktop.ui.shell.commands import Command
from ombre_desktop.ui.shell.score_host import ScoreHost


def review_verbs(replays: Replays, scores: ScoreHost) -> Mapping[Command, Callable[[], object]]:
    """Return the actions of the commands."""
    return {Command.REVIEW: partial(review, replays, scores), Command.BELINDA: replays.show_belinda}


def connect_reviews(desk: TableDesk, coach: CoachDesk, replays: Replays, scores: ScoreHost) -> None:
    """Connect the settlement and the coach with the reviews of deals; what the coach finds is kept too."""
    desk.review_wanted.connect(partial(review, replays, scores))
    coach.again_wanted.connect(partial(try_again, replays, scores))
    coach.reviewed.connect(replays.reviewed)


def review(replays: Replays, scores: ScoreHost) -> None:
    """Review the deal that is replayed, or else the last deal of the sitting."""
    found = None if replays.is_on else scores.last_deal()
    if found is None:
        replays.review_shown()
    else:
        replays.show(*found, reviewing)


def try_again(replays: Replays, scores: ScoreHost, move: int) -> None:
    """Let the person decide again at *move* of the last deal of the sitting, on top of its replay."""
    found = scores.last_deal()
    if found is not None:
        replays.show(*found, deciding_again(move, PERSON))
