"""Each benchmark starts as its page says: it finds the program, and knows the options named there."""

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "benchmarks"
PAGE = (FOLDER / "README.md").read_text(encoding="utf-8")
COMMANDS = dict(re.findall(r"^python benchmarks/(\w+)\.py(.*)$", PAGE, re.MULTILINE))
CHILDREN = {"frozen_program", "screen_reader_client"}
"""Scripts that another one starts."""
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
