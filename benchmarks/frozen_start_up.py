#!/usr/bin/env python3
"""
Measure how long the frozen program takes to appear, against its sources and an empty window.

``python benchmarks/frozen_start_up.py [--runs 21] [--platform xcb] [--folder DIR]``

The program, extended to report its progress, is first frozen into DIR, unless it is there already. The three
programs run in turn, and each ratio compares neighbouring runs, so that it does not matter if the machine
becomes faster or slower.
"""

from __future__ import annotations

import os
import shutil
import sys
from importlib import import_module
from pathlib import Path

from figures import Figure, middle, print_table
from launching import HERE, ROOT, Bench, bench
from options import Options

FRAME_MUST, FRAME_AIM = 1.35, 1.2
"""The bounds for the first frame of the frozen program, as a multiple of that of an empty window."""
READY_MUST, READY_AIM = 1.5, 1.2
"""
The bounds for the time until it is ready, as a multiple of that of the sources, which need no unpacking.
"""
PROGRAM = HERE / "frozen_program.py"


def frozen_in(folder: Path) -> Path:
    """Return the frozen program in *folder*, after freezing it there if necessary."""
    sys.path.insert(0, str(ROOT / "packaging" / "frozen"))
    build, check = import_module("build"), import_module("check")
    made = folder / build.NAME
    if not made.is_dir():
        os.environ["OMBRE_PROGRAM"] = str(PROGRAM)
        made = build.frozen(folder, folder / "work")
    program: Path = check.program_in(made)
    return program


def figures(here: Bench, program: Path, runs: int) -> list[Figure]:
    """Measure the frozen *program*, the program from its sources, and an empty window."""
    here.run("keep_a_deal.py", home="kept")
    # The first run does not count: it compiles modules and fills the system's cache of files.
    rounds = [_round(here, program, number) for number in range(runs + 1)][1:]
    found = []
    for name in ("bare", "source", "frozen"):
        time, spread = middle([one[name]["first_frame"] for one in rounds])
        found.append(Figure(f"first frame, {name}", time, "ms", spread=spread))
    for name in ("source", "frozen"):
        time, spread = middle([one[name]["ready"] for one in rounds])
        found.append(Figure(f"ready to play, {name}", time, "ms", spread=spread))
    for what, moment, against, must, aim in (
        ("first frame, frozen / bare", "first_frame", "bare", FRAME_MUST, FRAME_AIM),
        ("the same, in work", "first_frame_worked", "bare", None, None),
        ("first frame, frozen / source", "first_frame", "source", None, None),
        ("the same, in work", "first_frame_worked", "source", None, None),
        ("ready, frozen / source", "ready", "source", READY_MUST, READY_AIM),
        ("the same, in work", "ready_worked", "source", None, None),
    ):
        ratio, spread = middle([one["frozen"][moment] / one[against][moment] for one in rounds])
        found.append(Figure(what, ratio, "", must, aim, spread=spread))
    return found


def _round(here: Bench, program: Path, number: int) -> dict[str, dict[str, float]]:
    """Run the three programs in turn; the table always starts with a fresh copy of the deal."""
    homes = [f"{name}{number}" for name in ("source", "frozen")]
    for home in homes:
        shutil.copytree(here.folder / "kept", here.folder / home)
    return {
        "bare": here.run("bare_window.py"),
        "source": here.run("whole_program.py", home=homes[0]),
        "frozen": here.measure([str(program)], home=homes[1]),
    }


def main() -> int:
    options = Options(__doc__).platform()
    options.count("--runs", 21)
    options.place("--folder", "where it is frozen", ROOT / "build" / "frozen-start-up")
    chosen = options.parse_args()
    program = frozen_in(chosen.folder.resolve())
    with bench(chosen.platform) as here:
        return print_table(figures(here, program, chosen.runs))


if __name__ == "__main__":
    sys.exit(main())
