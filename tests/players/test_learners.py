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

    *_, last, textbook = taught.stages("nothing")
    assert set(taught.LESSONS) <= {place.name for place in course()}
    assert set(taught.BEGINNINGS["nothing"]) == {habit for gone in taught.LESSONS.values() for habit in gone}
    assert last.player.before == last.player.of_cards.quirks == ()
    assert played(last, 1).history == played(textbook, 1).history


def test_a_deal_in_which_no_lesson_matters_is_worth_the_same_after_each(benchmark):
    taught = benchmark("taught_player")
    won = taught.won(TABLE, [sitter("textbook")] * 2, sitter("textbook"), 1)
    figures = list(taught.figures([[[0.0] * 3] * 9 + [[3.0] * 3] * 2, [[0.0] * 3] * 11], "novice", "chips"))

    assert won[0] == won[1] == [float(TABLE.worth(played(sitter("textbook"), 1), seat)) for seat in range(3)]
    assert [1.5] == [one.value for one in figures if one.what.startswith("lesson vole")]
    assert [0.0] * 8 == [one.value for one in figures if one.what.startswith("lesson ")][:8]


def test_a_kind_is_named_first_if_it_surely_costs_most(benchmark):
    wrong = benchmark("wrong_maxims")
    sure, unsure = ("exchange", "bad", 2.0, 0.5), ("lead", "cannot_be_told", 9.0, 5.0)
    deals = [wrong.Judged(number, "throws_kings", "ombre", 0.0, [sure, unsure]) for number in range(3)]

    assert (100.0, 0.0) == (wrong.named_first(deals, "exchange"), wrong.named_first(deals, "lead"))
    learners = benchmark("learners")
    assert set(wrong.TURNED) <= {*learners.BEFORE, *learners.OF_CARDS}
