"""
``python packaging/solver``: compile the solver's core in place, for every Python from 3.11 on.

This needs Cython, setuptools and a C compiler; status 1 means that one is missing. Without the compiled
core, the program interprets the sources.
"""

from __future__ import annotations

import runpy
import shutil
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CORE = ROOT / "ombre_desktop" / "players" / "solver" / "core"
EDITION = runpy.run_path(str(CORE.with_name("edition.py")))
PACKAGE = "ombre_desktop.players.solver.core"
SHARED = f"{PACKAGE}.shared"
"""The module for code that Cython would otherwise put into each module; this halves the compile time."""
OLDEST_PYTHON = "0x030B0000"
DIRECTIVES = {
    "language_level": 3,
    # The annotations in the sources are for Python; the `.pxd` files give the C types.
    "annotation_typing": False,
    **dict.fromkeys(("boundscheck", "wraparound", "initializedcheck"), False),
    "cdivision": True,
    "freethreading_compatible": True,
}


def main() -> int:
    """Compile the core, and put the result beside the sources."""
    try:
        with tempfile.TemporaryDirectory() as folder:
            made = compiled(Path(folder))
            place = CORE / made.name
            fresh = Path(shutil.copytree(made, CORE / f".{made.name}", dirs_exist_ok=True))
        for old in EDITION["compiled_folders"](CORE):
            shutil.rmtree(old, ignore_errors=True)
        # The folder is put in place in one step, so that nobody finds half of it.
        fresh.rename(place)
    except (Exception, SystemExit) as trouble:  # any failure of a compiler
        print(f"The solver was not compiled: {trouble}", file=sys.stderr)
        return 1
    print(place)
    return 0


def compiled(folder: Path) -> Path:
    """Compile the modules into a folder in *folder*, named as the program expects, and return it."""
    from Cython.Build import cythonize  # noqa: PLC0415 - not needed to play
    from setuptools import Distribution  # noqa: PLC0415

    names = copied(folder / "text")
    # Without a search path of its own Cython looks for declarations in the current folder.
    modules = cythonize(
        [extension(name, folder / "text") for name in (*names, SHARED)],
        build_dir=str(folder / "c"),
        include_path=[str(folder / "text")],
        compiler_directives=DIRECTIVES,
        shared_utility_qualified_name=SHARED,
        quiet=True,
    )
    command = Distribution({"ext_modules": modules}).get_command_obj("build_ext")
    command.build_lib = command.build_temp = str(folder / "made")
    command.parallel = True
    command.ensure_finalized()
    command.run()
    place: Path = folder / EDITION["folder_name"](CORE)
    place.mkdir()
    for path in (folder / "made").joinpath(*PACKAGE.split(".")).iterdir():
        if path.suffix in (".so", ".pyd"):
            path.rename(place / path.name)
    return place


def copied(folder: Path) -> list[str]:
    """
    Copy the sources and declarations of the modules to be compiled into *folder*, and return the modules.
    """
    place = folder.joinpath(*PACKAGE.split("."))
    place.mkdir(parents=True)
    for package in (place, *place.parents[: PACKAGE.count(".")]):
        package.joinpath("__init__.py").touch()
    declarations = sorted(CORE.glob("*.pxd"))
    for path in declarations:
        shutil.copy(path, place)
        shutil.copy(path.with_suffix(".py"), place)
    return [f"{PACKAGE}.{path.stem}" for path in declarations]


def extension(name: str, folder: Path) -> object:
    """Return the build settings of the module called *name*."""
    from setuptools import Extension  # noqa: PLC0415

    source = folder.joinpath(*name.split(".")).with_suffix(".c" if name == SHARED else ".py")
    return Extension(
        name,
        [str(source)],
        define_macros=[("Py_LIMITED_API", OLDEST_PYTHON)],
        py_limited_api=True,
        # Without debugging symbols it compiles faster.
        extra_compile_args=[] if sys.platform == "win32" else ["-g0"],
    )


if __name__ == "__main__":
    sys.exit(main())
