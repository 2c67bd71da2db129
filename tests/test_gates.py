"""Gates that no linter keeps: each holds for all files of the repository."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TESTS = ROOT / "tests"


def test_no_two_test_modules_share_a_name():
    """Pytest imports them by their names alone and would collect neither."""
    names = Counter(path.name for path in TESTS.rglob("test_*.py"))

    assert [] == [name for name, times in names.items() if times > 1]
