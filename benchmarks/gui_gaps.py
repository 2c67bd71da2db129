#!/usr/bin/env python3
"""
Measure how long the window is unresponsive: in every part of a deal, and while dialogs open.

``python benchmarks/gui_gaps.py [--deals 6] [--platform offscreen]``

A timer ticks in the event loop while three computers play at the real table, with animations and saving. A
gap is the time by which a tick comes late. For each decision of an opponent, the figure is the longest gap
between question and answer. Two more times are given for the window's thread: its work, which other programs
hardly affect, and its wait for a processor, which on a busy machine is most of a long gap (only Linux reports
this wait).

Every dialog and panel is opened twice in a separate process, at a table where two deals have been
played. The figure is the longest gap of a run, and the median of several runs.

``python benchmarks/gui_gaps.py --short``

The same for one deal and three dialogs, in less than a minute on a quiet machine.

``python benchmarks/gui_gaps.py --work [--games renegado,…]``

Measure only the work in a turn of the window's thread, which must stay within a frame: at the start and in
two deals of each game, in which a person is asked too, while dialogs open, and for each letter that is typed
into the search of the rule book. A row is printed as soon as it is known; all take some ten minutes.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from figures import Figure, middle, print_table, share
from launching import HERE, Bench, bench
from options import Options

from ombre_desktop.engine import ruleset_names

Turns = list[tuple[float, float, float]]
"""For each tick its delay, and the work and the waiting before it, in ms; see event_loop_probe.py."""

MUST, AIM = 100, 33
RUNS = 3
"""The number of runs: pictures are painted only in the first deal of a run."""
FRAME = 16
"""The time that the window's thread may work in one turn of its event loop, in milliseconds."""
OPENED = (
    "new game",
    "preferences",
    "score sheet",
    "rule book",
    "sittings",
    "about",
    "log",
    "last trick",
    "cards thrown and left",
    "replay",
)
"""The things that can be opened, by their names in opening_table.py."""
SHORT = ("preferences", "rule book", "replay")
"""The things that the short form opens."""
SEARCH = "rule book, and a search in it"
"""The same for a search that is typed letter by letter."""


def figures(platform: str = "offscreen", deals: int = 6, *, short: bool = False) -> list[Figure]:
    """Measure both in separate processes; if *short*, one deal and three dialogs, once."""
    if short:
        return [*deal_figures(platform, 1, runs=1), *opening_figures(platform, 1, SHORT)]
    return [*deal_figures(platform, deals), *opening_figures(platform, deals)]


def opening_figures(platform: str, runs: int, opened: Sequence[str] = OPENED) -> list[Figure]:
    """Measure the longest halt as each thing *opened* opens, the median of *runs* runs."""
    found = []
    with bench(platform) as here:
        for what in opened:
            # The first run compiles the modules and does not count.
            told = [_told(here, "opening_table.py", what) for _ in range(runs + 1)][1:]
            for when in ("first", "again"):
                found += _longest(f"opening {what}, {when}", [one[when] for one in told])
    return found


def deal_figures(platform: str, deals: int, runs: int = RUNS) -> list[Figure]:
    """Measure the longest halt in each part of a deal; each of the *runs* plays half of the *deals*."""
    with bench(platform) as here:
        told = [_told(here, "ticking_table.py", str(max(1, deals // 2))) for _ in range(runs)]
    thinking = [gap for run in told for gap in run["thinking"]]
    found = [
        Figure("longest gap while an opponent thinks, p99", share(thinking, 0.99), "ms", MUST, AIM),
        Figure("longest gap while an opponent thinks, median", share(thinking, 0.5), "ms"),
        Figure("decisions of opponents", len(thinking), ""),
    ]
    for part in told[0]["turns"]:
        found += _longest(part, [run["turns"][part] for run in told])
    return found


def work_figures(platform: str, games: Sequence[str]) -> Iterator[Figure]:
    """Measure the longest work of a turn in each part of two deals of these *games*, and as things open."""
    with bench(platform) as here:
        here.run("keep_a_deal.py")
        start = here.run("whole_program.py", "--turns")["longest_turn"]
        yield Figure("start, after the first frame", start, "ms", FRAME, FRAME)
        for game in games:
            turns = _told(here, "ticking_table.py", "2", game)["turns"]
            yield from (_work(f"{game}, {part}", found) for part, found in turns.items())
        for what in (*OPENED, SEARCH):
            told = _told(here, "opening_table.py", what)
            yield from (_work(f"opening {what}, {when}", told[when]) for when in ("first", "again"))


def _work(what: str, turns: Turns) -> Figure:
    """Return the longest work of a turn, with the number of those that are too long."""
    worked = [work for _, work, _ in turns]
    long = sum(work > FRAME for work in worked)
    return Figure(f"{what}{f' ({long} too long)' * bool(long)}", max(worked, default=0.0), "ms", FRAME, FRAME)


def _longest(what: str, runs: Sequence[Turns]) -> list[Figure]:
    """
    Return the longest gap, wait and work of a turn: the median over the *runs*.

    The wait for a processor is caused by the machine. The rest of a gap is work, and waiting for Python's
    lock.
    """
    found = []
    for name, must, lengths in (
        ("gap", None, [[late for late, _, _ in run] for run in runs]),
        ("wait for a processor", None, [[waited for _, _, waited in run] for run in runs]),
        ("gap without that wait", FRAME, [[late - waited for late, _, waited in run] for run in runs]),
        ("work", FRAME, [[worked for _, worked, _ in run] for run in runs]),
    ):
        value, spread = middle([max(run, default=0.0) for run in lengths])
        found.append(Figure(f"{what}: longest {name}", value, "ms", must, must, spread=spread))
        if must is not None:
            long = sum(length > must for run in lengths for length in run)
            found.append(Figure(f"{what}: so many of more than {must} ms", long, ""))
    return found


def _told(here: Bench, program: str, *arguments: str) -> dict[str, Any]:
    """Run one of the programs beside this file and return the report in its last line."""
    return here.told([sys.executable, str(HERE / program), *arguments])


def main() -> int:
    options = Options(__doc__).platform()
    options.count("--deals", 6)
    options.add_argument("--short", action="store_true", help="one deal and three dialogs, once")
    options.add_argument("--work", action="store_true", help="only the work in a turn, in every game")
    options.some("--games", ruleset_names(), about="for --work: a,b,…")
    chosen = options.parse_args()
    if chosen.work:
        return print_table(work_figures(chosen.platform, chosen.games))
    return print_table(figures(chosen.platform, chosen.deals, short=chosen.short))


if __name__ == "__main__":
    sys.exit(main())
