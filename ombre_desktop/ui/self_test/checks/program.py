"""The checks that the program is complete: modules, solver and languages; and keeps to its folders."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages

from PySide6.QtCore import QCoreApplication

import ombre_desktop
from ombre_desktop.frozen import is_frozen
from ombre_desktop.players.player import solver_runs
from ombre_desktop.ui.self_test.bench import Bench
from ombre_desktop.ui.self_test.finding import FailedCheckError, SkippedCheckError
from ombre_desktop.ui.texts.languages import ENGLISH, Speech, available
from ombre_desktop.ui.texts.start import failed_title

LEFT_OUT = ("ombre_desktop.players.arena", "ombre_desktop.envs", "ombre_desktop.players.policies")
"""The modules for matches and for learning programs; the table needs neither them nor any command."""
FEWEST = 200
"""The smallest number of modules in a complete program."""
QTS_OWN = ("QPlatformTheme", "Cancel")
"""One of Qt's messages; written as literals in a call, it would be entered in our own catalogue."""


def every_module(_: Bench) -> str:
    """Import every module that the table may need."""
    names = [
        one.name for one in walk_packages(ombre_desktop.__path__, "ombre_desktop.") if is_wanted(one.name)
    ]
    for name in names:
        import_module(name)
    if len(names) < FEWEST:
        raise FailedCheckError(f"only {len(names)} modules are there")
    return f"{len(names)} modules"


def is_wanted(name: str) -> bool:
    """Tell whether the table may need the module *name*."""
    return not name.startswith(LEFT_OUT) and not name.endswith(".__main__") and ".compiled-" not in name


def compiled_solver(_: Bench) -> str:
    """Return how the solver runs; fail if it is not compiled in a frozen program."""
    runs = solver_runs()
    if runs != "compiled":
        if is_frozen():
            raise FailedCheckError(f"the solver is {runs}")
        raise SkippedCheckError(f"the solver is {runs}: there was no C compiler, or it was not used")
    return runs


def every_language(_bench: Bench) -> str:
    """Load each language, and check that neither catalogue is missing."""
    speech, english, spoken = Speech(), _samples(), available()
    try:
        for language in spoken:
            speech.speak(language)
            same = {owner for owner, words in _samples().items() if words == english[owner]}
            if language != ENGLISH and same:
                raise FailedCheckError(f"{language}: no words of {' and '.join(sorted(same))}")
    finally:
        speech.rest()
    return ", ".join(spoken)


def _samples() -> dict[str, str]:
    """Return a text of the program and a text of Qt in the present language."""
    return {"Ombre": failed_title(), "Qt": QCoreApplication.translate(*QTS_OWN)}


def nothing_outside(bench: Bench) -> str:
    """Check which files and network connections all earlier checks have used."""
    written, asked = bench.watch.written, bench.watch.asked
    if written:
        raise FailedCheckError(f"written outside the program's folders: {', '.join(sorted(set(written)))}")
    if asked:
        raise FailedCheckError(f"asked of the network: {', '.join(sorted(set(asked)))}")
    return "no other folder, no network"
