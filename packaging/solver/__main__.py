"""
``python packaging/solver``: compile the solver's core in place, for every Python from 3.11 on.

This needs Cython, setuptools and a C compiler; status 1 means that one is missing. Without the compiled
core, the program interprets the sources.
"""

from __future__ import annotations

import ast
import re
import runpy
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CORE = ROOT / "ombre_desktop" / "players" / "solver" / "core"
EDITION = runpy.run_path(str(CORE.with_name("edition.py")))
PACKAGE = "ombre_desktop.players.solver.core"
WHOLE = "entry"
"""The module that Python calls; compiled, it holds all the others."""
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

    # Without a search path of its own Cython looks for declarations in the current folder.
    modules = cythonize(
        [extension(joined(folder / "text"))],
        build_dir=str(folder / "c"),
        include_path=[str(folder / "text")],
        compiler_directives=DIRECTIVES,
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


def joined(folder: Path) -> Path:
    """
    Join the modules and their declarations into one in *folder*, and return its source.

    So the C compiler sees the whole search at once: it knows every function and constant, and puts small
    functions where they are called. That takes a twelfth off the time of the search.
    """
    place = folder.joinpath(*PACKAGE.split("."))
    place.mkdir(parents=True)
    for package in (place, *place.parents[: PACKAGE.count(".")]):
        package.joinpath("__init__.py").touch()
    names = list(dict.fromkeys(in_order(WHOLE)))
    source = "\n".join(body(CORE / f"{name}.py") for name in names)
    declared = "\n".join((CORE / f"{name}.pxd").read_text(encoding="utf-8") for name in names)
    # A method that no class overrides is called without a look at the object's class.
    for method in re.findall(r"cdef i64 (\w+)\(", declared):
        if declared.count(f" {method}(") == 1:
            line = f"    cdef i64 {method}("
            declared = declared.replace(line, f"    @cython.final\n{line}")
    place.joinpath(f"{WHOLE}.pxd").write_text(declared, encoding="utf-8")
    text = place / f"{WHOLE}.py"
    text.write_text(with_numbers(source), encoding="utf-8")
    return text


def in_order(name: str) -> Iterator[str]:
    """Yield the modules of the core that module *name* needs, each after those that it needs itself."""
    text = (CORE / f"{name}.py").read_text(encoding="utf-8")
    for wanted in re.findall(rf"^from {re.escape(PACKAGE)}\.(\w+) import", text, re.MULTILINE):
        yield from in_order(wanted)
    yield name


def body(path: Path) -> str:
    """Return the text of a module without what it imports from the core."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    for node in ast.parse(text).body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith((PACKAGE, "__future__")):
            for at in range(node.lineno - 1, node.end_lineno or node.lineno):
                lines[at] = ""
    return "\n".join(lines)


def with_numbers(source: str) -> str:
    """Return *source* with numbers for the names of constants, on which C could not rely to stay equal."""
    sys.path.insert(0, str(ROOT))
    for name, number in runpy.run_path(str(CORE / "rows.py")).items():
        own = re.compile(rf"^{name} = .*", re.MULTILINE)
        if type(number) is int and own.search(source):
            source = re.sub(rf"\b{name}\b", str(number), own.sub("", source))
    return source


def extension(source: Path) -> object:
    """Return the build settings of the module with this *source*."""
    from setuptools import Extension  # noqa: PLC0415

    return Extension(
        f"{PACKAGE}.{source.stem}",
        [str(source)],
        define_macros=[("Py_LIMITED_API", OLDEST_PYTHON)],
        py_limited_api=True,
        # Without debugging symbols it compiles faster.
        extra_compile_args=[] if sys.platform == "win32" else ["-g0"],
    )


if __name__ == "__main__":
    sys.exit(main())
