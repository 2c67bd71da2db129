"""The solver compiled and interpreted; ``benchmarks/both_forms.py`` compares thousands of positions."""

import subprocess
import sys
from pathlib import Path

import pytest

from ombre_desktop.engine import ruleset_names
from ombre_desktop.engine.variants import variant
from ombre_desktop.players.solver import core

BOTH_FORMS = Path(__file__).resolve().parents[2] / "benchmarks" / "both_forms.py"
TABLES = sum(len(variant(name).seats) for name in ruleset_names())
"""The games, by their numbers of seats."""


@pytest.mark.skipif(not core.COMPILED, reason="there is only one form here")
def test_both_forms_find_the_same_in_the_same_steps():
    """
    In every game, for two sides and for each seat alone, all values and the number of cards laid are the
    same.
    """
    program = [sys.executable, str(BOTH_FORMS), "--positions", str(10 * TABLES)]

    run = subprocess.run(program, capture_output=True, text=True, check=False)

    assert TABLES == run.stdout.count("10 positions"), run.stdout + run.stderr
    assert TABLES == run.stdout.count("; 0 differ")
    assert 0 == run.returncode
