"""The players' process: asked, answering, and everything that can be wrong with it."""

import os
import signal as signal_module
import time
from random import Random

import pytest
from dialect import dealt
from opponents import program
from PySide6.QtCore import QCoreApplication, QObject

from ombre_desktop.engine import Action, SeatView, refusal, request
from ombre_desktop.players.player import player
from ombre_desktop.ui import player_runner
from ombre_desktop.ui.player_runner import PlayerRunner
from ombre_desktop.ui.players_process import NICE, player_command

READ_ALL = "import sys, time\nfor line in sys.stdin: "
HANGS = READ_ALL + "time.sleep(60)"
SEED = 7

BAD = {
    "ends": READ_ALL + "sys.exit(3)",
    "is never there": "raise SystemExit",
    "babbles": READ_ALL + "print('good evening', flush=True)",
    "says no object": READ_ALL + "print('[1, 2]', flush=True)",
    "fails": READ_ALL + """print('{"id": 1, "error": "no idea"}', flush=True)""",
    "says no action": READ_ALL + """print('{"id": 1, "action": "H8"}', flush=True)""",
    "says nothing": READ_ALL + """print('{"id": 1, "action": ""}', flush=True)""",
    "cheats": READ_ALL + """print('{"id": 1, "action": "D"}', flush=True)""",
    "answers another question": READ_ALL + """print('{"id": 99, "action": "pass"}', flush=True)""",
    "falls silent": HANGS,
    "thinks for ever": "import sys\nfor line in sys.stdin:\n    while True: pass",
    "writes a line without end": READ_ALL + "[print('x' * 65536, end='') for _ in iter(int, 1)]",
    "writes lines without end": READ_ALL + """[print('{"id": 0}') for _ in iter(int, 1)]""",
}


@pytest.fixture
def seen() -> SeatView:
    """The first question of a deal, as the eldest sees it."""
    return dealt().seen_by(1)


@pytest.fixture
def parent(qapp):
    owner = QObject()
    yield owner
    for runner in owner.findChildren(PlayerRunner):
        runner.close()
    owner.deleteLater()


def answered(qtbot, runner: PlayerRunner, seen: SeatView, name: str = "textbook") -> Action:
    with qtbot.waitSignal(runner.answered, timeout=8000) as signal:
        runner.ask(name, seen, SEED)
    return signal.args[0]


def decided(seen: SeatView, name: str = "textbook") -> Action:
    asked = request(seen)
    assert asked is not None
    return player(name).decide(seen, asked, Random(SEED))


@pytest.mark.parametrize("name", ["textbook", "random"])
def test_the_process_decides_as_the_player_does(qtbot, parent, seen, name):
    """View and seed say everything."""
    assert decided(seen, name) == answered(qtbot, PlayerRunner(parent), seen, name)


def test_one_process_answers_many_questions(qtbot, parent, seen):
    """It stays for the next question."""
    runner = PlayerRunner(parent)

    answers = [answered(qtbot, runner, seen) for _ in range(3)]

    assert [decided(seen)] * 3 == answers


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="Windows favours the window that is used")
def test_the_process_gives_way_to_the_window(qtbot, parent, seen):
    """Whoever thinks hard must not make the cards stutter."""
    runner = PlayerRunner(parent)
    answered(qtbot, runner, seen)

    mine, its = (os.getpriority(os.PRIO_PROCESS, number) for number in (0, runner.process.number))

    assert min(19, mine + NICE) == its


@pytest.mark.parametrize("how", BAD)
def test_the_textbook_stands_in_for_a_process_that(qtbot, parent, seen, monkeypatch, how):
    """The deal never suffers: there is always one lawful answer."""
    monkeypatch.setattr(player_runner, "PATIENCE", 300)
    runner = PlayerRunner(parent, command=program(BAD[how]))

    action = answered(qtbot, runner, seen, "random")

    assert decided(seen) == action
    assert refusal(seen, action) is None


THINKS = """
import sys
from ombre_desktop.players import process

class Player:
    def decide(self, view, request, rng):
        {does}

process.player = lambda name: Player()
process.serve(sys.stdin, sys.stdout)
"""
PLAYERS = {
    "raises": "raise ZeroDivisionError",
    "answers nothing": "return None",
    "is not lawful": "return __import__('ombre_desktop.engine').engine.NameTrump(request.calls)",
    "chooses for another": "return request",
    "never comes back": "while True: pass",
    "calls itself for ever": "return self.decide(view, request, rng)",
    "ends the program": "sys.exit()",
}


@pytest.mark.parametrize("how", PLAYERS)
def test_the_textbook_stands_in_for_a_player_who(qtbot, parent, seen, monkeypatch, how):
    """Whatever is wrong with a player, in the process that all players have."""
    monkeypatch.setattr(player_runner, "PATIENCE", 1000)
    runner = PlayerRunner(parent, command=program(THINKS.format(does=PLAYERS[how])))

    assert decided(seen) == answered(qtbot, runner, seen, "random")


THINKS_TILL_FORGOTTEN = """
import sys
from ombre_desktop.players import process
from ombre_desktop.players.solver.halt import heeded_now

class Thinker:
    def decide(self, view, request, rng):
        while not heeded_now().flag[0]: pass
        raise TimeoutError

others = process.player
process.player = lambda name: Thinker() if name == "random" else others(name)
process.serve(sys.stdin, sys.stdout)
"""


def test_a_question_that_is_forgotten_is_thought_about_no_longer(qtbot, parent, seen):
    """The same process has time for the next one."""
    runner = PlayerRunner(parent, command=program(THINKS_TILL_FORGOTTEN))
    runner.ask("random", seen, SEED)
    process = runner.process.number
    runner.forget()

    assert decided(seen) == answered(qtbot, runner, seen)
    assert process == runner.process.number


def test_a_process_that_is_killed_while_it_thinks_is_replaced(qtbot, parent, seen):
    """The textbook answers what was asked, another process what is asked next."""
    runner = PlayerRunner(parent, command=program(HANGS))
    with qtbot.waitSignal(runner.answered, timeout=8000) as signal:
        runner.ask("random", seen, SEED)
        qtbot.waitUntil(lambda: runner.process.number != 0)
        os.kill(runner.process.number, signal_module.SIGTERM)
    runner.process._command = player_command()

    assert [decided(seen)] == signal.args
    assert decided(seen, "random") == answered(qtbot, runner, seen, "random")


def test_a_slow_machine_is_waited_for(qtbot, parent, seen):
    """Thinking never waits on the clock: what takes seconds is still the player's own answer."""
    slow = program(
        "import sys, time\nfrom ombre_desktop.players.process import answer\n"
        "for line in sys.stdin: time.sleep(0.2); print(answer(line), flush=True)"
    )
    runner = PlayerRunner(parent, command=slow)

    assert decided(seen, "random") == answered(qtbot, runner, seen, "random")


def test_a_program_that_does_not_exist_is_no_harm(qtbot, parent, seen):
    """Nor is one that cannot be started."""
    runner = PlayerRunner(parent, command=["/no/such/program"])

    assert decided(seen) == answered(qtbot, runner, seen)


def test_a_process_that_was_lost_is_replaced(qtbot, parent, seen, tmp_path, monkeypatch):
    """The first ends at once, the next one is asked and answers."""
    once = tmp_path / "was here"
    good = "from ombre_desktop.players.process import serve; serve(sys.stdin, sys.stdout)"
    text = (
        f"import sys, pathlib\nmark = pathlib.Path({str(once)!r})\n"
        f"if mark.exists(): {good}\nelse: mark.touch()"
    )
    runner = PlayerRunner(parent, command=program(text))
    stood_in = answered(qtbot, runner, seen, "random")

    by_itself = answered(qtbot, runner, seen, "random")

    assert decided(seen, "textbook") == stood_in
    assert decided(seen, "random") == by_itself


def test_what_was_forgotten_is_not_answered(qtbot, parent, seen):
    """The answer to a question that is no longer open is dropped, the next one is not."""
    runner = PlayerRunner(parent)
    heard: list[Action] = []
    runner.answered.connect(heard.append)
    runner.ask("random", seen, 1)
    runner.forget()

    answered(qtbot, runner, seen)

    assert [decided(seen)] == heard


def test_closing_does_not_wait_for_a_thinker(qtbot, parent, seen):
    """A process that does not listen is ended."""
    runner = PlayerRunner(parent, command=program(HANGS))
    runner.ask("textbook", seen, SEED)
    qtbot.waitUntil(lambda: runner.process.number != 0)
    begun = time.monotonic()

    runner.close()

    assert time.monotonic() - begun < 1


def test_nothing_is_heard_after_closing(qtbot, parent, seen):
    """Whatever was asked."""
    runner = PlayerRunner(parent)
    heard: list[Action] = []
    runner.answered.connect(heard.append)
    runner.ask("textbook", seen, SEED)

    runner.close()
    QCoreApplication.processEvents()

    assert [] == heard
