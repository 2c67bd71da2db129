"""
Compile the solver for Windows with mingw: ``python cross.py CHECKOUT PYTHON``.

PYTHON is the folder of a Python for Windows, with its headers. This is for trials under Wine
(`under-wine.sh`).
"""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from Cython.Build import cythonize

COMPILER = "x86_64-w64-mingw32-gcc"
OPTIONS = ("-O2", "-shared", "-w", "-DMS_WIN64")


def main() -> int:
    """Compile the core and put it beside the sources of CHECKOUT."""
    checkout, python = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()
    recipe = runpy.run_path(str(checkout / "packaging" / "solver" / "__main__.py"), run_name="solver")
    core: Path = recipe["CORE"]
    place = core / recipe["EDITION"]["folder_name"](core)
    place.mkdir(exist_ok=True)
    with TemporaryDirectory() as made:
        folder = Path(made)
        modules = cythonize(
            [recipe["extension"](recipe["joined"](folder / "text"))],
            build_dir=str(folder / "c"),
            include_path=[str(folder / "text")],
            compiler_directives=recipe["DIRECTIVES"],
            quiet=True,
        )
        for module in modules:
            target = place / f"{module.name.rpartition('.')[2]}.pyd"
            limited = f"-DPy_LIMITED_API={recipe['OLDEST_PYTHON']}"
            library = python / "libs" / "python3.lib"
            command = [COMPILER, *OPTIONS, limited, f"-I{python / 'include'}", module.sources[0]]
            subprocess.run([*command, "-o", target, library], check=True)
    print(place)
    return 0


if __name__ == "__main__":
    sys.exit(main())
