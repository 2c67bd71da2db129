"""
Every key of the program with its text: shortcuts, tips and the page *Keys* are all made from this table.

The letters of buttons are not here: they follow from the labels (`ui/texts/deeds.py`).
"""

from __future__ import annotations

from enum import Enum, auto
from functools import cache, cached_property

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from ombre_desktop.ui.texts.key_places import meant
from ombre_desktop.ui.texts.keys import without_key
from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP
from ombre_desktop.ui.texts.phrases import translate

Keys = tuple[QKeySequence.StandardKey | str, ...]

_PAD = Qt.Key.Key_Enter
"""The other key for Enter."""
_CODES = {"Esc": "Escape", "?": "Question"}
"""The keys whose names in events differ from their names in shortcuts."""
_STANDARD = QKeySequence.StandardKey
_NATIVE = QKeySequence.SequenceFormat.NativeText
_PORTABLE = QKeySequence.SequenceFormat.PortableText
_NAMES: dict[str, str] = {
    "Home": QT_TRANSLATE_NOOP("Keys", "Home"),
    "End": QT_TRANSLATE_NOOP("Keys", "End"),
    "PgUp": QT_TRANSLATE_NOOP("Keys", "Page up"),
    "PgDown": QT_TRANSLATE_NOOP("Keys", "Page down"),
    "Left": QT_TRANSLATE_NOOP("Keys", "Left arrow"),
    "Right": QT_TRANSLATE_NOOP("Keys", "Right arrow"),
    "Up": QT_TRANSLATE_NOOP("Keys", "Up arrow"),
    "Down": QT_TRANSLATE_NOOP("Keys", "Down arrow"),
    "Return": QT_TRANSLATE_NOOP("Keys", "Enter"),
    "Space": QT_TRANSLATE_NOOP("Keys", "Space"),
    "Backspace": QT_TRANSLATE_NOOP("Keys", "Backspace"),
    "Tab": QT_TRANSLATE_NOOP("Keys", "Tab"),
    "Esc": QT_TRANSLATE_NOOP("Keys", "Esc"),
    "Ctrl": QT_TRANSLATE_NOOP("Keys", "Ctrl"),
    "Shift": QT_TRANSLATE_NOOP("Keys", "Shift"),
    "Alt": QT_TRANSLATE_NOOP("Keys", "Alt"),
}
"""The names of keys by Qt's names, which are not translated."""


class Place(Enum):
    """A part of the program in which a key works, in the order of the page."""

    PARTS = auto()
    LOOKING = auto()
    CARDS = auto()
    ANSWERS = auto()
    TABLE = auto()
    GAME = auto()
    HELP = auto()
    FIRST_PAGE = auto()
    LESSONS = auto()
    READING = auto()
    REPLAY = auto()
    DIALOGS = auto()
    BOOK = auto()
    SHEETS = auto()


def key_name(sequence: str) -> str:
    """Return the name of a key, given as Qt spells it, for people."""
    return "+".join(translate("Keys", _NAMES[part]) if part in _NAMES else part for part in _parts(sequence))


@cache
def _parts(sequence: str) -> tuple[str, ...]:
    """Return the keys that are held and the last one, or on a Mac its signs for all of them."""
    native = QKeySequence(sequence).toString(_NATIVE)
    portable = QKeySequence(sequence).toString(_PORTABLE)
    if "+" in portable[:-1] and "+" not in native:
        return (native,)  # the signs of a Mac, which has no words for them
    *held, last = portable.removesuffix("+").split("+") if portable.endswith("++") else portable.split("+")
    return (*held, last or "+")


class Key(Enum):
    """A key, or several for the same: where it works, the keys, and the text, which may have a context."""

    # From part to part of the table.
    NEXT_PART = (Place.PARTS, ("F6",), QT_TRANSLATE_NOOP("Menu", "To the &next part of the table"), "Menu")
    PART_BEFORE = (Place.PARTS, ("Shift+F6",), QT_TRANSLATE_NOOP("Menu", "To the part be&fore"), "Menu")
    HAND = (Place.PARTS, ("Ctrl+J",), QT_TRANSLATE_NOOP("Menu", "To my c&ards"), "Menu")
    NEXT_LINE = (Place.PARTS, ("Right", "Down"), QT_TRANSLATE_NOOP("Keys", "To the next thing in this part"))
    LINE_BEFORE = (Place.PARTS, ("Left", "Up"), QT_TRANSLATE_NOOP("Keys", "To the thing before"))
    LEAVE_PART = (Place.PARTS, ("Esc",), QT_TRANSLATE_NOOP("Keys", "Back to your cards"))
    EXPLAIN = (
        Place.PARTS,
        ("?",),
        QT_TRANSLATE_NOOP("Keys", "Explain the word in focus, or the next word on the table"),
    )
    NEXT_BUTTON = (Place.PARTS, ("Tab",), QT_TRANSLATE_NOOP("Keys", "To the next card or button"))
    BUTTON_BEFORE = (Place.PARTS, ("Shift+Tab",), QT_TRANSLATE_NOOP("Keys", "To the card or button before"))

    # The table read out.
    STANDING = (Place.LOOKING, ("F2",), QT_TRANSLATE_NOOP("Menu", "How it &stands"), "Menu")
    TRICK = (Place.LOOKING, ("F3",), QT_TRANSLATE_NOOP("Menu", "The trick &on the table"), "Menu")
    PLAYERS = (Place.LOOKING, ("F4",), QT_TRANSLATE_NOOP("Menu", "The &players"), "Menu")
    REPEAT = (Place.LOOKING, ("F5",), QT_TRANSLATE_NOOP("Menu", "Repeat the last &message"), "Menu")

    # The cards in hand.
    FIGURES = (
        Place.CARDS,
        ("1", "2", "3", "4", "5", "6", "7", "8", "9", "0"),
        QT_TRANSLATE_NOOP("Keys", "Choose the card at that place; press again to play it or to throw it"),
    )
    CARD_LEFT = (Place.CARDS, ("Left",), QT_TRANSLATE_NOOP("Keys", "To the card on the left"))
    CARD_RIGHT = (Place.CARDS, ("Right",), QT_TRANSLATE_NOOP("Keys", "To the card on the right"))
    MOVE_LEFT = (Place.CARDS, ("Ctrl+Left",), QT_TRANSLATE_NOOP("Keys", "Move the card to the left"))
    MOVE_RIGHT = (Place.CARDS, ("Ctrl+Right",), QT_TRANSLATE_NOOP("Keys", "Move the card to the right"))
    USE_CARD = (
        Place.CARDS,
        ("Space", "Return"),
        QT_TRANSLATE_NOOP("Keys", "Raise the chosen card, then play it; in the exchange, throw or keep it"),
    )
    USE_CARDS = (
        Place.CARDS,
        ("Shift+Space", "Shift+Return"),
        QT_TRANSLATE_NOOP("Keys", "In the exchange, throw all up to this card, as a click with Shift does"),
    )
    UNDO = (
        Place.CARDS,
        ("Esc",),
        QT_TRANSLATE_NOOP("Keys", "Lower the raised card, or take back the last discard"),
    )
    HURRY = (
        Place.CARDS,
        ("Space", "Return"),
        QT_TRANSLATE_NOOP("Keys", "While you are asked nothing: go on, and put away a trick that waits"),
    )

    # Answers.
    GO_ON = (
        Place.ANSWERS,
        ("Return",),
        QT_TRANSLATE_NOOP("Keys", "Press the golden button: play the raised card, or go on"),
    )
    REFUSE = (
        Place.ANSWERS,
        ("Esc",),
        QT_TRANSLATE_NOOP("Keys", "Play on after all, when you are asked whether you surrender"),
    )
    NUMBERS = (
        Place.ANSWERS,
        ("1", "2", "3", "4"),
        QT_TRANSLATE_NOOP("Keys", "Name the suit, or call the card, with that number"),
    )

    # The table.
    LAST_TRICK = (Place.TABLE, ("Ctrl+L",), QT_TRANSLATE_NOOP("Menu", "The last &trick"), "Menu")
    LOG = (Place.TABLE, ("Ctrl+G",), QT_TRANSLATE_NOOP("Menu", "What has &happened"), "Menu")
    TAKE_BACK = (Place.TABLE, (_STANDARD.Undo,), QT_TRANSLATE_NOOP("Menu", "Take &back"), "Menu")
    REDO = (Place.TABLE, (_STANDARD.Redo,), QT_TRANSLATE_NOOP("Menu", "Go for&ward again"), "Menu")
    TIMELINE = (Place.TABLE, ("Ctrl+Shift+J",), QT_TRANSLATE_NOOP("Menu", "M&y decisions…"), "Menu")
    SORT_HAND = (Place.TABLE, ("Ctrl+R",), QT_TRANSLATE_NOOP("Menu", "Sort my cards a&gain"), "Menu")
    HINT = (Place.TABLE, ("H",), QT_TRANSLATE_NOOP("Menu", "A h&int"), "Menu")
    FINISH = (Place.TABLE, ("Ctrl+Shift+P",), QT_TRANSLATE_NOOP("Menu", "Play the rest &out"), "Menu")
    DECIDE = (Place.TABLE, ("Ctrl+Shift+D",), QT_TRANSLATE_NOOP("Menu", "Decid&e this for me"), "Menu")
    PLAY_DEAL = (Place.TABLE, ("Ctrl+Shift+A",), QT_TRANSLATE_NOOP("Menu", "P&lay this deal for me"), "Menu")
    SWITCH_DECK = (Place.TABLE, ("Ctrl+D",), QT_TRANSLATE_NOOP("Menu", "Spanish or French &cards"), "Menu")
    SOUND = (Place.TABLE, ("Ctrl+M",), QT_TRANSLATE_NOOP("Menu", "Soun&ds on or off"), "Menu")
    FULL_SCREEN = (Place.TABLE, ("F11",), QT_TRANSLATE_NOOP("Menu", "F&ull screen"), "Menu")

    # The game.
    JUST_PLAY = (Place.GAME, ("Ctrl+Shift+N",), QT_TRANSLATE_NOOP("Menu", "&Just play"), "Menu")
    NEW_GAME = (Place.GAME, (_STANDARD.New,), QT_TRANSLATE_NOOP("Menu", "&New game…"), "Menu")
    END_SITTING = (Place.GAME, ("Ctrl+E",), QT_TRANSLATE_NOOP("Menu", "&End the sitting"), "Menu")
    OPEN_RECORD = (Place.GAME, (_STANDARD.Open,), QT_TRANSLATE_NOOP("Menu", "&Open a record…"), "Menu")
    SAVE_RECORD = (Place.GAME, (_STANDARD.Save,), QT_TRANSLATE_NOOP("Menu", "Save the &record…"), "Menu")
    DEAL_CODE = (
        Place.GAME,
        ("Ctrl+Shift+O",),
        QT_TRANSLATE_NOOP("Menu", "&Deal by code or number…"),
        "Menu",
    )
    COPY_CODE = (Place.GAME, ("Ctrl+Shift+C",), QT_TRANSLATE_NOOP("Menu", "Copy this deal's &code"), "Menu")
    COPY_RECORD = (
        Place.GAME,
        ("Ctrl+Shift+S",),
        QT_TRANSLATE_NOOP("Menu", "Copy this deal's &record"),
        "Menu",
    )
    PASTE = (Place.GAME, (_STANDARD.Paste,), QT_TRANSLATE_NOOP("Menu", "&Paste a record or a code"), "Menu")
    CHECK_SHUFFLE = (
        Place.GAME,
        ("Ctrl+Shift+F",),
        QT_TRANSLATE_NOOP("Menu", "Chec&k this deal's shuffle"),
        "Menu",
    )
    SCORE = (Place.GAME, ("Ctrl+T",), QT_TRANSLATE_NOOP("Menu", "&Score sheet"), "Menu")
    SITTINGS = (Place.GAME, ("Ctrl+H",), QT_TRANSLATE_NOOP("Menu", "S&ittings…"), "Menu")
    BESIDE = (Place.GAME, ("Ctrl+Shift+X",), QT_TRANSLATE_NOOP("Menu", "Beside the e&xpert…"), "Menu")
    REVIEW = (Place.GAME, ("Ctrl+Shift+W",), QT_TRANSLATE_NOOP("Menu", "Re&view this deal"), "Menu")
    AGAIN = (Place.GAME, ("Ctrl+Shift+R",), QT_TRANSLATE_NOOP("Menu", "Play this deal &again…"), "Menu")
    STATISTICS = (Place.GAME, ("Ctrl+Shift+H",), QT_TRANSLATE_NOOP("Menu", "St&atistics…"), "Menu")
    BACK_UP = (Place.GAME, ("Ctrl+Shift+B",), QT_TRANSLATE_NOOP("Menu", "&Back up everything…"), "Menu")
    RESTORE = (Place.GAME, ("Ctrl+Shift+U",), QT_TRANSLATE_NOOP("Menu", "Restore a back&up…"), "Menu")
    PREFERENCES = (Place.GAME, ("Ctrl+,",), QT_TRANSLATE_NOOP("Menu", "Pre&ferences…"), "Menu")
    COMFORT = (
        Place.GAME,
        ("Ctrl+.",),
        QT_TRANSLATE_NOOP("Menu", "Bi&gger letters, keys, contrast…"),
        "Menu",
    )
    QUIT = (Place.GAME, ("Ctrl+Q",), QT_TRANSLATE_NOOP("Menu", "&Quit"), "Menu")

    # Lessons.
    LEARN = (Place.HELP, ("Ctrl+Shift+L",), QT_TRANSLATE_NOOP("Menu", "&Learn it at the table"), "Menu")
    LESSONS = (Place.HELP, ("Ctrl+Shift+K",), QT_TRANSLATE_NOOP("Menu", "All le&ssons…"), "Menu")
    PROBLEMS = (Place.HELP, ("Ctrl+Shift+M",), QT_TRANSLATE_NOOP("Menu", "&Problems"), "Menu")
    PRACTICE = (
        Place.HELP,
        ("Ctrl+Shift+Y",),
        QT_TRANSLATE_NOOP("Menu", "Learn from &mistakes"),
        "Menu",
    )
    SAY_AGAIN = (Place.HELP, ("F7",), QT_TRANSLATE_NOOP("Menu", "The &teacher's last words"), "Menu")
    LEAVE_LESSON = (Place.HELP, ("Ctrl+Shift+E",), QT_TRANSLATE_NOOP("Menu", "L&eave the lesson"), "Menu")

    # Help.
    RULES = (Place.HELP, (_STANDARD.HelpContents,), QT_TRANSLATE_NOOP("Menu", "The &rules"), "Menu")
    OPPONENTS = (
        Place.HELP,
        ("Ctrl+Shift+T",),
        QT_TRANSLATE_NOOP("Menu", "&How the others think"),
        "Menu",
    )
    KEYS = (Place.HELP, ("Ctrl+K",), QT_TRANSLATE_NOOP("Menu", "&Keys"), "Menu")
    BELINDA = (Place.HELP, ("Ctrl+B",), QT_TRANSLATE_NOOP("Menu", "&Belinda's game"), "Menu")
    ABOUT = (Place.HELP, (), QT_TRANSLATE_NOOP("Menu", "&About Ombre"), "Menu")

    # The first page, and lessons.
    FIRST_DOOR = (Place.FIRST_PAGE, ("Return",), QT_TRANSLATE_NOOP("Keys", "The first of the offers"))
    LESSON_ON = (
        Place.LESSONS,
        ("Return",),
        QT_TRANSLATE_NOOP("Keys", "Go on, once you have read the bubble"),
    )
    LESSON_ANSWER = (
        Place.LESSONS,
        ("1", "2", "3", "4"),
        QT_TRANSLATE_NOOP("Keys", "Give the answer with that number"),
    )

    # What has happened, the last trick and the other cards.
    ROWS = (Place.READING, ("Up", "Down"), QT_TRANSLATE_NOOP("Keys", "To the line above or below"))
    ROLL_UP = (
        Place.READING,
        ("Up",),
        QT_TRANSLATE_NOOP("Keys", "In a long list of bids or a long settlement: up"),
    )
    ROLL_DOWN = (
        Place.READING,
        ("Down",),
        QT_TRANSLATE_NOOP("Keys", "In a long list of bids or a long settlement: down"),
    )
    ROLL_PAGE_UP = (
        Place.READING,
        ("PgUp",),
        QT_TRANSLATE_NOOP("Keys", "In a long list of bids or a long settlement: a page up"),
    )
    ROLL_PAGE_DOWN = (
        Place.READING,
        ("PgDown",),
        QT_TRANSLATE_NOOP("Keys", "In a long list of bids or a long settlement: a page down"),
    )
    CLOSE = (Place.READING, ("Esc",), QT_TRANSLATE_NOOP("Keys", "Close"))

    # A replay.
    START = (Place.REPLAY, ("Home",), QT_TRANSLATE_NOOP("Replay", "To the beginning"), "Replay")
    LAST_PAGE = (Place.REPLAY, ("PgUp",), QT_TRANSLATE_NOOP("Replay", "Back a trick"), "Replay")
    BACK = (Place.REPLAY, ("Left",), QT_TRANSLATE_NOOP("Replay", "Back a move"), "Replay")
    RUN = (Place.REPLAY, ("P",), QT_TRANSLATE_NOOP("Replay", "Let it go on by itself"), "Replay")
    FORWARD = (Place.REPLAY, ("Right",), QT_TRANSLATE_NOOP("Replay", "On a move"), "Replay")
    NEXT_PAGE = (
        Place.REPLAY,
        ("PgDown",),
        QT_TRANSLATE_NOOP("Replay", "On to the end of the trick"),
        "Replay",
    )
    END = (Place.REPLAY, ("End",), QT_TRANSLATE_NOOP("Replay", "To the end"), "Replay")
    RUN_OR_STOP = (Place.REPLAY, ("Space",), QT_TRANSLATE_NOOP("Keys", "Let it go on, or stop it"))
    END_REPLAY = (Place.REPLAY, ("Esc",), QT_TRANSLATE_NOOP("Keys", "End the replay"))

    # Dialogs.
    PRESS = (
        Place.DIALOGS,
        ("Return",),
        QT_TRANSLATE_NOOP("Keys", "Press the button with the frame, or else the golden one"),
    )
    CANCEL = (Place.DIALOGS, ("Esc",), QT_TRANSLATE_NOOP("Keys", "Close without an answer"))
    NEXT_FIELD = (Place.DIALOGS, ("Tab",), QT_TRANSLATE_NOOP("Keys", "To the next field or button"))
    FIELD_BEFORE = (Place.DIALOGS, ("Shift+Tab",), QT_TRANSLATE_NOOP("Keys", "To the field or button before"))
    HELP = (Place.DIALOGS, (_STANDARD.HelpContents,), QT_TRANSLATE_NOOP("Keys", "The rules"))

    # The rule book.
    PAGE_BEFORE = (Place.BOOK, (_STANDARD.Back,), QT_TRANSLATE_NOOP("Keys", "Back to the page before"))
    FIND = (Place.BOOK, (_STANDARD.Find,), QT_TRANSLATE_NOOP("Keys", "Search"))
    FIND_NEXT = (Place.BOOK, (_STANDARD.FindNext,), QT_TRANSLATE_NOOP("Keys", "To the next place found"))
    LARGER = (Place.BOOK, (_STANDARD.ZoomIn,), QT_TRANSLATE_NOOP("Keys", "Larger text"))
    SMALLER = (Place.BOOK, (_STANDARD.ZoomOut,), QT_TRANSLATE_NOOP("Keys", "Smaller text"))

    # Score sheet and sittings.
    COPY = (Place.SHEETS, (_STANDARD.Copy,), QT_TRANSLATE_NOOP("Keys", "Copy the whole sheet"))
    SHEET_ROWS = (Place.SHEETS, ("Up", "Down"), QT_TRANSLATE_NOOP("Keys", "To the row above or below"))

    def __init__(self, place: Place, keys: Keys, text: str, context: str = "Keys") -> None:
        self.place, self.keys, self._text, self._context = place, keys, text, context

    @property
    def label(self) -> str:
        """The text with its underlined letter, if it stands in a menu."""
        return translate(self._context, self._text)

    @property
    def english(self) -> str:
        """The label as it is written here, in no other language."""
        return self._text

    @property
    def text(self) -> str:
        """The text in plain words."""
        return without_key(self.label).rstrip("…")

    @cached_property
    def sequences(self) -> tuple[QKeySequence, ...]:
        """The keys, as shortcuts are set."""
        return tuple(QKeySequence(key) for key in self.keys)

    @cached_property
    def codes(self) -> frozenset[int]:
        """The keys without another beside them, as events carry them."""
        names = [_CODES.get(key, key) for key in self.keys if isinstance(key, str)]
        found = {Qt.Key[f"Key_{name}"] for name in names if "+" not in name}
        return frozenset(map(int, found | {_PAD} if Qt.Key.Key_Return in found else found))

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the keys, for people."""
        return tuple(key_name(sequence.toString(_PORTABLE)) for sequence in self.sequences)

    @property
    def name_of_key(self) -> str:
        """The name of the first key, for a tip; empty without one."""
        return next(iter(self.names), "")

    def fits(self, event: QKeyEvent) -> bool:
        """Tell whether *event* means this key, also on the number pad or by its place."""
        return meant(event) in self.codes


def with_key(words: str, key: Key) -> str:
    """Return the name of a button without a label, followed by its key if it has one."""
    if not key.names:
        return words
    return translate("Replay", "{words} ({key})").format(words=words, key=key.name_of_key)
