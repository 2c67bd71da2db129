"""The compiled core is used only if all of it was compiled from the sources beside it."""

import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

import ombre_desktop
from ombre_desktop.players.solver.edition import compiled_folder, folder_name

ROOT = Path(ombre_desktop.__file__).parents[1]
ASKED = """
from ombre_desktop.players.player import solver_runs
from ombre_desktop.players.solver import open_cards
print(solver_runs())
print(open_cards.Core().searched())
"""


@pytest.fixture
def core(tmp_path):
    """Provide a folder with two modules, their declarations and what was compiled from them."""
    for name in ("rows", "cards"):
        (tmp_path / f"{name}.py").write_text(f"{name} = 1\n")
        (tmp_path / f"{name}.pxd").write_text(f"cdef int {name}\n")
    compiled = tmp_path / folder_name(tmp_path)
    compiled.mkdir()
    (compiled / "cards.abi3.so").touch()
    return tmp_path


def test_what_was_compiled_from_the_texts_is_taken(core):
    assert core / folder_name(core) == compiled_folder(core)


@pytest.mark.parametrize("changed", ["rows.py", "cards.py", "cards.pxd"])
def test_what_was_compiled_from_another_text_is_refused(core, changed):
    """Any of the modules that were joined."""
    core.joinpath(changed).write_text("cards = 2\n")

    assert compiled_folder(core) is None


def test_a_module_more_makes_another_edition(core):
    core.joinpath("more.py").write_text("")

    assert compiled_folder(core) is None


def test_where_nothing_was_compiled_there_is_no_folder(core):
    for path in core.glob("compiled-*/*"):
        path.unlink()

    assert compiled_folder(core) is None


def test_where_no_text_lies_beside_it_it_is_taken(core):
    """A frozen program has no texts."""
    compiled = compiled_folder(core)
    for path in core.glob("*.p*"):
        path.unlink()

    assert compiled == compiled_folder(core)


def test_the_texts_run_instead_of_an_outdated_core(tmp_path):
    """The program says so."""
    without = ignore_patterns("ui", "assets", "compiled-*", "__pycache__")
    copytree(ROOT / "ombre_desktop", tmp_path / "ombre_desktop", ignore=without)
    outdated = tmp_path / "ombre_desktop" / "players" / "solver" / "core" / "compiled-00000001"
    outdated.mkdir()
    outdated.joinpath("rows.abi3.so").write_text("not even a library")

    assert ["interpreted; the compiled one is outdated", "0"] == ask(tmp_path)


def test_nothing_is_outdated_here():
    """Otherwise all that follows would test the text alone."""
    assert ask(ROOT)[0] in ("compiled", "interpreted")


def ask(folder: Path) -> list[str]:
    program = [sys.executable, "-c", ASKED]
    done = subprocess.run(program, cwd=folder, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()
