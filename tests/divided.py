"""The compiling of program and tests, which the processes of a run divide among them."""

from __future__ import annotations

from collections.abc import Iterable
from compileall import compile_file
from pathlib import Path
from typing import Final

import pytest
from _pytest.assertion import rewrite
from quick import TESTS, is_slow

PROGRAM: Final = ("ombre_desktop", "tools", "packaging")


def compile_share(config: pytest.Config) -> None:
    """
    Compile this process's share, if all tests are run by several processes.

    In a fresh checkout each of them would otherwise compile everything. What is compiled already is left
    alone, and what another process has not reached yet is compiled when it is imported.
    """
    process = getattr(config, "workerinput", None)
    if process is None or not runs_all(config):
        return
    number, of = int(process["workerid"].removeprefix("gw")), process["workercount"]
    for path in modules(TESTS.parent / folder for folder in PROGRAM)[number::of]:
        compile_file(path, quiet=2)
    quick = config.option.markexpr == "quick"
    tests = [path for path in modules([TESTS]) if path.name.startswith("test_")]
    for path in [path for path in tests if not (quick and is_slow(path))][number::of]:
        compile_test(path, config)


def runs_all(config: pytest.Config) -> bool:
    """Return True if no test is named on the command line."""
    return [TESTS] == [(config.rootpath / name).resolve() for name in config.args]


def modules(folders: Iterable[Path]) -> list[Path]:
    """Return the modules in these *folders* and below, in the same order in every process."""
    return sorted(path for folder in folders for path in folder.rglob("*.py"))


def compile_test(path: Path, config: pytest.Config) -> None:
    """Compile the tests at *path* as pytest does, whose asserts tell more than Python's."""
    kept = rewrite.get_cache_dir(path) / f"{path.stem}{rewrite.PYC_TAIL}"
    if not kept.exists() and rewrite.try_makedirs(kept.parent):
        source, code = rewrite._rewrite_test(path, config)
        rewrite._write_pyc(config.stash[rewrite.assertstate_key], code, source, kept)
