"""Random events at the real window for some seconds; `benchmarks/monkey.py` runs more of them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

MONKEY = Path(__file__).resolve().parents[2] / "benchmarks" / "monkey.py"
EVENTS = 80


def test_a_monkey_breaks_nothing():
    """No chip is lost, no error is reported, and the deal goes on whenever the window is opened again."""
    command = [sys.executable, str(MONKEY), "--events", str(EVENTS), "--seeds", "7"]

    run = subprocess.run(command, capture_output=True, text=True, check=False)

    assert (0, "") == (run.returncode, run.stderr)
    assert "nothing broke" in run.stdout
