"""Advice from the players' process: either advice or a reason comes, and the table is not disturbed."""

import json
import signal as signal_module
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from dialect import dealt
from opponents import program, send
from PySide6.QtCore import QObject

from ombre_desktop.engine import Action, SeatView
from ombre_desktop.players.advice import OWN_WORLDS, Advice
from ombre_desktop.players.errors import NothingAskedError
from ombre_desktop.players.player import asked_of, player
from ombre_desktop.ui.session import player_runner
from ombre_desktop.ui.session.asking import NoReply, Patience
from ombre_desktop.ui.session.player_runner import PlayerRunner

SEED = 7
READ_ALL = "import sys, time, json\nfor line in sys.stdin: "
HANGS = READ_ALL + "time.sleep(60)"


def says(answer: str) -> str:
    """Return a process that has one answer to every question, whatever its number."""
    return READ_ALL + f"print(json.dumps({{'id': json.loads(line).get('id'), **{answer}}}), flush=True)"


def advises(choice: str, alternative: str) -> str:
    """Return a process that always gives the same advice."""
    figures = {"action": alternative, "chips": 1.0, "error": 0.5, "wins": 0.5, "apart": 0.0, "aside": None}
    told = {"choice": choice, "alternatives": [figures], "worlds": 9, "motives": [], "endings": []}
    return says(repr({"advice": told}))


@pytest.fixture
def seen() -> SeatView:
    """Provide the first question of a deal, as the eldest sees it."""
    return dealt().seen_by(1)


@pytest.fixture
def parent(qapp) -> Iterator[QObject]:
    owner = QObject()
    yield owner
    for runner in owner.findChildren(PlayerRunner):
        runner.close()
    owner.deleteLater()


def advised(qtbot, runner: PlayerRunner, seen: SeatView, name: str = "textbook") -> Any:
    """Ask, and return the advice that `advised` brings."""
    with qtbot.waitSignal(runner.advised, timeout=8000) as told:
        number = runner.advise(name, seen, SEED)
    assert number == told.args[0]
    return told.args[1]


def refused(qtbot, runner: PlayerRunner, seen: SeatView) -> NoReply:
    """Ask, and return the reason that `unadvised` brings."""
    with qtbot.waitSignal(runner.unadvised, timeout=8000) as told:
        number = runner.advise("textbook", seen, SEED)
    assert number == told.args[0]
    return told.args[1]


def decided(seen: SeatView, name: str = "textbook") -> Action:
    return player(name).decide(seen, asked_of(seen), Random(SEED))


def asked(qtbot, runner: PlayerRunner, seen: SeatView) -> Action:
    with qtbot.waitSignal(runner.answered, timeout=8000) as told:
        runner.ask("random", seen, SEED)
    return told.args[0]


@pytest.mark.parametrize("name", ["textbook", "random", "steady"])
def test_the_process_advises_as_the_player_does(qtbot, parent, seen, name):
    """The view, the seed and the number of worlds determine the advice."""
    expected = player(name).consider(seen, asked_of(seen), Random(SEED), OWN_WORLDS)

    assert expected == advised(qtbot, PlayerRunner(parent), seen, name)


def test_a_decision_and_advice_are_asked_at_once(qtbot, parent, seen):
    """Both answers come, the decision first although it was asked last."""
    runner = PlayerRunner(parent)
    asked(qtbot, runner, seen)  # it has loaded
    order: list[object] = []
    runner.answered.connect(order.append)
    runner.advised.connect(lambda _, advice: order.append(advice))

    for _ in range(2):
        runner.advise("steady", seen, SEED)
    runner.ask("random", seen, SEED)

    qtbot.waitUntil(lambda: len(order) == 3, timeout=8000)
    assert decided(seen, "random") in order[:2]
    assert isinstance(order[2], Advice)


def test_what_is_cancelled_does_not_come(qtbot, parent, seen):
    """Neither the advice nor a reason comes, but the next question is answered."""
    runner = PlayerRunner(parent)
    told: list[int] = []
    runner.advised.connect(lambda number, _: told.append(number))
    runner.unadvised.connect(lambda number, _: told.append(number))
    runner.cancel(runner.advise("steady", seen, SEED))
    runner.cancel(99)

    last = runner.advise("textbook", seen, SEED)

    qtbot.waitUntil(lambda: last in told, timeout=8000)
    assert [last] == told


BAD = {
    NoReply.FAILED: says("{'error': 'no idea'}"),
    NoReply.UNREADABLE: says("{'advice': {'choice': 'solo'}}"),
    NoReply.UNLAWFUL: advises("solo", "quodlibet"),
    NoReply.LOST: READ_ALL + "sys.exit(3)",
}


@pytest.mark.parametrize("why", BAD, ids=lambda why: why.name)
def test_it_is_told_why_no_advice_comes(qtbot, parent, seen, why):
    runner = PlayerRunner(parent, command=program(BAD[why]))

    assert why is refused(qtbot, runner, seen)


def test_unlawful_advice_is_logged_with_player_question_and_action(qtbot, parent, seen, caplog):
    runner = PlayerRunner(parent, command=program(BAD[NoReply.UNLAWFUL]))

    refused(qtbot, runner, seen)

    assert "textbook answered a CallRequest of seat 1 with quodlibet" in caplog.text


@pytest.mark.parametrize("why", [NoReply.FAILED, NoReply.UNREADABLE, NoReply.UNLAWFUL], ids=lambda w: w.name)
def test_bad_advice_does_not_cost_the_table_its_process(qtbot, parent, seen, why):
    """A player may be thinking about a decision in that process."""
    runner = PlayerRunner(parent, command=program(BAD[why]))
    runner.process.start()
    first = runner.process.number

    refused(qtbot, runner, seen)

    assert first == runner.process.number


def test_advice_that_is_late_is_not_waited_for(qtbot, parent, seen, monkeypatch):
    """The process is told that the advice is no longer wanted."""
    monkeypatch.setattr(player_runner, "FOR_ADVICE", Patience(50))
    runner = PlayerRunner(parent, command=program(HANGS))
    told: list[str] = []
    tell = runner.process.tell
    monkeypatch.setattr(runner.process, "tell", lambda line: told.append(line) or tell(line))

    assert NoReply.LATE is refused(qtbot, runner, seen)
    assert {"forget": 1} == json.loads(told[-1])


def test_without_a_process_no_advice_comes(qtbot, parent, seen):
    """The reason comes in a later turn, when the number of the question is known."""
    runner = PlayerRunner(parent, command=["/no/such/program"])

    assert NoReply.LOST is refused(qtbot, runner, seen)


def test_when_the_process_is_killed_the_table_is_answered_all_the_same(qtbot, parent, seen):
    """The textbook makes the decision, and the advice is refused."""
    runner = PlayerRunner(parent, command=program(HANGS))
    why: list[NoReply] = []
    runner.unadvised.connect(lambda _, reason: why.append(reason))
    with qtbot.waitSignal(runner.answered, timeout=8000) as told:
        runner.advise("steady", seen, SEED)
        runner.ask("random", seen, SEED)
        qtbot.waitUntil(lambda: runner.process.number != 0)
        send(runner.process.number, signal_module.SIGTERM)

    assert [decided(seen)] == told.args
    assert [NoReply.LOST] == why


def test_nobody_is_asked_who_has_nothing_to_decide(parent):
    """The error names seat 2, which has to wait for its turn."""
    runner = PlayerRunner(parent)

    with pytest.raises(NothingAskedError, match="seat 2"):
        runner.advise("textbook", dealt().seen_by(2), SEED)


def test_nothing_comes_after_closing(qtbot, parent, seen):
    runner = PlayerRunner(parent)
    told: list[int] = []
    runner.unadvised.connect(lambda number, _: told.append(number))
    runner.advise("textbook", seen, SEED)

    runner.close()
    qtbot.wait(20)

    assert [] == told
