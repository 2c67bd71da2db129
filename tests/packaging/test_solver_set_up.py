"""The solver is compiled once for each edition, where that can be done; the game never waits for more."""

import re
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest
import solver.__main__ as compiler
from setup import pip_install, solver
from setup.environment import Environment

from ombre_desktop.players.solver.core import rows


@pytest.fixture
def tried(monkeypatch, tmp_path):
    """
    Provide the environments in which compiling was tried; the solver's texts lie in a folder of their own.
    """
    core = tmp_path / "solver" / "core"
    core.mkdir(parents=True)
    core.joinpath("rows.py").write_text("one = 1")
    attempts = []
    monkeypatch.setattr(solver, "CORE", core)
    monkeypatch.setattr(solver, "can_compile", lambda: True)
    monkeypatch.setattr(solver, "compile_solver", attempts.append)
    return attempts


@pytest.fixture
def environment(tmp_path):
    folder = tmp_path / "env"
    folder.mkdir()
    return Environment(folder)


def test_it_is_tried_once(tried, environment):
    """It is not tried again after success or failure."""
    for _ in range(3):
        solver.see_to_solver(environment)

    assert [environment] == tried


@pytest.mark.parametrize("changed", ["rows.py", "rows.pxd"])
def test_a_new_text_is_compiled_anew(tried, environment, changed):
    """Or a new declaration."""
    solver.see_to_solver(environment)
    solver.CORE.joinpath(changed).write_text("one = 2")

    solver.see_to_solver(environment)

    assert [environment] * 2 == tried


@pytest.mark.parametrize("old", ["core/compiled-00000001/rows.abi3.so", "core.abi3.so", "core.pyd"])
def test_what_was_compiled_from_an_old_text_is_removed(tried, environment, old):
    """Nothing would ever take it again."""
    path = solver.CORE.parent / old
    path.parent.mkdir(exist_ok=True)
    path.write_text("old")

    solver.see_to_solver(environment)

    assert not path.exists()


@pytest.mark.parametrize(("trouble", "end"), [(None, "Done."), ("gcc: no", "It could not be compiled.")])
def test_the_terminal_does_not_stay_at_unpacking(environment, monkeypatch, capsys, trouble, end):
    """The compiler takes minutes and prints nothing itself, and the game's window says no more here."""
    watch = pip_install.progress()
    monkeypatch.setattr(solver.pip_route, "inside", lambda _: SimpleNamespace(command=lambda _: []))
    monkeypatch.setattr(solver, "install", lambda *_, **__: watch("Installing collected packages: Cython"))
    monkeypatch.setattr(solver, "run_logged", lambda *_: trouble)

    solver.compile_solver(environment)

    *_, unpacking, compiling, last = capsys.readouterr().out.splitlines()
    assert ("Unpacking ...", "Compiling.") == (unpacking, compiling.partition(" ")[0])
    assert last.startswith(end)


def test_without_a_compiler_nothing_is_tried(tried, environment, monkeypatch):
    """The text runs as it is."""
    monkeypatch.setattr(solver, "can_compile", lambda: False)

    solver.see_to_solver(environment)

    assert [] == tried


def test_the_compiler_heeds_no_declarations_in_the_current_folder(monkeypatch, tmp_path):
    """Cython would compile them into the solver; by default it looks there."""
    build, tools, seen = ModuleType("Cython.Build"), ModuleType("setuptools"), []
    tools.Distribution = tools.Extension = lambda *_, **__: None

    def cythonize(_, *, include_path, **__):
        seen.extend(include_path)
        raise SystemExit

    build.cythonize = cythonize
    for module in (ModuleType("Cython"), build, tools):
        monkeypatch.setitem(sys.modules, module.__name__, module)

    with pytest.raises(SystemExit):
        compiler.compiled(tmp_path)

    assert [True] == [Path(folder).is_relative_to(tmp_path) for folder in seen]


def test_every_module_that_has_declarations_is_joined_into_one(tmp_path):
    """Each after those that it needs; the declarations lie beside it, where the compiler looks for them."""
    source = compiler.joined(tmp_path)

    names = list(compiler.in_order(compiler.WHOLE))
    assert {path.stem for path in compiler.CORE.glob("*.pxd")} == set(names)
    assert compiler.WHOLE == names[-1] == source.stem
    text, declared = (source.with_suffix(end).read_text(encoding="utf-8") for end in (".py", ".pxd"))
    classes = re.findall(r"^cdef class (\w+)", declared, re.MULTILINE)
    assert classes == [one for one in re.findall(r"^class (\w+)", text, re.MULTILINE) if one in classes]
    assert "Bitboard" == classes[0]
    assert "Core" == classes[-1]
    assert compiler.PACKAGE not in text + declared


def test_a_joined_module_holds_numbers_for_constants():
    """And nothing else is changed: names that are longer, and those that are no numbers."""
    text = "SEATS = 3\nROWS = ()\nfor seat in range(SEATS): MORE_SEATS = SEATS_LEFT, ROWS"

    changed = compiler.with_numbers(text)

    seats = vars(rows)["SEATS"]
    assert f"\nROWS = ()\nfor seat in range({seats}): MORE_SEATS = SEATS_LEFT, ROWS" == changed


def test_nothing_is_compiled_where_linux_finds_no_library(monkeypatch, tmp_path):
    """A compiled solver that cannot be loaded would stop the program."""
    (tmp_path / "Python.h").touch()
    monkeypatch.setattr(solver.sysconfig, "get_path", lambda _: tmp_path)
    monkeypatch.setattr(solver.shutil, "which", lambda _: "cc")
    possible = []
    for name in ("$HOME", "$LIB"):
        monkeypatch.setattr(solver, "CORE", tmp_path / name / "core")
        possible.append(solver.can_compile())

    assert [True, False] == possible
