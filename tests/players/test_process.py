"""The players' process: a question can be taken back while it is thought about."""

import io
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest
from dialect import dealt, playing

from ombre_desktop.engine.notation import format_view
from ombre_desktop.players import start_process
from ombre_desktop.players.process import LONGEST_ERROR, LONGEST_QUESTION, Desk, answer, serve
from ombre_desktop.players.solver.halt import Halt

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 20
BID = "solo"
"""The textbook's answer to `question`."""


def question(number: int, name: str = "textbook") -> str:
    """A line that asks for a bid."""
    return json.dumps({"id": number, "player": name, "seed": 7, "view": format_view(dealt().seen_by(1))})


def test_questions_are_answered_in_turn():
    """Empty lines are none; the end of the lines is the end."""
    answers = io.StringIO()

    serve([question(1), "\n", question(2)], answers)

    assert [1, 2] == [json.loads(line)["id"] for line in answers.getvalue().splitlines()]


def test_forgetting_raises_the_flag_of_the_one_question():
    """The second question is forgotten while it is thought about; the first and the third are not."""
    begun, told = Event(), Event()

    def lines() -> Iterator[str]:
        yield question(1)
        yield question(2)
        assert begun.wait(PATIENCE)
        yield json.dumps({"forget": 2})
        yield json.dumps({"forget": 1})
        told.set()
        yield question(3)

    flags = []
    for asked, halt in Desk(lines(), io.StringIO()).questions():
        if json.loads(asked)["id"] == 2:
            begun.set()
            assert told.wait(PATIENCE)
        flags.append(halt.flag[0])

    assert [0, 1, 0] == flags


def test_the_expert_stops_when_his_question_is_forgotten():
    """No card is chosen, and nothing else is harmed."""
    deal = playing(
        "renegado",
        trump="S",
        hands="1 SA S2 CA SK DK HQ D4 D6 C2; 2 SQ SJ S7 S5 S3 H3 DQ DJ HA; 3 S6 S4 CJ C7 C5 C3 HK H4 H6",
    )
    asked = json.dumps({"id": 1, "player": "expert", "seed": 7, "view": format_view(deal.seen_by(1))})
    halt = Halt()
    halt.now()

    assert "Halted" in json.loads(answer(asked, halt))["error"]
    assert "action" in json.loads(answer(asked))


# What is no question.

NO_QUESTIONS = {
    "no JSON": "good evening",
    "half a line": '{"id": 1, "player',
    "deep brackets": "[" * 100_000,
    "a list": "[1, 2]",
    "a number of many digits": '{"id": ' + "9" * 5000 + "}",
    "no number": '{"player": "textbook"}',
    "a number that is none": '{"id": true, "player": "textbook", "seed": 1, "view": ""}',
    "a number without end": '{"id": 1e400, "ping": true}',
    "a list for a number": '{"id": [1]}',
    "nothing but a number": '{"id": 2}',
    "no player": '{"id": 2, "player": ["textbook"], "seed": 1, "view": ""}',
    "no seed": '{"id": 2, "player": "textbook", "seed": 1e400, "view": ""}',
    "no view": '{"id": 2, "player": "textbook", "seed": 1, "view": null}',
    "another view": '{"id": 2, "player": "textbook", "seed": 1, "view": "!"}',
    "half a letter": '{"id": 2, "player": "\\ud800", "seed": 1, "view": ""}',
    "no line that was asked": '{"forget": [1]}',
}


def replies(*lines: str) -> list[dict]:
    """Return the process's replies to these lines."""
    answers = io.StringIO()
    serve(lines, answers)
    return [json.loads(line) for line in answers.getvalue().splitlines()]


@pytest.mark.parametrize("what", NO_QUESTIONS)
def test_what_is_no_question_is_answered_with_an_error(what):
    """And the next question as if nothing had been."""
    wrong, right = replies(NO_QUESTIONS[what], question(7))

    assert wrong["id"] in (None, 2)
    assert 0 < len(wrong["error"]) <= LONGEST_ERROR
    assert {"id": 7, "action": BID} == right


def test_a_question_is_open_only_once():
    """While the first of that number is thought about, the second is a mistake."""
    answers, begun, told = io.StringIO(), Event(), Event()

    def lines() -> Iterator[str]:
        yield question(1)
        assert begun.wait(PATIENCE)
        yield question(1)
        told.set()

    for _ in Desk(lines(), answers).questions():
        begun.set()
        assert told.wait(PATIENCE)

    assert {"id": 1, "error": "ValueError: this question is open already"} == json.loads(answers.getvalue())


def test_forgetting_what_was_never_asked_changes_nothing():
    assert [{"id": 1, "action": BID}] == replies('{"forget": 5}', question(1))


def test_a_sign_of_life_is_given_while_somebody_thinks():
    """The thought goes on meanwhile, however long it takes."""
    answers, thinking, told = io.StringIO(), Event(), Event()

    def lines() -> Iterator[str]:
        yield question(1)
        assert thinking.wait(PATIENCE)
        yield json.dumps({"id": 2, "ping": True})
        told.set()

    for asked, _ in Desk(lines(), answers).questions():
        thinking.set()
        assert told.wait(PATIENCE)
        answers.write(answer(asked))

    assert [{"id": 2, "alive": True}, {"id": 1, "action": BID}] == [
        json.loads(line) for line in answers.getvalue().splitlines()
    ]


def program(*lines: bytes) -> list[dict]:
    """Return the real process's replies to these lines."""
    done = subprocess.run(
        [sys.executable, "-I", "-S", start_process.__file__],
        input=b"".join(lines),
        capture_output=True,
        check=True,
        timeout=PATIENCE,
    )
    assert b"" == done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_bytes_that_are_no_text_are_a_wrong_question():
    """Also a line that is far too long, which is not even kept."""
    nonsense = b"\xff\xfe\x00\n", b"x" * (2 * LONGEST_QUESTION) + b"\n"

    *wrong, right = program(*nonsense, question(7).encode() + b"\n")

    assert {None} == {reply["id"] for reply in wrong}
    assert {"id": 7, "action": BID} == right


def test_a_thought_does_not_outlast_its_listener_for_long():
    """The window may have been killed; nobody would end this process then."""
    endless = (
        "from ombre_desktop.players import process\n"
        "class Thinker:\n"
        "    def decide(self, *what):\n"
        "        while True: pass\n"
        "process.GRACE = 0.1\n"
        "process.player = lambda name: Thinker()\n"
        "process.main()\n"
    )

    done = subprocess.run(
        [sys.executable, "-c", endless],
        input=question(1).encode() + b"\n",
        cwd=ROOT,
        timeout=PATIENCE,
        check=False,
    )

    assert 1 == done.returncode
