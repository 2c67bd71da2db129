#!/usr/bin/env python3
"""
Measure the speed of the exact solver, compiled and interpreted.

``python benchmarks/solver.py [--deals 1000]``

Textbook players bid and exchange the deals. Each deal is solved from the first trick, and again with five
tricks left. Both forms of the solver take turns on every deal and are timed by processor time, so that other
work on the machine affects both alike. They must agree on every value and on the number of cards laid in
every search.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from importlib import import_module
from itertools import count, islice
from pathlib import Path
from random import Random
from statistics import fmean, median
from time import thread_time
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from figures import Figure, print_table, share
from options import Options

from ombre_desktop.engine import DealState
from ombre_desktop.engine.phases.play import PlayPhase
from ombre_desktop.players.arena.seating import sitter
from ombre_desktop.players.arena.table import Table
from ombre_desktop.players.solver import core as installed
from ombre_desktop.players.solver import edition
from ombre_desktop.players.solver.courses import phase_of, standings_of
from ombre_desktop.players.solver.tables import card_tables

CORE = installed.__name__
LEFT = 5
TABLE = Table(seed="solver")


def as_text() -> Any:
    """Load the solver's sources interpreted, even if there is a compiled form or Cython is installed."""
    mine = {name: module for name, module in sys.modules.items() if f"{name}.".startswith(f"{CORE}.")}
    kept = {**mine, **{name: sys.modules[name] for name in ("cython",) if name in sys.modules}}
    for name in mine:
        del sys.modules[name]
    sys.modules["cython"] = None  # type: ignore[assignment]
    try:
        with patch.object(edition, "compiled_folder", return_value=None):
            return import_module(CORE)
    finally:
        for name in [name for name in sys.modules if f"{name}.".startswith(f"{CORE}.") or name == "cython"]:
            del sys.modules[name]
        sys.modules.update(kept)
        setattr(sys.modules[edition.__package__], CORE.rpartition(".")[2], installed)


@dataclass(frozen=True)
class Answer:
    """
    The answer for one position: its grade, the cards laid in the search, and the processor time in seconds.
    """

    grade: int
    nodes: int
    seconds: float


def deals() -> Iterator[DealState]:
    """Yield deals at their first card."""
    for number in count():
        deal = TABLE.opened(number, sitter("textbook"))
        if deal.playing is not None and deal.ombre is not None:
            yield deal


def ending(number: int, deal: DealState) -> DealState | None:
    """Return *deal* with that many tricks left, or None if it ended before."""

    def far_enough(state: DealState) -> bool:
        playing = state.playing
        assert playing is not None
        return len(playing.tricks) == len(playing.opening[state.ring[0]]) - LEFT and not playing.question

    state = TABLE.played(number, deal, [sitter("textbook")] * 3, until=far_enough)
    return None if state.is_over else state


def solved(core: Any, deal: DealState) -> Answer:
    """Solve *deal* with *core*."""
    playing, ring = deal.playing, deal.ring
    assert playing is not None
    assert playing.trick is not None
    tables = card_tables(deal.ranking, phase_of(deal.agenda, PlayPhase).follow)
    reckoned = standings_of(deal)
    standing = reckoned.after(tuple(ring.index(seat) for seat in playing.winners))
    hands, leader = [tables.hand(deal.hands[seat]) for seat in ring], ring.index(playing.trick.leader)
    guess, bounds = reckoned.first_goal(standing), reckoned.bounds
    if not isinstance(core, installed.Core):
        tables, bounds = as_lists(tables), as_lists(bounds)
    core.set_game(tables)
    core.set_aim(reckoned.plan.seats, reckoned.plan.side, bounds)
    before, began = core.searched(), thread_time()
    core.deal(hands)
    grade = core.grade(standing, leader, (), guess)
    return Answer(grade, core.searched() - before, thread_time() - began)


def as_lists(tables: Any) -> Any:
    """Return *tables* with lists for rows, as the interpreted form uses them."""
    parts = {field.name: getattr(tables, field.name) for field in fields(tables)}
    return SimpleNamespace(
        **{name: list(part) if isinstance(part, array) else part for name, part in parts.items()}
    )


def compared(positions: Sequence[DealState], forms: Sequence[Any]) -> list[list[Answer]]:
    """Return the answers of every form; the order of the forms alternates."""
    found: list[list[Answer]] = [[] for _ in forms]
    order, rng = list(range(len(forms))), Random(1)
    for position in positions:
        rng.shuffle(order)
        for at in order:
            found[at].append(solved(forms[at], position))
    return found


def resident() -> float:
    """Return the memory of this process in megabytes, or 0 if the system does not report it."""
    sizes = Path("/proc/self/status")
    lines = sizes.read_text().splitlines() if sizes.exists() else []
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), 0.0)


def figures(number: int = 1000) -> list[Figure]:
    """Measure both forms of the solver on *number* deals."""
    first = list(islice(deals(), number))
    last = [state for at, deal in enumerate(first) if (state := ending(at, deal)) is not None]
    before = resident()
    alone = installed.Core()
    whole = [solved(alone, deal) for deal in first]
    memory = resident() - before
    # Earlier results change a search, so both forms start with empty tables.
    forms = (installed.Core(), as_text().Core())
    (fast, slow), (fast_ends, slow_ends) = compared(first, forms), compared(last, forms)
    pairs = zip((*fast, *fast_ends), (*slow, *slow_ends), strict=True)
    unlike = sum((one.grade, one.nodes) != (other.grade, other.nodes) for one, other in pairs)
    times, ends = [answer.seconds for answer in slow], [answer.seconds for answer in fast_ends]
    ratio = sum(times) / sum(answer.seconds for answer in fast)
    form = "compiled" if installed.COMPILED else "not compiled here"
    return [
        Figure(f"full solve, {form}: times the text's speed", ratio, "", 35, 55, more_is_better=True),
        Figure("the same, median of the deals", _median_ratio(slow, fast), ""),
        Figure("cards laid in a full solve, mean", fmean(answer.nodes for answer in whole), "", 8500, 5000),
        Figure("full solve of the text, mean", 1000 * fmean(times), "ms"),
        Figure("full solve of the text, median", 1000 * median(times), "ms", 10, 5),
        Figure("full solve of the text, p95", 1000 * share(times, 0.95), "ms", 60, 30),
        Figure(f"full solve, {form}, mean", 1000 * fmean(answer.seconds for answer in fast), "ms"),
        Figure(f"{LEFT} tricks left, {form}, median", 1e6 * median(ends), "us", 20, 8),
        Figure(f"{LEFT} tricks left, text, median", 1e6 * median(a.seconds for a in slow_ends), "us"),
        Figure("memory of the solver and its tables", memory, "MB", 64, 10),
        Figure(f"unlike answers in {len(first) + len(last):,} positions", unlike, "", 0, 0),
    ]


def _median_ratio(slow: Sequence[Answer], fast: Sequence[Answer]) -> float:
    return median(one.seconds / other.seconds for one, other in zip(slow, fast, strict=True))


def main() -> int:
    parser = Options(__doc__)
    parser.count("--deals", 1000, "how many deals are solved")
    return print_table(figures(parser.parse_args().deals))


if __name__ == "__main__":
    sys.exit(main())
