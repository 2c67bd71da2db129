"""
Imports between packages, and the sizes of modules and functions.

The imports are read from the source, so that a rule also holds where the code in question is never
run.
"""

from __future__ import annotations

import ast
import gc
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest
from repeated_keys import repeated_keys
from storeys import storeys

from ombre_desktop.engine import all_ruleset_names

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "ombre_desktop"
ENGINE, ENVS, PLAYERS, STORAGE, UI = (
    PACKAGE / part for part in ("engine", "envs", "players", "storage", "ui")
)

GAMES = (*all_ruleset_names(), "auvergne")

SHARED = ("value", "elsewhere", "plain", "terminal", "terminal_language")

ENGINE_MODULE_LINES = 300
UI_MODULE_LINES = 350
MODULE_LINES = 400
FUNCTION_LINES = 40
POSITIONAL_PARAMETERS = 5

# The exemptions are those named here.
SOLVER = "ombre_desktop/players/solver/core"
LONG_MODULES: set[str] = set()
# What the solver does at every card: each call more costs, interpreted most of all.
LONG_FUNCTIONS = {
    f"{SOLVER}/{name}"
    for name in (
        *("position_cache.py:_cache_position", "leads.py:_leads"),
        *("replies.py:_replies", "replies.py:_order_by_score"),
        *("null_window.py:_lead", "null_window.py:_follow", "null_window.py:_follow_last"),
        "own_chips.py:_follow_own",
    )
}
MANY_PARAMETERS = {
    f"{SOLVER}/{name}"
    for name in (
        *("null_window.py:_follow", "null_window.py:_follow_last", "own_chips.py:_follow_own"),
        "replies.py:_look_ahead",
    )
}
CONTROLLER = "ombre_desktop/ui/session/session_controller.py"
NAMES_THE_STATE = {
    CONTROLLER,
    "ombre_desktop/ui/session/timeline.py",  # goes back in deals for the controller
    "ombre_desktop/ui/model/sitting.py",  # keeps the deal in hand for the controller
    "ombre_desktop/ui/model/picture.py",  # reads the position of a view
}
READ_BY_FIELD = (
    "ombre_desktop/engine/variants/",  # house rules
    "ombre_desktop/players/arena/",  # trials and their findings, kept as JSON
    "ombre_desktop/players/solver/",
    "ombre_desktop/storage/",  # documents
)
DATACLASSES = {
    "ombre_desktop/engine/house.py",  # the fields of house rules
    "ombre_desktop/engine/notation/blocks.py",  # changes while a text is read
    "ombre_desktop/engine/notation/record.py",  # changes while a text is written
    "ombre_desktop/engine/ranking.py",  # fields that follow from others
    "ombre_desktop/players/expert/player.py",  # parts that are made for each
    "ombre_desktop/players/expert/bid_features.py",  # samples are kept as JSON
    "ombre_desktop/players/expert/habit_rollout.py",
    "ombre_desktop/players/levels.py",
    "ombre_desktop/players/memory.py",  # properties that are kept
}
KEEPS_RECORDS = {
    *("advice_text.py", "verdict_text.py", "tags.py", "self_play.py"),
    *("dataset.py", "match.py", "outside.py", "process.py", "answering.py", "__main__.py"),
}
VERDICTS = tuple(
    f"judging.{name}" for name in ("verdict", "verdict_text", "result_split", "grading", "merging", "skill")
)
"""The values of a review, and their grades; the judge works in the players' process."""
ARENA = PLAYERS / "arena"
MARKS_WORDS = {"translate", "QT_TRANSLATE_NOOP", "Said", "noun", "agreeing"}
TAKES_CHANCE = {
    "ombre_desktop/engine/shuffle.py",
    "ombre_desktop/envs/aec.py",  # keeps the chance of a seed from deal to deal
    "ombre_desktop/envs/one_deal.py",  # shuffles
    "ombre_desktop/ui/paint/texture.py",  # specks that only look like chance, always the same
    "ombre_desktop/ui/session/player_runner.py",  # hands a stand-in its seed when the players' process died
}


def sources(folder: Path) -> list[Path]:
    """Return the modules in *folder* and below."""
    return sorted(path for path in folder.rglob("*.py") if "__pycache__" not in path.parts)


def name_of(path: Path) -> str:
    """Return the path relative to the repository."""
    return path.relative_to(ROOT).as_posix()


@pytest.fixture(scope="module", autouse=True)
def trees_are_kept() -> Iterator[None]:
    """Keep the trees for this module's tests alone, and search them for no garbage meanwhile."""
    gc.disable()
    yield
    tree.cache_clear()
    nodes.cache_clear()
    gc.enable()


@cache
def tree(path: Path) -> ast.Module:
    """Return the syntax tree of the module."""
    return ast.parse(path.read_text(encoding="utf-8"), name_of(path))


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """Return every node of the module's syntax tree."""
    return tuple(ast.walk(tree(path)))


@cache
def imported(path: Path) -> tuple[str, ...]:
    """Return every module that *path* imports, and every name it imports from one, with dots."""
    return tuple(_imported(path))


def _imported(path: Path) -> Iterator[str]:
    for node in nodes(path):
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
    """Return the imports of *path* from *modules* or below."""
    return [name for name in imported(path) if any(f"{name}.".startswith(f"{module}.") for module in modules)]


def importing(paths: Iterable[Path], *modules: str) -> dict[str, list[str]]:
    """Return those of *paths* that import from *modules*, with the imports."""
    found = {name_of(path): imports_any(path, *modules) for path in paths}
    return {path: names for path, names in found.items() if names}


# Who may import whom.


def test_the_engine_imports_the_standard_library_and_itself():
    """The engine uses only the standard library, the project's values and the printing of its commands."""
    outside = {
        (name_of(path), name)
        for path in sources(ENGINE)
        for name in imported(path)
        if name.partition(".")[0] not in sys.stdlib_module_names
        and not name.startswith(("ombre_desktop.engine", *(f"ombre_desktop.{module}" for module in SHARED)))
    }

    assert set() == outside


def test_the_environments_stand_over_the_engine_alone():
    """Each library that they are made for is met in one module, which nothing else needs."""
    libraries = {"aec.py": ("gymnasium", "numpy", "pettingzoo"), "open_spiel_game.py": ("numpy", "pyspiel")}
    below = ("ombre_desktop.engine", "ombre_desktop.envs", "ombre_desktop.value")
    outside = {
        (path.name, name)
        for path in sources(ENVS)
        for name in set(imported(path)) - {*imports_any(path, *below, *libraries.get(path.name, ()))}
        if name.partition(".")[0] not in sys.stdlib_module_names
    }
    above = [path for path in sources(PACKAGE) if ENVS not in path.parents]

    assert set() == outside
    assert {"ombre_desktop/players/policies.py"} == set(importing(above, "ombre_desktop.envs"))
    assert {} == importing(sources(PACKAGE), *(f"ombre_desktop.envs.{Path(name).stem}" for name in libraries))


def test_a_phase_knows_no_ruleset_and_no_variant():
    """A phase is given its rules and never looks them up."""
    above = ("variants", "ruleset", "house", "session", "notation", "deal", "view")
    modules = (f"ombre_desktop.engine.{module}" for module in above)

    assert {} == importing(sources(ENGINE / "phases"), *modules)


def test_a_player_sees_the_engine_and_nothing_else():
    """A player imports no screen, no files and no settings of the program."""
    assert {} == importing(sources(PLAYERS), "ombre_desktop.ui", "ombre_desktop.storage", "PySide6")


def test_only_self_play_and_the_protocol_read_records():
    """A computer player decides from a view; self-play keeps the score, the process carries views as text."""
    deciding = [
        path for path in sources(PLAYERS) if path.name not in KEEPS_RECORDS and ARENA not in path.parents
    ]

    assert {} == importing(deciding, "ombre_desktop.engine.notation", "ombre_desktop.engine.session")


def test_nobody_at_a_table_sits_in_the_arena():
    """The arena is the only place where a player sees all cards."""
    elsewhere = [path for path in sources(PACKAGE) if ARENA not in path.parents]

    assert {"ombre_desktop/players/__main__.py"} == set(importing(elsewhere, "ombre_desktop.players.arena"))


def test_storage_knows_neither_screen_nor_players():
    """It keeps records and preferences of any origin."""
    assert {} == importing(sources(STORAGE), "ombre_desktop.ui", "ombre_desktop.players", "PySide6")


def test_the_screen_knows_no_rule():
    """A view offers its request and its ranking, so nothing under ui asks a phase."""
    assert {} == importing(sources(UI), "ombre_desktop.engine.phases", "ombre_desktop.engine.ranking")


def test_only_the_controller_names_the_true_state():
    """Every other part of the screen has only one seat's view."""
    naming = {
        name_of(path)
        for path in sources(UI)
        if any(name.endswith(".DealState") for name in imports_any(path, "ombre_desktop.engine"))
    }

    assert naming <= NAMES_THE_STATE


def test_only_the_controller_moves_a_deal_on():
    """Nothing else on the screen starts a deal or applies an action."""
    deeds = ("apply", "advance", "start")
    steps = (f"ombre_desktop.engine{at}.{deed}" for at in ("", ".deal") for deed in deeds)

    assert importing(sources(UI), *steps).keys() <= {CONTROLLER}


def test_the_screen_meets_the_players_at_their_registry():
    """It knows the names and the chance of the players, and reads a hand, but not how they think."""
    package = "ombre_desktop.players"
    names = (
        "advice",
        "advice_text",
        "claim",
        "errors",
        "giving_up",
        "hand_reading",
        "odds",
        "player",
        "posing.kinds",
        "posing.tags",
        "preference",
        "process",
        "seeds",
        "start_process",
        "stake",
        *VERDICTS,
    )
    doors = tuple(f"{package}.{name}" for name in names)
    inside = {
        (name_of(path), name)
        for path in sources(UI)
        for name in set(imports_any(path, package)) - {package, *imports_any(path, *doors)}
    }

    assert set() == inside


def test_nothing_is_asked_of_a_network():
    """The program sends nothing and fetches nothing; matches on many machines have a library for that."""
    ways = ("socket", "ssl", "urllib", "http", "ftplib", "smtplib", "asyncio", "PySide6.QtNetwork")

    assert {} == importing(sources(PACKAGE), *ways)


def test_no_work_is_begun_where_its_end_could_go_unheard():
    """Threads, processes, pools and steps are begun in these modules alone, which tell every end."""
    ways = {"Thread", "Timer", "ThreadPoolExecutor", "ProcessPoolExecutor", "Process", "Pool", "subprocess"}
    ways |= {"QThread", "QThreadPool", "QProcess", "Opening", "fork", "start_new_thread"}

    begun = {
        (path.relative_to(PACKAGE).as_posix(), name)
        for path in sources(PACKAGE)
        for name in called_in(path) & ways
    }

    assert {
        *(("elsewhere.py", way) for way in ("Thread", "Timer", "ThreadPoolExecutor")),
        ("players/arena/running.py", "ProcessPoolExecutor"),  # every result is asked for
        ("players/outside.py", "subprocess"),  # every answer is waited for
        ("ui/background/child.py", "QProcess"),
        ("ui/background/paint_thread.py", "QThreadPool"),
        ("ui/background/opening.py", "Opening"),
        ("ui/shell/furnishing.py", "Opening"),  # application.py tells how it failed
        ("ui/sound/speaker.py", "QProcess"),  # only the name of the null device
        *(("ui/self_test/checks/" + check, "subprocess") for check in ("killing.py", "screen.py")),
    } == begun


def called_in(path: Path) -> set[str]:
    """Return the names of what the module calls, and of that whose methods it calls."""
    called = set()
    for node in ast.walk(tree(path)):
        func = node.func if isinstance(node, ast.Call) else None
        if isinstance(func, ast.Attribute):
            called.add(func.attr)
            func = func.value
        if isinstance(func, ast.Name):
            called.add(func.id)
    return called


def test_only_the_essentials_of_qt_are_used():
    """The modules of Qt's add-ons are not installed with the program."""
    used = {name for path in sources(PACKAGE) for name in imports_any(path, "PySide6") if "." in name}

    assert set() == {name.split(".")[1] for name in used} - ESSENTIALS


ESSENTIALS = {
    *("QtCore", "QtGui", "QtWidgets", "QtSvg", "QtSvgWidgets", "QtNetwork", "QtPrintSupport", "QtTest"),
    *("QtConcurrent", "QtDBus", "QtOpenGL", "QtOpenGLWidgets", "QtSql", "QtXml"),
}


@pytest.mark.parametrize(
    ("package", "libraries"),
    [
        ("engine", ()),
        ("engine.notation", ()),
        ("players", ()),
        ("storage", ("platformdirs", "pydantic")),
    ],
)
def test_all_but_the_screen_runs_without_qt(package, libraries):
    """Every module of the package imports on a machine without PySide6, but not without *libraries*."""
    for library in libraries:
        pytest.importorskip(library)
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


def test_a_storey_of_the_screen_imports_only_from_below():
    """ARCHITECTURE draws the storeys. Imports for the type checker and inside functions count as well."""
    height = {room: -at for at, rooms in enumerate(storeys()) for room in rooms}
    arrows = {
        (here, there)
        for path in sources(UI)
        for name in imports_any(path, "ombre_desktop.ui")
        if name.count(".") > 1
        if (here := path.relative_to(UI).parts[0]) in height and (there := name.split(".")[2]) in height
    }

    assert set() == {(a, b) for a, b in arrows if a != b and height[a] <= height[b]}


def test_nothing_leans_on_a_feature():
    """Each can be taken away: the program finds it in its folder, and asks for it by a command."""
    folder, package = UI / "features", "ombre_desktop.ui.features"
    leaning = {
        (name_of(path), name)
        for path in sources(UI)
        if path.parent != UI / "self_test" / "checks"  # which opens the book at each page
        for name in imports_any(path, package)
        if path.parent.parent != folder or not f"{name}.".startswith(f"{package}.{path.parent.name}.")
        if name != package
    }

    assert set() == leaning


def test_no_module_leads_back_to_itself():
    """Imports for the type checker and imports inside functions count as well."""
    modules = {
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
        for path in sources(PACKAGE)
    }
    needs = {
        name: {other for other in imported(path) if other in modules and other != name}
        for name, path in modules.items()
    }

    try:
        TopologicalSorter(needs).prepare()
    except CycleError as cycle:
        pytest.fail(" -> ".join(cycle.args[1]))


HELD = {
    *("app", "boards", "book", "choices", "conductor", "controller", "desk", "dock", "drawing", "games"),
    *("ground", "keeper", "menus", "messages", "parts", "player", "program", "records", "replays", "runner"),
    *("scenery", "scores", "standing", "studio", "succession"),
}
"""The names under which the objects of the screen hold each other; values have others."""


def test_nobody_reaches_through_another_object():
    """An object is asked directly, not through the object that holds it."""
    trying = UI / "self_test"  # which does from outside what a person does, as tests do
    reaching = {
        f"{name_of(path)}:{node.lineno} {ast.unparse(node)}"
        for path in sources(UI)
        if trying not in path.parents
        for node in nodes(path)
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Attribute)
        and node.value.attr.lstrip("_") in HELD
        and ast.unparse(node.value.value) != "self"
    }

    assert set() == reaching


# The engine plays games, and does not know which.


def test_the_engine_does_not_ask_which_game_it_is_playing():
    """No game's name occurs outside the variants, in code or in text."""
    names = re.compile(rf"\b(?:{'|'.join(GAMES)})\b", re.IGNORECASE)
    spoken = {
        name_of(path): names.findall(path.read_text(encoding="utf-8"))
        for path in sources(ENGINE)
        if ENGINE / "variants" not in path.parents
    }

    assert {} == {path: found for path, found in spoken.items() if found}


def test_chance_comes_from_the_shuffle():
    """Only the shuffle and the computer players import random."""
    elsewhere = [path for path in sources(PACKAGE) if PLAYERS not in path.parents]

    assert importing(elsewhere, "random", "secrets").keys() <= TAKES_CHANCE


def test_the_engine_prints_opens_and_times_nothing():
    """Only the engine's command line, with its reader of files, prints, opens files or reads clocks."""
    silent = [path for path in sources(ENGINE) if path.name not in ("__main__.py", "record_files.py")]
    called = {
        (name_of(path), node.func.id)
        for path in silent
        for node in nodes(path)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("print", "open", "input", "exec", "eval")
    }

    assert set() == called
    assert {} == importing(silent, "time", "datetime", "pathlib", "os", "io", "sys", "logging", "socket")


# Errors.


def test_words_for_people_stand_among_the_texts():
    """
    Only the words of the terminal (context *Terminal*) stand elsewhere, in its commands: engine and players
    run without the screen. The title of the window is there before the texts are loaded.
    """
    others = [path for path in sources(PACKAGE) if UI / "texts" not in path.parents]
    found = {name_of(path): words for path in others if (words := [*words_in(path)])}

    assert {"ombre_desktop/ui/shell/table_window.py": ["Ombre"]} == found


def words_in(path: Path) -> Iterator[str]:
    """Yield the messages that a module marks for translation, but for those of the terminal."""
    for node in nodes(path):
        match node:
            case ast.Call(func=ast.Attribute(attr="tr"), args=[ast.Constant(value=str() as text), *_]):
                yield text
            case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=str() as context), text, *_]):
                if name in MARKS_WORDS and context != "Terminal":
                    yield ast.unparse(text)


def test_nothing_hangs_on_an_assert():
    """A frozen program has no asserts, so failures are errors with a name or excluded by types."""
    asserting = {
        name_of(path)
        for path in sources(PACKAGE)
        if any(isinstance(node, ast.Assert) for node in nodes(path))
    }

    assert set() == asserting


# Sizes.


def test_a_module_is_no_longer_than_an_idea():
    """An engine module has 300 lines at most, one of the screen 350, any other 400; tables do not count."""
    sizes = {path: lines(path) for path in sources(PACKAGE)}
    long = {name_of(path) for path, size in sizes.items() if size > limit(path)}

    assert long <= LONG_MODULES


def test_a_module_is_not_shaved_to_fit():
    """A module just below its limit should be split, not made shorter by one line."""
    near = {name_of(path) for path in sources(PACKAGE) if 0.99 * limit(path) < lines(path) <= limit(path)}

    assert set() == near


def limit(path: Path) -> int:
    """Return the lines that the module at *path* may have."""
    if ENGINE in path.parents:
        return ENGINE_MODULE_LINES
    return UI_MODULE_LINES if UI in path.parents else MODULE_LINES


def lines(path: Path) -> int:
    """Return the lines of a module without the tables at its top."""
    tables = (
        node
        for node in tree(path).body
        if isinstance(node, ast.Assign | ast.AnnAssign)
        and isinstance(node.value, ast.Dict | ast.Tuple | ast.List | ast.Set)
    )
    data = sum((node.end_lineno or node.lineno) - node.lineno + 1 for node in tables)
    return len(path.read_text(encoding="utf-8").splitlines()) - data


def test_a_function_is_no_longer_than_forty_lines():
    """The docstring does not count."""
    long = {name for name, function in functions() if length(function) > FUNCTION_LINES}

    assert long <= LONG_FUNCTIONS


def test_a_function_takes_five_parameters_at_most():
    """The bound is for parameters given by position; a parameter given by name explains itself."""
    many = {name for name, function in functions() if positional(function) > POSITIONAL_PARAMETERS}

    assert many <= MANY_PARAMETERS


Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions() -> Iterator[tuple[str, Function]]:
    """Yield every function and method of the program, named with its module."""
    for path in sources(PACKAGE):
        for node in nodes(path):
            if isinstance(node, Function):
                yield f"{name_of(path)}:{node.name}", node


def length(function: Function) -> int:
    """Return the lines of a function without its docstring and decorators."""
    whole = (function.end_lineno or function.lineno) - function.lineno + 1
    if ast.get_docstring(function) is None:
        return whole
    docstring = function.body[0]
    return whole - ((docstring.end_lineno or docstring.lineno) - docstring.lineno + 1)


def positional(function: Function) -> int:
    """Count the parameters that can be given by position, self and cls apart."""
    given = [arg.arg for arg in (*function.args.posonlyargs, *function.args.args)]
    return len(given) - (given[:1] in (["self"], ["cls"]))


# Records.


def test_a_record_is_a_value():
    """A dataclass costs every start: only for fields that are asked for by name, derived or changed."""
    using = importing([*sources(ENGINE), *sources(PLAYERS), *sources(STORAGE)], "dataclasses")
    free = {path for path in using if not path.startswith(READ_BY_FIELD)}

    assert set() == free - DATACLASSES


# Mistakes that Python accepts silently.


def test_no_key_stands_twice_in_a_dict():
    """The first value would be lost. `test_lint` looks at the dicts outside the program."""
    found = {name_of(path): list(repeated_keys(nodes(path))) for path in sources(PACKAGE)}

    assert {} == {name: keys for name, keys in found.items() if keys}
