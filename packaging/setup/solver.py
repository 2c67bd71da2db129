"""
Compiling the solver, if this machine can do that; the expert then thinks much faster.

The game runs without it. Compiling is tried once for each edition of the solver's core. If it fails, the log
of the set-up says why, and the solver runs interpreted.
"""

import runpy
import shutil
import sys
import sysconfig
from pathlib import Path

from . import pip_route
from .checkout import ROOT, SOLVER_LOCK, can_hold_libraries
from .console import SetupError, say
from .environment import Environment
from .file_lock import held
from .pip_install import install
from .run_logged import run_logged

CORE = ROOT / "ombre_desktop" / "players" / "solver" / "core"
EDITION = runpy.run_path(str(CORE.with_name("edition.py")))
COMPILERS = ("cl",) if sys.platform == "win32" else ("cc", "gcc", "clang")


def see_to_solver(environment: Environment) -> None:
    """Compile the solver, unless that was already tried with its present sources."""
    note = environment.directory / "ombre-solver.txt"
    edition = EDITION["folder_name"](CORE) + "\n"
    if _read(note) == edition:
        return
    with held(environment.latch):
        if _read(note) != edition:
            drop_compiled()
            if can_compile():
                compile_solver(environment)
            note.write_text(edition, encoding="utf-8")


def can_compile() -> bool:
    """Return True if there is a C compiler, and Python's own headers, and if the result could be loaded."""
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return can_hold_libraries(CORE) and header.is_file() and any(map(shutil.which, COMPILERS))


def compile_solver(environment: Environment) -> None:
    """Install the compiler's packages, and compile the solver; if anything fails, leave it uncompiled."""
    route = pip_route.inside(environment)
    if route is None:
        return
    say("Teaching the opponents to think faster ...")
    try:
        install(route.command(environment), SOLVER_LOCK, environment.log, counts_bytes=False)
    except SetupError:
        say("That could not be installed. They think at their usual pace, and the game starts now.")
        return
    say("Compiling. This is done once, and takes a few minutes.")
    trouble = run_logged([environment.python, "-I", ROOT / "packaging" / "solver"], environment.log)
    if trouble is None:
        say("Done. The game starts now.")
    else:
        say("It could not be compiled. They think at their usual pace, and the game starts now.")


def drop_compiled() -> None:
    """Remove modules compiled from earlier sources; old versions had a single file beside the package."""
    for folder in EDITION["compiled_folders"](CORE):
        shutil.rmtree(folder, ignore_errors=True)
    for path in CORE.parent.glob("core.*"):
        path.unlink(missing_ok=True)


def _read(note: Path) -> str:
    try:
        return note.read_text(encoding="utf-8")
    except OSError:
        return ""
