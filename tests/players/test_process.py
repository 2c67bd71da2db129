"""The players' process: a question can be taken back while it is thought about."""

import io
import json
from collections.abc import Iterator
from threading import Event

from dialect import dealt, playing

from ombre_desktop.engine.notation import format_view
from ombre_desktop.players.process import Desk, answer, serve
from ombre_desktop.players.solver.halt import Halt

PATIENCE = 20


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
    for asked, halt in Desk(lines()).questions():
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
