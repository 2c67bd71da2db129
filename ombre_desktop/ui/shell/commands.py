"""The commands of the menus, and when each is enabled."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from ombre_desktop.ui.model.situation import Situation


class Command(Enum):
    """A command of the menus."""

    JUST_PLAY = auto()
    NEW_GAME = auto()
    END_SITTING = auto()
    OPEN_RECORD = auto()
    SAVE_RECORD = auto()
    DEAL_CODE = auto()
    COPY_CODE = auto()
    COPY_RECORD = auto()
    PASTE = auto()
    CHECK_SHUFFLE = auto()
    BACK_UP = auto()
    RESTORE = auto()
    REVIEW = auto()
    SCORE = auto()
    SITTINGS = auto()
    AGAIN = auto()
    BESIDE = auto()
    STATISTICS = auto()
    PREFERENCES = auto()
    COMFORT = auto()
    QUIT = auto()
    SWITCH_DECK = auto()
    LAST_TRICK = auto()
    LOG = auto()
    TAKE_BACK = auto()
    REDO = auto()
    TIMELINE = auto()
    HINT = auto()
    SOUND = auto()
    FINISH = auto()
    DECIDE = auto()
    PLAY_DEAL = auto()
    HAND = auto()
    SORT_HAND = auto()
    STANDING = auto()
    TRICK = auto()
    PLAYERS = auto()
    REPEAT = auto()
    NEXT_PART = auto()
    PART_BEFORE = auto()
    FULL_SCREEN = auto()
    RULES = auto()
    OPPONENTS = auto()
    FIVE_MINUTES = auto()
    KEYS = auto()
    LEARN = auto()
    LESSONS = auto()
    PROBLEMS = auto()
    PRACTICE = auto()
    SAY_AGAIN = auto()
    LEAVE_LESSON = auto()
    BELINDA = auto()
    ABOUT = auto()


_OF_A_RECORD = (
    *(Command.SAVE_RECORD, Command.COPY_CODE, Command.COPY_RECORD),
    *(Command.AGAIN, Command.REVIEW),
)
_READING = (Command.STANDING, Command.TRICK, Command.PLAYERS, Command.REPEAT)


def _is_taught(now: Situation) -> bool:
    """Tell whether the sitting at the table is a lesson."""
    return now.sitting is not None and bool(now.sitting.lesson)


def _can_check(now: Situation) -> bool:
    """Tell whether there is a proof to show: of a settled deal, or the beginning of one."""
    return now.has_record or (now.sitting is not None and now.sitting.fair is not None)


def _is_compared(now: Situation) -> bool:
    """Tell whether the expert plays the deals of the sitting too."""
    return now.sitting is not None and now.sitting.origin is not None and now.sitting.origin.expert


def _can_end(now: Situation) -> bool:
    """Tell whether the sitting can be ended now."""
    return now.is_settled and now.sitting is not None and not now.sitting.ended and not _is_taught(now)


_ENABLED: dict[Command, Callable[[Situation], bool]] = {
    Command.END_SITTING: _can_end,
    **dict.fromkeys((Command.SAY_AGAIN, Command.LEAVE_LESSON), _is_taught),
    **dict.fromkeys(_OF_A_RECORD, lambda now: now.has_record),
    Command.BESIDE: _is_compared,
    Command.CHECK_SHUFFLE: _can_check,
    Command.SCORE: lambda now: now.sitting is not None,
    Command.TAKE_BACK: lambda now: now.can_take_back,
    Command.REDO: lambda now: now.can_redo,
    Command.FINISH: lambda now: now.can_finish,
    Command.HINT: lambda now: now.can_have_hint,
    **dict.fromkeys(
        (Command.DECIDE, Command.PLAY_DEAL), lambda now: now.can_have_hint and not _is_taught(now)
    ),
    Command.TIMELINE: lambda now: now.sitting is not None,
    Command.HAND: lambda now: now.sitting is not None,
    Command.SORT_HAND: lambda now: now.is_hand_moved,
    **dict.fromkeys(_READING, lambda now: now.picture is not None),
    Command.LOG: lambda now: now.has_log,
    Command.LAST_TRICK: lambda now: now.has_last_trick,
}
"""The commands that are not always enabled, and their conditions."""


def enabled(command: Command, situation: Situation) -> bool:
    """Tell whether *command* is enabled in *situation*."""
    return command not in _ENABLED or _ENABLED[command](situation)
