"""The program does the same without its asserts: a frozen one is compiled as by ``python -OO``."""

import os
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parent
ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join([str(TESTS), str(TESTS.parent)])}
SHARE = "0.05"
"""Of some thousand tests; `optimised` tells how all of them are run."""


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python with the plugin at hand."""
    return subprocess.run(
        [sys.executable, *arguments],
        env=ENVIRONMENT,
        cwd=TESTS.parent,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_plugin_takes_docstrings_and_asserts_away():
    """From the program, and from nothing else."""
    told = run(
        "-c",
        "import optimised, dialect; from ombre_desktop.engine import state; from ombre_desktop import value;"
        "print(state.__doc__, value.Value.__doc__, bool(dialect.__doc__))",
    )

    assert ("None None True", "") == (told.stdout.strip(), told.stderr)


def test_a_share_of_the_tests_holds_without_asserts():
    """Of the engine, of what is stored, and of the records; chosen by chance, always the same."""
    suites = ("tests/engine", "tests/storage", "tests/test_records.py")
    ran = run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "optimised", "--share", SHARE, *suites)

    assert 0 == ran.returncode, ran.stdout
    assert " passed" in ran.stdout
