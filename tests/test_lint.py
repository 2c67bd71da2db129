"""The linter and the type checker are part of the suite, wherever they are installed."""

import importlib.util
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
HELPERS = [str(path) for path in sorted(ROOT.glob("tests/*.py")) if not path.name.startswith("test_")]
"""Helper modules that tests of several folders share."""
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mypy"]["files"]
"""The paths that mypy checks by default."""


@pytest.mark.parametrize(
    "command",
    [
        pytest.param(["ruff", "check", "--quiet"], id="ruff"),
        pytest.param(["ruff", "format", "--check", "--quiet"], id="format"),
        pytest.param(["mypy", *PROJECT, *HELPERS], id="mypy"),
        pytest.param(["mypy", "packaging"], id="mypy-packaging"),
    ],
)
def test_nothing_to_object_to(command):
    """All code passes the checks configured in pyproject.toml."""
    if importlib.util.find_spec(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")

    program = [sys.executable, "-m", *command]
    run = subprocess.run(program, cwd=ROOT, capture_output=True, text=True, check=False)

    assert run.returncode == 0, run.stdout + run.stderr
