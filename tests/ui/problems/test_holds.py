"""Problems that ask who holds a card: the answer in two steps, the verdict by its distance from the odds."""

from __future__ import annotations

import sys
from itertools import product
from pathlib import Path

import pytest
from conftest import STILL
from for_each import for_each

from ombre_desktop.engine import Card, ruleset_names
from ombre_desktop.engine.notation import format_record, parse_record, record_of
from ombre_desktop.players.posing.kinds import ProblemKind
from ombre_desktop.storage.folders import Folders
from ombre_desktop.ui.background.kept_file import Shelf
from ombre_desktop.ui.features.training.errors import ProblemError
from ombre_desktop.ui.features.training.holds import (
    SURENESS,
    attainable,
    distance,
    is_near,
    places_of,
    said_shares,
)
from ombre_desktop.ui.features.training.problem import Held, Problem, ProblemReader, tags_of
from ombre_desktop.ui.features.training.problem_file import FiledProblem, filed_problems
from ombre_desktop.ui.texts import holds as words
from ombre_desktop.ui.texts import problems as of_problems
from ombre_desktop.value import replace
from tools.problems.holding import told_again

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "lessons"))

from learner import Learner, Scales

HELD = Held(Card.parse("SA"), (0.0, 0.8, 0.15, 0.05))


def filed() -> tuple[FiledProblem, ...]:
    """Return the problems of this kind that come with the program, as their tags tell them."""
    return tuple(one for one in filed_problems() if one.traits.kind == ProblemKind.HOLDS.value)


EACH = 6
"""Of how many problems one is played."""


@pytest.fixture(scope="module")
def problems() -> tuple[Problem, ...]:
    """Return some of them, whose deals are played."""
    return tuple(one.read() for one in filed()[::EACH])


def read(problem: Problem, **tags: str) -> Problem:
    """Read *problem* again from its text, with other *tags*."""
    own = dict(tags_of(problem)) | tags
    record = parse_record(format_record(record_of(problem.record.state, *own.items())))
    return ProblemReader(record, "test.ombre", 1).problem()


def test_an_answer_is_near_or_far():
    """Half the sum of the squared differences is measured: 0 is the odds themselves, and 1 the opposite."""
    assert distance(HELD.shares, HELD.shares) == 0
    assert pytest.approx(0.008125) == distance(said_shares(HELD, 1, "rather"), HELD.shares)
    assert distance((0, 1, 0, 0), (0, 0, 1, 0)) == 1
    assert is_near(HELD, 1, "rather")
    assert is_near(HELD, 1, "very")
    assert not any(is_near(HELD, place, sure) for place, sure in product((2, 3), SURENESS))


@for_each(SURENESS)
def test_the_rest_of_an_answer_is_divided_as_by_the_odds(sureness: str) -> None:
    """The shares add up to 1, and nobody is asked about the less likely places."""
    said = said_shares(HELD, 1, sureness)

    assert pytest.approx(1) == sum(said)
    assert pytest.approx(3) == said[2] / said[3]


def test_there_are_ten_of_each_game_and_each_can_be_answered(problems):
    """
    Only the likeliest place is right, with one degree of sureness at least.

    *Homme d'Auvergne*, without an auction and with five cards, hardly tells anything.
    """
    games = [one.traits.game for one in filed()]

    assert all(games.count(game) >= 10 for game in ruleset_names() if game != "homme_auvergne")
    assert all(attainable(one.held) for one in problems)
    assert all(len(places_of(one.held)) > 1 for one in problems)


def test_such_a_problem_is_written_and_read(problems):
    """The card and the odds stand in its tags."""
    assert read(problems[0]).held == problems[0].held


@for_each(
    [
        {"Card": "XX"},
        {"Card": ""},
        {"Odds": "0 90 9"},
        {"Odds": "0 90 9 9 9 9"},
        {"Odds": "0 a b c"},
        {"Odds": ""},
    ]
)
def test_odds_that_cannot_be_are_told(damage: dict[str, str]) -> None:
    """The message names the tag's text."""
    problem = filed()[0].read()

    with pytest.raises(ProblemError, match="line 1"):
        read(problem, **damage)


def test_odds_are_told_again_as_they_are_today(problems):
    """A card that nobody would ask for makes no problem."""
    problem = problems[0]
    old = replace(problem, held=replace(problem.held, shares=(0.0, 0.5, 0.5, *problem.held.shares[3:])))
    own = next(iter(problem.record.state.hands[0]))

    assert problem.held == told_again(old).held
    assert told_again(replace(problem, held=replace(problem.held, card=own))) is None


class Reader(Learner):
    """Somebody who answers by number keys."""

    @property
    def problems(self):
        return self.app.features["training"].problems

    @property
    def table(self):
        return self.problems.table

    def begin_with(self, problem: FiledProblem) -> None:
        """Open *problem* as if there were only this one."""
        self.problems.begin("")
        self.problems.finish()
        self.until(lambda: self.problems.panel)
        self.problems._problems = (problem,)
        self.press(of_problems.any_grade_answer())
        self.until(lambda: self.table is not None and self.table.panel)

    @property
    def panel(self):
        """The choice of problems, or the question."""
        return self.problems.panel if self.table is None else self.table.panel


@pytest.fixture
def reader(seated, qtbot) -> Reader:
    """Provide somebody whose answers are kept, at the empty table."""
    app = seated(None, runner=Scales(), preferences=STILL)
    app.lessons.keep_on(Shelf(Folders.of(), app))
    return Reader(app, qtbot)


def right_sureness(held: Held) -> list[str]:
    """Return how sure one may be of the likeliest place."""
    place = held.shares.index(max(held.shares))
    return [one for one in SURENESS if is_near(held, place, one)]


@pytest.mark.parametrize("answer", ["right", "too sure", "not sure", "elsewhere"])
def test_who_holds_it_is_answered_in_two_steps(reader, problems, answer):
    """
    The bars of the answer and of the odds are shown after the second, and the answer is kept.

    With the right place, the verdict tells that only the second was wrong.
    """
    at = next(at for at, one in enumerate(problems) if right_sureness(one.held) == ["rather"])
    problem, held = problems[at], problems[at].held
    reader.begin_with(filed()[EACH * at])
    table = reader.table
    likeliest = held.shares.index(max(held.shares))
    place = next(at for at in places_of(held) if (at != likeliest) is (answer == "elsewhere"))
    sure = {"right": "rather", "not sure": "hardly"}.get(answer, "very")
    told = {
        "right": words.right_told,
        "too sure": words.less_sure_told,
        "not sure": words.surer_told,
        "elsewhere": words.wrong_told,
    }[answer]

    reader.photograph("where")
    reader.press(table._named(place))
    assert words.how_sure() == table.panel.accessibleName()
    reader.photograph("how-sure")
    reader.press(words.SURENESS[sure]())
    reader.photograph(f"verdict-{answer}")

    assert told() == table.panel.accessibleName()
    assert (said_shares(held, place, sure), held.shares) == table.panel.sign.bars
    assert words.measure_told() in table.bubble.sentences
    assert reader.controller.sitting.state == problem.record.state
    assert reader.problems.tried.document.tried[problem.name].right is (answer == "right")
