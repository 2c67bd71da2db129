"""Gates that no linter provides, which hold for all files of the repository."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from quick import SLOW, is_slow

from tools.commit_subject import complaint

ROOT = Path(__file__).resolve().parents[1]
TESTS = ROOT / "tests"


def test_no_two_test_modules_share_a_name():
    """Pytest imports test modules by their names alone, and would collect neither of the two."""
    names = Counter(path.name for path in TESTS.rglob("test_*.py"))

    assert [] == [name for name, times in names.items() if times > 1]


# Before a commit.


@pytest.mark.parametrize(
    ("subject", "is_good"),
    [
        ("Finish an animation before a new deal", True),
        ("Merge branch 'main'", True),
        ("x" * 60, False),
        ("X" * 60, True),
        ("X" * 61, False),
        ("Mend it", False),
        ("Finish an animation before a new deal.", False),
    ],
)
def test_a_subject_is_checked(subject, is_good):
    assert is_good == (not complaint(f"{subject}\n\nWhy."))


def test_the_hooks_call_what_is_there():
    """Every file that a hook names exists."""
    named = re.findall(r"\b(?:tests|tools)/\w+\.py", (ROOT / ".pre-commit-config.yaml").read_text("utf-8"))

    assert len(named) > 3
    assert [] == [name for name in named if not (ROOT / name).exists()]


# The quick half.


def test_what_is_slow_is_there():
    """A slow module that was renamed would otherwise run with the quick ones."""
    assert [] == [name for name in SLOW if not (TESTS / name).exists()]


def test_no_quick_test_needs_a_window():
    """Modules that need a window are in a slow folder."""
    quick = [path for path in modules("tests") if not is_slow(path) and path != Path(__file__)]

    assert [] == [path.name for path in quick if "qtbot" in path.read_text(encoding="utf-8")]


# Suppressions.

SUPPRESSION = re.compile(r"# (?:ruff: )?(?:noqa|type: ignore|pragma: no cover)\b")
SUPPRESSIONS = {"ombre_desktop": 1.1, "packaging": 4.0, "tools": 0.3, "benchmarks": 1.7, "tests": 0.6}
"""The suppressions allowed in a thousand lines, by folder. A figure here is only ever lowered."""
SLACK = 1.0
"""The amount by which a bound may exceed the present figure before it has to be lowered."""


@pytest.mark.parametrize(("folder", "bound"), SUPPRESSIONS.items())
def test_suppressions_do_not_spread(folder, bound):
    """Suppressions are lines on which a check of ruff, mypy or the coverage is switched off."""
    lines = [line for path in modules(folder) for line in path.read_text(encoding="utf-8").splitlines()]
    rate = 1000 * sum(bool(SUPPRESSION.search(line)) for line in lines) / len(lines)

    assert rate <= bound
    assert bound <= rate + SLACK, f"only {rate:.1f} a thousand lines in {folder}: lower its bound"


def modules(folder: str) -> list[Path]:
    """Return the modules in *folder* of the repository and below."""
    return sorted((ROOT / folder).rglob("*.py"))
