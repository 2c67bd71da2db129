"""Random positions: deals under random house rules in which every decision is random."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from chance import played

from ombre_desktop.engine import ChoiceRequest, DealState, Request, Ruleset, request, ruleset
from ombre_desktop.engine.variants import variant

__all__ = ["any_table", "kind", "played", "positions"]


def positions(name: str, seed: str) -> Iterator[tuple[DealState, Request, Random]]:
    """Yield positions of a game endlessly, one for each kind of question in each deal."""
    for number in count():
        rng = Random(f"{seed} {name} {number}")
        asked: dict[str, list[tuple[DealState, Request]]] = {}
        for step in played(any_table(name, rng), rng):
            if (open_request := request(step.state)) is not None:
                asked.setdefault(kind(open_request), []).append((step.state, open_request))
        for moments in asked.values():
            yield *rng.choice(moments), rng


def kind(asked: Request) -> str:
    """Return the kind of a request: a question by its name, anything else by its class."""
    return asked.question.value if isinstance(asked, ChoiceRequest) else type(asked).__name__


def any_table(name: str, rng: Random) -> Ruleset:
    """Return the game under any of its house rules, with any of its numbers of seats."""
    game = variant(name)
    house = " ".join(f"{each.key}={rng.choice(each.values)}" for each in game.standard.settings())
    return ruleset(name, house, rng.choice(game.seats))
