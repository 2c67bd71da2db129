"""
The players' process: views in, actions out, one JSON object a line.

A question is ``{"id": 7, "player": "textbook", "seed": 1, "view": "[Record …"}``;
the answer ``{"id": 7, "action": "D7"}`` or, should the player fail, ``{"id": 7, "error": "…"}``.
``{"forget": 7}`` takes a question back: the player who thinks about it stops at once, with an error.
``{"id": 8, "ping": true}`` is answered at once, even while a player thinks: ``{"id": 8, "alive": true}``.
A line that is none of these is answered with an error too, and nothing else comes of it.
The process holds nothing between two questions and ends with its input, so it cannot
see more than the view and leaves no orphan behind.
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
"""Characters; a question has some thousands. What comes beyond is read as another line."""
LONGEST_ERROR = 300
"""Characters of an error that is told."""
GRACE = 30.0
"""Seconds that a player has to finish a thought when nobody listens any more."""


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
    The questions that came in and were not taken back; they may be, even while one is thought about.

    It says itself that the process is alive, and what is no question, into *answers*.
    """

    def __init__(self, lines: Iterable[str], answers: TextIO) -> None:
        self._lines = lines
        self._answers = answers
        self._voice = Lock()
        self._lock = Lock()
        self._asked: dict[int, Halt] = {}
        self._waiting: SimpleQueue[tuple[int, str] | None] = SimpleQueue()

    def questions(self) -> Iterator[tuple[str, Halt]]:
        """Begin to read; each question in turn, with the flag that is raised when it is forgotten."""
        Thread(target=self._read, daemon=True).start()
        return self._in_turn()

    def _in_turn(self) -> Iterator[tuple[str, Halt]]:
        while (asked := self._waiting.get()) is not None:
            number, question = asked
            yield question, self._asked[number]
            with self._lock:
                del self._asked[number]

    def say(self, line: str) -> None:
        """Give an answer; two threads do, and each line stays whole."""
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
        except Exception as error:  # it must not end the reading, whatever came
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
    # The chief game is loaded while the table still is: the first question finds it there.
    ruleset(ruleset_names()[0])
    for question, halt in asked:
        desk.say(answer(question, halt))


def main() -> None:
    """Answer the standard input on the standard output."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    serve(_lines_of(sys.stdin), sys.stdout)


def _lines_of(stream: TextIO) -> Iterator[str]:
    while line := stream.readline(LONGEST_QUESTION):
        yield line
    last = Timer(GRACE, os._exit, (1,))
    last.daemon = True  # who has nothing to think about ends at once
    last.start()
