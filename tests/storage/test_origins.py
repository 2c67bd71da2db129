"""Sittings with an origin: a line from another sitting, a deal played before, duplicate deals."""

import sqlite3
from dataclasses import replace

import pytest
from evening import GAME_ID, at_table, fresh, played
from test_history_kept import Hands

from ombre_desktop.storage.history import History
from ombre_desktop.storage.judged import Judged, judged_choices
from ombre_desktop.storage.origin import Moment, Origin, OriginKind
from ombre_desktop.storage.pars import Par
from ombre_desktop.storage.splits import Parts, Review, luck_figures
from ombre_desktop.storage.statistics import Facet, Scope, summary
from ombre_desktop.ui.session.kept_sitting import document_of, sitting_of
from ombre_desktop.value import replace as changed

EVENING = played(fresh(), 6)
LINE = replace(
    EVENING, game_id="a" * 32, origin=Origin(kind=OriginKind.LINE, game_id=GAME_ID, number=5, expert=True)
)


@pytest.fixture
def history(tmp_path):
    history = History(tmp_path / "history.sqlite3", Hands())
    yield history
    history.close()


def cards_counted(history, game_id) -> list[int]:
    question = "SELECT DISTINCT number FROM dealt WHERE game_id = ? ORDER BY number"
    return [number for (number,) in history.ask(lambda database: database.execute(question, (game_id,)))]


def test_the_origin_is_kept(history):
    """The list shows it, and the sitting has it when it is taken up."""
    history.keep(LINE)

    assert [LINE.origin] == [entry.origin for entry in history.sittings()]
    assert LINE.origin == history.left(LINE.game_id).sitting.origin


def test_copies_of_deals_are_not_counted(history):
    """Only the fifth and the sixth deal were played in the line."""
    history.keep(LINE)

    assert 2 == history.ask(lambda database: summary(database, Scope())).figures.deals
    assert 6 == len(history.deals(LINE.game_id))


@pytest.mark.parametrize(
    ("kind", "counted"),
    [(OriginKind.LINE, [6]), (OriginKind.AGAIN, []), (OriginKind.DUPLICATE, [1, 2, 3, 4, 5, 6])],
)
def test_only_new_cards_are_counted_as_they_fell(history, kind, counted):
    """Cards that were dealt before say nothing about the shuffle."""
    history.keep(replace(LINE, origin=Origin(kind=kind, number=5)))
    history.count_dealt(0, 100)

    assert counted == cards_counted(history, LINE.game_id)


def test_the_moment_to_which_the_person_went_back_is_kept():
    """The sitting itself is whole; the table shows an earlier moment of it."""
    sitting = changed(at_table(EVENING), at=Moment(3, 4))

    assert sitting == sitting_of(document_of(sitting))


def test_a_damaged_history_keeps_what_was_worked_out(history, tmp_path):
    """The expert's deals and the judged choices are copied, as far as they can be read."""
    history.keep(EVENING)
    par, choice = Par(GAME_ID, 2, 0, -7, ""), Judged(3, "card", 3.5, 0.5, "bad")
    history.keep_par(par)
    parts = Parts(1.5, -0.5, 0.25, 2.5, 3.75)
    history.keep_review(Review(GAME_ID, 2, EVENING.results[1].record, (choice,), parts))
    history.close()
    path = tmp_path / "history.sqlite3"
    _spoil_an_index(path)

    damaged = History(path, Hands(), recovers=True)
    damaged.repair()

    assert damaged.problems()
    assert (par,) == damaged.pars(GAME_ID)
    assert 3.5 == damaged.ask(lambda database: judged_choices(database, Scope())).rows[0].cost
    assert 4.0 == damaged.ask(lambda database: luck_figures(database, Scope(), Facet.DAY)).rows[0].luck
    damaged.close()


def _spoil_an_index(path):
    """Overwrite the first page of the index of sittings."""
    with sqlite3.connect(path) as database:
        (size,) = database.execute("PRAGMA page_size").fetchone()
        where = "SELECT rootpage FROM sqlite_master WHERE name = 'sitting_played'"
        (page,) = database.execute(where).fetchone()
    database.close()
    with path.open("rb+") as file:
        file.seek((page - 1) * size)
        file.write(bytes(size))
