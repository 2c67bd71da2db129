#!/usr/bin/env python3
"""
Measure every figure of this folder, and print a table of them with their bounds and aims.

``python benchmarks/run.py [--platform offscreen] [--quick]``

This takes some minutes; the exit status is 1 if a figure misses its bound.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

import deal_frames
import engine
import gui_gaps
import memory
import saves
import solver
import start_up
from figures import Figure, print_table
from options import Options


def figures(platform: str, *, quick: bool) -> Iterator[Figure]:
    """Measure everything; frames come last, because measuring them opens a window in this process."""
    share = 3 if quick else 1
    yield from start_up.figures(platform, 21 // share)
    yield from gui_gaps.figures(platform, 6 // share)
    yield from memory.figures(platform, 100 // share)
    yield from saves.figures(12 // share)
    yield from engine.figures(15 // share)
    yield from solver.figures(1000 // share)
    yield from deal_frames.figures(platform, 12 // share)


def main() -> int:
    options = Options(__doc__).platform()
    options.add_argument("--quick", action="store_true", help="a third of the runs")
    chosen = options.parse_args()
    return print_table(figures(chosen.platform, quick=chosen.quick))


if __name__ == "__main__":
    sys.exit(main())
