"""The buttons under a dialog: side by side, or in lines if there is too little room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QLabel, QPushButton
from test_dialogs import appearance, every_dialog, shown

from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.dialogs.board_opening import steps_to
from ombre_desktop.ui.texts.languages import Speech

LABELS = ("What they think of it all", "Leave it as it is", "Begin the sitting")
NARROW = 752
"""The width of a dialog on a screen of 800 pixels."""


def board_of(qtbot, width):
    board = Board(appearance())
    first, *others = LABELS
    board.add_button(first)
    board.buttons.addStretch()
    for label in others:
        board.add_button(label)
    return shown(qtbot, board, width=width, height=400)


def buttons_of(dialog):
    return [button for button in dialog.findChildren(QPushButton) if button.isVisible()]


def test_with_room_the_buttons_stand_at_both_ends_of_one_line(qtbot):
    board = board_of(qtbot, 900)

    first, middle, last = buttons_of(board)

    margin = board.layout().contentsMargins().left()
    assert first.y() == middle.y() == last.y()
    assert first.x() == margin
    assert board.width() - margin == last.x() + last.width()
    assert middle.x() + middle.width() < last.x()


def test_without_room_they_break_into_lines_and_keep_their_ends(qtbot):
    board = board_of(qtbot, 330)

    first, middle, last = buttons_of(board)

    assert first.y() < middle.y() < last.y()
    assert first.x() < middle.x()
    assert middle.x() + middle.width() == last.x() + last.width()


@pytest.mark.parametrize(("usual", "stays"), [(300, True), (4000, False)])
def test_a_note_gives_way_in_a_window_that_is_too_low(qtbot, usual, stays):
    """Also where the dialog was laid out before it was shown."""
    board, note = Board(appearance(), scrolls=False), QLabel("You can go back to any decision.")
    qtbot.addWidget(board)
    board.body.addWidget(note)
    board.give_way(note)
    board.open_at_size(400, usual)
    for _ in steps_to(lambda: board):
        qtbot.wait(0)

    board.show()

    assert stays is note.isVisible()


def test_a_title_stays_where_there_is_room_for_it(qtbot):
    """The title takes the same room in every dialog, also in one that would like to be higher."""
    board = Board(appearance())
    qtbot.addWidget(board)
    board.set_title("Preferences")
    board.open_at_size(400, 4000)

    board.show()

    assert board._title.isVisible()


def test_tab_scrolls_to_the_first_control_from_the_last_button(qtbot):
    board = Board(appearance())
    ticks = [QCheckBox(f"Setting {number}") for number in range(30)]
    for tick in ticks:
        board.body.addWidget(tick)
    close = board.add_button("Close")
    shown(qtbot, board, width=400, height=300)
    board._areas[0].verticalScrollBar().setValue(1000)
    with qtbot.waitActive(board):
        board.activateWindow()
    close.setFocus()
    assert ticks[0].visibleRegion().isEmpty()

    qtbot.keyClick(close, Qt.Key.Key_Tab)

    assert ticks[0].hasFocus()
    assert not ticks[0].visibleRegion().isEmpty()


@pytest.mark.parametrize("language", ["da", "de", "en", "es", "fr", "it", "pt"])
def test_no_button_of_a_dialog_is_cut_on_a_small_screen_with_large_text(qtbot, qapp, language):
    speech = Speech(qapp)
    speech.speak(language)
    cut = {}
    for dialog in every_dialog(appearance(text=2.0)):
        shown(qtbot, dialog, width=NARROW, height=700)
        cut[type(dialog).__name__] = [
            button.text() for button in buttons_of(dialog) if button.width() < button.sizeHint().width()
        ]
        dialog.close()
    speech.rest()

    assert {} == {name: labels for name, labels in cut.items() if labels}
