#!/usr/bin/env python3
"""
How long the window does not answer: while the opponents think, and in every part of a deal.

``python benchmarks/gui_gaps.py [--deals 6] [--platform offscreen]``

A timer ticks in the event loop while three computers play at the real table, with animations and
saving. A gap is the time by which a tick comes late. For each decision of an opponent the longest
gap between question and answer counts. Beside the gaps stands how long the window's own thread has
worked between two ticks, which other programs on the machine hardly change.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from figures import Figure, print_table, share
from launching import HERE, ROOT, bench, parser

MUST, AIM = 100, 33
PARTS = ("start", "deal", "play", "settlement")


def figures(platform: str = "offscreen", deals: int = 6) -> list[Figure]:
    """Measure in a process of its own."""
    with bench(platform) as here:
        command = [sys.executable, str(HERE / "ticking_table.py"), str(deals)]
        done = subprocess.run(
            command, env=here.environment("home"), cwd=ROOT, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise SystemExit(done.stderr)
    told = json.loads(done.stdout.splitlines()[-1])
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


def main() -> int:
    assert __doc__
    options = parser(__doc__)
    options.add_argument("--deals", type=int, default=6)
    chosen = options.parse_args()
    return print_table(figures(chosen.platform, chosen.deals))


if __name__ == "__main__":
    sys.exit(main())
