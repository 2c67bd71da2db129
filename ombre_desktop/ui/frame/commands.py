"""The commands: one row each, from which menus, shortcuts and actions are made."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, unique
from importlib.util import find_spec
from itertools import groupby
from pkgutil import iter_modules

from ombre_desktop.engine import ExchangeRequest
from ombre_desktop.ui.desk.spoken.table_words import Part
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.panels.tools import Tool
from ombre_desktop.ui.texts import menus
from ombre_desktop.ui.texts.key_table import Key
from ombre_desktop.ui.texts.phrases import Said

HOME = "ombre_desktop.ui.features"
_found = find_spec(HOME)
FEATURES = frozenset(one.name for one in iter_modules((_found and _found.submodule_search_locations) or []))
"""The names of the features that are there."""


class Group(Enum):
    """
    A group of entries between two lines of the *menu* with that title, in the order of the menus.

    Its number tells it from the others in the same menu.
    """

    PLAYING = 1, menus.game
    SITTINGS = 2, menus.game
    RECORDS = 3, menus.game
    PROGRAM = 4, menus.game
    DECISIONS = 5, menus.deal
    HELPERS = 6, menus.deal
    AFTERWARDS = 7, menus.deal
    CODES = 8, menus.deal
    READING = 9, menus.table
    GOING = 10, menus.table
    SURROUNDINGS = 11, menus.table
    COURSE = 12, menus.learn
    LESSON = 13, menus.learn
    SHOWN = 14, menus.learn
    BOOKS = 15, menus.help_
    KEYS = 16, None  # a key is enough, since a round button or a preference does the same
    NONE = 17, None

    def __init__(self, _: int, menu: Said | None) -> None:
        self.menu = menu


def _is_taught(now: Situation) -> bool:
    """Tell whether the sitting at the table is a lesson."""
    return now.sitting is not None and bool(now.sitting.lesson)


def _can_check(now: Situation) -> bool:
    """Tell whether there is a proof to show: of a settled deal, or the beginning of one."""
    return now.has_record or (now.sitting is not None and now.sitting.fair is not None)


def is_compared(now: Situation) -> bool:
    """Tell whether the expert plays the deals of the sitting too."""
    return now.sitting is not None and now.sitting.origin is not None and now.sitting.origin.expert


def _may_be_of_a_day(now: Situation) -> bool:
    """Tell whether the sitting may be of a day's deal, as the first figures of its name say."""
    return now.sitting is not None and now.sitting.game_id.startswith("000")


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


def _can_weigh(now: Situation) -> bool:
    """Tell whether there is, or may be, an exchange whose throws can be weighed."""
    return now.is_replayed or (isinstance(now.asked, ExchangeRequest) and _can_be_helped(now))


@unique
class Command(Enum):
    """
    A command: its group, the way to what does it, when it can be done, and the arguments.

    The way leads from the program, or from the feature that is named before a colon.

    The `Key` of the same name gives keys and label; a command without one is behind a door, or is what one
    feature asks of another.
    """

    JUST_PLAY = Group.PLAYING, "first_page:just_play"
    NEW_GAME = Group.PLAYING, "new_game:choose"
    END_SITTING = Group.PLAYING, "controller.end_sitting", _can_end
    SCORE = Group.SITTINGS, "past_games:scores.sheet", _has_sitting
    SITTINGS = Group.SITTINGS, "past_games:show"
    BESIDE = Group.SITTINGS, "past_games:beside.show", is_compared
    STATISTICS = Group.SITTINGS, "statistics:show"
    OPEN_RECORD = Group.RECORDS, "files:records.open"
    SAVE_RECORD = Group.RECORDS, "files:records.save", _has_record
    SAVE_PICTURE = Group.RECORDS, "engraving:save", _has_record
    BACK_UP = Group.RECORDS, "files:backups.back_up"
    RESTORE = Group.RECORDS, "files:backups.restore"
    PREFERENCES = Group.PROGRAM, "settings:preferences"
    QUIT = Group.PROGRAM, "window.close"

    TAKE_BACK = Group.DECISIONS, "desk.take_back", lambda now: now.can_take_back
    REDO = Group.DECISIONS, "controller.redo", lambda now: now.can_redo
    TIMELINE = Group.DECISIONS, "past_games:timeline.show", _has_sitting
    HINT = Group.HELPERS, "hint", lambda now: now.can_have_hint
    DECIDE = Group.HELPERS, "turns.decide", _can_be_helped
    FINISH = Group.HELPERS, "desk.dock.finish", lambda now: now.can_finish
    PLAY_DEAL = Group.HELPERS, "turns.play_deal", _can_be_helped
    REVIEW = Group.AFTERWARDS, "reviews.review", _has_record
    AGAIN = Group.AFTERWARDS, "past_games:again.ask", _has_record
    CHECK_SHUFFLE = Group.AFTERWARDS, "fairness:check", _can_check
    DEAL_CODE = Group.CODES, "files:codes.ask"
    PASTE = Group.CODES, "files:codes.paste"
    COPY_CODE = Group.CODES, "files:codes.copy_code", _has_record
    COPY_RECORD = Group.CODES, "files:codes.copy_record", _has_record

    STANDING = Group.READING, "desk.look", _is_shown, Part.STANDING, Part.CENTRE
    TRICK = Group.READING, "desk.look", _is_shown, Part.TRICK
    PLAYERS = Group.READING, "desk.look", _is_shown, Part.PLAYERS
    WHEREABOUTS = Group.READING, "odds:show", lambda now: now.view is not None
    REPEAT = Group.READING, "desk.repeat", _is_shown
    HAND = Group.GOING, "desk.view.focus_hand", _has_sitting
    NEXT_PART = Group.GOING, "desk.walk", _always, 1
    PART_BEFORE = Group.GOING, "desk.walk", _always, -1
    SORT_HAND = Group.SURROUNDINGS, "desk.hand.sort", lambda now: now.is_hand_moved
    SWITCH_DECK = Group.SURROUNDINGS, "switches.deck"
    PRINT_DECK = Group.SURROUNDINGS, "deck_sheets:show"
    FULL_SCREEN = Group.SURROUNDINGS, "switches.full_screen"

    LEARN = Group.COURSE, "lessons.begin"
    LESSONS = Group.COURSE, "training:list"
    SAY_AGAIN = Group.LESSON, "lessons.say_again", _is_taught
    LEAVE_LESSON = Group.LESSON, "lessons.leave_to_table", _is_taught
    DAILY = Group.SHOWN, "daily:show"
    BELINDA = Group.SHOWN, "replays.show_belinda"
    BY_HAND = Group.SHOWN, "deal_by_hand:show"

    RULES = Group.BOOKS, "rule_book:open_here"
    OPPONENTS = Group.BOOKS, "rule_book:open_on_players"
    KEYS = Group.BOOKS, "settings:keys"
    ABOUT = Group.BOOKS, "settings:about"

    COMFORT = Group.KEYS, "settings:comfort"
    SOUND = Group.KEYS, "switches.sound"
    LAST_TRICK = Group.KEYS, "desk.dock.use", lambda now: now.has_last_trick, Tool.LAST_TRICK
    LOG = Group.KEYS, "desk.dock.use", lambda now: now.has_log, Tool.LOG
    THROWS = Group.KEYS, "reviews.weigh_throws", _can_weigh
    PROBLEMS = Group.KEYS, "training:list_problems"
    PRACTICE = Group.KEYS, "training:list_mistakes"

    TOLD = Group.NONE, "odds:show"
    FIVE_MINUTES = Group.NONE, "rule_book:open_for", _always, None
    FIRST_PAGE = Group.NONE, "first_page:show"
    RULE = Group.NONE, "rule_book:open"
    RULES_OF = Group.NONE, "rule_book:open_for"
    LESSON = Group.NONE, "training:begin"
    PROBLEMS_OF = Group.NONE, "training:list_theme"
    TAKE_UP = Group.NONE, "past_games:take_up"
    ENDED = Group.NONE, "past_games:end"
    SHOW_FILE = Group.NONE, "files:records.show"
    TAKE_TEXT = Group.NONE, "files:codes.take_in"
    TAKE_FILES = Group.NONE, "files:codes.take_files"
    COUNT_DUE = Group.NONE, "training:count_waiting"
    OFFER_PRACTICE = Group.NONE, "first_page:offer_practice"
    TELL_TODAY = Group.NONE, "daily:tell_today"
    OFFER_DAY = Group.NONE, "first_page:offer_day"
    DAY_ENDED = Group.NONE, "daily:end"
    CUT = Group.NONE, "fairness:let_cut"
    FIRST_BIDS = Group.NONE, "first_bids:show"
    WEIGH = Group.NONE, "throws:show"
    ASK_AROUND = Group.NONE, "opinions:show"
    WRITE_NOTE = Group.NONE, "studies:write"

    def __init__(
        self, group: Group, does: str, when: Callable[[Situation], bool] = _always, *arguments: object
    ) -> None:
        self.group, self.arguments = group, arguments
        self.feature, _, self.way = does.rpartition(":")
        self.is_enabled = when

    @property
    def is_there(self) -> bool:
        """True unless its feature is away."""
        return not self.feature or self.feature in FEATURES

    @property
    def key(self) -> Key:
        """The keys and the label."""
        return Key[self.name]


def _in_menus() -> dict[Said, tuple[Command | None, ...]]:
    found: dict[Said, tuple[Command | None, ...]] = {}
    there = (command for command in Command if command.is_there)
    for group, commands in groupby(there, lambda one: one.group):
        if group.menu is not None:
            before = found.get(group.menu, ())
            found[group.menu] = (*before, *([None] if before else []), *commands)
    return found


MENUS = _in_menus()
"""The entries of each menu by its title; None is a line between two groups."""
BY_KEY = tuple(command for command in Command if command.group is Group.KEYS and command.is_there)
"""The commands that have a key, but no entry."""
WAKES = {"past_games": is_compared, "daily": _may_be_of_a_day}
"""The moments at which a feature is loaded without a command."""
