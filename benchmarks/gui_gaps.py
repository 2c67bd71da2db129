#!/usr/bin/env python3
"""
How long the window does not answer: while the opponents think, in every part of a deal, and as dialogs open.

``python benchmarks/gui_gaps.py [--deals 6] [--platform offscreen]``

A timer ticks in the event loop while three computers play at the real table, with animations and
saving. A gap is the time by which a tick comes late. For each decision of an opponent the longest
gap between question and answer counts. Beside the gaps stands how long the window's own thread has
worked between two ticks, which other programs on the machine hardly change.

Every dialog and panel is opened in processes of their own, for the first time and again, at a table
where two deals were played; of the longest work between two ticks the median counts.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from figures import Figure, middle, print_table, share
from launching import HERE, ROOT, Bench, bench, parser

MUST, AIM = 100, 33
FRAME = 16
"""Milliseconds that the window's thread may work in a turn of its event loop."""
OPENED = (
    "new game",
    "preferences",
    "score sheet",
    "rule book",
    "history",
    "about",
    "log",
    "last trick",
    "cards thrown and left",
    "replay",
)
"""What can be opened, by the names that opening_table.py knows."""


def figures(platform: str = "offscreen", deals: int = 6) -> list[Figure]:
    """Measure in processes of their own."""
    return [*deal_figures(platform, deals), *opening_figures(platform, deals)]


def opening_figures(platform: str, runs: int) -> list[Figure]:
    """The longest turn as each dialog and panel opens, the median of so many *runs*."""
    found = []
    with bench(platform) as here:
        for what in OPENED:
            # The first run compiles the modules and does not count.
            told = [_told(here, "opening_table.py", what) for _ in range(runs + 1)][1:]
            for when in ("first", "again"):
                value, spread = middle([one[when] for one in told])
                name = f"longest work in a turn, opening: {what}, {when}"
                found.append(Figure(name, value, "ms", FRAME, FRAME, spread=spread))
    return found


def deal_figures(platform: str, deals: int) -> list[Figure]:
    """Gaps and work while so many *deals* are played."""
    with bench(platform) as here:
        told = _told(here, "ticking_table.py", str(deals))
    thinking: list[float] = told["thinking"]
    found = [
        Figure("longest gap while an opponent thinks, p99", share(thinking, 0.99), "ms", MUST, AIM),
        Figure("longest gap while an opponent thinks, median", share(thinking, 0.5), "ms"),
        Figure("decisions of opponents", len(thinking), ""),
    ]
    for part, gaps in told["gaps"].items():
        work: list[float] = told["work"][part]
        found.append(Figure(f"longest gap: {part}", max(gaps, default=0), "ms"))
        found.append(Figure(f"gaps over 16 ms: {part}", sum(gap > 16 for gap in gaps), ""))
        found.append(Figure(f"longest work between two ticks: {part}", max(work, default=0), "ms"))
        found.append(Figure(f"work over 16 ms: {part}", sum(spent > 16 for spent in work), ""))
    return found


def _told(here: Bench, program: str, argument: str) -> dict[str, Any]:
    """What one of the programs beside this file tells in its last line."""
    command = [sys.executable, str(HERE / program), argument]
    done = subprocess.run(
        command, env=here.environment("home"), cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(done.stderr)
    told: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return told


def main() -> int:
    assert __doc__
    options = parser(__doc__)
    options.add_argument("--deals", type=int, default=6)
    chosen = options.parse_args()
    return print_table(figures(chosen.platform, chosen.deals))


if __name__ == "__main__":
    sys.exit(main())
