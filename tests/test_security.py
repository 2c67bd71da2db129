"""The page on security is true: what it calls a test is one, and its figures are those of the program."""

import re
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
ROWS = [row for row in PAGE.splitlines() if row.startswith("| ") and not row.startswith("| from outside")]
SHOWN = re.compile(r"`(test_\w+)`")
FIGURE = re.compile(r"([\d,]+)([^`\d]*)\(`([\w.]+)\.(\w+)`\)")
DEFINED = re.compile(r"^def (test_\w+)", re.MULTILINE)


def test_every_row_is_shown_by_tests_that_exist():
    """A test that was renamed or given up is missed here."""
    tests = {
        name
        for path in (ROOT / "tests").rglob("test_*.py")
        for name in DEFINED.findall(path.read_text("utf-8"))
    }

    assert len(ROWS) > 15
    assert [] == [row for row in ROWS if not SHOWN.search(row.rpartition("| ")[2])]
    assert set() == set(SHOWN.findall(PAGE)) - tests


def test_every_figure_is_that_of_the_program():
    """A limit has its name in the program behind it."""
    figures = FIGURE.findall(PAGE)
    bounds = {
        f"{module}.{name}": getattr(import_module(f"ombre_desktop.{module}"), name)
        for _, _, module, name in figures
    }

    assert len(figures) == len(re.findall(r"\(`[\w.]+\.[A-Z_]+`\)", PAGE)) > 15
    assert {f"{module}.{name}": int(said.replace(",", "")) for said, _, module, name in figures} == bounds
