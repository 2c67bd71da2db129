"""The share of costly choices: by role, game and time, with its error."""

from __future__ import annotations

import pytest
from evening import GAME_ID, fresh, played

from ombre_desktop.storage.history import History
from ombre_desktop.storage.judged import Judged
from ombre_desktop.storage.skill import (
    A_STRETCH,
    JudgedDeal,
    SkillFigures,
    _by_role,
    _stretches,
    skill_figures,
)
from ombre_desktop.storage.splits import Review
from ombre_desktop.storage.statistics import Scope

ROWS = played(fresh(), 3).results


@pytest.fixture
def history(tmp_path):
    """Provide a history of three deals, two of which were judged."""
    kept = History(tmp_path / "history.sqlite3")
    kept.keep(played(fresh(), 3))
    yield kept
    kept.close()


def test_without_a_judged_choice_there_is_no_figure(history):
    assert SkillFigures() == history.ask(lambda database: skill_figures(database, Scope()))


def test_costly_choices_are_counted_in_judged_deals(history):
    """A choice is costly by its grade, and a deal that nobody judged does not count."""
    for number, grades in ((1, ("fine", "bad")), (2, ("fine", "fine", "cannot_be_told"))):
        found = tuple(Judged(at, "card", 1.0, 0.1, grade) for at, grade in enumerate(grades))
        history.keep_review(Review(GAME_ID, number, ROWS[number - 1].record, found))

    every, *roles = history.ask(lambda database: skill_figures(database, Scope())).rows

    assert (None, None, 2, 5, 1, 20.0) == (
        *(every.game, every.role, every.deals, every.choices, every.costly),
        every.share,
    )
    assert 5 == sum(row.choices for row in roles)
    assert SkillFigures() == history.ask(lambda database: skill_figures(database, Scope(game="zanga")))


def deal(costly: int, choices: int = 5, role: str | None = "defender") -> JudgedDeal:
    return JudgedDeal("renegado", role, "2026-11-30T20:00:00+00:00", choices, costly)


def test_the_error_is_that_of_a_share_over_deals():
    """Choices of one deal hang together; an error is never less than one costly choice."""
    (every, *_) = _by_role([deal(2), deal(0), deal(0), deal(2)], None)
    assert (20.0, 10.0) == (every.share, every.error)

    (clean, *_) = _by_role([deal(0)] * 10, None)
    assert (0.0, 2.0) == (clean.share, clean.error)


def test_a_deal_that_all_passed_counts_for_no_role():
    rows = _by_role([deal(1, role=None), deal(0, role="ombre"), deal(0)], None)

    assert [(None, 3), ("ombre", 1), ("defender", 1)] == [(row.role, row.deals) for row in rows]


@pytest.mark.parametrize(
    ("deals", "stretches"), [(1, 1), (2 * A_STRETCH - 1, 1), (2 * A_STRETCH, 2), (900, 6)]
)
def test_time_is_cut_into_equal_stretches(deals, stretches):
    found = _stretches([deal(0)] * deals)

    assert stretches == len(found)
    assert deals == sum(rows[0].deals for rows in found)
