#!/usr/bin/env python3
"""
Compare the exact solver with brute force: the value of every card of an ending.

``python benchmarks/brute_force.py [--ruleset french] [--contract play] [--endings 2000] [--start 0]``

The endings are positions in the last tricks of random deals under random house rules, often in the middle of
a trick: the last five cards with two or three players, the last four with four, the last three with five.
Every line of play is tried (``tests/trying_all.py``), and every lawful card must have the value the solver
gives it: for the two sides, and for each seat that plays for its own chips. An ending that differs is
printed as a record; the status is then 1. The results of brute force can be kept in a file (``--answers``),
so that they are computed only once, however the solver changes.
"""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from time import process_time

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from last_cards import last_cards, most_cards
from options import Options
from trying_all import TryingAll, Worth

from ombre_desktop.engine import DealState, PlayRequest, request, ruleset_names
from ombre_desktop.engine.notation import format_record
from ombre_desktop.engine.notation.record import record_of
from ombre_desktop.engine.variants import variant
from ombre_desktop.players.solver.open_cards import own_values_of_cards, values_of_cards


class Answers:
    """The results of trying every line of play, by ending; they are kept in a file if one is named."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        lines = file.read_text().splitlines() if file and file.exists() else []
        self._found: dict[str, list[Worth]] = dict(map(json.loads, lines))

    def of(self, state: DealState, asked: PlayRequest) -> list[Worth]:
        """Return the value of each card."""
        ending = sha256(_record(state).encode()).hexdigest()[:20]
        if ending not in self._found:
            self._found[ending] = TryingAll(state).of_cards(asked.cards)
            if self._file is not None:
                with self._file.open("a") as kept:
                    print(json.dumps([ending, self._found[ending]]), file=kept)
        return [(sided, tuple(own)) for sided, own in self._found[ending]]


@dataclass
class Tally:
    """The numbers of endings and cards compared, and of endings that differ."""

    endings: int = 0
    cards: int = 0
    different: int = 0


def main(arguments: list[str] | None = None) -> int:
    """Try the endings of each game and print how many differ; return 1 if any does."""
    options = _options(arguments)
    answers, different = Answers(options.answers), 0
    for name in [options.ruleset] if options.ruleset else ruleset_names():
        for seats in sorted(variant(name).seats):
            left = options.left or most_cards(name, seats)
            began, tally = process_time(), Tally()
            for number in range(options.start, options.start + options.endings):
                _compare(last_cards(name, seats, left, number, options.contract), answers, tally)
            print(
                f"{name}, {options.contract or 'any contract'}, {seats} seats, the last {left} cards:",
                f"{tally.endings:,} endings, {tally.cards:,} cards; {tally.different} endings differ",
                f"({process_time() - began:.0f} s)",
                flush=True,
            )
            different += tally.different
    return 1 if different else 0


def _options(arguments: list[str] | None) -> Namespace:
    parser = Options(__doc__)
    parser.one("--ruleset", ruleset_names(), about="one game alone")
    parser.add_argument(
        "--contract", default="", help="use only endings of this contract, named as in records"
    )
    parser.count("--endings", 2000, "of each game and number of seats")
    parser.count("--start", 0, "the number of the first ending", least=0)
    parser.count("--left", None, "the number of cards left to the seat to move")
    parser.place("--answers", "a file for the results of brute force")
    return parser.parse_args(arguments)


def _compare(state: DealState, answers: Answers, tally: Tally) -> None:
    """Count *state*, and print it if the solver values any card differently."""
    asked = request(state)
    assert isinstance(asked, PlayRequest)
    tried = answers.of(state, asked)
    sided, own = values_of_cards([state], asked.cards)[0], own_values_of_cards([state], asked.cards)[0]
    tally.endings += 1
    tally.cards += len(asked.cards)
    if tried != list(zip(sided, own, strict=True)):
        tally.different += 1
        print(_record(state), *map(str, asked.cards), f"\ntried:  {tried}\nsolved: {sided}, {own}\n")


def _record(state: DealState) -> str:
    return format_record(record_of(state))


if __name__ == "__main__":
    sys.exit(main())
