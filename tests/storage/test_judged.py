"""Judged choices in the history: what they cost together, and which deals they lead to."""

from __future__ import annotations

from math import sqrt

import pytest
from evening import GAME_ID, fresh, played

from ombre_desktop.storage.found_deals import found_deals
from ombre_desktop.storage.history import History
from ombre_desktop.storage.judged import ChoiceFigures, Judged, judged_choices, judged_deals
from ombre_desktop.storage.mistakes import own_mistakes
from ombre_desktop.storage.splits import Review
from ombre_desktop.storage.statistics import Facet, Order, Scope

ALL = Scope()
FINE = Judged(3, "bid", 0.4, 0.5, "fine")


ROWS = played(fresh(), 4).results


def reviewed(number: int, *judged: Judged) -> Review:
    return Review(GAME_ID, number, ROWS[number - 1].record, judged)


@pytest.fixture
def history(tmp_path):
    """Provide a history of four deals, three of which were judged."""
    kept = History(tmp_path / "history.sqlite3")
    kept.keep(played(fresh(), 4))
    kept.keep_review(reviewed(1, FINE, Judged(9, "card", 4.0, 0.5, "bad")))
    kept.keep_review(reviewed(2, FINE, Judged(8, "exchange", 2.0, 0.1, "bad")))
    kept.keep_review(reviewed(3, FINE, Judged(9, "card", 9.0, 1.0, "blunder")))
    yield kept
    kept.close()


def choices(history: History, scope: Scope = ALL) -> ChoiceFigures:
    return history.ask(lambda database: judged_choices(database, scope))


def numbers(history: History, scope: Scope, order: Order = Order.COSTLIEST) -> list[int]:
    found = history.ask(lambda database: found_deals(database, scope, order))
    return [deal.number for deal in found]


def test_the_judged_choices_of_a_sitting_are_found_by_deal(history):
    """The deal that was not judged has none."""
    found = history.ask(lambda database: judged_deals(database, GAME_ID))

    assert [1, 2, 3] == list(found)
    assert (FINE, Judged(8, "exchange", 2.0, 0.1, "bad")) == found[2]
    assert {} == history.ask(lambda database: judged_deals(database, "another"))


def test_without_a_judged_choice_there_are_no_figures(tmp_path):
    kept = History(tmp_path / "history.sqlite3")
    kept.keep(played(fresh(), 1))

    assert ChoiceFigures() == choices(kept)
    kept.close()


def test_sure_costs_are_added_up_by_kind(history):
    """A cost within two errors is none, and deals without a judgement do not count."""
    every, card, exchange, bid, *_ = choices(history).rows

    assert (3, 6, 3, 15.0, 5.0) == (every.deals, every.choices, every.costly, every.cost, every.each)
    assert ("card", 2, 13.0) == (card.kind, card.costly, card.cost)
    assert ("exchange", 1, 2.0) == (exchange.kind, exchange.costly, exchange.cost)
    assert ("bid", 3, 0, 0.0) == (bid.kind, bid.choices, bid.costly, bid.cost)


def test_the_error_of_a_mean_is_that_of_the_deals(history):
    """The costs of three deals are 4, 2 and 9."""
    every = choices(history).rows[0]

    assert pytest.approx(sqrt((1 + 9 + 16) / 2 / 3)) == every.error


def test_roles_have_rows_of_their_own(history):
    """Their deals add up to those in which somebody played."""
    rows = choices(history).rows

    roles = [row for row in rows if row.role is not None]
    assert roles
    assert sum(row.cost for row in roles) == rows[0].cost
    assert all(row.deals == choices(history, ALL.narrowed((Facet.ROLE, row.role))).deals for row in roles)


def test_costly_choices_lead_to_their_deals(history):
    """The costliest comes first; a kind leaves out the others."""
    assert [3, 1, 2] == numbers(history, Scope(costly=""))
    assert [3, 1] == numbers(history, Scope(costly="card"))
    assert [] == numbers(history, Scope(costly="bid"))


def test_a_deal_knows_its_costliest_choice(history):
    """Of the kind asked for; without such a question it is not looked up."""
    history.keep_review(
        reviewed(3, Judged(9, "card", 9.0, 1.0, "blunder"), Judged(4, "bid", 8.5, 0.1, "bad"))
    )

    def costliest(costly: str | None) -> list[int | None]:
        scope = Scope(costly=costly)
        found = history.ask(lambda database: found_deals(database, scope, Order.LATEST))
        return [deal.costliest for deal in found if deal.number == 3]

    assert ([4], [9], [None]) == (costliest(""), costliest("card"), costliest(None))


def test_a_blunder_in_a_small_game_comes_before_a_bad_choice_in_a_dear_one(history):
    """One chip may be half a game; grades are given by the stake, so they compare games."""
    history.keep_review(reviewed(4, Judged(5, "card", 1.0, 0.1, "blunder")))

    found = history.ask(lambda database: own_mistakes(database, "", "9999", 3))

    assert [(3, 9), (4, 5), (1, 9)] == [(one.number, one.move) for one in found]


def test_another_judgement_takes_the_place_of_the_first(history):
    history.keep_review(reviewed(3, FINE))

    assert [1, 2] == numbers(history, Scope(costly=""))


def test_a_deal_that_is_deleted_takes_its_judgement_along(history):
    """A deal of the same number that is played later is not judged yet."""
    history.keep(played(fresh(), 2))
    history.keep(played(fresh(), 4))

    assert [1, 2] == numbers(history, Scope(costly=""))
    assert 2 == choices(history).deals
