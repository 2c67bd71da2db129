"""The surface for programs of others: each change has a note, and each name an explanation."""

import inspect
import re
import subprocess
import sys
from enum import Enum
from importlib import import_module
from pathlib import Path

import pytest

from tools import surface

ROOT = Path(__file__).resolve().parents[2]
ROW = re.compile(r"^\| [\d.]+ \| `([0-9a-f]{8})` \| \S.* \|$", re.MULTILINE)
EXAMPLE = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def exported():
    """Return everything that is promised and can have a docstring, by its name."""
    modules = map(import_module, surface.MODULES)
    named = {
        f"{module.__name__}.{name}": getattr(module, name) for module in modules for name in module.__all__
    }
    return {
        name: found for name, found in named.items() if inspect.isclass(found) or inspect.isfunction(found)
    }


def test_the_list_is_that_of_the_engine():
    """``python -m tools.surface`` writes it after a change."""
    assert surface.told() == surface.LIST.read_text(encoding="utf-8")


def test_a_change_has_a_note():
    """The last row of the table names the list as it is."""
    rows = ROW.findall(surface.PAGE.read_text(encoding="utf-8").partition("## Changes")[2])

    assert surface.checksum(surface.told()) == rows[-1]


def test_everything_is_explained():
    """So are the parts of classes, apart from fields and the members of enumerations."""
    bare = [name for name, found in exported().items() if not found.__doc__]
    for name, found in exported().items():
        if inspect.isclass(found) and not issubclass(found, Enum):
            for part, member in vars(found).items():
                function = getattr(member, "fget", None) or getattr(member, "__func__", member)
                if not part.startswith("_") and inspect.isfunction(function) and not function.__doc__:
                    bare.append(f"{name}.{part}")

    assert [] == bare


@pytest.mark.parametrize("package", ["engine", "players"])
def test_the_example_of_a_readme_runs(package):
    """It is what a stranger tries first."""
    readme = (ROOT / "packaging" / "distributions" / package / "README.md").read_text(encoding="utf-8")
    program = "".join(EXAMPLE.findall(readme))

    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert ("", 0) == (done.stderr, done.returncode)
    assert re.fullmatch(r"\((-?\d+, ){2}-?\d+\)\n", done.stdout)
