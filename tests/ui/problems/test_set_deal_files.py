"""The set deals that come with the program."""

from collections import Counter

from ombre_desktop.engine.variants import ruleset_names
from ombre_desktop.ui.features.training.problem import GRADES
from ombre_desktop.ui.features.training.problem_file import PROBLEMS, filed_problems
from ombre_desktop.ui.features.training.set_deal import SET_DEALS, read_set_deals
from ombre_desktop.ui.texts.motives import REASONS
from tools.problems.setting import LENGTH, plan_of

CHIEF = ("renegado", "lhombre", "tresillo", "quadrille", "zanga")
"""The games with most set deals."""
MOST = 150_000
"""The most bytes of all set deals together."""
SAMPLE = 40
"""One set deal of this number is played here; `python -m tools.problems check-set` proves them all."""


def test_every_set_deal_has_an_answer_with_which_the_plan_begins():
    found = read_set_deals()

    assert {one.game for one in found} <= set(ruleset_names())
    assert all(one.plan[0] in [play.card for play in one.problem.answers] for one in found)
    assert all(LENGTH <= len(one.plan) and one.problem.grade in GRADES for one in found)
    assert REASONS.keys() >= {reason for one in found for reason in one.problem.reasons}


def test_every_game_has_set_deals():
    """Twelve of those that are played most, and six of the others; most games have both goals."""
    games = Counter(one.game for one in read_set_deals())
    both = {(one.game, one.is_defence) for one in read_set_deals()}

    assert {name: 12 if name in CHIEF else 6 for name in ruleset_names()} == games
    assert len(both) > 2 * len(games) - 3


def test_the_plans_of_a_sample_win():
    """The others play to refute, and the plan is the one that is told."""
    sample = read_set_deals()[::SAMPLE]

    plans = [plan_of(one.problem.record.state) for one in sample]

    assert all(plan.wins for plan in plans)
    assert [one.plan for one in sample] == [plan.cards for plan in plans]


def test_no_problem_has_the_name_of_a_set_deal():
    """One file keeps which of both were tried."""
    names = [one.name for folder in (PROBLEMS, SET_DEALS) for one in filed_problems(folder)]

    assert len(names) == len(set(names))


def test_the_files_are_small():
    assert sum(len(file.read_bytes()) for file in SET_DEALS.iterdir()) < MOST
