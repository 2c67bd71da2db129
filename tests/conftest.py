"""Fixtures shared by all tests."""

import gc
import os
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import languages
import pytest
from divided import compile_share
from hypothesis import HealthCheck, settings
from quick import TESTS, is_slow

from ombre_desktop.qt_guard import guard_against_none_loss

settings.register_profile(
    "ombre",
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=40,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("long", settings.get_profile("ombre"), max_examples=1000)
settings.load_profile("ombre")

# The tests start Python a hundred times. Without this each start compiles the whole program again.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# The catalogues are not in git: they are compiled where their sources have changed.
os.environ.update(languages.variables(languages.see_to(languages.PLACE, Path(sys.prefix, "languages"))))

# Tests that need no library run where none is installed.
if find_spec("PySide6"):
    guard_against_none_loss()

DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY")
if sys.platform not in ("win32", "darwin") and not any(os.environ.get(name) for name in DISPLAYS):
    # Without a display Qt would end the whole run.
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Iterator[None]:
    """Keep the garbage collector from looking at modules and tests again and again: they stay to the end."""
    gc.disable()
    compile_share(session.config)
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.set_threshold(20_000, 20, 20)
        gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of the quick half."""
    for item in items:
        if not is_slow(item.path):
            item.add_marker(pytest.mark.quick)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Ignore slow modules under ``-m quick``, so that they are not even imported."""
    if config.option.markexpr == "quick" and TESTS in collection_path.parents and is_slow(collection_path):
        return True
    return None


# The commands speak the language of the environment.
os.environ["LANGUAGE"] = "en"

HOMES = count(1)


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Provide an own folder for the program's files, which is made when something is put there."""
    folder = tmp_path_factory.getbasetemp() / "homes" / str(next(HOMES))
    monkeypatch.setenv("OMBRE_HOME", str(folder))
    return folder


@pytest.fixture
def as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """Undo a command's changes to its process, or the programs that later tests start would have them."""
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setenv("PYTHONPATH", "")
    monkeypatch.setenv("PYTHONSAFEPATH", "")
