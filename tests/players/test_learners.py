"""The learners of the benchmarks: their habits are lawful, lessons take all of them away, and costs count."""

import sys
from importlib import import_module
from pathlib import Path

import pytest

from ombre_desktop.players.arena.seating import Honest, sitter
from ombre_desktop.players.arena.table import Table
from ombre_desktop.ui.lessons.course import course

BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"
TABLE = Table(seed="learners")


@pytest.fixture
def benchmark(monkeypatch):
    """Return a module of the benchmarks by its name."""
    monkeypatch.setattr(sys, "path", [str(BENCHMARKS), *sys.path])
    return import_module


def played(one, number):
    return TABLE.played(number, TABLE.dealt(number), [one] * 3)


def test_every_habit_wants_lawful_actions_and_the_last_lesson_leaves_none(benchmark):
    """A sitter raises an error if an action is not lawful."""
    learners, taught = benchmark("learners"), benchmark("taught_player")
    habits = [*learners.BEFORE, *learners.OF_CARDS]

    for number, habit in enumerate(habits):
        played(Honest(learners.Learner((habit,))), number % 3)

    *_, last = taught.stages("nothing")
    assert set(taught.LESSONS) <= {place.name for place in course()}
    assert set(taught.BEGINNINGS["nothing"]) == {habit for gone in taught.LESSONS.values() for habit in gone}
    assert last.before == last.of_cards.quirks == ()
    assert played(Honest(last), 1).history == played(sitter("textbook"), 1).history


def test_a_lesson_is_worth_what_the_player_wins_more_with_it(benchmark):
    taught = benchmark("taught_player")
    company, players = sitter("textbook"), taught.stages("nothing")
    won = taught.won(TABLE, players, company, 1)

    for stage, one in enumerate(players):
        for seat in range(3):
            seats = [Honest(one) if at == seat else company for at in range(3)]
            deal = TABLE.played(1, TABLE.dealt(1), seats)
            assert won[stage][seat] == float(TABLE.worth(deal, seat))


def test_a_gain_is_the_mean_over_seats_and_deals(benchmark):
    taught = benchmark("taught_player")
    figures = list(taught.figures([[[0.0] * 3] * 9 + [[3.0] * 3], [[0.0] * 3] * 10], "novice", "chips"))

    assert [1.5] == [one.value for one in figures if one.what.startswith("lesson vole")]
    assert [0.0] * 8 == [one.value for one in figures if one.what.startswith("lesson ")][:8]


def test_a_kind_is_named_first_if_it_surely_costs_most(benchmark):
    wrong = benchmark("wrong_maxims")
    sure, unsure = ("exchange", "bad", 2.0, 0.5), ("lead", "cannot_be_told", 9.0, 5.0)
    deals = [wrong.Judged(number, "throws_kings", "ombre", 0.0, [sure, unsure]) for number in range(3)]

    assert (100.0, 0.0) == (wrong.named_first(deals, "exchange"), wrong.named_first(deals, "lead"))
    assert wrong.named_first(deals, "exchange", {"exchange": 2.5}) == 0.0
    learners = benchmark("learners")
    assert set(wrong.TURNED) <= {*learners.BEFORE, *learners.OF_CARDS}
