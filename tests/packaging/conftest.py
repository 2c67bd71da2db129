"""The programs beside the package, as tests load them."""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

PROGRAMS = Path(__file__).resolve().parents[2] / "packaging"


@pytest.fixture
def program(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], ModuleType]:
    """Loads the program of a folder, by its name."""
    monkeypatch.syspath_prepend(str(PROGRAMS))
    return lambda name: import_module(f"{name}.__main__")
