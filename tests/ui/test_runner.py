"""The players' process: questions, answers, and everything that can go wrong with it."""

import json
import os
import signal as signal_module
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from dialect import dealt
from opponents import program, send
from PySide6.QtCore import QCoreApplication, QObject

from ombre_desktop.engine import Action, SeatView, refusal, request
from ombre_desktop.players import player as registry
from ombre_desktop.players.player import player
from ombre_desktop.ui.session import player_runner, players_process
from ombre_desktop.ui.session.player_runner import PlayerRunner
from ombre_desktop.ui.session.players_process import (
    LOGGED_COMPLAINTS,
    NICE,
    PlayersProcess,
    pause_after,
    player_command,
)

READ_ALL = "import sys, time\nfor line in sys.stdin: "
HANGS = READ_ALL + "time.sleep(60)"
SEED = 7


def says(line: str) -> str:
    """Return a process that answers everything with one line."""
    return f"{READ_ALL}print({line!r}, flush=True)"


BAD = {
    "ends": READ_ALL + "sys.exit(3)",
    "is never there": "raise SystemExit",
    "is killed": READ_ALL + "__import__('os').abort()",
    "fails": says('{"id": 1, "error": "no idea"}'),
    "complains without end": "import sys\nwhile True: sys.stderr.write('x' * 1000)",
    "writes a line without end": READ_ALL + "[print('x' * 65536, end='') for _ in iter(int, 1)]",
    "writes lines without end": READ_ALL + """[print('{"id": 0}') for _ in iter(int, 1)]""",
    "writes empty lines without end": READ_ALL + "[print() for _ in iter(int, 1)]",
    "writes no text": READ_ALL + "sys.stdout.buffer.write(bytes(range(256))); sys.stdout.flush()",
}
NONSENSE = {
    "babble": "good evening",
    "no object": "[1, 2]",
    "deep brackets": "[" * 8000,
    "a number of many digits": '{"id": ' + "9" * 5000 + "}",
    "a line that is far too long": '{"id": 1, "action": "' + "x" * 10_000 + '"}',
    "no number": '{"action": "pass"}',
    "a number that is none": '{"id": true, "action": "pass"}',
    "a number with a point": '{"id": 1.0, "action": "pass"}',
    "a number without end": '{"id": 1e400, "action": "pass"}',
    "a list for a number": '{"id": [1], "action": "pass"}',
    "another question's number": '{"id": 99, "action": "pass"}',
    "no action": '{"id": 1, "action": "H8"}',
    "half an action": '{"id": 1, "action": "!"}',
    "an empty action": '{"id": 1, "action": ""}',
    "a list for an action": '{"id": 1, "action": ["pass"]}',
    "nothing for an action": '{"id": 1, "action": null}',
    "an unlawful action": '{"id": 1, "action": "D"}',
    "an action of another request": '{"id": 1, "action": "claim"}',
}
SILENT = {
    "falls silent": HANGS,
    "hears nothing": "import os, time\nos.close(0)\ntime.sleep(60)",
    "thinks for ever": "import sys\nfor line in sys.stdin:\n    while True: pass",
}


@pytest.fixture
def seen() -> SeatView:
    """Provide the first question of a deal, as the eldest sees it."""
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
    """The view and the seed determine the decision."""
    assert decided(seen, name) == answered(qtbot, PlayerRunner(parent), seen, name)


def test_one_process_answers_many_questions(qtbot, parent, seen):
    """The process stays for the next question."""
    runner = PlayerRunner(parent)

    answers = [answered(qtbot, runner, seen) for _ in range(3)]

    assert [decided(seen)] * 3 == answers


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="Windows favours the window that is used")
def test_the_process_gives_way_to_the_window(qtbot, parent, seen):
    """A busy player must not make the cards stutter."""
    runner = PlayerRunner(parent)
    answered(qtbot, runner, seen)

    mine, its = (os.getpriority(os.PRIO_PROCESS, number) for number in (0, runner.process.number))

    assert min(19, mine + NICE) == its


@pytest.mark.parametrize("how", BAD)
def test_the_textbook_stands_in_at_once_for_a_process_that(qtbot, parent, seen, how):
    """There is always one lawful answer, and nobody waits for a better one."""
    runner = PlayerRunner(parent, command=program(BAD[how]))

    action = answered(qtbot, runner, seen, "random")

    assert decided(seen) == action
    assert refusal(seen, action) is None


@pytest.mark.parametrize("what", NONSENSE)
def test_the_textbook_stands_in_at_once_for_a_process_that_says(qtbot, parent, seen, what):
    """Each line is nonsense, so the process is ended and not waited for."""
    runner = PlayerRunner(parent, command=program(says(NONSENSE[what])))
    runner.process.start()
    first = runner.process.number

    assert decided(seen) == answered(qtbot, runner, seen, "random")
    assert first != runner.process.number


@pytest.mark.parametrize("how", SILENT)
def test_the_textbook_stands_in_after_a_while_for_a_process_that(qtbot, parent, seen, monkeypatch, how):
    """Nobody can know whether such a process is merely slow."""
    monkeypatch.setattr(player_runner, "PATIENCE", 300)
    runner = PlayerRunner(parent, command=program(SILENT[how]))

    assert decided(seen) == answered(qtbot, runner, seen, "random")


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
    """The fault is in one player of the process that all players share."""
    monkeypatch.setattr(player_runner, "PATIENCE", 500)
    runner = PlayerRunner(parent, command=program(THINKS.format(does=PLAYERS[how])))

    assert decided(seen) == answered(qtbot, runner, seen, "random")


THINKS_TILL_FORGOTTEN = """
import sys, time
from ombre_desktop.players import process
from ombre_desktop.players.solver.halt import heeded_now

class Thinker:
    def decide(self, view, request, rng):
        while not heeded_now().flag[0]: time.sleep(0.001)
        raise TimeoutError

others = process.player
process.player = lambda name: Thinker() if name == "random" else others(name)
process.serve(sys.stdin, sys.stdout)
"""


def test_the_person_may_go_on_without_a_player_who_thinks_for_ever(qtbot, parent, seen):
    """The process answers its pings. Before the notice, a key changes no deal."""
    runner = PlayerRunner(parent, command=program(THINKS_TILL_FORGOTTEN))
    runner._long.setInterval(400)
    with qtbot.waitSignal(runner.thinks_long, timeout=8000):
        runner.ask("random", seen, SEED)
        first = runner.process.number
        runner.hurry()
    assert first == runner.process.number

    with qtbot.waitSignal(runner.answered, timeout=8000) as signal:
        runner.hurry()

    assert [decided(seen)] == signal.args
    runner.hurry()
    assert decided(seen) == answered(qtbot, runner, seen)


def test_the_person_is_asked_within_five_seconds():
    """The textbook needs less than the second that remains."""
    assert 4_000 >= player_runner.LONG


def test_a_question_that_is_forgotten_is_thought_about_no_longer(qtbot, parent, seen):
    """The same process is free for the next question."""
    runner = PlayerRunner(parent, command=program(THINKS_TILL_FORGOTTEN))
    runner.ask("random", seen, SEED)
    process = runner.process.number
    runner.forget()

    assert decided(seen) == answered(qtbot, runner, seen)
    assert process == runner.process.number


def test_a_process_that_is_killed_while_it_thinks_is_replaced(qtbot, parent, seen):
    """The textbook answers the open question, and another process the next one."""
    runner = PlayerRunner(parent, command=program(HANGS))
    with qtbot.waitSignal(runner.answered, timeout=8000) as signal:
        runner.ask("random", seen, SEED)
        qtbot.waitUntil(lambda: runner.process.number != 0)
        runner.process._command = player_command()
        send(runner.process.number, signal_module.SIGTERM)

    assert [decided(seen)] == signal.args
    assert decided(seen, "random") == answered(qtbot, runner, seen, "random")


def test_a_slow_machine_is_waited_for(qtbot, parent, seen):
    """There is no time limit on thinking, and the answer is still the player's own."""
    slow = program(
        "import sys, time\nfrom ombre_desktop.players.process import answer\n"
        "for line in sys.stdin: time.sleep(0.2); print(answer(line), flush=True)"
    )
    runner = PlayerRunner(parent, command=slow)

    assert decided(seen, "random") == answered(qtbot, runner, seen, "random")


def test_a_program_that_does_not_exist_is_no_harm(qtbot, parent, seen):
    """A program that cannot be started is no harm either."""
    runner = PlayerRunner(parent, command=["/no/such/program"])

    assert decided(seen) == answered(qtbot, runner, seen)


def test_a_process_that_was_lost_is_replaced(qtbot, parent, seen, tmp_path, monkeypatch):
    """The first process ends at once, and another answers the next question."""
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
    """Only the answer to the dropped question is ignored."""
    runner = PlayerRunner(parent)
    heard: list[Action] = []
    runner.answered.connect(heard.append)
    runner.ask("random", seen, 1)
    runner.forget()

    answered(qtbot, runner, seen)

    assert [decided(seen)] == heard


def test_closing_does_not_wait_for_a_thinker(qtbot, parent, seen):
    """A process that does not react is killed."""
    runner = PlayerRunner(parent, command=program(HANGS))
    runner.ask("textbook", seen, SEED)
    qtbot.waitUntil(lambda: runner.process.number != 0)
    begun = time.monotonic()

    runner.close()

    assert time.monotonic() - begun < 1


def test_nothing_is_heard_after_closing(qtbot, parent, seen):
    """Pending requests are dropped."""
    runner = PlayerRunner(parent)
    heard: list[Action] = []
    runner.answered.connect(heard.append)
    runner.ask("textbook", seen, SEED)

    runner.close()
    QCoreApplication.processEvents()

    assert [] == heard


# When another process is started.


def told_by(process: PlayersProcess) -> list[str]:
    """Return the reports of the runner when no working process can be had."""
    told: list[str] = []
    process.failing.connect(told.append)
    return told


def starts(tmp_path: Path, then: str) -> tuple[list[str], Callable[[], int]]:
    """Return a process that does *then*, with the number of times it was started."""
    book = tmp_path / "starts"
    book.touch()
    text = f"open({str(book)!r}, 'a').write('x')\n{then}"
    return program(text), lambda: len(book.read_text())


def test_another_process_is_there_before_it_is_asked(qtbot, parent, seen):
    """The players have loaded by the time they are wanted next."""
    runner = PlayerRunner(parent)
    answered(qtbot, runner, seen)
    first = runner.process.number

    send(first, signal_module.SIGTERM)

    qtbot.waitUntil(lambda: runner.process.number not in (0, first))


def test_answers_that_nobody_asked_for_are_the_last(qtbot, parent, seen):
    """A process that repeats its answer without end is killed, and each question is answered once."""
    text = (
        "import sys\nfrom ombre_desktop.players.process import answer\n"
        "line = answer(input())\nwhile True: print(line, flush=True)"
    )
    runner = PlayerRunner(parent, command=program(text))

    assert decided(seen, "random") == answered(qtbot, runner, seen, "random")
    first = runner.process.number
    qtbot.waitUntil(lambda: runner.process.number != first)


def test_complaints_are_logged_a_little_and_kept_no_longer(qtbot, parent, caplog):
    """The window neither logs nor stores a hundred megabytes of complaints."""
    many = "import sys\nfor _ in range(100): sys.stderr.write('no room ' * 2000)\n"
    process = PlayersProcess(parent, command=program(many))

    with qtbot.waitSignal(process.lost):
        process.start()

    assert "no room" in caplog.text
    assert len(process._complaints) <= LOGGED_COMPLAINTS
    assert len(caplog.text) < 2 * LOGGED_COMPLAINTS


def test_a_process_that_ends_at_once_is_not_started_again_and_again(qtbot, parent, seen, tmp_path):
    """Two ends at once may be an accident; then comes a pause, in which everybody is still answered."""
    command, started = starts(tmp_path, "raise SystemExit")
    runner = PlayerRunner(parent, command=command)

    answers = {answered(qtbot, runner, seen, "random") for _ in range(20)}

    assert {decided(seen)} == answers
    assert 2 == started()


def test_the_pauses_grow_up_to_a_minute():
    """The first loss may be an accident and has no pause."""
    seconds = [pause_after(losses) / 1000 for losses in range(1, 10)]

    assert [0, 1, 2, 4, 8, 16, 32, 60, 60] == seconds


def test_the_person_is_told_once_that_no_process_works(qtbot, parent, seen, tmp_path, monkeypatch):
    """The message gives the reason, as far as the process gave one."""
    monkeypatch.setattr(players_process, "PAUSE", 1)
    monkeypatch.setattr(players_process, "LONGEST_PAUSE", 1)
    command, started = starts(tmp_path, "raise SystemExit('no engine here')")
    runner = PlayerRunner(parent, command=command)
    told = told_by(runner.process)

    def tried(times: int) -> bool:
        answered(qtbot, runner, seen)
        return started() >= times

    qtbot.waitUntil(lambda: tried(5))

    assert 1 == len(told)
    assert "no engine here" in told[0]


def test_the_person_is_told_at_once_of_a_program_that_does_not_exist(qtbot, parent, seen):
    """The program will not appear later, and a listener that connects late is told as well."""
    process = PlayersProcess(parent, command=["/no/such/program"])
    process.start()
    told = told_by(process)
    runner = PlayerRunner(parent, process=process)

    answers = {answered(qtbot, runner, seen) for _ in range(3)}

    assert {decided(seen)} == answers
    assert 1 == len(told)


def test_nobody_is_told_of_an_accident(qtbot, parent, seen):
    """A process that works may be lost again and again without a message."""
    runner = PlayerRunner(parent)
    told = told_by(runner.process)
    for _ in range(4):
        answered(qtbot, runner, seen)
        qtbot.waitUntil(lambda: runner.process.number != 0)
        with qtbot.waitSignal(runner.process.lost):
            send(runner.process.number, signal_module.SIGTERM)

    assert decided(seen, "random") == answered(qtbot, runner, seen, "random")
    assert [] == told


def test_nobody_waits_for_the_third_process_in_a_row(qtbot, parent, seen, monkeypatch):
    """The third process is asked only when it has shown a sign of life."""
    monkeypatch.setattr(player_runner, "PATIENCE", 100)
    monkeypatch.setattr(players_process, "PAUSE", 1)
    runner = PlayerRunner(parent, command=program(HANGS))
    lost = [answered(qtbot, runner, seen, "random") for _ in range(2)]
    runner._watch.setInterval(60_000)
    qtbot.waitUntil(runner.process._pause.hasExpired)

    at_once = answered(qtbot, runner, seen, "random")

    assert [decided(seen)] * 3 == [*lost, at_once]
    assert 0 != runner.process.number


def test_the_third_process_is_asked_when_it_lives(qtbot, parent, seen, monkeypatch):
    """Its players answer from then on."""
    monkeypatch.setattr(players_process, "PAUSE", 1)
    runner = PlayerRunner(parent, command=program("raise SystemExit"))
    answered(qtbot, runner, seen)
    qtbot.waitUntil(lambda: not runner.process.is_trusted)
    runner.process._command = player_command()

    def lives() -> bool:
        answered(qtbot, runner, seen, "random")
        return runner.process.is_awake

    qtbot.waitUntil(lives)

    assert decided(seen, "random") == answered(qtbot, runner, seen, "random")


def test_nothing_is_started_to_be_told_to_forget(parent):
    """A process is not started after closing either."""
    runner = PlayerRunner(parent)
    runner.forget()
    runner.close()
    runner.process.start()

    assert 0 == runner.process.number


# Signs of life.

STOPS = getattr(signal_module, "SIGSTOP", None)


@pytest.mark.skipif(STOPS is None, reason="a process cannot be stopped here")
def test_a_process_that_hangs_is_not_waited_for(qtbot, parent, seen):
    """The process shows no further sign of life."""
    runner = PlayerRunner(parent)
    answered(qtbot, runner, seen)
    runner._pulse.setInterval(20)
    first = runner.process.number
    send(first, STOPS)

    assert decided(seen) == answered(qtbot, runner, seen, "random")
    assert first != runner.process.number


@pytest.mark.skipif(STOPS is None, reason="a process cannot be stopped here")
def test_a_process_stopped_before_its_first_answer_holds_one_decision_only(qtbot, parent, seen, monkeypatch):
    """The textbook answers meanwhile; the process is heard again as soon as it shows signs of life."""
    monkeypatch.setattr(player_runner, "PULSE", 20)
    runner = PlayerRunner(parent)
    runner.process.start()
    qtbot.waitUntil(lambda: runner.process.number != 0)
    first = runner.process.number
    send(first, STOPS)
    begun = time.monotonic()

    assert [decided(seen)] * 3 == [answered(qtbot, runner, seen, "random") for _ in range(3)]
    assert time.monotonic() - begun < 4

    send(first, signal_module.SIGCONT)
    qtbot.waitUntil(lambda: runner.process.is_trusted)
    assert (decided(seen, "random"), first) == (
        answered(qtbot, runner, seen, "random"),
        runner.process.number,
    )


def test_nobody_waits_longer_than_five_seconds_for_a_sign_of_life():
    """The textbook needs less than the second that remains."""
    assert 4_000 >= player_runner.PULSE * (player_runner.LIFELESS + 1)


ANSWERS_THREE_TIMES = """
from ombre_desktop.players import process

class Desk(process.Desk):
    def say(self, line):
        for _ in range(3):
            super().say(line)

process.Desk = Desk
process.main()
"""


def test_a_process_that_answers_everything_three_times_is_soon_waited_for_no_longer(qtbot, parent, seen):
    """Two such processes in a row are enough: a whole deal is then decided at once."""
    runner = PlayerRunner(parent, command=program(ANSWERS_THREE_TIMES))
    for _ in range(2):
        answered(qtbot, runner, seen)
        qtbot.waitUntil(lambda: not runner.process.is_awake)

    begun = time.monotonic()
    for _ in range(30):
        answered(qtbot, runner, seen)

    assert time.monotonic() - begun < 3


THINKS_FOR_TWO_SIGNS = """
import sys
from ombre_desktop.players import process

said, others = [], process.player
class Desk(process.Desk):
    def say(self, line):
        said.append(line)
        super().say(line)
class Thinker:
    def decide(self, *what):
        while len(said) < 2: pass
        return others("random").decide(*what)

process.Desk = Desk
process.player = lambda name: Thinker()
process.main()
"""


def test_a_process_says_that_it_lives_while_it_thinks(qtbot, parent, seen, monkeypatch):
    """The player thinks until two signs have come."""
    monkeypatch.setattr(player_runner, "PULSE", 50)
    monkeypatch.setattr(player_runner, "LIFELESS", 1000)
    runner = PlayerRunner(parent, command=program(THINKS_FOR_TWO_SIGNS))

    assert decided(seen, "random") == answered(qtbot, runner, seen)


def test_a_process_that_says_so_is_waited_for(parent, seen):
    """The process is waited for at every request."""
    runner = PlayerRunner(parent, command=program(HANGS))
    runner.ask("random", seen, SEED)
    first = runner.process.number

    for _ in range(3 * player_runner.LIFELESS):
        runner._feel_pulse()
        runner._take(json.dumps({"id": runner._ping, "alive": True}))

    assert first == runner.process.number


def test_who_stands_in_does_not_hold_up_the_window(qtbot, parent, seen, monkeypatch):
    """The stand-in decides in a thread of its own."""
    threads = []

    class Textbook:
        def decide(self, *what):
            threads.append(threading.current_thread())
            return player("textbook").decide(*what)

    monkeypatch.setattr(registry, "player", lambda _: Textbook())
    runner = PlayerRunner(parent, command=["/no/such/program"])

    assert decided(seen) == answered(qtbot, runner, seen)
    assert threading.main_thread() not in threads
    assert 1 == len(threads)


def test_the_process_finds_compiled_modules_where_the_window_does(monkeypatch, tmp_path):
    """An isolated Python ignores the variables that say where modules are."""
    monkeypatch.setattr(sys, "pycache_prefix", str(tmp_path))

    assert f"-Xpycache_prefix={tmp_path}" in player_command()
