"""The size of what is kept in git, which everyone downloads and nobody can take back."""

from __future__ import annotations

import shutil
import subprocess
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
MEGABYTE = 1_000_000
BOUNDS = {"docs": 4.0, "ombre_desktop": 12.6, "tests": 4.1, "tools": 9.5, "benchmarks": 0.5, "packaging": 0.3}
"""The most megabytes of each folder. Raise a bound only for what is worth its size to everyone."""
REST = 0.2
"""The most megabytes of all other folders, and of the files beside them, together."""
LARGEST = 2.0
"""The most megabytes of one file."""


@pytest.fixture(scope="module")
def sizes() -> dict[Path, int]:
    """Provide the size in bytes of each file in git."""
    if not (ROOT / ".git").exists() or shutil.which("git") is None:
        pytest.skip("this is no checkout")
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    paths = (Path(name) for name in listed.stdout.split("\0") if name)
    return {path: (ROOT / path).lstat().st_size for path in paths if (ROOT / path).exists()}


def test_no_folder_grows_unseen(sizes):
    """Pictures, sounds and compiled files are the usual reasons."""
    folders: Counter[str] = Counter()
    for path, size in sizes.items():
        folders[path.parts[0] if path.parts[0] in BOUNDS else ""] += size

    grown = {
        name: f"{size / MEGABYTE:.2f} MB"
        for name, size in folders.items()
        if size > BOUNDS.get(name, REST) * MEGABYTE
    }

    assert {} == grown
    assert BOUNDS.keys() <= folders.keys()


def test_no_file_is_large(sizes):
    large = {str(path): size for path, size in sizes.items() if size > LARGEST * MEGABYTE}

    assert {} == large
