"""
Collect the licences of everything inside the frozen program in one of its folders.

Every packed library must have a known licence; otherwise the build stops.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
FONTS = ROOT / "ombre_desktop" / "assets" / "fonts"
FOLDER = "licences"
SYSTEM = "system"

DISTRIBUTIONS = {
    "PySide6_Essentials": "LGPL-3.0",
    "shiboken6": "LGPL-3.0",
    "pydantic": "MIT",
    "pydantic_core": "MIT",
    "annotated-types": "MIT",
    "typing_extensions": "PSF-2.0",
    "typing-inspection": "MIT",
    "platformdirs": "MIT",
    "pyinstaller": "GPL-2.0 with an exception for what it freezes",
}
"""The packages from PyPI in the program, with their licences. Only the loader of PyInstaller is included."""
TEXTS_BESIDE = {"PySide6_Essentials": "LGPL-3.0", "shiboken6": "LGPL-3.0"}
"""The packages without a licence text of their own; the text is in our folder ``texts``."""
TEXT = ("LICEN", "COPYING", "NOTICE")

ASK = """
import json, sys, sysconfig
from importlib.metadata import distribution
told = {}
for name in sys.argv[1:]:
    found = distribution(name)
    told[name] = [found.version, [str(found.locate_file(path)) for path in found.files or ()]]
library = sysconfig.get_path("stdlib")
print(json.dumps({"prefix": sys.prefix, "base": sys.base_prefix, "library": library, "of": told}))
"""


class LicenceError(Exception):
    """A packed library has no known licence."""


def place_of(folder: Path) -> Path:
    """Return the place of the licences in the program's *folder*."""
    return (folder / "Contents" / "Resources" if folder.suffix == ".app" else folder) / FOLDER


def collect(folder: Path, python: Path, origins: Path) -> None:
    """Write the licences of everything in *folder*; the file *origins* lists where each library came from."""
    place = place_of(folder)
    shutil.rmtree(place, ignore_errors=True)
    (place / SYSTEM).mkdir(parents=True)
    shutil.copy(ROOT / "LICENSE", place / "Ombre.txt")
    for path in (*FONTS.glob("OFL-*.txt"), *(HERE / "texts").glob("*.txt")):
        shutil.copy(path, place)
    told = json.loads(_output(python, "-I", "-c", ASK, *DISTRIBUTIONS))
    lines = [_library(name, told["of"][name], place) for name in DISTRIBUTIONS]
    _copy_first((Path(told[where], "LICENSE.txt") for where in ("library", "base")), place / "Python.txt")
    ours = tuple(os.path.realpath(told[where]) for where in ("prefix", "base"))
    sources = {os.path.realpath(path) for path in json.loads(origins.read_text(encoding="utf-8"))}
    for package in sorted(
        {package_of(path) for path in sources if not path.startswith((*ours, str(origins.parent)))}
    ):
        _copy_first([Path("/usr/share/doc", package, "copyright")], place / SYSTEM / f"{package}.txt")
    text = (HERE / "licences-readme.txt").read_text(encoding="utf-8")
    (place / "README.txt").write_text(text.replace("{libraries}", "\n".join(lines)), encoding="utf-8")


def _library(name: str, told: tuple[str, list[str]], place: Path) -> str:
    """
    Copy the licence texts of the library *name*; return its line in the list.

    *told* holds its version and its files.
    """
    version, files = told
    texts = sorted(path for path in map(Path, files) if path.name.upper().startswith(TEXT))
    if not texts and name not in TEXTS_BESIDE:
        raise LicenceError(f"{name} comes without a licence")
    for number, path in enumerate(texts):
        shutil.copy(path, place / f"{name}{f'-{number}' if number else ''}.txt")
    return f"  {name} {version}: {DISTRIBUTIONS[name]}"


def package_of(path: str) -> str:
    """Return the Debian package from which the file at *path* came."""
    if shutil.which("dpkg-query") is None:
        raise LicenceError(
            f"{path} belongs to this system, which does not report licences; build on Debian instead"
        )
    for name in (path, path.removeprefix("/usr")):
        done = subprocess.run(["dpkg-query", "-S", name], capture_output=True, text=True, check=False)
        if done.returncode == 0:
            return done.stdout.split(":", 1)[0]
    raise LicenceError(f"{path} belongs to no package: its licence is not known")


def _copy_first(paths: Iterable[Path], to: Path) -> None:
    """Copy the first of *paths* that exists."""
    for path in paths:
        if path.is_file():
            shutil.copy(path, to)
            return
    raise LicenceError(f"there is no text for {to.name}")


def _output(*command: str | Path) -> str:
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
