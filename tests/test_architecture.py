"""
Who may import whom, and how large a thing may be.

The imports are read from the source, so that a rule also holds where the code
in question is never run.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "ombre_desktop"
ENGINE, PLAYERS, STORAGE, UI = (PACKAGE / part for part in ("engine", "players", "storage", "ui"))
MAIN = ENGINE / "__main__.py"

GAMES = "renegado pokerwiner two_handed four_handed five_handed homme_auvergne auvergne french"
STANDARD_LIBRARY = sys.stdlib_module_names

ENGINE_MODULE_LINES = 300
UI_MODULE_LINES = 400
FUNCTION_LINES = 40
POSITIONAL_PARAMETERS = 5

# Nothing is exempt but what is named here.
LONG_MODULES: set[str] = set()
LONG_FUNCTIONS: set[str] = set()
MANY_PARAMETERS: set[str] = set()
NAMES_THE_STATE = {
    "ombre_desktop/ui/session_controller.py",
    "ombre_desktop/ui/sitting.py",  # keeps the deal in hand for the controller
    "ombre_desktop/ui/table/picture.py",  # reads the position of a view
}
TAKES_CHANCE = {
    "ombre_desktop/engine/shuffle.py",
    "ombre_desktop/ui/player_runner.py",  # hands a stand-in its seed when the players' process has died
}


def sources(folder: Path) -> list[Path]:
    """The modules in *folder* and below."""
    return sorted(path for path in folder.rglob("*.py") if "__pycache__" not in path.parts)


def name_of(path: Path) -> str:
    """The path as it stands in the repository."""
    return path.relative_to(ROOT).as_posix()


@cache
def tree(path: Path) -> ast.Module:
    """The module as Python reads it."""
    return ast.parse(path.read_text(encoding="utf-8"), name_of(path))


def imported(path: Path) -> Iterator[str]:
    """Every module that *path* imports, and every name it imports from one, with dots."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        if isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                package = path.relative_to(ROOT).parent.parts
                above = package[: len(package) - node.level + 1]
                base = ".".join((*above, base)).rstrip(".")
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def imports_any(path: Path, *modules: str) -> list[str]:
    """What *path* imports of *modules* or of what lies below them."""
    return [name for name in imported(path) if any(f"{name}.".startswith(f"{module}.") for module in modules)]


def each(*folders: Path) -> pytest.MarkDecorator:
    """A test of every module in *folders*."""
    paths = [path for folder in folders for path in sources(folder)]
    return pytest.mark.parametrize("path", paths, ids=name_of)


# Who may import whom.


@each(ENGINE)
def test_the_engine_imports_the_standard_library_and_itself(path):
    """Pure Python: nothing else of the project and nothing from elsewhere."""
    outside = {
        name
        for name in imported(path)
        if name.partition(".")[0] not in STANDARD_LIBRARY and not name.startswith("ombre_desktop.engine")
    }

    assert set() == outside


@each(ENGINE / "phases")
def test_a_phase_knows_no_ruleset_and_no_variant(path):
    """A phase is given its rules; it looks none up."""
    engine = "ombre_desktop.engine"

    above = ("variants", "ruleset", "house", "session", "notation", "deal", "view")

    assert [] == imports_any(path, *(f"{engine}.{module}" for module in above))


@each(PLAYERS)
def test_a_player_sees_the_engine_and_nothing_else(path):
    """No screen, no files, no settings of the program."""
    assert [] == imports_any(path, "ombre_desktop.ui", "ombre_desktop.storage", "PySide6")


@each(PLAYERS)
def test_only_self_play_and_the_protocol_read_records(path):
    """A computer player decides from a view; `match` keeps the score, `process` carries views as text."""
    if path.name not in {"match.py", "process.py", "__main__.py"}:
        assert [] == imports_any(path, "ombre_desktop.engine.notation", "ombre_desktop.engine.session")


@each(STORAGE)
def test_storage_knows_neither_screen_nor_players(path):
    """It keeps records and preferences, whoever made them."""
    assert [] == imports_any(path, "ombre_desktop.ui", "ombre_desktop.players", "PySide6")


@each(UI)
def test_the_screen_knows_no_rule(path):
    """A view offers its request and its ranking; nothing under ui asks a phase."""
    rules = ("ombre_desktop.engine.phases", "ombre_desktop.engine.ranking")

    assert [] == imports_any(path, *rules)


@each(UI)
def test_only_the_controller_touches_the_true_state(path):
    """Everything else on the screen has one seat's view; nothing else moves a deal on."""
    names = {name.rpartition(".")[2] for name in imports_any(path, "ombre_desktop.engine")}

    if name_of(path) not in NAMES_THE_STATE:
        assert "DealState" not in names
    if path.name != "session_controller.py":
        assert set() == names & {"apply", "advance", "start"}


@each(UI)
def test_the_screen_meets_the_players_at_their_registry(path):
    """It knows who there is to play with, not how he thinks."""
    allowed = ("ombre_desktop.players.player", "ombre_desktop.players.process")

    assert set() == set(imports_any(path, "ombre_desktop.players")) - {
        "ombre_desktop.players",
        *imports_any(path, *allowed),
    }


@each(UI)
def test_only_the_essentials_of_qt_are_used(path):
    """Whatever belongs to the add-ons is not installed with the program."""
    used = {name.split(".")[1] for name in imported(path) if name.startswith("PySide6.")}

    assert set() == used - ESSENTIALS


ESSENTIALS = {
    *("QtCore", "QtGui", "QtWidgets", "QtSvg", "QtSvgWidgets", "QtNetwork", "QtPrintSupport", "QtTest"),
    *("QtConcurrent", "QtDBus", "QtOpenGL", "QtOpenGLWidgets", "QtSql", "QtXml"),
}


@pytest.mark.parametrize("package", ["engine", "engine.notation", "players", "storage"])
def test_all_but_the_screen_runs_without_qt(package):
    """Every module of the package imports on a machine without PySide6."""
    folder = PACKAGE.joinpath(*package.split("."))
    modules = [
        ".".join(path.relative_to(ROOT).with_suffix("").parts)
        for path in sources(folder)
        if path.name not in {"__init__.py", "__main__.py"}
    ]
    program = (
        "import sys, importlib\n"
        "sys.modules['PySide6'] = None\n"
        f"for name in {[f'ombre_desktop.{package}', *modules]}: importlib.import_module(name)\n"
    )

    command = [sys.executable, "-c", program]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert "" == run.stderr


# The engine plays games, and does not know which.


@each(ENGINE)
def test_the_engine_does_not_ask_which_game_it_is_playing(path):
    """No game's name stands outside the variants, in code or in words."""
    if ENGINE / "variants" in path.parents:
        return
    names = "|".join(GAMES.split())

    assert [] == re.findall(rf"\b(?:{names})\b", path.read_text(encoding="utf-8"), re.IGNORECASE)


@each(PACKAGE)
def test_chance_comes_from_the_shuffle(path):
    """Only the shuffle and the computer players import random."""
    if name_of(path) not in TAKES_CHANCE and PLAYERS not in path.parents:
        assert [] == imports_any(path, "random", "secrets", "numpy")


@each(ENGINE)
def test_the_engine_prints_opens_and_times_nothing(path):
    """Only its command line does."""
    if path == MAIN:
        return
    called = {
        node.func.id
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }

    assert set() == called & {"print", "open", "input", "exec", "eval"}
    assert [] == imports_any(path, "time", "datetime", "pathlib", "os", "io", "sys", "logging", "socket")


# Sizes.


@each(PACKAGE)
def test_a_module_is_no_longer_than_an_idea(path):
    """An engine module has 300 lines at most, any other 400; tables of data do not count."""
    bound = ENGINE_MODULE_LINES if ENGINE in path.parents else UI_MODULE_LINES
    lines = len(path.read_text(encoding="utf-8").splitlines()) - lines_of_data(tree(path))

    if name_of(path) not in LONG_MODULES:
        assert lines <= bound


def lines_of_data(module: ast.Module) -> int:
    """The lines of tables that stand at the top of a module."""
    tables = (
        node
        for node in module.body
        if isinstance(node, ast.Assign | ast.AnnAssign)
        and isinstance(node.value, ast.Dict | ast.Tuple | ast.List | ast.Set)
    )
    return sum((node.end_lineno or node.lineno) - node.lineno + 1 for node in tables)


Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions(path: Path) -> Iterator[Function]:
    """Every function and method of a module."""
    return (node for node in ast.walk(tree(path)) if isinstance(node, Function))


@each(PACKAGE)
def test_a_function_is_no_longer_than_forty_lines(path):
    """Its docstring apart."""
    long = {f.name for f in functions(path) if length(f) > FUNCTION_LINES}

    assert set() == {f"{name_of(path)}:{name}" for name in long} - LONG_FUNCTIONS


def length(function: Function) -> int:
    """The lines of a function without its docstring and decorators."""
    whole = (function.end_lineno or function.lineno) - function.lineno + 1
    if ast.get_docstring(function) is None:
        return whole
    docstring = function.body[0]
    return whole - ((docstring.end_lineno or docstring.lineno) - docstring.lineno + 1)


@each(ENGINE, PLAYERS, STORAGE, UI)
def test_a_function_takes_five_parameters_at_most(path):
    """By position; what can only be given by name explains itself."""
    many = {f.name for f in functions(path) if positional(f) > POSITIONAL_PARAMETERS}

    assert set() == {f"{name_of(path)}:{name}" for name in many} - MANY_PARAMETERS


def positional(function: Function) -> int:
    """How many parameters can be given by position, self and cls apart."""
    given = [arg.arg for arg in (*function.args.posonlyargs, *function.args.args)]
    return len(given) - (given[:1] in (["self"], ["cls"]))
