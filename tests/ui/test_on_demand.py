"""The parts that are imported when they are first used: each can be had, and none is loaded before."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import ombre_desktop
from ombre_desktop.ui.shell import on_demand

ROOT = Path(ombre_desktop.__file__).parents[1]


@pytest.mark.parametrize("name", on_demand.__all__)
def test_each_part_is_where_it_is_said_to_be(name):
    assert name == getattr(on_demand, name).__name__


def test_what_is_declared_is_what_can_be_had():
    """For the type checker and for Python alike."""
    assert set(on_demand.__all__) == set(on_demand._HOMES)


def test_an_unknown_part_is_an_error():
    with pytest.raises(AttributeError, match="no attribute 'Dialogue'"):
        on_demand.__getattr__("Dialogue")


def test_the_table_stands_without_any_of_them():
    """Each costs some milliseconds of a start that does without it."""
    homes = sorted({home for home in on_demand._HOMES.values() if home.startswith("ombre_desktop")})
    code = (
        f"import sys, ombre_desktop.ui.shell.app; print(*[home for home in {homes} if home in sys.modules])"
    )
    environment = os.environ | {"PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )

    assert "" == done.stdout.strip()
