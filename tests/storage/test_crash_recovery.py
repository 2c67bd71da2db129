"""A program that is killed while it saves loses nothing."""

import subprocess
import sys
from pathlib import Path

KILLS = Path(__file__).resolve().parents[2] / "benchmarks" / "crash_recovery.py"


def test_thirty_kills_leave_thirty_good_saves(tmp_path):
    """At any moment of the kill, the save opens without a complaint and is as new as promised."""
    program = [sys.executable, str(KILLS), "--kills", "30", "--deals", "40", "--writes", "0"]

    run = subprocess.run([*program, "--folder", str(tmp_path)], capture_output=True, text=True, check=False)

    assert run.stdout.startswith("30 kills"), run.stderr
    assert ": 0 corrupt, 0 lost," in run.stdout, run.stdout + run.stderr
    assert 0 == run.returncode
