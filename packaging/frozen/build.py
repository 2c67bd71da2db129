"""
Freeze the program: ``python packaging/frozen/build.py [--out DIR] [--work DIR]``.

It writes a folder that needs no Python, checks the contents, lets the program test itself, and packs the
folder for this system. All requirements come from the lock files. The solver must compile, because people who
download the program have no compiler.
"""

from __future__ import annotations

import argparse
import os
import platform
import runpy
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import check
import icu
import languages
import licences
import pack

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
LOCKS = (ROOT / "requirements.lock", ROOT / "requirements-frozen.lock")
COPIED = ("ombre_desktop", "packaging/solver")
NOT_COPIED = shutil.ignore_patterns("__pycache__", "compiled-*", "*.so", "*.pyd")
NAME = "Ombre"
MANY = 20
"""The number of arguments from which only the first two are printed."""
ORIGINS = "origins.json"
"""The file in which ombre.spec notes where each library came from."""


def main() -> int:
    """Build the program; return 1 if a check or a command fails."""
    assert __doc__
    shape = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=shape)
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where the results go")
    parser.add_argument(
        "--work", type=Path, default=ROOT / "build" / "frozen", help="the folder for intermediate files"
    )
    parser.add_argument("--no-pack", action="store_true", help="make the folder only, and do not pack it")
    chosen = parser.parse_args()
    out, work = chosen.out.resolve(), chosen.work.resolve()
    try:
        folder = frozen(out, work)
        licences.collect(folder, environment_python(work), work / ORIGINS)
        problems = check.problems_of(folder)
        for line in (*problems, *check.notes_on(folder)):
            print(line, file=sys.stderr)
        if problems:
            return 1
        try_out(folder, out / "self-test.json")
        archives = [] if chosen.no_pack else pack.packed(folder, out, version())
        print(*archives, check.ledger(folder), sep="\n")
        # Last, so that somebody who sees that the program has grown can try and weigh it.
        if problems := check.size_problems(folder, archives):
            print(*problems, sep="\n", file=sys.stderr)
            return 1
    except (icu.IcuError, licences.LicenceError) as problem:
        print(problem, file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as failed:
        print(f"{failed.cmd[0]} failed with status {failed.returncode}", file=sys.stderr)
        return 1
    return 0


def frozen(out: Path, work: Path) -> Path:
    """Freeze the program into *out*, working in *work*; return its folder, on macOS the application."""
    python = environment_python(work)
    if not python.exists():
        venv.create(python.parents[1], with_pip=True, symlinks=os.name != "nt")
    for lock in LOCKS:
        run(python, "-I", "-m", "pip", "install", "--quiet", "--require-hashes", "-r", lock)
    source = copied(work / "source")
    run(python, "-I", source / "packaging" / "solver")
    shutil.rmtree(out / NAME, ignore_errors=True)
    variables = {
        "OMBRE_SOURCE": str(source),
        "OMBRE_VERSION": version(),
        "OMBRE_ORIGINS": str(work / ORIGINS),
        "PYTHONPATH": str(source),
    }
    if sys.platform == "win32":
        variables["OMBRE_VERSION_FILE"] = str(pack.windows_version_file(work, version()))
    freezes = ("-P", "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN")
    run(python, *freezes, "--distpath", out, "--workpath", work / "made", HERE / "ombre.spec", **variables)
    if sys.platform == "linux":
        strip(out / NAME)
        icu.cut(out / NAME, work)
    return out / (f"{NAME}.app" if sys.platform == "darwin" else NAME)


def copied(folder: Path) -> Path:
    """Copy the sources into *folder*, so that the checkout keeps its own compiled modules and catalogues."""
    shutil.rmtree(folder, ignore_errors=True)
    for name in COPIED:
        shutil.copytree(ROOT / name, folder / name, ignore=NOT_COPIED)
    languages.compile_all(folder / languages.PLACE.relative_to(ROOT))
    return folder


def strip(folder: Path) -> None:
    """Remove the debugging symbols, up to 17 MB, from Python's libraries."""
    python = [*folder.glob("*/libpython*"), *folder.glob("*/python3*/lib-dynload/*.so")]
    run(Path("strip"), "--strip-unneeded", *python)


def try_out(folder: Path, report: Path) -> None:
    """Let the frozen program test itself."""
    run(check.program_in(folder), "--self-test", "--report", report)


def version() -> str:
    """Return the version of the program."""
    return str(runpy.run_path(str(ROOT / "ombre_desktop" / "__init__.py"))["__version__"])


def environment_python(work: Path) -> Path:
    """Return the interpreter of the environment in which the program is frozen, named after its version."""
    place = work / f"environment-{platform.python_version()}"
    return place / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def run(command: Path, *arguments: str | Path, **variables: str) -> None:
    """
    Run *command*, with *variables* added to the environment.

    Raises:
        subprocess.CalledProcessError: if it fails.
    """
    print("$", command.name, *(arguments if len(arguments) < MANY else arguments[:2]), flush=True)
    others = {name: text for name, text in os.environ.items() if not name.startswith("PYTHON")}
    # The output goes through a pipe, because a windowed program on Windows has no console.
    done = subprocess.run(
        [command, *arguments],
        env=others | variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    sys.stdout.write(done.stdout.decode("utf-8", "replace"))
    sys.stdout.flush()
    done.check_returncode()


if __name__ == "__main__":
    sys.exit(main())
