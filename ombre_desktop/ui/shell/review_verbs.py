"""The commands of the replay: the review of a deal, and Belinda's game."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ombre_desktop.ui.replay.replays import Replays
from ombre_desktop.ui.shell.commands import Command
from ombre_desktop.ui.shell.score_host import ScoreHost


def review_verbs(replays: Replays, scores: ScoreHost) -> Mapping[Command, Callable[[], object]]:
    """
    Return the actions of the commands.

    The deal reviewed is the one that is replayed, or else the last deal of the sitting.
    """

    def review() -> None:
        found = None if replays.is_on else scores.last_deal()
        if found is None:
            replays.review_shown()
        else:
            replays.review(*found)

    return {Command.REVIEW: review, Command.BELINDA: replays.show_belinda}
