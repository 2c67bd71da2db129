"""
The players' process: views in, actions out, one JSON object a line.

A question is ``{"id": 7, "player": "textbook", "seed": 1, "view": "[Record …"}``;
the answer ``{"id": 7, "action": "D7"}`` or, should the player fail, ``{"id": 7, "error": "…"}``.
``{"forget": 7}`` takes a question back: whoever thinks about it stops at once, with an error.
The process holds nothing between two questions and ends with its input, so it cannot
see more than the view and leaves no orphan behind.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from queue import SimpleQueue
from random import Random
from threading import Lock, Thread
from typing import TextIO

from ombre_desktop.engine import Action, refusal, request, ruleset, ruleset_names
from ombre_desktop.engine.notation import parse_view
from ombre_desktop.engine.notation.tokens import action_text
from ombre_desktop.players.player import player
from ombre_desktop.players.solver.halt import Halt


def answer(question: str, halt: Halt | None = None) -> str:
    """The answer to one question, both as a line of JSON without its end; an error if *halt* is raised."""
    asked = json.loads(question)
    try:
        with (halt or Halt()).heeded():
            action = _decide(asked["player"], int(asked["seed"]), asked["view"])
    except Exception as error:
        return json.dumps({"id": asked["id"], "error": f"{type(error).__name__}: {error}"})
    return json.dumps({"id": asked["id"], "action": action_text(action)})


def _decide(name: str, seed: int, text: str) -> Action:
    view = parse_view(text)
    asked = request(view)
    if asked is None or asked.seat != view.seat:
        raise ValueError("nothing is asked of this seat")
    action = player(name).decide(view, asked, Random(seed))
    refused = refusal(view, action)
    if refused is not None:
        raise ValueError(f"{name} chose {action}: {refused}")
    return action


class Desk:
    """The questions that came in and were not taken back; they may be, even while one is thought about."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines = lines
        self._lock = Lock()
        self._asked: dict[int, Halt] = {}
        self._waiting: SimpleQueue[str | None] = SimpleQueue()

    def questions(self) -> Iterator[tuple[str, Halt]]:
        """Each question in turn, with the flag that is raised when it is forgotten."""
        Thread(target=self._read, daemon=True).start()
        while (question := self._waiting.get()) is not None:
            number = json.loads(question)["id"]
            yield question, self._asked[number]
            with self._lock:
                del self._asked[number]

    def _read(self) -> None:
        try:
            for line in self._lines:
                if line.strip():
                    self._take(line)
        finally:
            self._waiting.put(None)

    def _take(self, line: str) -> None:
        told = json.loads(line)
        with self._lock:
            if "forget" not in told:
                self._asked[told["id"]] = Halt()
                self._waiting.put(line)
            elif told["forget"] in self._asked:
                self._asked[told["forget"]].now()


def serve(questions: Iterable[str], answers: TextIO) -> None:
    """Answer every line of *questions* until they end."""
    # The chief game is loaded while the table still is: the first question finds it there.
    ruleset(ruleset_names()[0])
    for question, halt in Desk(questions).questions():
        print(answer(question, halt), file=answers, flush=True)


if __name__ == "__main__":
    serve(sys.stdin, sys.stdout)
