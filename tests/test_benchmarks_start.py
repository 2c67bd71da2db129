"""Each benchmark starts as its page says: it finds the program, and knows the options named there."""

import ast
import json
import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "benchmarks"
PAGE = (FOLDER / "README.md").read_text(encoding="utf-8")
COMMANDS = dict(re.findall(r"^python benchmarks/(\w+)\.py(.*)$", PAGE, re.MULTILINE))
CHILDREN = {"frozen_program", "screen_reader_client"}
"""Scripts that another one starts."""
STARTED_IN_TURN = """
import contextlib, io, json, runpy, sys

told = {}
for path, *arguments in json.load(sys.stdin):
    sys.argv, heard = [path, *arguments], io.StringIO()
    with contextlib.redirect_stderr(heard):
        try:
            runpy.run_path(path, run_name="__main__")
        except SystemExit as end:
            told[" ".join([path, *arguments])] = [end.code, heard.getvalue()]
json.dump(told, sys.stdout)
"""
"""Each script runs as by itself, but in one process, since most of their time is what they import."""
WRONG = {
    "engine": "--rounds 0",
    "hints": "--deals many",
    "judging": "--players nobody",
    "large_history": "0",
    "lessons": "--only nothing",
    "levels": "--games whist",
    "margins": "whist",
    "memory": "--deals -1",
    "random_games": "--games lhombre,whist",
    "swap": "--players expert,nobody",
    "taught_player": "--company nobody",
}
"""Values that mean nothing, one of each kind of option."""
PROGRAM = {"ombre_desktop", "packaging", "tools"}
OF_TESTS = {path.stem for path in (ROOT / "tests").rglob("*.py")}


@cache
def tree_of(name):
    return ast.parse((FOLDER / f"{name}.py").read_text(encoding="utf-8"))


def lost(name, *, found=False):
    """Return the first import of *name* that nothing before it leads to, and whether the program is found."""
    for line in tree_of(name).body:
        if isinstance(line, ast.Expr) and "sys.path.insert" in ast.unparse(line):
            found = True
        for module in imported(line):
            if (FOLDER / f"{module}.py").is_file():
                missed, found = lost(module, found=found)
                if missed:
                    return missed, found
            elif module in PROGRAM | OF_TESTS and not found:
                return f"{name}.py: {module}", found
    return "", found


def imported(line):
    """Return the modules that a *line* imports, without their packages' insides."""
    if isinstance(line, ast.ImportFrom):
        return [(line.module or "").partition(".")[0]]
    return [one.name.partition(".")[0] for one in line.names] if isinstance(line, ast.Import) else []


def test_every_benchmark_finds_the_program():
    """Python puts only the script's own folder on the path, and nobody has installed the program."""
    assert [] == [missed for name in COMMANDS if (missed := lost(name)[0])]


def test_every_benchmark_is_on_the_page():
    """And each option that the page names is one of the script's, or of all that open a window."""
    scripts = {path.stem for path in FOLDER.glob("*.py") if '"__main__"' in path.read_text("utf-8")}

    assert len(COMMANDS) > 30
    assert scripts - CHILDREN == set(COMMANDS)
    for name, said in COMMANDS.items():
        text = ast.unparse(tree_of(name)) + ast.unparse(tree_of("launching"))
        assert [] == [option for option in re.findall(r"--[a-z]+", said) if repr(option) not in text]


def test_every_benchmark_starts_and_refuses_what_it_does_not_know():
    """It says so in a line, with status 2, before any work."""
    asked = [[f"benchmarks/{name}.py", "--wrong"] for name in COMMANDS]
    asked += [[f"benchmarks/{name}.py", *said.split()] for name, said in WRONG.items()]

    run = subprocess.run(
        [sys.executable, "-c", STARTED_IN_TURN],
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(FOLDER)},
        check=False,
    )

    assert run.returncode == 0, run.stderr
    told = json.loads(run.stdout)
    assert {" ".join(one) for one in asked} == set(told)
    assert {} == {command: said for command, (code, said) in told.items() if code != 2}
    assert [] == [command for command, (_, said) in told.items() if "error: " not in said.splitlines()[-1]]
