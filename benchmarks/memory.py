#!/usr/bin/env python3
"""
Measure how much more memory the table uses than an empty window, after a hundred deals.

``python benchmarks/memory.py [--deals 100] [--platform offscreen]``

Three computers play at the real table, without animation but with saving and history. The memory of the
players' process is not counted.
"""

from __future__ import annotations

import sys

from figures import Figure, print_table
from launching import bench
from options import Options

MUST, AIM = 60, 35


def figures(platform: str = "offscreen", deals: int = 100) -> list[Figure]:
    """Measure both programs in separate processes."""
    with bench(platform) as here:
        empty = here.run("bare_window.py", "--memory")["resident"]
        told = here.run("memory_child.py", str(deals), patience=1800)
    return [
        Figure("empty window", empty, "MB"),
        Figure("table after the first deal, above it", told["first"] - empty, "MB"),
        Figure(f"table after {deals} deals, above it", told["last"] - empty, "MB", MUST, AIM),
        Figure("growth in the second half", told["last"] - told["half"], "MB"),
    ]


def main() -> int:
    options = Options(__doc__).platform()
    options.count("--deals", 100)
    chosen = options.parse_args()
    return print_table(figures(chosen.platform, chosen.deals))


if __name__ == "__main__":
    sys.exit(main())
