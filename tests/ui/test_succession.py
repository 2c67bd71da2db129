"""The sitting for an empty table: it is looked up in the background, and problems are reported."""

from __future__ import annotations

import pytest
from conftest import sitting_at
from dialect import exchanging

from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.preferences import PreferencesDocument
from ombre_desktop.storage.problems import Problem, ProblemKind
from ombre_desktop.ui.frame.messages import MESSAGE
from ombre_desktop.ui.session.kept import Kept


class Slow:
    """A keeper with a slow disk, who has found *problems*."""

    folders = None

    def __init__(self, sitting=None, problems=()):
        self._kept = Kept(PreferencesDocument(), sitting, problems)
        self.wanted = []

    def fetch(self, done):
        self.wanted.append(done)

    def answer(self):
        self.wanted.pop(0)(self._kept)

    def use_history(self, use, done):
        """Read nothing."""


@pytest.fixture
def sitting():
    return sitting_at(exchanging("entrada"))


@pytest.fixture
def looking(seated):
    """Provide a function that opens a program and has it look for what a keeper has."""

    def look(keeper):
        app = seated(None)
        app.succession.keep_with(keeper)
        app.succession.take_up()
        return app

    return look


def test_the_table_does_not_wait_for_the_disk(looking, sitting):
    """The table stays empty until the answer comes."""
    keeper = Slow(sitting)

    app = looking(keeper)

    assert app.succession.is_empty
    keeper.answer()
    assert sitting is app.controller.sitting


def test_what_is_wrong_with_the_file_is_told(looking, sitting):
    keeper = Slow(sitting, (Problem(ProblemKind.DAMAGED, Folders.of().save),))
    app = looking(keeper)

    keeper.answer()

    assert [True] == [name.startswith(MESSAGE) for name in app.boards.names]


def test_what_was_begun_meanwhile_stays(looking, sitting):
    """The answer of the disk comes too late."""
    keeper, begun = Slow(sitting), sitting_at(exchanging("solo"))
    app = looking(keeper)
    app.resume(begun)

    keeper.answer()

    assert begun is app.controller.sitting


def test_where_nothing_is_kept_the_first_page_comes(looking):
    keeper = Slow()
    app = looking(keeper)

    keeper.answer()

    assert ((), True) == (app.boards.names, app.desk.front.page is not None)


def test_a_window_that_is_closed_takes_nothing_up(looking, sitting):
    keeper = Slow(sitting)
    app = looking(keeper)
    app.window.close()

    keeper.answer()

    assert app.controller.sitting is None
