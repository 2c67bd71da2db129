"""The keys of the window: none does two things, in any phase, replay, dialog or language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import partial
from shutil import copy

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QLabel, QTabBar, QWidget
from test_dialog_keys import boards
from test_dialogs import shown

from ombre_desktop import terminal_language
from ombre_desktop.storage.display_options import Preferences
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.texts.grammar import GRAMMARS
from ombre_desktop.ui.texts.languages import Speech, available
from ombre_desktop.value import replace
from tools.languages.pseudo import write_pseudo
from tools.screenshots.moments import found
from tools.screenshots.phases import MOMENTS
from tools.screenshots.studio import Studio

PSEUDO = "eo"
"""The code of the pseudo-language here: no catalogue of ours has it."""
PHASES = (
    *("auction", "trump", "exchange", "trick-5", "surrender", "claim", "settlement", "low-auction"),
    *("four-watching", "five-calling", "points-2-king"),
)


@pytest.fixture(scope="module")
def studio(app_families, tmp_path_factory) -> Iterator[Studio]:
    """Provide a window that can speak every language with a catalogue, and the pseudo-language."""
    folder = tmp_path_factory.mktemp("languages")
    for catalogue in terminal_language.CATALOGUES.glob("*.qm"):
        copy(catalogue, folder)
    write_pseudo(folder, PSEUDO)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(terminal_language, "CATALOGUES", folder)
        patch.setitem(GRAMMARS, PSEUDO, GRAMMARS["en"])
        studio = Studio(Preferences(language="en"), (1280, 800))
        yield studio
        studio.app.speech.rest()
        studio.window.close()


def in_languages(studio: Studio, languages: Iterable[str]) -> Iterator[str]:
    """Yield each language after changing the window to it, and return to English at the end."""
    for language in (*languages, "en"):
        studio._still = replace(studio._still, language=language)
        studio.app.prefer(studio._still)
        yield language


def active_keys(root: QWidget) -> list[str]:
    """Return the keys that do something now in the window of *root*."""
    shortcuts = [one for one in root.findChildren(QShortcut) if is_heard(one)]
    actions = [one for one in root.findChildren(QAction) if one.isEnabled() and one.isVisible()]
    keys = [one.key() for one in shortcuts] + [key for one in actions for key in one.shortcuts()]
    return [key.toString() for key in keys if not key.isEmpty()]


def is_heard(shortcut: QShortcut) -> bool:
    """Return True if the shortcut works wherever the focus is in the window."""
    owner = shortcut.parent()
    shown = isinstance(owner, QWidget) and owner.isVisible() and owner.isEnabled()
    return shown and shortcut.isEnabled() and shortcut.context() is not Qt.ShortcutContext.WidgetShortcut


def twice(keys: list[str]) -> list[str]:
    return [key for key, number in Counter(keys).items() if number > 1]


def test_every_language_is_spoken(studio):
    assert {"en", "es", PSEUDO} <= set(available())


@pytest.mark.parametrize("phase", PHASES)
def test_no_key_does_two_things_at_the_table(studio, phase):
    """In the auction in every language; what is offered in other phases has letters of its own in each."""
    studio._sit(found(next(moment for moment in MOMENTS if moment.name == phase)))
    studio._pose(phase)
    studio.app.desk._drawing.finish()

    for language in in_languages(studio, available() if phase == "auction" else (PSEUDO,)):
        keys = active_keys(studio.window)
        assert [] == twice(keys), language
        assert len(keys) > 15


def test_the_letters_of_the_bids_do_not_depend_on_the_game_before(studio):
    """Sans prendre is S, and L belongs to the play, which is not offered any more."""
    for moment in ("low-auction", "french-auction"):
        studio._sit(found(next(one for one in MOMENTS if one.name == moment)))

    panel = studio.app.desk.dock.panel

    bids = [button.face.choice for button in panel.buttons[: len(panel.calls)]]
    assert ["P", "S", "V"] == [bid.text.key for bid in bids]


def test_no_key_does_two_things_on_the_first_page(studio):
    studio.app.rise()
    studio.app.do(Command.FIRST_PAGE)

    for language in in_languages(studio, available()):
        keys = active_keys(studio.window)
        assert [] == twice(keys), language
        assert {"Return", "Enter"} <= set(keys)


def test_no_key_does_two_things_in_a_replay(studio):
    studio._replay(3)

    for language in in_languages(studio, (PSEUDO,)):
        keys = active_keys(studio.window)
        assert [] == twice(keys), language
        assert {"Left", "Right", "P"} <= set(keys)
    studio.app.replays.close()
    studio.app.boards.close_all()


@pytest.mark.parametrize("name", ["new_game", "preferences", "rules", "score_sheet", "keys", "about"])
def test_no_key_does_two_things_in_a_dialog(studio, name):
    """
    The underlined letters of its buttons and fields count, in the languages of the shortest words and of the
    longest.
    """
    studio._sit(found(next(moment for moment in MOMENTS if moment.name == "settlement")))
    app = studio.app
    opens = {
        "new_game": partial(app.do, Command.NEW_GAME),
        "preferences": partial(app.do, Command.PREFERENCES),
        "rules": partial(app.do, Command.RULE),
        "score_sheet": partial(app.do, Command.SCORE),
        "keys": partial(app.do, Command.KEYS),
        "about": partial(app.do, Command.ABOUT),
    }
    opens[name]()
    app.boards.finish()

    for language in in_languages(studio, (PSEUDO,)):
        dialog = app.boards.open_board(name)
        keys = [*active_keys(dialog), *underlined(dialog)]
        assert [] == twice(keys), language
        assert keys
    app.boards.close_all()


def underlined(dialog: QWidget) -> list[str]:
    """Return the letters heard together with Alt: those of buttons, fields and tabs that are shown."""
    buttons = [one.text() for one in dialog.findChildren(QAbstractButton) if one.isVisible()]
    labels = [
        one.text() for one in dialog.findChildren(QLabel) if one.isVisible() and one.buddy() is not None
    ]
    tabs = [bar.tabText(at) for bar in dialog.findChildren(QTabBar) for at in range(bar.count())]
    found = (QKeySequence.mnemonic(text).toString() for text in (*buttons, *labels, *tabs))
    return [key for key in found if key]


@pytest.mark.parametrize("language", available())
def test_no_letter_leads_to_two_places_of_a_dialog(qtbot, qapp, language):
    """This holds for every dialog that can be made without a table."""
    speech = Speech(qapp)
    speech.speak(language)
    clashes = {}
    for dialog in boards():
        shown(qtbot, dialog)
        clashes[type(dialog).__name__] = twice(underlined(dialog))
        dialog.close()
    speech.rest()

    assert {} == {name: keys for name, keys in clashes.items() if keys}
    assert len(clashes) > 9
