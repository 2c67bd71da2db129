#!/usr/bin/env python3
"""
Kill the whole program at random moments, and check the files it leaves.

``python benchmarks/kills_of_the_program.py [--kills 500] [--seed 1]``

The program runs off-screen, with its window and its players' process, and a quick script plays: it also
changes preferences and opens the history. The program is killed while it starts, at its first write, or at
any later moment. Then everything is read as at a start. There must be no problem, the sitting must have
every step that was reported and every settled deal once, and no process may be left over. The exit status is
1 if this fails even once.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from argparse import Namespace
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kills_at_the_table import Told, folders, holds
from launching import HERE, Bench
from options import Options
from PySide6.QtCore import QCoreApplication

from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.session.keeping import Keeper

PATIENCE = 10
"""The seconds within which the players' process must end after the program was killed."""


@dataclass
class Toll:
    """The findings after the kills."""

    kills: int = 0
    steps: int = 0
    moments: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        when = ", ".join(f"{count} {moment}" for moment, count in sorted(self.moments.items()))
        return f"{self.kills} kills in {self.steps} steps ({when}): {len(self.faults)} faults"


def kill_once(place: Bench, rng: Random, toll: Toll, last: dict[str, Any]) -> dict[str, Any]:
    """Start the program, kill it, and check the files it left; return its last report."""
    seconds = rng.choice((rng.uniform(0, 1.5), rng.uniform(1, 3), rng.uniform(1.5, 5)))
    program = [sys.executable, str(HERE / "killed_program.py"), f"hand {toll.kills}"]
    environment = place.environment("home")
    with tempfile.TemporaryFile() as said:
        running = subprocess.Popen(program, env=environment, stdout=said, stderr=subprocess.DEVNULL)
        time.sleep(seconds)
        running.kill()
        running.wait()
        said.seek(0)
        told = [json.loads(line) for line in said.read().splitlines() if line.endswith(b"}")]
    toll.kills += 1
    toll.steps += len(told)
    toll.moments["while it played" if len(told) > 1 else "while it started"] += 1
    players = [one["players"] for one in told if "players" in one]
    steps = [one for one in told if "moves" in one]
    found = judge(place, steps[-1] if steps else last, toll)
    if any(map(lives_on, players)):
        toll.faults.append("the players' process was left over")
    return found


def judge(place: Bench, told: dict[str, Any], toll: Toll) -> dict[str, Any]:
    """
    Read everything as at a start, compare it with the last report, *told*, and return the state found.

    The next program continues from there, and may be killed before it reports anything.
    """
    keeper = Keeper(folders(place.folder / "home"))
    kept = keeper.load()
    if kept.problems:
        toll.faults.append(f"told of {[str(problem) for problem in kept.problems]}")
    if told and kept.sitting is None:
        toll.faults.append("the sitting is gone")
    if kept.sitting is not None:
        toll.faults += faults_of(kept.sitting, told)
        with keeper.reading() as history:
            numbers = [deal.row.number for deal in history.deals(kept.sitting.game_id)]
        if numbers != list(range(1, len(kept.sitting.rows) + 1)):
            toll.faults.append(f"the history has the deals {numbers}, the sitting {len(kept.sitting.rows)}")
    keeper.close()
    sitting = kept.sitting
    if sitting is None or sitting.state is None:
        return {}
    found = Told.of(sitting)
    return {"game": sitting.game_id, "deals": found.deals, "moves": found.moves, "record": found.record}


def faults_of(sitting: Sitting, told: dict[str, Any]) -> list[str]:
    """Return the faults of *sitting*, given the last step reported before the kill."""
    if sum(sitting.session.chips) + sitting.session.pool != 0:
        return ["chips were lost"]
    if told.get("game") != sitting.game_id or sitting.state is None or sitting.ended:
        return []  # another sitting was begun or ended, and the program killed before the report
    known = Told(told["deals"], told["moves"], told["record"])
    return [] if holds(sitting, known) else [f"told {known}, kept {Told.of(sitting)}"]


def lives_on(process: int) -> bool:
    """Tell whether *process* still exists after a while."""
    for _ in range(PATIENCE * 20):
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return False
        time.sleep(0.05)
    return True


def options() -> Namespace:
    parser = Options(__doc__)
    parser.count("--kills", 500)
    parser.seed(1)
    parser.place("--folder", "where to write; default: the system's temporary folder")
    return parser.parse_args()


def main() -> int:
    chosen = options()
    application = QCoreApplication([])
    toll, rng = Toll(), Random(chosen.seed)
    with tempfile.TemporaryDirectory(dir=chosen.folder, ignore_cleanup_errors=True) as folder:
        place = Bench("offscreen", Path(folder))
        told: dict[str, Any] = {}
        for _ in range(chosen.kills):
            told = kill_once(place, rng, toll, told)
    print(*toll.faults, sep="\n", file=sys.stderr)
    print(toll)
    del application
    return int(bool(toll.faults))


if __name__ == "__main__":
    sys.exit(main())
