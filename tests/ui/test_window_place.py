"""The place of the window: it opens where it was closed, with its size, on its screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from person import KeyUser
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication, QWidget

from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.preferences import PreferencesDocument
from ombre_desktop.storage.saves import PreferencesStore
from ombre_desktop.storage.startup_preferences import read_startup_preferences
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.shell import place_keeper
from ombre_desktop.ui.shell.window_place import place_of, put_back

ON_A_SCREEN_THAT_IS_GONE = (
    "01d9d0cb00030000000009c40000006400000c830000025b000009c60000006600000c81"
    "00000259000000010000000003200000"
    "09c60000006600000c8100000259"
)
"""A window of 700 x 500 on the second screen, to the right of the first."""

TOO_LARGE = (
    "01d9d0cb0003000000000032000000" + "3c00000611000003c3000000340000003e0000060f000003c1"
    "000000000000000003200000" + "00340000003e0000060f000003c1"
)
"""A window of 1500 x 900; the screen of the tests has 800 x 800."""


@pytest.fixture
def screen(qapp: QApplication) -> QRect:
    return qapp.primaryScreen().availableGeometry()


@pytest.fixture
def windows(qtbot) -> Iterator[Callable[[], QWidget]]:
    """Provide a function that makes plain windows, which have no smallest size."""

    def made() -> QWidget:
        window = QWidget()
        qtbot.addWidget(window)
        return window

    return made


def test_a_window_opens_where_it_was(windows):
    """The window has its former size and place."""
    before, after = windows(), windows()
    before.setGeometry(60, 80, 640, 480)
    before.show()

    assert put_back(after, place_of(before))
    assert QRect(60, 80, 640, 480) == after.geometry()


@pytest.mark.parametrize("state", [Qt.WindowState.WindowMaximized, Qt.WindowState.WindowFullScreen])
def test_a_window_that_filled_the_screen_fills_it_again(windows, state):
    """The window has its own size when it leaves the full screen."""
    before, after = windows(), windows()
    before.setGeometry(60, 80, 640, 480)
    before.show()
    before.setWindowState(state)

    put_back(after, place_of(before))

    assert state == after.windowState()
    assert QRect(60, 80, 640, 480).size() == after.normalGeometry().size()


@pytest.mark.parametrize("kept", [ON_A_SCREEN_THAT_IS_GONE, TOO_LARGE])
def test_a_window_is_brought_back_into_view(windows, screen, kept):
    """The window is whole even if the screens are no longer the same."""
    window = windows()

    assert put_back(window, kept)
    assert screen.contains(window.geometry())


def test_a_window_too_large_for_the_screen_fills_it(windows, screen):
    """A window that cannot be made small enough would hang over the edge."""
    window = windows()
    window.setMinimumSize(screen.width() + 100, 300)

    put_back(window, TOO_LARGE)

    assert window.isMaximized()


@pytest.mark.parametrize("kept", ["", "zz", "00", "01d9d0cb", "01d9d0cb0003"])
def test_a_damaged_place_is_none(windows, kept):
    """The window then opens as it does for the first time."""
    assert not put_back(windows(), kept)


def test_closing_keeps_the_place(seated, tmp_path):
    """The place is read again before the first frame."""
    folders = Folders.of({"OMBRE_HOME": str(tmp_path)})
    app = seated(None, size=(1024, 700))
    app.keep_with(Keeper(folders), PreferencesDocument())
    place = place_of(app.window)

    app.window.close()

    assert place == read_startup_preferences(folders.preferences).window


@pytest.fixture
def hurried(monkeypatch) -> None:
    """Let the quiet second before a place is saved pass at once."""
    monkeypatch.setattr(place_keeper, "QUIET", 1)


def kept_by(folders: Folders) -> PreferencesDocument:
    return PreferencesStore(folders.preferences).read().document


def test_a_killed_program_has_kept_its_place(seated, tmp_path, qtbot, hurried):
    """The window that was just made smaller is not closed."""
    folders = Folders.of({"OMBRE_HOME": str(tmp_path)})
    app = seated(None, size=(1024, 700))
    app.keep_with(Keeper(folders), PreferencesDocument())

    app.window.resize(950, 640)

    qtbot.waitUntil(lambda: place_of(app.window) == kept_by(folders).window)


def test_a_killed_program_has_kept_the_order_of_the_hand(seated, tmp_path, qtbot, hurried):
    folders = Folders.of({"OMBRE_HOME": str(tmp_path)})
    app = seated("a")
    app.keep_with(Keeper(folders), PreferencesDocument())
    person = KeyUser(app, qtbot)
    person.wait_for_turn()
    first = app.desk.view.proxies[0].card
    person.walk_to(first)

    qtbot.keyClick(app.desk.view.proxy(first), Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)

    qtbot.waitUntil(lambda: kept_by(folders).hand is not None)
    assert first is kept_by(folders).hand.held[1]
