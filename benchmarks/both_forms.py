#!/usr/bin/env python3
"""
Compare the exact solver compiled and interpreted: same answers, same number of steps.

``python benchmarks/both_forms.py [--positions 10000] [--ruleset french] [--start 0]``

Nine positions in ten are endings of random deals under random house rules, as in `brute_force.py`. Both
forms must give the same value to every lawful card, for the two sides and for each seat that plays for its
own chips. Every tenth position has more cards, up to a whole deal, and is valued for the two sides only.
Both forms must also lay the same number of cards in every search; their tables keep the entries of
earlier positions. The status is 1 if anything differs.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from last_cards import last_cards, most_cards
from options import Options
from solver import as_text

from ombre_desktop.engine import DealState, PlayRequest, request, ruleset, ruleset_names
from ombre_desktop.engine.notation import format_record
from ombre_desktop.engine.notation.record import record_of
from ombre_desktop.engine.variants import variant
from ombre_desktop.players.solver import core, open_cards


def main(arguments: list[str] | None = None) -> int:
    """Compare position after position; return 1 if any differs."""
    options = _options(arguments)
    if not core.COMPILED:
        print("the solver is not compiled here: there is only one form of it")
        return 0
    names = [options.ruleset] if options.ruleset else ruleset_names()
    tables = [(name, seats) for name in names for seats in sorted(variant(name).seats)]
    each = -(-options.positions // len(tables))
    numbers = range(options.start, options.start + each)
    forms = (core.Core(), as_text().Core())
    different = sum(_compare(name, seats, numbers, forms) for name, seats in tables)
    return 1 if different else 0


def _options(arguments: list[str] | None) -> Namespace:
    parser = Options(__doc__)
    parser.count("--positions", 10_000, "over all games")
    parser.one("--ruleset", ruleset_names(), about="one game alone")
    parser.count("--start", 0, "the number of the first position of a game", least=0)
    return parser.parse_args(arguments)


def _compare(name: str, seats: int, numbers: range, forms: Sequence[Any]) -> int:
    """
    Print the positions of a game with these *numbers* in which the two forms differ; return their number.
    """
    began, laid, different = process_time(), forms[0].searched(), 0
    for number in numbers:
        state, whole = _position(name, seats, number)
        compiled, text = (_answer(form, state, own=not whole) for form in forms)
        if compiled != text:
            different += 1
            print(format_record(record_of(state)), f"compiled: {compiled}\ntext:     {text}\n")
    print(
        f"{name}, {seats} seats: {len(numbers):,} positions, {forms[0].searched() - laid:,} cards laid; "
        f"{different} differ ({process_time() - began:.0f} s)",
        flush=True,
    )
    return different


def _position(name: str, seats: int, number: int) -> tuple[DealState, bool]:
    """Return position *number* of a game, and whether it is longer than an ending."""
    most = most_cards(name, seats)
    more = range(most + 1, ruleset(name, "", seats).hand_size + 1)
    whole = number % 10 == 0 and len(more) > 0
    left = more[number // 10 % len(more)] if whole else most - number % 3
    return last_cards(name, seats, left, number), whole


def _answer(form: Any, state: DealState, *, own: bool) -> tuple[Sequence[object], Sequence[object], int]:
    """Return the value *form* gives every card, and the number of cards it laid to find it."""
    asked, before = request(state), form.searched()
    assert isinstance(asked, PlayRequest)
    open_cards._here.core = form
    sided = open_cards.values_of_cards([state], asked.cards)[0]
    each = open_cards.own_values_of_cards([state], asked.cards)[0] if own else []
    return sided, each, form.searched() - before


if __name__ == "__main__":
    sys.exit(main())
