"""The search for problems in deals of computer players: at rest, on mains, bounded, and ended at once."""

import json
from typing import ClassVar

import pytest
from PySide6.QtCore import QDeadlineTimer, QObject, Signal

from ombre_desktop.players.judging.answering import answer
from ombre_desktop.players.posing import answering
from ombre_desktop.players.solver import core
from ombre_desktop.storage.made_problems import FOUND, MINE, add_problem
from ombre_desktop.ui.background.power import is_on_mains
from ombre_desktop.ui.features.training import seeking
from ombre_desktop.ui.features.training.seeking import AGAIN, LAST, REST, Seeking

RECORD = '[Record  "ombre 1"]\n[Problem "renegado-a-1-3"]\n'


class Process(QObject):
    """A process that keeps what it is asked."""

    said = Signal(str)
    lost = Signal()
    made: ClassVar = []

    def __init__(self, _, *, nice):
        super().__init__()
        self.asked, self.nice, self.is_closed = [], nice, False
        Process.made.append(self)

    def ask(self, line):
        self.asked.append(json.loads(line))
        return True

    def close(self, *, waits):
        self.is_closed, self.waits = True, waits


@pytest.fixture
def seeker(qapp, monkeypatch):
    """Provide a search on mains, with what it finds."""
    Process.made = []
    monkeypatch.setattr(seeking, "PlayersProcess", Process)
    monkeypatch.setattr(seeking, "is_on_mains", lambda: True)
    one = Seeking(lambda: "renegado", qapp)
    one.texts = []
    one.found.connect(one.texts.append)
    return one


def rested(seeker):
    """Let the rest be over."""
    seeker._rest.timeout.emit()


def test_it_waits_for_a_rest_and_seeks_deal_after_deal(seeker):
    """A deal without a problem is passed over."""
    seeker.follow(rests=True)
    assert (REST, []) == (seeker._rest.interval(), Process.made)

    rested(seeker)
    (process,) = Process.made
    process.said.emit(json.dumps({"id": 1, "problem": None}))
    process.said.emit(json.dumps({"id": 2, "problem": RECORD}))

    assert LAST == process.nice
    assert [("renegado", 1), ("renegado", 2), ("renegado", 3)] == [
        (asked["seeks"], asked["number"]) for asked in process.asked
    ]
    assert [RECORD] == seeker.texts
    seeker._end.timeout.emit()
    assert process.is_closed


def test_a_search_ends_when_somebody_plays_and_comes_once_an_hour(seeker):
    seeker.follow(rests=True)
    rested(seeker)

    seeker.follow(rests=False)

    assert Process.made[0].is_closed
    assert not seeker._rest.isActive()
    seeker.follow(rests=True)
    assert REST < seeker._rest.interval() <= AGAIN
    seeker._pause = QDeadlineTimer(0)
    seeker.follow(rests=True)
    assert REST == seeker._rest.interval()
    seeker.close()


def test_without_a_compiled_solver_nothing_is_sought_again(seeker, caplog):
    """An error ends the search for good, whatever it says, and is no fault."""
    seeker.follow(rests=True)
    rested(seeker)
    Process.made[0].said.emit(json.dumps({"id": 1, "error": "not compiled"}))
    assert (1, True) == (len(Process.made[0].asked), Process.made[0].is_closed)

    seeker.follow(rests=True)

    assert not seeker._rest.isActive()
    assert not caplog.records
    seeker.close()


def test_without_mains_nothing_is_sought(seeker, monkeypatch):
    seeker.follow(rests=True)
    monkeypatch.setattr(seeking, "is_on_mains", lambda: False)

    rested(seeker)

    assert not Process.made
    seeker.close()


def test_the_players_process_seeks_in_a_deal(monkeypatch):
    """The same question has the same answer; where the solver is not compiled it is refused."""
    monkeypatch.setattr(answering, "problem_in", lambda *_: None)
    asked = {"seeks": "two_handed", "seed": "a", "number": 1}

    if core.COMPILED:
        assert {"problem": None} == answer(asked)
    else:
        with pytest.raises(ValueError, match="not compiled"):
            answer(asked)


@pytest.mark.parametrize(
    ("supplies", "mains"),
    [
        ({}, True),
        ({"AC": ("Mains", "1"), "BAT0": ("Battery", "")}, True),
        ({"AC": ("Mains", "0"), "BAT0": ("Battery", "")}, False),
        ({"BAT0": ("Battery", "")}, False),
        ({"mouse": ("USB", "1")}, True),
    ],
)
def test_linux_tells_of_mains(tmp_path, monkeypatch, supplies, mains):
    """A machine without a battery has mains."""
    monkeypatch.setattr("sys.platform", "linux")
    for name, (kind, online) in supplies.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "type").write_text(f"{kind}\n", encoding="ascii")
        (tmp_path / name / "online").write_text(f"{online}\n", encoding="ascii")

    assert mains is is_on_mains(tmp_path)
    monkeypatch.setattr("sys.platform", "darwin")
    assert not is_on_mains(tmp_path)


def test_what_is_found_has_a_file_of_its_own(tmp_path):
    add_problem(tmp_path, RECORD, FOUND)

    assert [FOUND] == [path.name for path in tmp_path.iterdir()]
    assert FOUND != MINE
