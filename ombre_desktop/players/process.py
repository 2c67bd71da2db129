"""
The players' process: views in, actions out, one JSON object a line.

A question is ``{"id": 7, "player": "textbook", "seed": 1, "view": "[Record …"}``. Its answer is
``{"id": 7, "action": "D7"}``, or ``{"id": 7, "error": "…"}`` if the player fails. ``{"forget": 7}`` withdraws
a question: the player stops thinking about it at once, with an error. ``{"id": 8, "ping": true}`` is answered
with ``{"id": 8, "alive": true}`` at once, even while a player is thinking. Any other line is answered with an
error and has no effect. The process keeps nothing between two questions, so a player cannot see more than the
view. It ends with its input, so it is never orphaned.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Iterator
from io import TextIOWrapper
from queue import SimpleQueue
from random import Random
from threading import Lock, Thread, Timer
from typing import Any, TextIO

from ombre_desktop.engine import Action, request, ruleset, ruleset_names
from ombre_desktop.engine.notation import parse_view
from ombre_desktop.engine.notation.tokens import action_text
from ombre_desktop.players.player import lawful, player
from ombre_desktop.players.solver.halt import Halt

LONGEST_QUESTION = 1_000_000
"""The most characters of a question, which usually has a few thousand; the rest is read as another line."""
LONGEST_ERROR = 300
"""The most characters of an error message."""
GRACE = 30.0
"""The seconds that a player has to finish after the input has ended."""


def answer(question: str, halt: Halt | None = None) -> str:
    """The answer to one question, both as a line of JSON without its end; an error if *halt* is raised."""
    number = None
    try:
        asked = _object(question)
        number = _number(asked["id"])
        with (halt or Halt()).heeded():
            action = _decide(asked["player"], int(asked["seed"]), asked["view"])
        return _line(number, action=action_text(action))
    except Exception as error:  # whatever a question or a player brings about
        return _line(number, error=_told(error))


def _decide(name: str, seed: int, text: str) -> Action:
    view = parse_view(text)
    asked = request(view)
    if asked is None or asked.seat != view.seat:
        raise ValueError("nothing is asked of this seat")
    return lawful(name, view, asked, player(name).decide(view, asked, Random(seed)))


def _object(line: str) -> dict[str, Any]:
    told = json.loads(line)
    if not isinstance(told, dict):
        raise TypeError("a question is an object")
    return told


def _number(number: object) -> int:
    if type(number) is not int:
        raise TypeError("a question has a whole number")
    return number


def _line(number: int | None, **said: object) -> str:
    return json.dumps({"id": number, **said})


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"[:LONGEST_ERROR]


class Desk:
    """
    The queue of open questions; a question may be withdrawn even while a player thinks about it.

    The desk itself answers pings and invalid lines, into *answers*.
    """

    def __init__(self, lines: Iterable[str], answers: TextIO) -> None:
        self._lines = lines
        self._answers = answers
        self._voice = Lock()
        self._lock = Lock()
        self._asked: dict[int, Halt] = {}
        self._waiting: SimpleQueue[tuple[int, str] | None] = SimpleQueue()

    def questions(self) -> Iterator[tuple[str, Halt]]:
        """Start reading; return the questions in turn, each with the flag raised if it is withdrawn."""
        Thread(target=self._read, daemon=True).start()
        return self._in_turn()

    def _in_turn(self) -> Iterator[tuple[str, Halt]]:
        while (asked := self._waiting.get()) is not None:
            number, question = asked
            yield question, self._asked[number]
            with self._lock:
                del self._asked[number]

    def say(self, line: str) -> None:
        """Write an answer; two threads do so, and the lock keeps each line whole."""
        with self._voice:
            print(line, file=self._answers, flush=True)

    def _read(self) -> None:
        try:
            for line in self._lines:
                if line.strip():
                    self._take(line)
        finally:
            self._waiting.put(None)

    def _take(self, line: str) -> None:
        number = None
        try:
            told = _object(line)
            if "forget" in told:
                self._forget(_number(told["forget"]))
                return
            number = _number(told["id"])
            if "ping" in told:
                self.say(_line(number, alive=True))
            else:
                self._open(number, line)
        except Exception as error:  # no input may end the reading
            self.say(_line(number, error=_told(error)))

    def _open(self, number: int, question: str) -> None:
        with self._lock:
            if number in self._asked:
                raise ValueError("this question is open already")
            self._asked[number] = Halt()
        self._waiting.put((number, question))

    def _forget(self, number: int) -> None:
        with self._lock:
            if number in self._asked:
                self._asked[number].now()


def serve(questions: Iterable[str], answers: TextIO) -> None:
    """Answer every line of *questions* until they end."""
    desk = Desk(questions, answers)
    asked = desk.questions()
    # Load the most common game now, so that the first question need not wait for it.
    ruleset(ruleset_names()[0])
    for question, halt in asked:
        desk.say(answer(question, halt))


def main() -> None:
    """Answer the questions of standard input on standard output."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    serve(_lines_of(sys.stdin), sys.stdout)


def _lines_of(stream: TextIO) -> Iterator[str]:
    while line := stream.readline(LONGEST_QUESTION):
        yield line
    last = Timer(GRACE, os._exit, (1,))
    last.daemon = True  # an idle process ends at once
    last.start()
