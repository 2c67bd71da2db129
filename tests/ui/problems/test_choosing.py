"""The choice among problems on the page *Learn*: by game, theme and grade, with the number that is left."""

import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest
from conftest import STILL
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.saves import DocumentStore
from ombre_desktop.storage.tried_problems import TRIED, TriedDocument, TriedProblem
from ombre_desktop.ui.background.kept_file import Shelf
from ombre_desktop.ui.features.training import gathering
from ombre_desktop.ui.features.training.choosing import Wish
from ombre_desktop.ui.features.training.deed import Deed
from ombre_desktop.ui.features.training.path import chosen_station
from ombre_desktop.ui.features.training.path_reading import _problems
from ombre_desktop.ui.features.training.problem import Traits
from ombre_desktop.ui.features.training.problem_file import filed_problems
from ombre_desktop.ui.features.training.selection import ListedProblem, Selection
from ombre_desktop.ui.features.training.station_text import text_of
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.model.theme import Theme
from ombre_desktop.ui.texts.problem_choice import THEMES, theme_choice
from ombre_desktop.ui.texts.problems import KINDS

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "lessons"))

from learner import Learner, Scales


def listed(kind: str, game: str, grade: int, times: int = 0, *themes: Theme) -> ListedProblem:
    """Return a problem with these traits that was answered that many *times*."""
    return ListedProblem(Traits(kind, game, grade, frozenset(themes)), times)


FEW = Selection(
    (
        listed("lead", "renegado", 1, 1, Theme.DRAW),
        listed("lead", "renegado", 2, 0, Theme.DRAW, Theme.RUFF),
        listed("bid", "renegado", 3, 0, Theme.BID),
        listed("bid", "zanga", 5, 1, Theme.BID),
        listed("bid", "zanga", 4, 1, Theme.BID),
    ),
    Wish(game="renegado"),
)


def test_only_what_has_problems_is_offered_with_what_is_left():
    """Two of three are left in Renegado; Zanga has had its round, and begins another."""
    assert [("", 2), ("renegado", 2), ("zanga", 2)] == [(one.wish.game, one.left) for one in FEW.games]
    assert [(None, 2), (Theme.BID, 1), (Theme.DRAW, 1), (Theme.RUFF, 1)] == [
        (one.wish.theme, one.left) for one in FEW.themes
    ]
    assert [None, 1, 2, 3] == [one.wish.grade for one in FEW.grades]
    assert [None, 4, 5] == [one.wish.grade for one in FEW.selecting(Wish(game="zanga")).grades]


def test_a_choice_gives_up_what_no_problem_has():
    """Another game keeps the theme where it can, and drops the grade first."""
    zanga = FEW.selecting(Wish(game="zanga", theme=Theme.BID, grade=3))
    assert Wish(game="zanga", theme=Theme.BID) == zanga.wish
    assert Wish(game="zanga") == FEW.selecting(Wish(game="zanga", theme=Theme.DRAW, grade=1)).wish
    assert Wish() == FEW.selecting(Wish(game="whist")).wish


def test_the_station_tells_what_is_left_and_when_they_come_again():
    told = text_of(chosen_station(FEW.selecting(Wish(game="renegado", theme=Theme.DRAW))))
    assert ("1 to go", "Problems, Ombre Renegado, Draw trumps, 1 to go") == (told.figure, told.told)
    assert "None comes twice" in told.taught

    again = text_of(chosen_station(FEW.selecting(Wish(game="zanga"))))
    assert ("2 to go", "You have had them all. They come again, in another order.") == (
        again.figure,
        again.taught,
    )


def test_every_theme_has_its_name():
    assert not set(THEMES) & set(KINDS)
    assert set(THEMES) | set(KINDS) >= {theme.value for theme in Theme}
    assert len(Theme) + 1 == len({theme_choice(name) for name in ("", *(theme.value for theme in Theme))})


def test_problems_are_counted_without_being_played(qapp):
    """Their tags are enough, and what an older version kept counts as once."""
    name = filed_problems()[0].name

    found = _problems({name: TriedProblem(right=True)}, filed_problems())

    assert (1, True, 1) == (found[0].times, found[0].is_right, found[0].number)
    assert len(filed_problems()) == sum(one.number for one in found)
    assert all(one.traits.grade for one in found)


@pytest.fixture
def person(seated, qtbot) -> Learner:
    """Provide somebody whose choices are kept, at the empty table."""
    app = seated(None, runner=Scales(), preferences=STILL)
    app.lessons.keep_on(Shelf(Folders.of(), app))
    return Learner(app, qtbot)


def opened(app):
    """Open the path at the problems, and return its page and the choices on it."""
    app.do(Command.PROBLEMS)
    app.features["training"].finish()
    app.boards.finish()
    page = app.boards.open_board("lessons")
    return page, next(chapter.row for chapter in page.path.chapters if chapter.row is not None)


def test_problems_are_chosen_by_keys_set_and_remembered(person):
    """Tab leads from the station to the choices; the problem set first is one of those."""
    app, every = person.app, [one.traits for one in filed_problems()]
    bids = sum((one.kind, one.game) == ("bid", "renegado") for one in every)
    page, row = opened(app)
    assert ["Ombre Renegado", "Any theme", "Any grade"] == [one.word for one in row.words]
    assert [Qt.FocusPolicy.StrongFocus] * 3 == [one.focusPolicy() for one in row.words]

    QTest.keyClick(row.theme, Qt.Key.Key_Return)
    menu = row.theme.findChild(QMenu)
    QTest.keyClick(menu, Qt.Key.Key_Down)
    chosen = menu.activeAction().text().partition("\t")[0]
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert ("Bid or pass", "Theme: Bid or pass") == (chosen, row.theme.accessibleName())
    assert f"{bids} to go" == page.path.current.words.figure
    page.path.choose(page.path.stations[0])
    assert [Qt.FocusPolicy.ClickFocus] * 3 == [one.focusPolicy() for one in row.words]

    page.path.go_to(next(one for one in page.path.stations if one.station.choice is not None))
    QTest.keyClick(page.path.current, Qt.Key.Key_Return)
    problems = app.features["training"].problems
    problems.finish()
    person.until(lambda: problems.table is not None)
    traits = problems.table.problem.traits
    assert ("bid", "renegado") == (traits.kind, traits.game)
    assert bids == problems._of
    app.lessons.shelf.wait()
    kept = DocumentStore(Folders.of().problems, TRIED).read().document
    assert ("renegado", "bid", 0) == (kept.game, kept.theme, kept.grade)
    assert kept.seed > 0


def test_the_choices_have_a_row_of_the_page_to_themselves(person):
    """Other short chapters stand side by side, where the page is broad enough."""
    page, row = opened(person.app)
    page.path.resize(900, 500)
    page.path.lay_out()

    tops = [one.y() for one in page.path.chapters]
    own = next(one for one in page.path.chapters if one.row is row)
    assert 1 == tops.count(own.y())
    assert len(set(tops)) < len(tops)
    assert row.geometry().bottom() <= own.stations[0].y()


def test_a_choice_outlives_another_deck(person):
    """The page is made again for it, with what is chosen now."""
    page, row = opened(person.app)
    row.wished.emit(Wish(game="zanga"))

    person.app.do(Command.SWITCH_DECK)
    person.app.boards.finish()

    again = person.app.boards.open_board("lessons")
    assert again is not page
    told = next(one.words.told for one in again.path.stations if one.station.deed is Deed.CHOSEN)
    zanga = sum(one.traits.game == "zanga" for one in filed_problems())
    assert f"Problems, Zanga, Any theme, {zanga} to go" == told


def test_a_choice_that_was_kept_is_shown_again(person):
    """A theme that a later version had is none."""
    kept = TriedDocument(game="zanga", theme="of later days", grade=3)
    DocumentStore(Folders.of().problems, TRIED).write(kept)

    _, row = opened(person.app)

    assert ["Zanga", "Any theme", "Medium"] == [one.word for one in row.words]


def test_the_game_played_most_is_shown_first(person):
    """It is found with the positions of the day; nothing is kept of it."""
    training = person.app.features["training"]
    training._played_most = "quadrille"

    _, row = opened(person.app)

    assert "Quadrille" == row.game.word
    assert training.problems.tried.wish is None


def test_the_statistics_lead_to_the_problems_of_a_theme(person):
    """They are the person's choice from then on."""
    training = person.app.features["training"]
    person.app.do(Command.PROBLEMS_OF, Theme.DRAW, "renegado")
    training.finish()
    person.app.boards.finish()

    page = person.app.boards.open_board("lessons")
    row = next(chapter.row for chapter in page.path.chapters if chapter.row is not None)
    assert ["Ombre Renegado", "Draw trumps", "Any grade"] == [one.word for one in row.words]
    assert Wish(game="renegado", theme=Theme.DRAW) == training.problems.tried.wish


def test_the_game_played_most_is_named_with_the_positions_of_the_day(tmp_path, monkeypatch):
    class Asked:
        def ask(self, question):
            return question(None)

    monkeypatch.setattr(gathering, "mistakes_after", lambda *_: gathering.Mistakes())
    monkeypatch.setattr(gathering, "games", lambda _: (("zanga", False), ("renegado", False)))

    due = gathering.due_today(Folders.of(), datetime.now(UTC), Asked())

    assert "zanga" == due.game
