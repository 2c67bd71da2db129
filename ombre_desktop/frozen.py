"""
The first steps of a frozen program, which brings its own Python.

Its libraries are in its own folder, and on Linux an environment variable tells the loader where.
Programs of the system that we start, to open a web page or to ask for a setting, must not load them.
"""

import os
import sys
from collections.abc import Callable, MutableMapping
from importlib.machinery import ExtensionFileLoader, ModuleSpec

DIVIDERS = ":;"
"""The characters at which the loader of Linux divides its path, so that no folder on it can have them."""
LIBRARIES = "LD_LIBRARY_PATH"
BEFORE = "LD_LIBRARY_PATH_ORIG"
"""The variable in which PyInstaller keeps the original value of `LIBRARIES`."""
ANEW = "PYINSTALLER_RESET_ENVIRONMENT"
"""The variable that makes a child process of this program look for its libraries again."""


def is_frozen() -> bool:
    """Return True if this is a frozen program."""
    return bool(getattr(sys, "frozen", False))


def settle() -> None:
    """Give child processes the system's own library path, and this program streams to print to."""
    place = str(getattr(sys, "_MEIPASS", ""))
    if sys.platform == "linux" and set(DIVIDERS) & set(place):
        load_all(
            [entry.path for entry in os.scandir(place) if ".so" in entry.name and not entry.is_symlink()]
        )
    restore_library_path(os.environ)
    os.environ[ANEW] = "1"
    # A Windows program without a console has no streams, and its children may not have any either.
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - as long as the program runs
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


def load_all(libraries: list[str], load: Callable[[str], bool] | None = None) -> None:
    """
    Load *libraries* by their paths, each after those that it needs; later they are found by their names.

    One that cannot be loaded is left out. The module that needs it fails later, and names it.
    """
    left = [path for path in libraries if not (load or load_library)(path)]
    if 0 < len(left) < len(libraries):
        load_all(left, load)


def load_library(path: str) -> bool:
    """Load one library as if it were a module of Python, which it is not; `ctypes` needs a library itself."""
    try:
        ExtensionFileLoader("library", path).create_module(ModuleSpec("library", None, origin=path))
    except ImportError as error:
        return "PyInit_" in str(error)  # loaded, and then found to be no module
    return True


def restore_library_path(variables: MutableMapping[str, str]) -> None:
    """Put the library path back as it was before the program was started."""
    before = variables.pop(BEFORE, "")
    if before:
        variables[LIBRARIES] = before
    else:
        variables.pop(LIBRARIES, None)
