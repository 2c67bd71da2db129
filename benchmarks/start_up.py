#!/usr/bin/env python3
"""
Measure how long the table takes to appear and to be ready, against an empty window.

``python benchmarks/start_up.py [--runs 21] [--platform offscreen]``

Whole processes are timed from their beginning: an empty QMainWindow with a QGraphicsView of 1280 x 800, and
the program itself, which continues a saved deal. The two run in turn, and each run of one is compared with
the next run of the other, so that it does not matter if the machine becomes faster or slower. *Ready* is
when the cards are drawn, the store is open and the players' process has answered its first question.

The processor time of all threads of the window's process is given beside the time by the clock. Other work
on the machine hardly changes the processor time, which does not include waiting.
"""

from __future__ import annotations

import shutil
import sys

from figures import Figure, middle, print_table
from launching import Bench, bench
from options import Options

FRAME_MUST, FRAME_AIM = 1.5, 1.15
READY_MUST, READY_AIM = 4, 3


def figures(platform: str = "offscreen", runs: int = 21) -> list[Figure]:
    """Measure both programs in *runs* pairs of runs."""
    with bench(platform) as here:
        return _figures(here, runs)


def _figures(here: Bench, runs: int) -> list[Figure]:
    here.run("keep_a_deal.py", home="kept")
    # The first run does not count: it compiles modules and fills the system's cache of files.
    pairs = [_pair(here, f"home{number}") for number in range(runs + 1)][1:]
    found = []
    bare, spread = middle([empty["first_frame"] for empty, _ in pairs])
    found.append(Figure("empty window, first frame", bare, "ms", spread=spread))
    for what, moment, must, aim in (
        ("first frame", "first_frame", FRAME_MUST, FRAME_AIM),
        ("ready to play", "ready", READY_MUST, READY_AIM),
    ):
        time, spread = middle([table[moment] for _, table in pairs])
        found.append(Figure(what, time, "ms", spread=spread))
        ratio, spread = middle([table[moment] / empty["first_frame"] for empty, table in pairs])
        found.append(Figure(f"{what} / empty window", ratio, "", must, aim, spread=spread))
        worked = [table[f"{moment}_worked"] / empty["first_frame_worked"] for empty, table in pairs]
        ratio, spread = middle(worked)
        found.append(Figure(f"{what} / empty window, in work", ratio, "", must, aim, spread=spread))
    for what, moment in (
        ("store open", "store_open"),
        ("cards drawn", "cards_drawn"),
        ("a player has answered", "player_answered"),
    ):
        time, spread = middle([table[moment] for _, table in pairs])
        found.append(Figure(what, time, "ms", spread=spread))
    return found


def _pair(here: Bench, home: str) -> tuple[dict[str, float], dict[str, float]]:
    """Run the empty window and the program in turn, the program with a fresh copy of the deal."""
    shutil.copytree(here.folder / "kept", here.folder / home)
    return here.run("bare_window.py"), here.run("whole_program.py", home=home)


def main() -> int:
    options = Options(__doc__).platform()
    options.count("--runs", 21)
    chosen = options.parse_args()
    return print_table(figures(chosen.platform, chosen.runs))


if __name__ == "__main__":
    sys.exit(main())
