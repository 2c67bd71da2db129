"""
``python packaging/solver``: compile the solver's text in place, for every Python from 3.11 on.

Needs Cython, setuptools and a C compiler; status 1 says that something was lacking. The program
runs without, on the text itself.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from zlib import crc32

ROOT = Path(__file__).resolve().parents[2]
TEXT = ROOT / "ombre_desktop" / "players" / "solver" / "core.py"
NAME = "ombre_desktop.players.solver.core"
OLDEST_PYTHON = "0x030B0000"


def main() -> int:
    """Compile, and lay the result beside the text."""
    try:
        with tempfile.TemporaryDirectory() as folder:
            made = compiled(Path(folder))
            # Put in its place in one step: a program that runs on the one before keeps that.
            fresh = shutil.copy(made, TEXT.parent / f"{made.name}.new")
            fresh.replace(TEXT.parent / made.name)
    except (Exception, SystemExit) as trouble:  # whatever a compiler may come to
        print(f"The solver was not compiled: {trouble}", file=sys.stderr)
        return 1
    print(TEXT.parent / made.name)
    return 0


def compiled(folder: Path) -> Path:
    """The compiled module, made in *folder*."""
    from Cython.Build import cythonize  # noqa: PLC0415 - not needed to play
    from setuptools import Distribution, Extension  # noqa: PLC0415

    source = folder / "core.py"
    source.write_bytes(with_edition(TEXT.read_bytes()))
    extension = Extension(
        NAME,
        [str(source)],
        define_macros=[("Py_LIMITED_API", OLDEST_PYTHON)],
        py_limited_api=True,
    )
    # Without a search path of its own Cython looks for declarations in the current folder.
    modules = cythonize(
        [extension], build_dir=str(folder), include_path=[str(folder)], language_level=3, quiet=True
    )
    command = Distribution({"ext_modules": modules}).get_command_obj("build_ext")
    command.build_lib = command.build_temp = str(folder / "made")
    command.ensure_finalized()
    command.run()
    return next(path for path in (folder / "made").rglob("core.*") if path.suffix in (".so", ".pyd"))


def with_edition(text: bytes) -> bytes:
    """What is compiled of *text*: it says from what, and is not taken where another text lies beside it."""
    return text + f"\nEDITION = {crc32(text)}\n".encode()


if __name__ == "__main__":
    sys.exit(main())
