"""The check that every module of the program exists and can be imported."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages

import ombre_desktop
from ombre_desktop.ui.self_test.bench import Bench
from ombre_desktop.ui.self_test.finding import FailedCheckError

LEFT_OUT = ("ombre_desktop.players.arena", "ombre_desktop.players.__main__", "ombre_desktop.engine.__main__")
"""The modules for matches and terminal commands, which the table does not need."""
FEWEST = 200
"""The smallest number of modules in a complete program."""


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
