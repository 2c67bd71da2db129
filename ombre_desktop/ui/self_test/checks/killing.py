"""The check that a program killed in the middle of a deal finds the deal again."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

from ombre_desktop import elsewhere
from ombre_desktop.storage.folders import HOME, Folders
from ombre_desktop.ui.model.present import present
from ombre_desktop.ui.self_test.bench import Bench
from ombre_desktop.ui.self_test.children import TABLE, command_for
from ombre_desktop.ui.self_test.finding import FailedCheckError
from ombre_desktop.ui.self_test.home import MARK
from ombre_desktop.ui.session.keeping import Keeper

STEPS = 14
"""The number of steps before the kill: the bids are over, and cards are on the table."""
PATIENCE = 60.0
"""The seconds within which the program must report that many steps."""


def killed_and_resumed(bench: Bench) -> str:
    """Let another process play and store a deal, kill it, find the deal here and play it to its end."""
    home = bench.home / "killed"
    home.mkdir()
    (home / MARK).touch()
    folders = Folders.of({HOME: str(home)})
    told = killed_after(STEPS, {**os.environ, HOME: str(home)}, home / "complaints.txt")
    keeper = Keeper(folders)
    try:
        sitting = keeper.load().sitting
    finally:
        keeper.close()
    if sitting is None or sitting.state is None:
        raise FailedCheckError("nothing was kept")
    kept = (sitting.game_id, len(sitting.rows), len(sitting.state.history))
    if kept < (told["game"], told["deals"], told["moves"]) or kept[0] != told["game"]:
        raise FailedCheckError(f"{told} was told, and {kept} was kept")
    if bench.table.play(sitting, bench.patience) is None:
        raise FailedCheckError("the deal that was resumed came to no end")
    return f"killed after {told['moves']} moves, {kept[2]} found"


def killed_after(steps: int, variables: dict[str, str], complaints: Path) -> dict[str, Any]:
    """
    Start a table that plays by itself, and kill it after *steps* reported steps; return the last of them.

    Error output goes to the file *complaints*, since a process that the table started could keep a pipe open.
    """
    with complaints.open("wb") as errors:
        process = subprocess.Popen(command_for(TABLE), env=variables, stdout=subprocess.PIPE, stderr=errors)
    alarm = elsewhere.begin_later(PATIENCE, process.kill)
    told: list[bytes] = []
    output = present(process.stdout, "output of the program")
    try:
        while len(told) < steps and (line := output.readline()):
            told.append(line)
    finally:
        alarm.cancel()
        process.kill()
        process.wait()
        output.close()
    if len(told) < steps:
        complained = complaints.read_text(encoding="utf-8", errors="replace")
        raise FailedCheckError(f"the table told {len(told)} steps: {complained}")
    last: dict[str, Any] = json.loads(told[-1])
    return last
