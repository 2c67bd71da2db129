"""Luck apart from skill in the history: the parts added up, the curve without luck, and their deals."""

from __future__ import annotations

import pytest
from evening import GAME_ID, fresh, played

from ombre_desktop.storage.found_deals import found_deals
from ombre_desktop.storage.history import History
from ombre_desktop.storage.judged import Judged
from ombre_desktop.storage.splits import LuckFigures, Parts, Review, luck_figures
from ombre_desktop.storage.statistics import Facet, Order, Scope, curve
from ombre_desktop.value import replace

EVENING = played(fresh(), 4)
LUCKY, UNLUCKY = Parts(2.0, -1.0, 0.5, 3.5, 5.0), Parts(-4.0, 0.0, 1.0, -1.0, -4.0)


def review(number: int, parts: Parts | None) -> Review:
    return Review(GAME_ID, number, EVENING.results[number - 1].record, (), parts)


@pytest.fixture
def history(tmp_path):
    """Provide a history of four deals, of which the second and the fourth were reviewed."""
    kept = History(tmp_path / "history.sqlite3")
    kept.keep(EVENING)
    kept.keep_review(review(2, LUCKY))
    kept.keep_review(review(4, UNLUCKY))
    yield kept
    kept.close()


def luck(history: History, scope: Scope | None = None) -> LuckFigures:
    return history.ask(lambda database: luck_figures(database, scope or Scope(), Facet.DAY))


def points(history: History, *, by_day: bool = False) -> list[tuple[int, int, float]]:
    found = history.ask(lambda database: curve(database, Scope(), by_day=by_day))
    return [(point.amount, point.reviewed, point.luck) for point in found]


def test_the_parts_of_reviewed_deals_are_added_up(history):
    """All of them first, then each day; what was won less luck is what remains without it."""
    figures = luck(history)
    won = sum(row.net[0] for row in (EVENING.results[1], EVENING.results[3]))

    every, day = figures.rows
    assert (2, won, -2.0, 2.5) == (every.deals, every.won, every.hand, every.cards)
    assert (0.5, won - 0.5, -1.0, 1.5) == (every.luck, every.without_luck, every.decisions, every.others)
    assert every == replace(day, key=None)
    assert figures.since is not None


def test_the_curve_knows_luck_where_a_deal_was_reviewed(history):
    """The other deals count in both curves as they were."""
    found = points(history)

    assert [0.0, 5.5, 5.5, 0.5] == [luck for _, _, luck in found]
    assert [0, 1, 1, 2] == [reviewed for _, reviewed, _ in found]
    assert found[-1:] == points(history, by_day=True)


def test_without_a_review_the_curves_are_one(tmp_path):
    kept = History(tmp_path / "history.sqlite3")
    kept.keep(EVENING)

    assert LuckFigures() == luck(kept)
    assert {(0, 0.0)} == {(reviewed, luck) for _, reviewed, luck in points(kept)}
    kept.close()


def test_the_reviewed_deals_are_listed(history):
    found = history.ask(lambda database: found_deals(database, Scope(reviewed=True), Order.LATEST))

    assert [4, 2] == [deal.number for deal in found]


def test_a_coach_who_judges_again_leaves_the_parts(history):
    """Only a whole review replaces them."""
    history.keep_review(replace(review(2, None), judged=(Judged(3, "bid", 1.0, 0.1, "doubtful"),)))

    assert 2 == luck(history).deals


def test_a_deal_played_otherwise_since_is_not_reviewed(history):
    """A review that ends late is about a deal that was taken back meanwhile."""
    history.keep_review(replace(review(1, LUCKY), record="[Another deal]"))

    assert 2 == luck(history).deals


def test_a_deal_that_is_deleted_takes_its_parts_along(history):
    history.keep(played(fresh(), 2))
    history.keep(EVENING)

    assert 1 == luck(history).deals
