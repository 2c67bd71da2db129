"""The parts that are imported on first use: each can be imported, and none is loaded earlier."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import ombre_desktop
from ombre_desktop.storage import on_demand as storage
from ombre_desktop.ui.replay import on_demand as replay
from ombre_desktop.ui.shell import on_demand as dialogs

ROOT = Path(ombre_desktop.__file__).parents[1]


MODULES = pytest.mark.parametrize("module", [dialogs, replay, storage], ids=lambda module: module.__name__)


@MODULES
def test_each_part_is_where_it_is_said_to_be(module):
    for name in module.__all__:
        assert getattr(module, name).__name__.endswith(name)


@MODULES
def test_what_is_declared_is_what_can_be_had(module):
    """The names declared for the type checker are those that Python finds."""
    assert set(module.__all__) == set(module.HOMES)


@MODULES
def test_an_unknown_part_is_an_error(module):
    with pytest.raises(AttributeError, match="no attribute 'Dialogue'"):
        module.Dialogue  # noqa: B018 - to ask for it is the test


def test_the_table_stands_without_any_of_them():
    """The start saves some milliseconds for each of the parts."""
    homes = {*dialogs.HOMES.values(), *replay.HOMES.values(), *storage.HOMES.values()}
    seen = sorted(home for home in homes if not home.startswith("PySide6"))
    found = f"print(*[home for home in {seen} if home in sys.modules])"
    code = f"import sys, ombre_desktop.ui.shell.app, ombre_desktop.ui.shell.moving_in; {found}"
    environment = os.environ | {"PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )

    assert "" == done.stdout.strip()
