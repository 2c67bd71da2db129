"""The solver is compiled once for each text of it, where that can be done; the game never waits for more."""

import sys
from types import ModuleType

import pytest
import solver.__main__ as compiler
from setup import solver
from setup.environment import Environment


@pytest.fixture
def tried(monkeypatch, tmp_path):
    """The environments in which compiling was tried; the solver's text lies in a folder of its own."""
    text = tmp_path / "core.py"
    text.write_text("one = 1")
    attempts = []
    monkeypatch.setattr(solver, "TEXT", text)
    monkeypatch.setattr(solver, "can_compile", lambda: True)
    monkeypatch.setattr(solver, "compile_solver", attempts.append)
    return attempts


@pytest.fixture
def environment(tmp_path):
    folder = tmp_path / "env"
    folder.mkdir()
    return Environment(folder)


def test_it_is_tried_once(tried, environment):
    """Whether it succeeded or not."""
    for _ in range(3):
        solver.see_to_solver(environment)

    assert [environment] == tried


def test_a_new_text_is_compiled_anew(tried, environment):
    """And what was compiled from the old one is gone: it would be loaded in its place."""
    solver.see_to_solver(environment)
    old = solver.TEXT.with_name("core.abi3.so")
    old.write_text("old")
    solver.TEXT.write_text("one = 2")

    solver.see_to_solver(environment)

    assert ([environment] * 2, False) == (tried, old.exists())


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
        seen.append(include_path)
        raise SystemExit

    build.cythonize = cythonize
    for module in (ModuleType("Cython"), build, tools):
        monkeypatch.setitem(sys.modules, module.__name__, module)

    with pytest.raises(SystemExit):
        compiler.compiled(tmp_path)

    assert [[str(tmp_path)]] == seen
