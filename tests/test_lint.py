"""The linter and the type checker are part of the suite, and a check of ours that they lack."""

import ast
import importlib.util
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from repeated_keys import repeated_keys

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


@pytest.mark.parametrize("folder", ["packaging", "tools", "benchmarks", "tests"])
def test_no_key_stands_twice_in_a_dict(folder):
    """The program's own dicts are looked at by `test_architecture`, which knows their trees."""
    modules = (path for path in sorted((ROOT / folder).rglob("*.py")) if "__pycache__" not in path.parts)

    found = {
        path.name: list(repeated_keys(ast.walk(ast.parse(path.read_text(encoding="utf-8")))))
        for path in modules
    }

    assert {} == {name: keys for name, keys in found.items() if keys}
