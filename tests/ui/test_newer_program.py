"""Several installations share one set of games: an older program leaves the files of a newer one alone."""

import pytest
from conftest import sitting_at
from dialect import exchanging
from PySide6.QtCore import QLockFile
from test_keeping import keep, launched, notices
from wording import said

from ombre_desktop.storage.folders import Folders, room_for
from ombre_desktop.storage.preferences import PreferencesDocument
from ombre_desktop.storage.saves import PreferencesStore
from ombre_desktop.storage.slots import slots_of
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.model.game_to_begin import FIRST_GAME
from ombre_desktop.ui.session.keeping import Keeper


@pytest.fixture
def folders(home):
    return Folders.of()


@pytest.fixture
def lock(folders):
    made = QLockFile(str(room_for(folders.lock)))
    yield made
    made.unlock()


@pytest.fixture
def newer(qapp, qtbot, folders):
    """Provide the files of a newer program: a save that this one cannot read, and preferences that it can."""
    keeper = Keeper(folders)
    keep(qtbot, keeper, sitting_at(exchanging("entrada")))
    keeper.close()
    PreferencesStore(folders.preferences).write(PreferencesDocument())
    save = slots_of(folders.save)[0]
    text = save.read_text(encoding="utf-8").replace('"schema_version": 6', '"schema_version": 9')
    unsealed = text.partition(',\n "seal"')[0]
    save.write_text(f"{unsealed}\n}}\n", encoding="utf-8")
    return contents(folders)


def contents(folders):
    """Return every file that is kept, by name."""
    return {
        path.name: path.read_bytes()
        for path in folders.data.iterdir()
        if path.is_file() and path.suffix != ".lock"
    }


@pytest.fixture
def app_of_newer(seated, folders, lock, newer):
    """Provide a program in whose folder a newer one keeps its games."""
    app = seated(None)
    launched(app, folders, lock)
    return app


def test_it_says_that_a_newer_program_keeps_the_games(seated, folders, lock, newer):
    app = seated(None)

    launched(app, folders, lock)

    assert "newer" in notices(app)


def test_it_writes_nothing_whatever_is_played_and_chosen(seated, qtbot, folders, lock, newer):
    """Even the preferences, which it could read, are not written."""
    app = seated(None)
    launched(app, folders, lock)

    app.begin(FIRST_GAME)
    app.do(Command.SWITCH_DECK)
    qtbot.waitUntil(lambda: app.sitting is not None and app.sitting.state is not None)
    app.window.close()

    assert newer == contents(folders)


def test_what_needs_the_games_is_refused_in_words(app_of_newer, monkeypatch):
    """Nothing opens, and nothing is asked."""
    told = []
    monkeypatch.setattr(app_of_newer.desk, "note", lambda *words: told.append(words[0]))
    wanting = (Command.STATISTICS, Command.SITTINGS, Command.BACK_UP, Command.RESTORE)
    app_of_newer.boards.finish()
    before = app_of_newer.boards.names

    for command in wanting:
        app_of_newer.do(command)

    app_of_newer.boards.finish()
    assert [said("backups.left_alone.0")] * len(wanting) == told
    assert before == app_of_newer.boards.names
