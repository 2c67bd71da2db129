"""The players' process: a question can be withdrawn while a player thinks about it."""

import io
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from threading import Event

import pytest
from dialect import Deal, auction, dealt, one, playing

from ombre_desktop.engine import OmbreError, PlayCard, Say, Seat, Word, request
from ombre_desktop.engine.notation import format_view
from ombre_desktop.players import process, start_process
from ombre_desktop.players.advice import OWN_WORLDS, Advice, Alternative, Ending, Motive
from ombre_desktop.players.advice_text import advice_object, parse_advice
from ombre_desktop.players.player import player
from ombre_desktop.players.process import LONGEST_QUESTION, answer, serve
from ombre_desktop.players.questions import LONGEST_ERROR, Desk
from ombre_desktop.players.solver.halt import Halt, unless_halted
from ombre_desktop.value import replace

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 20
BID = "solo"
"""The textbook's answer to `question`."""


def question(number: int, name: str = "textbook") -> str:
    """Return a line that asks for a bid."""
    return json.dumps({"id": number, "player": name, "seed": 7, "view": format_view(dealt().seen_by(1))})


def test_questions_are_answered_in_turn():
    """Empty lines are ignored, and the process ends with its input."""
    answers = io.StringIO()

    serve([question(1), "\n", question(2)], answers)

    assert [1, 2] == [json.loads(line)["id"] for line in answers.getvalue().splitlines()]


def test_forgetting_raises_the_flag_of_the_one_question():
    """The second question is withdrawn while it is being answered; the first and the third are not."""
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
    for asked in Desk(lines(), io.StringIO()).questions():
        if json.loads(asked.line)["id"] == 2:
            begun.set()
            assert told.wait(PATIENCE)
        flags.append(asked.halt.flag[0])

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


# Lines that are not questions.

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
    """The next question is answered as usual."""
    wrong, right = replies(NO_QUESTIONS[what], question(7))

    assert wrong["id"] in (None, 2)
    assert 0 < len(wrong["error"]) <= LONGEST_ERROR
    assert {"id": 7, "action": BID} == right


def test_a_question_is_open_only_once():
    """A second question with the number of one still open is a mistake."""
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
    """The player goes on thinking meanwhile, however long it takes."""
    answers, thinking, told = io.StringIO(), Event(), Event()

    def lines() -> Iterator[str]:
        yield question(1)
        assert thinking.wait(PATIENCE)
        yield json.dumps({"id": 2, "ping": True})
        told.set()

    for asked in Desk(lines(), answers).questions():
        thinking.set()
        assert told.wait(PATIENCE)
        answers.write(answer(asked.line))

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
    """A line that is far too long is a mistake too, and is not even kept."""
    nonsense = b"\xff\xfe\x00\n", b"x" * (2 * LONGEST_QUESTION) + b"\n"

    *wrong, right = program(*nonsense, question(7).encode() + b"\n")

    assert {None} == {reply["id"] for reply in wrong}
    assert {"id": 7, "action": BID} == right


def test_a_thought_does_not_outlast_its_listener_for_long():
    """The window may have been killed, and would never end this process."""
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


# Advice.

DEAL = playing(
    "renegado",
    trump="S",
    hands="1 SA S2 CA SK DK HQ D4 D6 C2; 2 SQ SJ S7 S5 S3 H3 DQ DJ HA; 3 S6 S4 CJ C7 C5 C3 HK H4 H6",
).play_all("1 SA S3 S4", "1 S2 S5 S6", "1 CA S7 C3", "1 D4 DQ H4")
"""A view in which the second seat leads with five cards."""


def advice_wanted(number: int, name: str = "steady", **said: object) -> str:
    """Return a line that asks for advice on a lead."""
    view = format_view(DEAL.seen_by(2))
    return json.dumps({"id": number, "kind": "advise", "player": name, "seed": 7, "view": view, **said})


def test_advice_can_be_asked():
    """The advice is the same as the player gives outside the process."""
    seen = DEAL.seen_by(2)
    asked = request(seen)
    assert asked is not None

    (told,) = replies(advice_wanted(1))

    advised = player("steady").consider(seen, asked, Random(7), OWN_WORLDS)
    assert advised == parse_advice(told["advice"], asked)
    assert 5 == len(advised.alternatives)


def test_a_hint_without_motive_or_figures_is_weighed_in_a_few_worlds(monkeypatch):
    """Its choice stands, and has something to be compared with."""
    monkeypatch.setattr(process, "surest", lambda advice, *_: replace(advice, motives=(), alternatives=()))
    deal = auction("pass", name="quadrille")
    view = format_view(deal.seen_by(deal.turn))

    (told,) = replies(advice_wanted(1, "expert", view=view))

    actions = [each["action"] for each in told["advice"]["alternatives"]]
    assert told["advice"]["choice"] in actions
    assert len(actions) > 1


def test_advice_can_be_asked_from_a_number_of_worlds():
    (told,) = replies(advice_wanted(1, "expert-bold", worlds=5))

    assert 5 == told["advice"]["worlds"]


def test_advice_can_compare_an_action_that_is_lawful():
    """An unlawful action is an error, and so is nonsense."""
    good, unlawful, nonsense = replies(
        advice_wanted(1, compare="SQ"), advice_wanted(2, compare="SA"), advice_wanted(3, compare="!")
    )

    assert "advice" in good
    assert "error" in unlawful
    assert "error" in nonsense


def test_a_question_without_a_kind_is_a_decision():
    """The answer is the same as to a question that says so."""
    said = json.dumps({**json.loads(question(2)), "kind": "decide"})

    assert [{"id": 1, "action": BID}, {"id": 2, "action": BID}] == replies(question(1), said)


@pytest.mark.parametrize(
    "said",
    [
        {"kind": "revue"},
        {"kind": None},
        {"kind": ["advise"]},
        {"kind": "advise", "worlds": -1},
        {"kind": "advise", "worlds": 10_001},
        {"kind": "advise", "worlds": True},
        {"kind": "advise", "worlds": None},
        {"kind": "advise", "priority": "high"},
        {"kind": "decide", "priority": 1},
        {"worlds": 5},
    ],
    ids=str,
)
def test_a_question_of_no_kind_is_answered_with_an_error(said):
    """The next question is answered as usual."""
    wrong, right = replies(json.dumps({**json.loads(question(1)), **said}), question(2))

    assert 1 == wrong["id"]
    assert wrong["error"]
    assert {"id": 2, "action": BID} == right


SURE = playing(
    "renegado",
    trump="H",
    hands="1 SA H7 CA HA HK HQ HJ DK DQ; 2 H2 H3 H4 H5 DJ DA D2 D3 S2; 3 S3 S4 S5 S6 S7 C2 C3 C4 C5",
)


def claim_wanted(number: int, deal: Deal = SURE) -> str:
    """Return a line that asks whether the rest is certain for the first seat."""
    return json.dumps({"id": number, "kind": "claim", "view": format_view(deal.seen_by(1))})


def test_a_claim_can_be_asked():
    """Seven trumps draw the others, and two diamonds follow; at the first bid nothing is certain."""
    proved, unproved = replies(claim_wanted(1), claim_wanted(2, dealt()))

    assert {"id": 1, "claim": {"wins": True, "cards": "SA H7 CA HA HK HQ HJ DK DQ"}} == proved
    assert {"id": 2, "claim": None} == unproved


def test_a_claim_goes_before_advice_and_after_a_decision():
    """It takes a hundredth of a second, and advice a whole one."""
    assert [1, 4, 3, 2] == handed_out(question(1), advice_wanted(2), claim_wanted(3), question(4))


def handed_out(*lines: str) -> list[int]:
    """Yield the order in which questions are taken that all came while the first was thought about."""
    told, order = Event(), []

    def reading() -> Iterator[str]:
        yield from lines
        told.set()

    for asked in Desk(reading(), io.StringIO()).questions():
        assert told.wait(PATIENCE)
        order.append(asked.number)
    return order


def test_a_decision_goes_before_advice_that_waits_and_more_urgent_advice_before_other():
    """The first question is already being answered, and a decision is never interrupted."""
    lines = (
        question(1),
        advice_wanted(2),
        advice_wanted(3, priority=1),
        advice_wanted(4, priority=-1),
        advice_wanted(5),
        question(6),
        question(7),
    )

    assert [1, 6, 7, 3, 2, 5, 4] == handed_out(*lines)


class Watched:
    """A player who says when they begin, and goes on only when they may; then asks another."""

    name = "watched"

    def __init__(self) -> None:
        self.thoughts = 0
        self.begun, self.go_on = Event(), Event()

    def consider(self, view, asked, rng, budget=None):
        self.thoughts += 1
        self.begun.set()
        for _ in unless_halted(iter(lambda: self.go_on.wait(0.001), None)):
            if self.go_on.is_set():
                return player("steady").consider(view, asked, rng, budget)
        return None


def interrupted(monkeypatch, *while_thinking: str) -> tuple[list[dict], Watched]:
    """Return the replies to a question for advice, and to lines that come while it is considered."""
    watched, answers = Watched(), io.StringIO()
    monkeypatch.setattr(process, "player", lambda name: watched if name == "watched" else player(name))

    def lines() -> Iterator[str]:
        yield advice_wanted(1, "watched")
        assert watched.begun.wait(PATIENCE)
        watched.begun.clear()
        yield from while_thinking
        if any("kind" not in line for line in while_thinking):
            assert watched.begun.wait(PATIENCE)
        watched.go_on.set()

    serve(lines(), answers)
    return [json.loads(line) for line in answers.getvalue().splitlines()], watched


def test_a_decision_goes_before_advice_that_is_thought_about(monkeypatch):
    """The advice is restarted, with the same result as without the interruption."""
    told, watched = interrupted(monkeypatch, question(2))

    (undisturbed,) = replies(advice_wanted(1))
    assert [{"id": 2, "action": BID}, undisturbed] == told
    assert 2 == watched.thoughts


def test_advice_is_not_disturbed_by_advice_that_can_wait(monkeypatch):
    """The advice in hand is answered first."""
    told, watched = interrupted(monkeypatch, advice_wanted(2))

    assert [1, 2] == [reply["id"] for reply in told]
    assert 1 == watched.thoughts


def test_advice_that_is_forgotten_is_thought_about_no_longer(monkeypatch):
    """The next question is answered instead."""
    told, watched = interrupted(monkeypatch, json.dumps({"forget": 1, "kind": ""}), advice_wanted(2))

    assert "Halted" in told[0]["error"]
    assert [1, 2] == [reply["id"] for reply in told]
    assert 1 == watched.thoughts


def test_advice_that_waits_can_be_forgotten():
    """The player does not even begin it."""
    told = replies(advice_wanted(1, "expert"), json.dumps({"forget": 1}), advice_wanted(2))

    assert [1, 2] == [reply["id"] for reply in told]
    assert "advice" in told[1]


def test_unlawful_advice_names_player_question_and_action(monkeypatch):
    """A defect of the player is not passed on as advice."""

    class Liar:
        name = "liar"

        def consider(self, *_):
            card = PlayCard(one("HK"))
            return Advice(PlayCard(one("SQ")), (Alternative(card, 1.0, 0.1, 0.5),))

    monkeypatch.setattr(process, "player", lambda _: Liar())

    (told,) = replies(advice_wanted(1, "liar"))

    assert told["error"].startswith("UnlawfulChoiceError: liar answered a PlayRequest of seat 2 with HK")


ADVICE = Advice(
    PlayCard(one("SA")),
    (
        Alternative(PlayCard(one("SA")), 1.25, 0.5, 0.75),
        Alternative(Say(Word.SURRENDER), -3.0, 0.0, 0.0, apart=0.5, aside=1.5),
    ),
    60,
    (Motive("codille_in_sight", (("tricks", 3), ("card", "SA"))),),
    (Ending(PlayCard(one("SA")), ((Seat(1), one("SA")), (Seat(0), one("D4"))), Seat(1)),),
)


WEIGHED = {"action": "SA", "chips": 1.0, "error": 0.0, "wins": 0.0, "apart": 0.0, "aside": None}
"""An alternative as it travels."""


def test_advice_is_the_same_after_a_journey_as_text():
    asked = request(DEAL.seen_by(2))
    assert asked is not None

    assert ADVICE == parse_advice(json.loads(json.dumps(advice_object(ADVICE))), asked)


@pytest.mark.parametrize(
    "change",
    [
        {"choice": 7},
        {"choice": ""},
        {"choice": "H1"},
        {"alternatives": None},
        {"alternatives": [{**WEIGHED, "chips": "1"}]},
        {"alternatives": [{**WEIGHED, "chips": float("nan")}]},
        {"alternatives": [{**WEIGHED, "chips": True}]},
        {"worlds": 1.5},
        {"motives": [{"key": "x", "facts": {"y": None}}]},
        {"motives": [{"key": None, "facts": {}}]},
        {"endings": [{"action": "SA", "plays": [[1, "SZ"]], "winner": 1}]},
        {"endings": [{"action": "SA", "plays": [[1, "SA"]], "winner": 2}]},
        {"endings": [{"action": "SA", "plays": [["1", "SA"]], "winner": 1}]},
    ],
    ids=str,
)
def test_what_is_no_advice_is_not_read(change):
    """Any one of these defects is enough."""
    asked = request(DEAL.seen_by(2))
    assert asked is not None

    with pytest.raises((TypeError, ValueError, OmbreError)):
        parse_advice({**advice_object(ADVICE), **change}, asked)
