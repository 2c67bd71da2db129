"""Judged choices by the reasons for the best one, and the deals behind them."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest
from evening import GAME_ID, fresh, played

from ombre_desktop.storage.found_deals import found_deals
from ombre_desktop.storage.history import History
from ombre_desktop.storage.judged import Judged
from ombre_desktop.storage.reasons import ReasonFigures, ReasonRow, reason_figures
from ombre_desktop.storage.splits import Review
from ombre_desktop.storage.statistics import Order, Scope

ROWS = played(fresh(), 3).results
DRAWN = Judged(9, "card", 4.0, 0.5, "bad", "draw_trumps protect_winner")
SPARED = Judged(4, "card", 6.0, 0.5, "bad", "save_trumps")
OLDER = Judged(3, "bid", 3.0, 0.5, "bad")


@pytest.fixture
def history(tmp_path):
    """Provide a history of three deals, two of which were judged, one by an older version."""
    kept = History(tmp_path / "history.sqlite3")
    kept.keep(played(fresh(), 3))
    found = (DRAWN, SPARED, Judged(1, "bid", 0.0, 0.1, "fine", ""))
    kept.keep_review(Review(GAME_ID, 1, ROWS[0].record, found))
    kept.keep_review(Review(GAME_ID, 2, ROWS[1].record, (OLDER,)))
    yield kept
    kept.close()


def test_choices_are_counted_by_their_reasons(history):
    """Choices of which no reasons are known are left out, and so are their deals."""
    found = history.ask(lambda database: reason_figures(database, Scope()))

    assert {
        ReasonRow("bid", (), 1, 0, 0.0),
        ReasonRow("card", ("draw_trumps", "protect_winner"), 1, 1, 4.0),
        ReasonRow("card", ("save_trumps",), 1, 1, 6.0),
    } == set(found.rows)
    assert (1, 1) == (found.deals, found.evenings)
    assert ReasonFigures() == history.ask(lambda database: reason_figures(database, Scope(game="zanga")))


@pytest.mark.parametrize(
    ("reasons", "deals", "move"),
    [(("draw_trumps",), [1], 9), (("hold_up", "save_trumps"), [1], 4), (("trumps",), [], None), ((), [1], 4)],
)
def test_the_deals_behind_some_reasons_are_found(history, reasons, deals, move):
    """Whole keys are compared, and the costliest choice is one of those asked for."""
    scope = Scope(costly="card", reasons=reasons)

    found = history.ask(lambda database: found_deals(database, scope, Order.COSTLIEST))

    assert deals == [deal.number for deal in found]
    assert [move] * len(deals) == [deal.costliest for deal in found]


def test_choices_are_saved_from_a_damaged_history_of_an_older_version(tmp_path):
    """It knows no reasons; what it has is copied, as far as it can be read."""
    path = tmp_path / "history.sqlite3"
    kept = History(path)
    kept.keep(played(fresh(), 3))
    kept.keep_review(Review(GAME_ID, 2, ROWS[1].record, (OLDER,)))
    kept.close()
    with closing(sqlite3.connect(path)) as database:
        database.execute("ALTER TABLE judged DROP COLUMN reasons")
        database.commit()

    again = History(path, recovers=True)
    rows = again.ask(lambda database: database.execute("SELECT kind, cost, reasons FROM judged").fetchall())
    again.close()

    assert [("bid", 3.0, None)] == rows
