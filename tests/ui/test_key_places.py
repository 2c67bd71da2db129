"""Keys of keyboards that have another character at the place of a letter or a figure."""

from __future__ import annotations

from dialect import auction, playing
from for_each import for_each
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit

from ombre_desktop.engine import Say, Word
from ombre_desktop.engine.variants.parts.passing_rules import PassingRules
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.storage.first_look import ClothName, ColourScheme
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.features.rule_book.rules_pages import Table
from ombre_desktop.ui.features.rule_book.rules_reader import RulesReader
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.paint.fonts import load_fonts
from ombre_desktop.ui.paint.theme import theme_for
from ombre_desktop.ui.texts.key_places import meant

FREE, SHIFT, CONTROL = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)
HANDS = "1 SK S4 H4 D5; 2 SQ S5 CK D6; 3 SJ S6 C7 D7"
# The codes of the same place under Linux, Windows and macOS.
CODES = {"1": (10, 0x31, 18), "2": (11, 0x32, 19), "0": (19, 0x30, 29), "7": (16, 0x37, 26)}
CODES |= {
    "H": (43, 0x48, 4),
    "A": (38, 0x41, 0),
    "Z": (52, 0x5A, 6),
    "Q": (24, 0x51, 12),
    "P": (33, 0x50, 35),
}
CODES |= {"G": (42, 0x47, 5), "-": (20, 0xBD, 27), "F": (41, 0x46, 3)}
PLATFORMS = ("xcb", "windows", "cocoa")
# The layout, its character, the place of the key, what is held, and what is meant.
CASES = [
    ("French", "&", "1", FREE, "1"),
    ("French", "é", "2", FREE, "2"),
    ("French", "à", "0", FREE, "0"),
    ("French", "1", "1", SHIFT, "1"),
    ("French", ")", "-", FREE, ")"),
    ("Czech", "ý", "7", FREE, "7"),
    ("Arabic", "٧", "7", FREE, "7"),
    ("British", "!", "1", SHIFT, "!"),
    ("Russian", "?", "7", SHIFT, "?"),
    ("Russian", "Р", "H", FREE, "H"),
    ("Russian", "Р", "H", CONTROL, "H"),
    ("Greek", "Α", "A", FREE, "A"),
    ("Hebrew", "ז", "Z", FREE, "Z"),
    ("Arabic", "ا", "H", FREE, "H"),
    ("Kana", "ク", "H", FREE, "H"),
    ("French", "Q", "A", FREE, "Q"),
    ("Dvorak", "'", "Q", FREE, "'"),
    ("Dvorak", "L", "P", FREE, "L"),
    ("Bépo", "É", "Z", FREE, "É"),
    ("Vietnamese", "Ạ", "A", FREE, "Ạ"),
]


def event_of(character: str, place: str, held=FREE, platform: str = "xcb") -> QKeyEvent:
    """Return the event of the key with this *character*, at the *place* of an American keyboard."""
    linux, windows, mac = CODES[place]
    scan, virtual = {"xcb": (linux, 0), "windows": (0, windows), "cocoa": (1, mac)}[platform]
    return QKeyEvent(QEvent.Type.KeyPress, ord(character), held, scan, virtual, 0, character.lower())


@for_each([(platform, *case) for platform in PLATFORMS for case in CASES])
def test_a_key_means_the_character_at_its_place_only_where_it_has_no_other(case):
    """Latin letters are always themselves; a character that needs Shift is no figure."""
    platform, layout, character, place, held, wanted = case

    assert ord(wanted) == meant(event_of(character, place, held, platform), platform), layout


def test_keys_without_a_character_are_themselves():
    """Arrows and dead keys have places too."""
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Dead_Acute, Qt.Key.Key_F1):
        assert key == meant(QKeyEvent(QEvent.Type.KeyPress, key, FREE, 10, 0, 0))


def press(window, character: str, place: str, held=FREE) -> None:
    """Send the key to what has the focus."""
    QApplication.sendEvent(QApplication.focusWidget() or window, event_of(character, place, held))


def test_the_row_of_figures_chooses_cards_without_shift(seated):
    """On a French keyboard the second key has an é; it chooses the second card, and plays it."""
    app = seated(deal=playing("renegado", trump="H", hands=HANDS))
    card = app.desk.view.proxies[1].card

    press(app.window, "É", "2")
    assert card is app.desk.hand.staging.raised
    press(app.window, "É", "2")

    assert (0, card) == app.desk.player.picture.trick[0]


def test_the_letter_of_a_button_is_found_by_its_place(seated):
    """A Russian keyboard has З at the place of P, which passes; a key held down is heard once."""
    app = seated(deal=auction(""))
    state = app.controller.sitting.state
    held = QKeyEvent(QEvent.Type.KeyPress, ord("З"), FREE, 33, 0, 0, "з", True)

    QApplication.sendEvent(app.window, held)
    assert state is app.controller.sitting.state
    press(app.window, "З", "P")

    assert app.controller.sitting.state.history[0].action == Say(Word.PASS)


def test_a_key_of_the_menu_is_found_by_its_place(seated):
    """A Russian keyboard has П at the place of G, which with Ctrl shows what has happened."""
    app = seated(deal=auction(""))
    told = []
    app.menus.chosen.connect(told.append)

    press(app.window, "П", "G", CONTROL)

    assert [Command.LOG] == told


def test_dialogs_find_keys_by_their_place_and_fields_keep_their_text(qtbot):
    """With Ctrl a Greek phi searches in the rule book; without, it is a letter of the search."""
    look = Appearance(theme_for(ClothName.GREEN, ColourScheme.DARK), load_fonts(), 1.0)
    reader = RulesReader(look, Table(Deck.SPANISH, PassingRules(), PassingRules())).complete()
    qtbot.addWidget(reader)
    with qtbot.waitActive(reader):
        reader.show()
    reader.setFocus()

    press(reader, "Φ", "F", CONTROL)
    box = reader.focusWidget()
    press(reader, "Φ", "F")

    assert isinstance(box, QLineEdit)
    assert "φ" == box.text()
