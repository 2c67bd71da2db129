"""Launching programs in separate processes, as a person would, and timing them from outside."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
BUILT_FOR_TESTS = ("offscreen", "minimal")


@dataclass(frozen=True, slots=True)
class Bench:
    """The place where programs run: the platform of Qt, and the folder for their files."""

    platform: str
    folder: Path

    def environment(self, home: str) -> dict[str, str]:
        """Return a clean environment, which keeps compiled modules, as for an installed program."""
        kept = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "OMBRE"))}
        return kept | {
            "PYTHONPATH": str(ROOT),
            "PYTHONPYCACHEPREFIX": str(self.folder / "compiled"),
            "OMBRE_HOME": str(self.folder / home),
            "QT_QPA_PLATFORM": self.platform,
        }

    def run(self, program: str, *arguments: str, home: str = "home", patience: int = 60) -> dict[str, float]:
        """Run one of the programs beside this file to its end; return the same as `measure`."""
        return self.measure([sys.executable, str(HERE / program), *arguments], home, patience)

    def measure(self, command: list[str], home: str = "home", patience: int = 60) -> dict[str, float]:
        """
        Run *command* to its end.

        Return its report: moments as milliseconds since its process was started, and sizes.
        """
        begun = time.monotonic_ns()
        told = self.told(command, home, patience)
        moments = {name: (moment - begun) / 1e6 for name, moment in told.get("moments", {}).items()}
        sizes: dict[str, float] = told.get("sizes", {})
        return moments | sizes

    def told(self, command: list[str], home: str = "home", patience: int = 600) -> dict[str, Any]:
        """
        Run *command* to its end, and return the report in its last line; what it says of errors is shown.

        What runs is told before, because a whole benchmark is silent for minutes.
        """
        print("running", *(Path(one).name for one in command[1:]), file=sys.stderr, flush=True)
        done = subprocess.run(
            command,
            env=self.environment(home),
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
            timeout=patience,
            check=False,
        )
        if done.returncode:
            raise SystemExit(f"{command[-1]} ended with {done.returncode}")
        told: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
        return told


@contextmanager
def bench(platform: str) -> Iterator[Bench]:
    """Make a bench with a folder of its own."""
    with TemporaryDirectory(prefix="ombre-bench-", ignore_cleanup_errors=True) as folder:
        yield Bench(platform, Path(folder))
