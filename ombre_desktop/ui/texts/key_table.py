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
from ombre_desktop.ui.texts.phrases import Said, translate

Keys = tuple[QKeySequence.StandardKey | str, ...]

MODIFIERS = frozenset(
    {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr}
)
"""The keys that do nothing alone."""
_PAD = Qt.Key.Key_Enter
"""The other key for Enter."""
_CODES = {"Esc": "Escape", "?": "Question"}
"""The keys whose names in events differ from their names in shortcuts."""
_STANDARD = QKeySequence.StandardKey
_NATIVE = QKeySequence.SequenceFormat.NativeText
_PORTABLE = QKeySequence.SequenceFormat.PortableText
_NAMES: dict[str, Said] = {
    "Home": Said("Keys", "Home"),
    "End": Said("Keys", "End"),
    "PgUp": Said("Keys", "Page up"),
    "PgDown": Said("Keys", "Page down"),
    "Left": Said("Keys", "Left arrow"),
    "Right": Said("Keys", "Right arrow"),
    "Up": Said("Keys", "Up arrow"),
    "Down": Said("Keys", "Down arrow"),
    "Return": Said("Keys", "Enter"),
    "Space": Said("Keys", "Space"),
    "Backspace": Said("Keys", "Backspace"),
    "Tab": Said("Keys", "Tab"),
    "Esc": Said("Keys", "Esc"),
    "Ctrl": Said("Keys", "Ctrl"),
    "Shift": Said("Keys", "Shift"),
    "Alt": Said("Keys", "Alt"),
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
    PATH = auto()
    BOOK = auto()
    SHEETS = auto()


def key_name(sequence: str) -> str:
    """Return the name of a key, given as Qt spells it, for people."""
    return "+".join(_NAMES[part]() if part in _NAMES else part for part in _parts(sequence))


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
    """A key, or several for the same: where it works, the keys, and the text."""

    # From part to part of the table.
    NEXT_PART = (Place.PARTS, ("F6",), Said("Menu", "To the &next part of the table"))
    PART_BEFORE = (Place.PARTS, ("Shift+F6",), Said("Menu", "To the part be&fore"))
    HAND = (Place.PARTS, ("Ctrl+J",), Said("Menu", "To my c&ards"))
    NEXT_LINE = (Place.PARTS, ("Right", "Down"), Said("Keys", "To the next thing in this part"))
    LINE_BEFORE = (Place.PARTS, ("Left", "Up"), Said("Keys", "To the thing before"))
    LEAVE_PART = (Place.PARTS, ("Esc",), Said("Keys", "Back to your cards"))
    EXPLAIN = (
        Place.PARTS,
        ("?",),
        Said("Keys", "Explain the word in focus, or the next word on the table"),
    )
    NEXT_BUTTON = (Place.PARTS, ("Tab",), Said("Keys", "To the next card or button"))
    BUTTON_BEFORE = (Place.PARTS, ("Shift+Tab",), Said("Keys", "To the card or button before"))

    # The table read out.
    STANDING = (Place.LOOKING, ("F2",), Said("Menu", "How it &stands"))
    TRICK = (Place.LOOKING, ("F3",), Said("Menu", "The trick &on the table"))
    PLAYERS = (Place.LOOKING, ("F4",), Said("Menu", "The &players"))
    WHEREABOUTS = (Place.LOOKING, ("Ctrl+I",), Said("Menu", "&Where the cards are…"))
    REPEAT = (Place.LOOKING, ("F5",), Said("Menu", "Repeat the last &message"))

    # The cards in hand.
    FIGURES = (
        Place.CARDS,
        ("1", "2", "3", "4", "5", "6", "7", "8", "9", "0"),
        Said("Keys", "Choose the card at that place; press again to play or throw it"),
    )
    CARD_LEFT = (Place.CARDS, ("Left",), Said("Keys", "To the card on the left"))
    CARD_RIGHT = (Place.CARDS, ("Right",), Said("Keys", "To the card on the right"))
    MOVE_LEFT = (Place.CARDS, ("Ctrl+Left",), Said("Keys", "Move the card to the left"))
    MOVE_RIGHT = (Place.CARDS, ("Ctrl+Right",), Said("Keys", "Move the card to the right"))
    USE_CARD = (
        Place.CARDS,
        ("Space", "Return"),
        Said("Keys", "Raise the chosen card, then play it; in the exchange, throw or keep it"),
    )
    USE_CARDS = (
        Place.CARDS,
        ("Shift+Space", "Shift+Return"),
        Said("Keys", "In the exchange, throw all up to this card, as Shift and click do"),
    )
    UNDO = (Place.CARDS, ("Esc",), Said("Keys", "Lower the raised card, or take back the last discard"))
    HURRY = (
        Place.CARDS,
        ("Space", "Return"),
        Said("Keys", "While you are asked nothing: go on, and put away a trick that waits"),
    )

    # Answers.
    GO_ON = (
        Place.ANSWERS,
        ("Return",),
        Said("Keys", "Press the golden button: play the raised card, or go on"),
    )
    REFUSE = (
        Place.ANSWERS,
        ("Esc",),
        Said("Keys", "Play on after all, when you are asked whether you surrender"),
    )
    DO_IT = (Place.ANSWERS, ("X",), Said("Keys", "Do what the hint says"))
    NUMBERS = (
        Place.ANSWERS,
        ("1", "2", "3", "4"),
        Said("Keys", "Name the suit, or call the card, with that number"),
    )

    # The table.
    LAST_TRICK = (Place.TABLE, ("Ctrl+L",), Said("Menu", "The last &trick"))
    LOG = (Place.TABLE, ("Ctrl+G",), Said("Menu", "What has &happened"))
    TAKE_BACK = (Place.TABLE, (_STANDARD.Undo,), Said("Menu", "Take &back"))
    REDO = (Place.TABLE, (_STANDARD.Redo,), Said("Menu", "Go for&ward again"))
    TIMELINE = (Place.TABLE, ("Ctrl+Shift+J",), Said("Menu", "M&y decisions…"))
    SORT_HAND = (Place.TABLE, ("Ctrl+R",), Said("Menu", "Sort my cards a&gain"))
    HINT = (Place.TABLE, ("H",), Said("Menu", "A h&int"))
    THROWS = (Place.TABLE, ("Ctrl+Shift+V",), Said("Menu", "&Weigh the throw…"))
    FINISH = (Place.TABLE, ("Ctrl+Shift+P",), Said("Menu", "Play the rest &out"))
    DECIDE = (Place.TABLE, ("Ctrl+Shift+D",), Said("Menu", "Decid&e this for me"))
    PLAY_DEAL = (Place.TABLE, ("Ctrl+Shift+A",), Said("Menu", "P&lay this deal for me"))
    SWITCH_DECK = (Place.TABLE, ("Ctrl+D",), Said("Menu", "Spanish or French &cards"))
    PRINT_DECK = (Place.TABLE, (_STANDARD.Print,), Said("Menu", "Print a dec&k…"))
    SOUND = (Place.TABLE, ("Ctrl+M",), Said("Menu", "Soun&ds on or off"))
    FULL_SCREEN = (Place.TABLE, ("F11",), Said("Menu", "F&ull screen"))

    # The game.
    JUST_PLAY = (Place.GAME, ("Ctrl+Shift+N",), Said("Menu", "&Just play"))
    NEW_GAME = (Place.GAME, (_STANDARD.New,), Said("Menu", "&New game…"))
    DAILY = (Place.GAME, ("F8",), Said("Menu", "A deal a da&y…"))
    END_SITTING = (Place.GAME, ("Ctrl+E",), Said("Menu", "&End the sitting"))
    OPEN_RECORD = (Place.GAME, (_STANDARD.Open,), Said("Menu", "&Open a record…"))
    SAVE_RECORD = (Place.GAME, (_STANDARD.Save,), Said("Menu", "Save the &record…"))
    SAVE_PICTURE = (Place.GAME, ("Ctrl+Shift+G",), Said("Menu", "Save a pi&cture of this deal…"))
    DEAL_CODE = (Place.GAME, ("Ctrl+Shift+O",), Said("Menu", "&Deal by code or number…"))
    BY_HAND = (Place.GAME, ("Ctrl+Shift+I",), Said("Menu", "A deal by ha&nd…"))
    COPY_CODE = (Place.GAME, ("Ctrl+Shift+C",), Said("Menu", "Copy this deal's &code"))
    COPY_RECORD = (Place.GAME, ("Ctrl+Shift+S",), Said("Menu", "Copy this deal's &record"))
    PASTE = (Place.GAME, (_STANDARD.Paste,), Said("Menu", "&Paste a record or a code"))
    CHECK_SHUFFLE = (Place.GAME, ("Ctrl+Shift+F",), Said("Menu", "Chec&k this deal's shuffle"))
    SCORE = (Place.GAME, ("Ctrl+T",), Said("Menu", "&Score sheet"))
    SITTINGS = (Place.GAME, ("Ctrl+H",), Said("Menu", "S&ittings…"))
    BESIDE = (Place.GAME, ("Ctrl+Shift+X",), Said("Menu", "Beside the e&xpert…"))
    REVIEW = (Place.GAME, ("Ctrl+Shift+W",), Said("Menu", "Re&view this deal"))
    AGAIN = (Place.GAME, ("Ctrl+Shift+R",), Said("Menu", "Play this deal &again…"))
    STATISTICS = (Place.GAME, ("Ctrl+Shift+H",), Said("Menu", "St&atistics…"))
    BACK_UP = (Place.GAME, ("Ctrl+Shift+B",), Said("Menu", "&Back up everything…"))
    RESTORE = (Place.GAME, ("Ctrl+Shift+U",), Said("Menu", "Restore a back&up…"))
    PREFERENCES = (Place.GAME, ("Ctrl+,",), Said("Menu", "Pre&ferences…"))
    COMFORT = (Place.GAME, ("Ctrl+.",), Said("Menu", "Bi&gger letters, keys, contrast…"))
    QUIT = (Place.GAME, ("Ctrl+Q",), Said("Menu", "&Quit"))

    # Lessons.
    LEARN = (Place.HELP, ("Ctrl+Shift+L",), Said("Menu", "&Learn it at the table"))
    LESSONS = (Place.HELP, ("Ctrl+Shift+K",), Said("Menu", "Le&ssons and problems…"))
    PROBLEMS = (Place.HELP, ("Ctrl+Shift+M",), Said("Menu", "&Problems"))
    PRACTICE = (Place.HELP, ("Ctrl+Shift+Y",), Said("Menu", "Learn from &mistakes"))
    SAY_AGAIN = (Place.HELP, ("F7",), Said("Menu", "The &teacher's last words"))
    LEAVE_LESSON = (Place.HELP, ("Ctrl+Shift+E",), Said("Menu", "L&eave the lesson"))

    # Help.
    RULES = (Place.HELP, (_STANDARD.HelpContents,), Said("Menu", "The &rules"))
    OPPONENTS = (Place.HELP, ("Ctrl+Shift+T",), Said("Menu", "&How the others think"))
    KEYS = (Place.HELP, ("Ctrl+K",), Said("Menu", "&Keys"))
    BELINDA = (Place.HELP, ("Ctrl+B",), Said("Menu", "&Belinda's game"))
    ABOUT = (Place.HELP, (), Said("Menu", "&About Ombre"))

    # The first page, and lessons.
    FIRST_DOOR = (Place.FIRST_PAGE, ("Return",), Said("Keys", "The first of the offers"))
    LESSON_ON = (Place.LESSONS, ("Return",), Said("Keys", "Go on, once you have read the bubble"))
    LESSON_ANSWER = (
        Place.LESSONS,
        ("1", "2", "3", "4"),
        Said("Keys", "Give the answer with that number"),
    )

    # What has happened, the last trick and the other cards.
    ROWS = (Place.READING, ("Up", "Down"), Said("Keys", "To the line above or below"))
    ROLL_UP = (Place.READING, ("Up",), Said("Keys", "In a long list of bids or a long settlement: up"))
    ROLL_DOWN = (
        Place.READING,
        ("Down",),
        Said("Keys", "In a long list of bids or a long settlement: down"),
    )
    ROLL_PAGE_UP = (
        Place.READING,
        ("PgUp",),
        Said("Keys", "In a long list of bids or a long settlement: a page up"),
    )
    ROLL_PAGE_DOWN = (
        Place.READING,
        ("PgDown",),
        Said("Keys", "In a long list of bids or a long settlement: a page down"),
    )
    CLOSE = (Place.READING, ("Esc",), Said("Keys", "Close"))

    # A replay.
    START = (Place.REPLAY, ("Home",), Said("Replay", "To the beginning"))
    LAST_PAGE = (Place.REPLAY, ("PgUp",), Said("Replay", "Back a trick"))
    BACK = (Place.REPLAY, ("Left",), Said("Replay", "Back a move"))
    RUN = (Place.REPLAY, ("P",), Said("Replay", "Let it go on by itself"))
    FORWARD = (Place.REPLAY, ("Right",), Said("Replay", "Forward a move"))
    NEXT_PAGE = (Place.REPLAY, ("PgDown",), Said("Replay", "To the end of the trick"))
    END = (Place.REPLAY, ("End",), Said("Replay", "To the end"))
    RUN_OR_STOP = (Place.REPLAY, ("Space",), Said("Keys", "Let it go on, or stop it"))
    NOTE = (Place.REPLAY, ("N",), Said("Replay", "Write a note or a mark"))
    UNDO_NOTE = (Place.REPLAY, (_STANDARD.Undo,), Said("Replay", "Take back the last note or variation"))
    REDO_NOTE = (Place.REPLAY, (_STANDARD.Redo,), Said("Replay", "Put the note or variation back"))
    END_REPLAY = (Place.REPLAY, ("Esc",), Said("Keys", "End the replay"))

    # Dialogs.
    PRESS = (
        Place.DIALOGS,
        ("Return",),
        Said("Keys", "Press the button with the frame, or else the golden one"),
    )
    CANCEL = (Place.DIALOGS, ("Esc",), Said("Keys", "Close without an answer"))
    NEXT_FIELD = (Place.DIALOGS, ("Tab",), Said("Keys", "To the next field or button"))
    FIELD_BEFORE = (Place.DIALOGS, ("Shift+Tab",), Said("Keys", "To the field or button before"))
    HELP = (Place.DIALOGS, (_STANDARD.HelpContents,), Said("Keys", "The rules"))

    # The path of lessons.
    STATIONS = (Place.PATH, ("Left", "Right"), Said("Keys", "To the station before, or the next"))
    ROWS_OF_STATIONS = (Place.PATH, ("Up", "Down"), Said("Keys", "To the row above or below"))
    CHAPTERS = (Place.PATH, ("PgUp", "PgDown"), Said("Keys", "To the chapter before, or the next"))
    ENDS = (Place.PATH, ("Home", "End"), Said("Keys", "To the first station, or the last"))
    BEGIN_STATION = (Place.PATH, ("Return",), Said("Keys", "Begin the station with the frame"))

    # The rule book.
    PAGE_BEFORE = (Place.BOOK, (_STANDARD.Back,), Said("Keys", "Back to the page before"))
    FIND = (Place.BOOK, (_STANDARD.Find,), Said("Keys", "Search"))
    FIND_NEXT = (Place.BOOK, (_STANDARD.FindNext,), Said("Keys", "To the next place found"))
    LARGER = (Place.BOOK, (_STANDARD.ZoomIn,), Said("Keys", "Larger text"))
    SMALLER = (Place.BOOK, (_STANDARD.ZoomOut,), Said("Keys", "Smaller text"))

    # Score sheet and sittings.
    COPY = (Place.SHEETS, (_STANDARD.Copy,), Said("Keys", "Copy the whole sheet"))
    SHEET_ROWS = (Place.SHEETS, ("Up", "Down"), Said("Keys", "To the row above or below"))

    def __init__(self, place: Place, keys: Keys, said: Said) -> None:
        self.place, self.keys, self.said = place, keys, said

    @property
    def label(self) -> str:
        """The text with its underlined letter, if it stands in a menu."""
        return self.said()

    @property
    def english(self) -> str:
        """The label as it is written here, in no other language."""
        return self.said.text

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
