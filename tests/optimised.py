"""
The program without its asserts and docstrings, as a frozen one has it, while the tests keep theirs.

This is a plugin for pytest, which must come before anything of the program is imported:

PYTHONPATH=tests python -m pytest -p optimised tests/engine tests/storage tests/test_records.py

``--share 0.1`` runs only that share of the tests, chosen at random from ``--share-seed``.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from random import Random
from types import CodeType, ModuleType

import pytest

PACKAGE = "ombre_desktop"
LEVEL = 2


class OptimisingLoader(SourceFileLoader):
    """Compiles a module as ``python -OO`` does, ignoring earlier compilations."""

    def get_code(self, fullname: str) -> CodeType:
        path = self.get_filename(fullname)
        return compile(self.get_data(path), path, "exec", dont_inherit=True, optimize=LEVEL)


class OptimisingFinder(MetaPathFinder):
    """Finds the modules of the program for `OptimisingLoader`."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname.partition(".")[0] != PACKAGE:
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and type(spec.loader) is SourceFileLoader:
            spec.loader = OptimisingLoader(fullname, spec.loader.path)
        return spec


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--share", type=float, default=1.0, help="the part of the tests to run")
    parser.addoption("--share-seed", default="1", help="what decides which")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    share = config.getoption("--share")
    if share < 1.0:
        items[:] = Random(config.getoption("--share-seed")).sample(items, max(1, round(share * len(items))))


if PACKAGE in sys.modules:
    raise ImportError(f"{PACKAGE} is already imported, with its asserts")
sys.meta_path.insert(0, OptimisingFinder())
