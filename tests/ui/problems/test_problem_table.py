"""Problems at the table: chosen and answered by keys, told at once, and due again when they were missed."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from conftest import STILL
from PySide6.QtCore import QDate

from ombre_desktop.engine.notation.tokens import action_text
from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.tried_problems import TRIED, TriedDocument, TriedProblem, TriedStore
from ombre_desktop.ui.problems.choosing import INTERVALS, Wish, answered, due_today, fitting
from ombre_desktop.ui.problems.problem import ProblemKind
from ombre_desktop.ui.problems.problem_file import read_problems
from ombre_desktop.ui.shell.commands import Command
from ombre_desktop.ui.texts import problems as words

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "lessons"))

from learner import Learner, Scales

TODAY = 2_460_000


@pytest.fixture(scope="module")
def problems():
    """Return the problems that come with the program."""
    return read_problems()


class Solver(Learner):
    """Somebody who solves problems by keys."""

    @property
    def problems(self):
        return self.app.course.problems

    @property
    def panel(self):
        """The question or verdict with answers on parchment."""
        return self.problems.panel if self.problems.table is None else self.problems.table.panel

    @property
    def told(self) -> tuple[str, ...]:
        """The words in the bubbles."""
        return self.problems.table.bubble.sentences

    def begin(self) -> None:
        """Open the problems from the menu."""
        self.app.do(Command.PROBLEMS)
        self.problems.finish()
        self.until(lambda: self.panel)

    def press(self, label: str) -> None:
        """Press the number key of the answer with this *label*."""
        names = [button.accessibleName().partition(". ")[0] for button in self.panel.buttons]
        self.letter(str(names.index(label) + 1))

    def photograph(self, name: str) -> None:
        """Save a picture if a folder for pictures is named."""
        if folder := os.environ.get("OMBRE_PICTURES"):
            self.app.desk.wait_until_painted()
            self.app.window.grab().save(f"{folder}/{name}.png")


@pytest.fixture
def solver(seated, qtbot) -> Solver:
    """Provide somebody whose answers are kept, at the empty table."""
    app = seated(None, runner=Scales(), preferences=STILL)
    app.lessons.keep_in(Folders.of())
    return Solver(app, qtbot)


def test_a_missed_problem_is_explained_and_comes_back(solver):
    """Kind and grade are chosen by keys; after the answer nothing is played, and the file is written."""
    solver.begin()
    solver.photograph("kinds")
    solver.press(words.choose_kind_answer())
    solver.until(lambda: len(ProblemKind) == len(solver.panel.buttons))
    solver.press(words.kind_answer("bid"))
    solver.until(lambda: words.how_hard() == solver.panel.accessibleName())
    solver.photograph("grades")
    solver.press(words.any_grade_answer())
    solver.until(lambda: solver.problems.table is not None and solver.told)
    problem = solver.problems.table.problem
    assert (words.question("bid"),) == solver.told
    solver.photograph("asked")

    wrong = next(each.action for each in problem.worths if not problem.is_right(each.action))
    solver.choose(action_text(wrong))
    solver.until(lambda: solver.panel)

    assert words.wrong_told() == solver.panel.accessibleName()
    assert solver.controller.sitting.state == problem.record.state
    solver.photograph("wrong")
    solver.press(words.figures_answer())
    solver.until(lambda: f"{problem.worths[0].chips:+.1f}"[1:] in solver.told[-1])
    solver.photograph("figures")
    solver.press(words.next_answer())
    solver.until(lambda: solver.problems.table.problem is not problem and solver.told)
    solver.problems.tried.close()
    kept = TriedStore(Folders.of().problems, TRIED).read().document
    assert not kept.tried[problem.name].right
    assert kept.tried[problem.name].due == QDate.currentDate().toJulianDay() + INTERVALS[0]


def test_what_is_due_is_offered_and_answered_right(solver, problems):
    """A card is played as at any table; a right answer is told, and the table is given back."""
    problem = next(one for one in problems if one.kind is ProblemKind.DEFEND and one.motives)
    yesterday = QDate.currentDate().toJulianDay() - 1
    missed = TriedDocument(tried={problem.name: TriedProblem(due=yesterday)})
    TriedStore(Folders.of().problems, TRIED).write(missed)
    solver.begin()

    solver.press(words.due_answer(1))
    solver.until(lambda: solver.problems.table is not None and solver.told)
    assert problem.name == solver.problems.table.problem.name
    solver.choose(action_text(problem.answers[0]))
    solver.until(lambda: solver.panel)

    assert words.right_told() == solver.panel.accessibleName()
    assert 1 == solver.problems.tried.document.tried[problem.name].step
    solver.photograph("right")
    solver.press(words.leave_answer())
    solver.until(lambda: not solver.app.lessons.is_on)


def test_a_missed_problem_comes_back_after_1_3_7_and_21_days():
    """Each right answer on its day doubles the distance at least; after the last it stays away."""
    kept, day, days = answered(None, TODAY, is_right=False), TODAY, []
    while kept.due:
        days.append(kept.due - day)
        day = kept.due
        kept = answered(kept, day, is_right=True)

    assert list(INTERVALS) == days
    assert kept == TriedProblem(right=True)
    assert answered(TriedProblem(due=TODAY + 9, step=2), TODAY, is_right=True).due == TODAY + 9
    assert answered(TriedProblem(due=TODAY, step=2), TODAY, is_right=False) == TriedProblem(due=TODAY + 1)


def test_problems_are_chosen_by_kind_and_grade_new_ones_first(problems):
    """The problem that is due comes before everything, the one that was tried last."""
    wish = Wish(ProblemKind.LEAD, 3)
    first, second, *_ = fitting(problems, wish, {}, TODAY)
    tried = {first.name: TriedProblem(right=True), second.name: TriedProblem(due=TODAY)}

    found = fitting(problems, wish, tried, TODAY)

    assert (second, first) == (found[0], found[-1])
    assert {(ProblemKind.LEAD, 3)} == {(one.kind, one.grade) for one in found}
    assert (second,) == due_today(problems, tried, TODAY) == fitting(problems, Wish(due=True), tried, TODAY)
