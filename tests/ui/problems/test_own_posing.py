"""Problems made of the person's own costly choices, asked for one after the other and kept in a file."""

from dataclasses import dataclass, field

import pytest
from missed import MISSED
from PySide6.QtCore import QObject, Signal

from ombre_desktop.engine import PlayCard, view
from ombre_desktop.engine.cards import Card
from ombre_desktop.engine.notation import format_view, parse_record
from ombre_desktop.players.judging.answering import answer
from ombre_desktop.players.judging.verdict import Grade
from ombre_desktop.players.posing import answering
from ombre_desktop.players.solver import core
from ombre_desktop.storage import made_problems
from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.made_problems import MINE, add_problem
from ombre_desktop.ui.advice.own_posing import OwnPosing
from ombre_desktop.ui.features.training.own_problems import OWN, own_problems
from ombre_desktop.ui.model.sitting import PERSON

TAGS = [["Kind", "defend"], ["Grade", "3"], ["Answer", "CK"], ["Worth", "CK +0.8 55%; D2 -3.6 32%"]]
DEAL = parse_record(f"{MISSED.strip()}\n 7  1 D2\n")


class Runner(QObject):
    """A runner that keeps what it is asked."""

    reviewed = Signal(int, dict)
    unreviewed = Signal(int, object)

    def __init__(self):
        super().__init__()
        self.asked = []

    def review(self, words):
        self.asked.append(words)
        return len(self.asked)


@dataclass
class Choice:
    """A judged choice."""

    move: int
    grade: Grade = Grade.BLUNDER


@dataclass
class Judged:
    """A review with its costly choices, the dearest first."""

    dearest: list = field(default_factory=list)
    record: object = DEAL


@pytest.fixture
def runner(qapp):
    return Runner()


@pytest.fixture
def posing(runner):
    """Provide the maker, with what it has made."""
    made = []
    maker = OwnPosing(runner, runner)
    maker.posed.connect(made.append)
    maker.made = made
    return maker


LAST = len(DEAL.state.history) - 1


def test_the_dearest_choice_with_a_clear_answer_becomes_a_problem(runner, posing):
    """One that makes none is passed over, what is only doubtful is not asked about, and a deal gives one."""
    dear = [Choice(LAST - 3), Choice(LAST), Choice(LAST - 6)]
    posing.take("g", 7, Judged([*dear, Choice(0, Grade.DOUBTFUL)]))
    posing.take("g", 7, Judged(dear))

    runner.reviewed.emit(1, {"tags": None})
    runner.reviewed.emit(2, {"tags": TAGS})

    assert 2 == len(runner.asked)
    assert all(words["poses"] for words in runner.asked)
    (text,) = posing.made
    add_problem(Folders.of().own_problems, text)
    (problem,) = own_problems(Folders.of().own_problems)
    assert f"{OWN}g-7-{LAST}" == problem.name
    assert [PlayCard(Card.parse("CK"))] == list(problem.read().answers)


def test_a_question_without_reply_ends_a_deal_and_the_next_is_tried(runner, posing):
    posing.take("g", 1, Judged([Choice(LAST), Choice(LAST - 3)]))
    posing.take("g", 2, Judged([Choice(LAST)]))

    runner.unreviewed.emit(1, None)
    runner.reviewed.emit(2, {"tags": TAGS})

    assert 2 == len(runner.asked)
    assert 'Problem "g-2-' in posing.made[0]


def test_the_file_has_each_problem_once_and_the_latest(tmp_path, monkeypatch):
    """The oldest give way; a file that is no text is left alone."""
    monkeypatch.setattr(made_problems, "MOST", 8)
    for number in range(10):
        add_problem(tmp_path, f'[Record  "ombre 1"]\n[Problem "p{number}"]\n')
    add_problem(tmp_path, '[Record  "ombre 1"]\n[Problem "p9"]\n')

    text = (tmp_path / MINE).read_text(encoding="utf-8")
    assert 8 == text.count("[Record")
    assert '"p1"' not in text
    assert 1 == text.count('"p9"')

    (tmp_path / MINE).write_bytes(b"\xff")
    add_problem(tmp_path, '[Record  "ombre 1"]\n[Problem "q"]\n')
    assert b"\xff" == (tmp_path / MINE).read_bytes()


def test_the_interpreted_solver_is_asked_only_by_one_who_waits(monkeypatch):
    """In the background it would take the processor for too long."""
    looked_at = []
    monkeypatch.setattr(answering, "COMPILED", False)
    monkeypatch.setattr(answering, "posed", lambda _, __, kind, **___: looked_at.append(kind))
    question = {"view": format_view(view(parse_record(MISSED).state, PERSON)), "poses": True}

    assert {"tags": None} == answer(question)
    assert [] == looked_at
    answer({**question, "slowly": True})

    assert looked_at


def test_the_players_process_poses_what_the_tools_would():
    """The king of clubs; without the compiled solver it poses nothing."""
    seen = view(parse_record(MISSED).state, PERSON)

    tags = answer({"view": format_view(seen), "poses": True})["tags"]

    assert (tags is not None) is core.COMPILED
    if tags is not None:
        assert ("Answer", "CK") in tags
