"""The parts that are imported where they are used: the table stands without any of them."""

import ast
import os
import subprocess
import sys
from pathlib import Path

from sources import trees_with

import ombre_desktop

ROOT = Path(ombre_desktop.__file__).parents[1]
START = {"ombre_desktop.ui.shell.app", "ombre_desktop.ui.shell.moving_in"}
"""The modules of a start, which the entry imports one after another."""
FRAME = {
    "ombre_desktop.plain",
    "ombre_desktop.players.player",
    "ombre_desktop.ui.texts.key_places",
    "ombre_desktop.ui.texts.languages",
}
"""The modules that only the first frame, or a part of it, does without."""


def imported_where_used(folder):
    """Return the modules of our own that functions in *folder* import."""
    trees = trees_with(r"^\s+from ombre_desktop\b", ROOT / folder)
    functions = [one for _, tree in trees for one in ast.walk(tree) if isinstance(one, ast.FunctionDef)]
    found = [one for function in functions for one in ast.walk(function) if isinstance(one, ast.ImportFrom)]
    return {one.module for one in found if one.module.startswith("ombre_desktop.")}


def features():
    """Return the modules of the features; every one of them has dialogs, which are boards."""
    folder = ROOT / "ombre_desktop" / "ui" / "features"
    return [".".join(path.relative_to(ROOT).with_suffix("").parts) for path in sorted(folder.glob("*/*.py"))]


def test_the_table_stands_without_any_of_them():
    """The start saves some milliseconds for each; what it loads in any case is imported at the top."""
    late = sorted(imported_where_used("ombre_desktop/ui") | imported_where_used("ombre_desktop/storage"))
    late += ["ombre_desktop.ui.dialogs.board", *features()]
    found = f"print(*[one for one in {late} if one in sys.modules])"
    code = f"import sys, {', '.join(sorted(START))}; {found}"
    environment = os.environ | {"PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )

    assert set() == set(done.stdout.split()) - START - FRAME


MOST = 460
"""The most modules of our own that a table may need; each takes a third of a millisecond of every start."""
APART = (
    "ui.features",
    "ui.self_test",
    "players.expert",
    "players.solver",
    "players.motives",
    "players.arena",
)
"""Folders of which it needs none; a test above holds back many single modules."""


def test_a_table_that_is_ready_needs_no_more_modules_than_this():
    """The bound only goes down: what is needed later is imported where it is used, or after the start."""
    code = "import sys, ombre_desktop.ui.shell.moving_in, ombre_desktop.engine.variants.renegado; "
    code += "print(*(name for name in sys.modules if name.startswith('ombre_desktop.')))"
    environment = os.environ | {"PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )

    loaded = [name.removeprefix("ombre_desktop.") for name in done.stdout.split()]
    assert [] == [name for name in loaded if name.startswith(APART)]
    assert len(loaded) <= MOST
