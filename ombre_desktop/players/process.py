"""
The players' process: views in, actions out, one JSON object a line.

A question is ``{"id": 7, "player": "textbook", "seed": 1, "view": "[Record …"}``;
the answer ``{"id": 7, "action": "D7"}`` or, should the player fail, ``{"id": 7, "error": "…"}``.
The process holds nothing between two questions and ends with its input, so it cannot
see more than the view and leaves no orphan behind.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from random import Random
from typing import TextIO

from ombre_desktop.engine import Action, refusal, request, ruleset, ruleset_names
from ombre_desktop.engine.notation import parse_view
from ombre_desktop.engine.notation.tokens import action_text
from ombre_desktop.players.player import player


def answer(question: str) -> str:
    """The answer to one question, both as a line of JSON without its end."""
    asked = json.loads(question)
    try:
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


def serve(questions: Iterable[str], answers: TextIO) -> None:
    """Answer every line of *questions* until they end."""
    # The chief game is loaded while the table still is: the first question finds it there.
    ruleset(ruleset_names()[0])
    for question in questions:
        if question.strip():
            print(answer(question), file=answers, flush=True)


if __name__ == "__main__":
    serve(sys.stdin, sys.stdout)
