"""The page *Learn* offers one thing to do next, by a plain rule."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt

from ombre_desktop.engine.codes.calendar import deal_of_day
from ombre_desktop.storage.days import DAYS, DaysDocument, PlayedDay
from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.history import History
from ombre_desktop.storage.reasons import ReasonFigures, ReasonRow
from ombre_desktop.storage.saves import DocumentStore
from ombre_desktop.ui.features.training import host
from ombre_desktop.ui.features.training.choosing import Wish
from ombre_desktop.ui.features.training.deed import Deed
from ombre_desktop.ui.features.training.next_row import NextRow, next_told
from ombre_desktop.ui.features.training.next_thing import (
    Known,
    NextDeed,
    NextThing,
    found_in,
    next_thing,
    weak_themes,
)
from ombre_desktop.ui.features.training.path import Standing, Station
from ombre_desktop.ui.features.training.problem import Traits
from ombre_desktop.ui.features.training.selection import ListedProblem
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.model.theme import Theme
from ombre_desktop.value import replace

TODAY = datetime(2026, 12, 1, 12, tzinfo=UTC)
DAY = TODAY.date().toordinal()
LESSON = Station(Deed.LESSON, "second", title="Two against one", standing=Standing.NEXT)
PROBLEMS = (ListedProblem(Traits("card", "renegado", 2, frozenset((Theme.DRAW,)))),)
ALL = Known(due=3, lesson=LESSON, weak=(Theme.RUFF, Theme.DRAW), day="zanga")


def test_one_thing_is_offered_by_a_plain_order():
    """First comes what comes back, then the next lesson, the dearest theme, and today's deal."""
    offered = []
    known = ALL
    for nothing in ({"due": 0}, {"lesson": None}, {"weak": ()}, {"day": ""}):
        offered.append(next_thing(known, PROBLEMS))
        known = replace(known, **nothing)

    assert list(NextDeed) == [one.deed for one in offered]
    assert Theme.DRAW is offered[2].theme
    assert next_thing(known, PROBLEMS) is None


def test_a_theme_without_problems_is_not_offered():
    assert NextDeed.DAY is next_thing(Known(weak=(Theme.RUFF,), day="zanga"), PROBLEMS).deed


def test_a_theme_is_weak_if_several_choices_were_costly():
    """The dearest comes first; two slips are no habit."""
    rows = (
        ReasonRow("card", ("draw_trumps",), 9, 3, 10.0),
        ReasonRow("card", ("overruff",), 9, 4, 12.0),
        ReasonRow("bid", (), 9, 2, 90.0),
    )

    assert (Theme.RUFF, Theme.DRAW) == weak_themes(ReasonFigures(rows, 3, 3))


def test_todays_deal_is_offered_until_it_is_played(tmp_path):
    folders = Folders.of({"OMBRE_HOME": str(tmp_path)})
    history = History(folders.history)

    before, _ = found_in(folders, DAY, history)
    DocumentStore(folders.days, DAYS).write(DaysDocument(played={str(DAY): PlayedDay(on=DAY, amount=1)}))
    after, problems = found_in(folders, DAY, history)
    history.close()

    assert (deal_of_day(DAY).game.name, "") == (before.day, after.day)
    assert () == problems


@pytest.mark.parametrize("deed", NextDeed)
def test_each_thing_has_a_sentence(qapp, deed):
    """The line is hidden while there is nothing to say."""
    thing = NextThing(deed, due=2, lesson=LESSON, theme=Theme.DRAW, day="zanga")
    row = NextRow()
    row.offer(thing)
    assert next_told(thing) == row.told.text() == row.button.accessibleDescription()

    row.offer(None)

    assert row.isHidden()


@pytest.fixture
def page(seated, monkeypatch):
    """Provide the page, before anything but the path is known."""
    monkeypatch.setattr(host, "system_clock", lambda: TODAY)
    app = seated(None)
    app.do(Command.LESSONS)
    app.features["training"].finish()
    app.boards.finish()
    return app, app.boards.open_board("lessons")


def test_the_page_offers_one_thing_and_does_it(page, monkeypatch):
    """The offer changes when more is known, and stays one."""
    app, board = page
    done = []
    monkeypatch.setattr(app.features["training"].practice, "begin", lambda: done.append("practice"))
    assert board.next.isVisible()
    before = board.next.told.text()

    board.tell_known(Known(weak=(Theme.DRAW,), day="zanga"))
    assert before == board.next.told.text()
    board.tell_waiting(2)
    assert "2" in board.next.told.text()
    assert Qt.FocusPolicy.NoFocus is not board.next.button.focusPolicy()
    board.next.button.click()

    assert ["practice"] == done


def test_every_thing_leads_somewhere(page, monkeypatch):
    """A lesson begins, a theme is chosen among the problems, and today's deal has its own page."""
    app, _ = page
    training, done = app.features["training"], []
    monkeypatch.setattr(app.lessons, "begin_at", done.append)
    monkeypatch.setattr(training.problems, "begin_with", done.append)
    monkeypatch.setattr(app, "do", done.append)

    for thing in (
        NextThing(NextDeed.LESSON, lesson=LESSON),
        NextThing(NextDeed.THEME, theme=Theme.DRAW),
        NextThing(NextDeed.DAY, day="zanga"),
    ):
        training._begin_next(thing)

    assert ["second", Wish(theme=Theme.DRAW), Command.DAILY] == done
