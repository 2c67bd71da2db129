"""The commands: one row each, from which menus, shortcuts and actions are made."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from itertools import groupby
from operator import attrgetter

from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.panels.tools import Tool
from ombre_desktop.ui.spoken.table_words import Part
from ombre_desktop.ui.texts.key_table import Key
from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP

_GAME = QT_TRANSLATE_NOOP("Menu", "&Game")
_DEAL = QT_TRANSLATE_NOOP("Menu", "&Deal")
_TABLE = QT_TRANSLATE_NOOP("Menu", "&Table")
_HELP = QT_TRANSLATE_NOOP("Menu", "&Help")


class Group(Enum):
    """A group of entries between two lines of the *menu* with that title, in the order of the menus."""

    PLAYING = 1, _GAME
    RECORDS = 2, _GAME
    SITTINGS = 3, _GAME
    BACKUPS = 4, _GAME
    PROGRAM = 5, _GAME
    CODES = 6, _DEAL
    AFTERWARDS = 7, _DEAL
    TURN = 8, _TABLE
    READING = 9, _TABLE
    SURROUNDINGS = 10, _TABLE
    LEARNING = 11, _HELP
    BOOKS = 12, _HELP
    NONE = 13, ""

    def __init__(self, _: int, menu: str) -> None:
        self.menu = menu


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


def _always(_: Situation) -> bool:
    return True


def _has_record(now: Situation) -> bool:
    return now.has_record


def _has_sitting(now: Situation) -> bool:
    return now.sitting is not None


def _is_shown(now: Situation) -> bool:
    return now.picture is not None


def _can_be_helped(now: Situation) -> bool:
    """Tell whether the expert may decide for the person now."""
    return now.can_have_hint and not _is_taught(now)


class Command(Enum):
    """
    A command: its group, the path from the program to what does it, when it can be done, and the arguments.

    The `Key` of the same name gives keys and label; a command without one is behind a door only.
    """

    JUST_PLAY = Group.PLAYING, "begin_last"
    NEW_GAME = Group.PLAYING, "games.choose"
    END_SITTING = Group.PLAYING, "controller.end_sitting", _can_end
    OPEN_RECORD = Group.RECORDS, "records.open"
    SAVE_RECORD = Group.RECORDS, "records.save", _has_record
    SCORE = Group.SITTINGS, "scores.sheet", _has_sitting
    SITTINGS = Group.SITTINGS, "sittings.show"
    AGAIN = Group.SITTINGS, "sittings.again.show", _has_record
    BESIDE = Group.SITTINGS, "sittings.beside.show", _is_compared
    STATISTICS = Group.SITTINGS, "statistics.show"
    BACK_UP = Group.BACKUPS, "records.backups.back_up"
    RESTORE = Group.BACKUPS, "records.backups.restore"
    PREFERENCES = Group.PROGRAM, "about.preferences"
    COMFORT = Group.PROGRAM, "about.comfort"
    QUIT = Group.PROGRAM, "window.close"

    DEAL_CODE = Group.CODES, "codes.ask"
    COPY_CODE = Group.CODES, "codes.copy_code", _has_record
    COPY_RECORD = Group.CODES, "codes.copy_record", _has_record
    PASTE = Group.CODES, "codes.paste"
    CHECK_SHUFFLE = Group.AFTERWARDS, "fairness.check", _can_check
    REVIEW = Group.AFTERWARDS, "reviews.review", _has_record

    SWITCH_DECK = Group.TURN, "switches.deck"
    LAST_TRICK = Group.TURN, "desk.use", lambda now: now.has_last_trick, Tool.LAST_TRICK
    LOG = Group.TURN, "desk.use", lambda now: now.has_log, Tool.LOG
    TAKE_BACK = Group.TURN, "desk.take_back", lambda now: now.can_take_back
    REDO = Group.TURN, "controller.redo", lambda now: now.can_redo
    TIMELINE = Group.TURN, "sittings.past.show", _has_sitting
    HINT = Group.TURN, "hint", lambda now: now.can_have_hint
    FINISH = Group.TURN, "desk.dock.finish", lambda now: now.can_finish
    DECIDE = Group.TURN, "turns.decide", _can_be_helped
    PLAY_DEAL = Group.TURN, "turns.play_deal", _can_be_helped
    HAND = Group.TURN, "desk.focus_hand", _has_sitting
    SORT_HAND = Group.TURN, "desk.hand.sort", lambda now: now.is_hand_moved
    STANDING = Group.READING, "desk.look", _is_shown, Part.STANDING, Part.CENTRE
    TRICK = Group.READING, "desk.look", _is_shown, Part.TRICK
    PLAYERS = Group.READING, "desk.look", _is_shown, Part.PLAYERS
    REPEAT = Group.READING, "desk.repeat", _is_shown
    NEXT_PART = Group.READING, "desk.walk", _always, 1
    PART_BEFORE = Group.READING, "desk.walk", _always, -1
    SOUND = Group.SURROUNDINGS, "switches.sound"
    FULL_SCREEN = Group.SURROUNDINGS, "switches.full_screen"

    LEARN = Group.LEARNING, "lessons.begin"
    LESSONS = Group.LEARNING, "course.list"
    PROBLEMS = Group.LEARNING, "course.set_problems"
    PRACTICE = Group.LEARNING, "course.learn_from_mistakes"
    SAY_AGAIN = Group.LEARNING, "lessons.say_again", _is_taught
    LEAVE_LESSON = Group.LEARNING, "lessons.leave_to_table", _is_taught
    RULES = Group.BOOKS, "desk.want_rules"
    OPPONENTS = Group.BOOKS, "book.open_on_players"
    KEYS = Group.BOOKS, "about.keys"
    BELINDA = Group.BOOKS, "replays.show_belinda"
    ABOUT = Group.BOOKS, "about.about"
    FIVE_MINUTES = Group.NONE, "book.open_at_first"

    def __init__(
        self, group: Group, does: str, when: Callable[[Situation], bool] = _always, *arguments: object
    ) -> None:
        self.group, self.does, self._arguments = group, does, arguments
        self.is_enabled = when

    @property
    def key(self) -> Key:
        """The keys and the label."""
        return Key[self.name]

    def do(self, program: object) -> None:
        """Carry out the command in *program*."""
        attrgetter(self.does)(program)(*self._arguments)


def _in_menus() -> dict[str, tuple[Command | None, ...]]:
    menus: dict[str, tuple[Command | None, ...]] = {}
    for group, commands in groupby(Command, lambda one: one.group):
        before = menus.get(group.menu, ())
        menus[group.menu] = (*before, *([None] if before else []), *commands)
    return {title: entries for title, entries in menus.items() if title}


MENUS = _in_menus()
"""The entries of each menu by its title; None is a line between two groups."""
