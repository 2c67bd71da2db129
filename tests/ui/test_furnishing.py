"""From the first frame to the table: what the person is told, and what goes on all the same."""

import pytest

from ombre_desktop.storage.folders import Folders
from ombre_desktop.ui.background import memory
from ombre_desktop.ui.model.preferences import Preferences
from ombre_desktop.ui.session import players_process
from ombre_desktop.ui.shell import application, logbook
from ombre_desktop.ui.shell.command_line import Options
from ombre_desktop.ui.shell.dialog_host import MESSAGE
from ombre_desktop.ui.shell.main_window import MainWindow
from ombre_desktop.ui.shell.troubles import no_players


@pytest.fixture
def furnished(qtbot, tmp_path, monkeypatch):
    """Furnishes a window as the program does, all that it keeps in one folder."""
    monkeypatch.setattr(logbook, "begin_log", lambda _: None)
    for name in ("give_back_at_once", "spare_what_is_there"):
        monkeypatch.setattr(memory, name, lambda: None)
    folders = Folders.of({"OMBRE_HOME": str(tmp_path)})
    lock = application.lock_in(folders)
    window = MainWindow(None, Preferences(), runner=None)

    def furnish() -> MainWindow:
        application._furnish(window, folders, lock, Options())
        return window

    yield furnish
    window.close()
    window.deleteLater()
    lock.unlock()


def test_the_person_is_told_if_there_are_no_computer_players(furnished, qtbot, monkeypatch):
    """And a new game is asked for all the same."""
    monkeypatch.setattr(players_process, "player_command", lambda: ["/no/such/program"])

    window = furnished()

    told = f"{MESSAGE}{no_players('').sentence}"
    qtbot.waitUntil(lambda: told in window.dialogs._open)
    window.dialogs._open[told].accept()
    qtbot.waitUntil(lambda: "new_game" in window.dialogs._open)
