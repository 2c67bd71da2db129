"""The solver as the benchmark runs it: both forms, on deals that were bid and exchanged."""

import re
import subprocess
import sys
from pathlib import Path

SOLVER = Path(__file__).resolve().parents[2] / "benchmarks" / "solver.py"


def test_both_forms_find_the_same_in_the_same_number_of_steps():
    """If the solver is not compiled, they are two cores of the same text."""
    program = [sys.executable, str(SOLVER), "--deals", "2"]
    run = subprocess.run(program, capture_output=True, text=True, check=False)

    assert re.search(r"unlike answers in [34] positions \| 0 ", run.stdout), run.stdout + run.stderr
