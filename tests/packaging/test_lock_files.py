"""The lock files, and what the README says about the tests: promises that are easily broken unseen."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PLAY_LOCK = ROOT / "requirements.lock"
TEST_LOCK = ROOT / "requirements-test.lock"
SOLVER_LOCK = ROOT / "requirements-solver.lock"
FROZEN_LOCK = ROOT / "requirements-frozen.lock"
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}\b")


def requirements(lock):
    """Name -> (version, hashes) of everything in *lock*."""
    text = lock.read_text(encoding="utf-8")
    entry = re.compile(r"^([a-z0-9-]+)==(\S+)[^\n]*\\\n((?:    --hash=\S+[^\n]*\n)+)", re.MULTILINE)
    return {found[1]: (found[2], frozenset(HASH.findall(found[3]))) for found in entry.finditer(text)}


@pytest.mark.parametrize("lock", [PLAY_LOCK, TEST_LOCK, SOLVER_LOCK, FROZEN_LOCK], ids=lambda lock: lock.name)
def test_lock_files_pin_by_hash_and_name_no_registry(lock):
    """The files are the same from any mirror."""
    text = lock.read_text(encoding="utf-8")

    assert text.count("==") == len(requirements(lock)) + text.count("sys_platform ==")
    assert all(hashes for _, hashes in requirements(lock).values())
    assert "http" not in text
    assert "index" not in text


def test_the_tests_run_against_what_is_played_with():
    """Every library of the game is in the tests' lock file at the same version, with the same hashes."""
    assert requirements(PLAY_LOCK).items() <= requirements(TEST_LOCK).items()


def test_what_freezes_the_program_compiles_the_solver_with_the_same_tools():
    """And is pinned in the project: another version packs other files."""
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")

    assert requirements(SOLVER_LOCK).items() <= requirements(FROZEN_LOCK).items()
    assert f'"pyinstaller=={requirements(FROZEN_LOCK)["pyinstaller"][0]}"' in project


def test_lock_files_cover_what_the_project_asks_for():
    """A requirement added to pyproject.toml without `packaging/setup/lock.sh` shows here."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = project["dependency-groups"]

    def names(lines):
        return {re.match(r"[\w-]+", line)[0].lower() for line in lines}

    of_others = [line for line in project["project"]["dependencies"] if " @ " not in line]
    assert names(of_others) <= requirements(PLAY_LOCK).keys()
    assert names(groups["solver"]) == requirements(SOLVER_LOCK).keys()
    assert (
        names(line for line in groups["frozen"] if isinstance(line, str)) <= requirements(FROZEN_LOCK).keys()
    )
    assert names(groups["test"] + groups["lint"]) <= requirements(TEST_LOCK).keys()


def test_ci_runs_what_the_readme_says():
    """One command, the same for everybody."""
    command = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()[-1]

    assert command == "python3 run_tests.py"
    assert f"```\n{command}\n```\n" in (ROOT / "README.md").read_text(encoding="utf-8")
