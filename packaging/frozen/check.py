"""
Check the contents of a frozen program: ``python packaging/frozen/check.py FOLDER [--write]``.

The libraries must be those listed in the folder ``libraries``, so that no library is added unnoticed. To add
one, commit a new list, which ``--write`` writes.
"""

from __future__ import annotations

import argparse
import platform
import re
import sys
from collections import Counter
from collections.abc import Iterable
from fnmatch import fnmatch
from pathlib import Path

import contents
import licences

HERE = Path(__file__).resolve().parent
LIMITS = {"linux": (110, 33), "windows": (90, 30), "macos": (150, 60)}
"""The largest sizes in megabytes: of the folder, and of what people download."""
PARTS = (
    ("data of ICU", "*/libicudata*"),
    ("ICU", "*/libicu*"),
    ("Qt's words", "*/translations/*"),
    ("Qt", "*/PySide6/*"),
    ("Qt for Python", "*shiboken*"),
    ("pydantic", "*/pydantic*"),
    ("compiled solver", "*/compiled-*"),
    *(
        (name, f"*/assets/{name}/*")
        for name in ("fonts", "cards", "languages", "rules", "problems", "set_deals", "lessons")
    ),
    ("our other files", "*/ombre_desktop/*"),
    ("modules", "*/ombre"),
    ("Python", "*/libpython*"),
    ("Python", "*/python3*"),
    ("Python", "*/base_library.zip"),
    ("licences", "*/licences/*"),
    ("libraries of the system", "*"),
)
"""The parts of the folder, by patterns of paths; the first that fits counts."""
MEGABYTE = 1_000_000
ADDONS = (
    "qt6webengine",
    "qt6multimedia",
    "qt63d",
    "qt6charts",
    "qt6datavisualization",
    "qt6graphs",
    "qt6qml",
)
"""Parts of Qt that the program does not use, many of them not under the LGPL."""
REQUIRED_TEXTS = (
    "Ombre",
    "Python",
    "LGPL-3.0",
    "GPL-3.0",
    "ICU",
    "pydantic",
    "pydantic_core",
    "platformdirs",
    "README",
)
PYTHONS_OWN = "lib-dynload/"
"""The folder of the extension modules of Python, which depend on how it was built."""
LIBRARY = re.compile(r"\.(so|dll|pyd|dylib)(\.|$)")


def main() -> int:
    """Print every problem; return 1 if there is one."""
    assert __doc__
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--write", action="store_true", help="write a new list of libraries")
    chosen = parser.parse_args()
    folder = chosen.folder.resolve()
    if chosen.write:
        committed_list(folder).write_text("\n".join(libraries(folder)) + "\n", encoding="utf-8")
    problems = problems_of(folder)
    problems += size_problems(folder)
    for line in (*problems, *notes_on(folder)):
        print(line, file=sys.stderr)
    print(f"{len(libraries(folder))} libraries; {ledger(folder)}")
    return 1 if problems else 0


def problems_of(folder: Path) -> list[str]:
    """Return the problems of the program in *folder*, one sentence each."""
    return [
        *_library_problems(folder),
        *_licence_problems(folder),
        *_language_problems(folder),
    ]


def notes_on(folder: Path) -> list[str]:
    """Return every library of the program in *folder*, if there is no list to compare them with yet."""
    path = committed_list(folder)
    if path.is_file():
        return []
    return [f"There is no list {path.name} yet. Please read and commit this one:", *libraries(folder)]


def program_in(folder: Path) -> Path:
    """Return the program file in *folder*."""
    places = (folder / "Contents" / "MacOS" / "ombre", folder / "ombre.exe", folder / "ombre")
    return next(place for place in places if place.is_file())


def system_of(folder: Path) -> str:
    """Return the system for which the program in *folder* was frozen."""
    if folder.suffix == ".app":
        return "macos"
    return "windows" if (folder / "ombre.exe").exists() else "linux"


def size(folder: Path) -> int:
    """Return the size of all files in bytes, without links."""
    return sum(path.stat().st_size for path in files_in(folder))


def files_in(folder: Path) -> list[Path]:
    """Return every file in *folder* and below, without links."""
    return [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]


def parts(folder: Path) -> dict[str, int]:
    """Return the sizes of the parts of the program in *folder* in bytes, the largest first."""
    sizes: Counter[str] = Counter()
    for path in files_in(folder):
        name = "/" + path.relative_to(folder).as_posix()
        sizes[next(part for part, pattern in PARTS if fnmatch(name, pattern))] += path.stat().st_size
    return dict(sizes.most_common())


def ledger(folder: Path) -> str:
    """Return the size of the program in *folder*, and of each of its parts, in megabytes."""
    told = ", ".join(f"{name} {size / MEGABYTE:.1f}" for name, size in parts(folder).items())
    return f"{size(folder) / MEGABYTE:.1f} MB: {told}"


def size_problems(folder: Path, archives: Iterable[Path] = ()) -> list[str]:
    """Return a problem, with the parts, for the folder or an archive of it that is larger than it may be."""
    of_folder, of_archive = LIMITS[system_of(folder)]
    found = [(folder.name, size(folder), of_folder)]
    found += [(path.name, path.stat().st_size, of_archive) for path in archives]
    return [
        f"{name} has {size / MEGABYTE:.1f} MB; the limit is {limit}. {ledger(folder)}"
        for name, size, limit in found
        if size > limit * MEGABYTE
    ]


def libraries(folder: Path) -> list[str]:
    """Return every library in *folder* except Python's own, by the stable part of its name."""
    names = (path.relative_to(folder).as_posix() for path in files_in(folder) if LIBRARY.search(path.name))
    return sorted({plain(name) for name in names if PYTHONS_OWN not in name})


def plain(name: str) -> str:
    """Return the *name* of a library without its version, the version of Python, and the solver's edition."""
    name = re.sub(r"compiled-[0-9a-f]{8}", "compiled", name)
    name = re.sub(r"\.(cpython-\d+-[\w-]+|cp\d+-win\w+|abi3)(?=\.)", "", name)
    name = re.sub(r"python3?\.?\d+(?=\.(dll|so|dylib))", "python3", name)
    return re.sub(r"(\.so)[.\d]+$", r"\1", name)


def committed_list(folder: Path) -> Path:
    """Return the file that lists the libraries of the program in *folder*."""
    system = system_of(folder)
    return HERE / "libraries" / f"{base() if system == 'linux' else system}.txt"


def base() -> str:
    """Return the name and version of this Linux, whose libraries a program that is built here packs."""
    try:
        told = platform.freedesktop_os_release()
    except OSError:
        return "linux"
    return f"{told['ID']}-{told.get('VERSION_ID', 'rolling')}"


def _library_problems(folder: Path) -> list[str]:
    there = set(libraries(folder))
    addons = [
        f"An add-on of Qt: {name}" for name in sorted(there) if any(one in name.lower() for one in ADDONS)
    ]
    path = committed_list(folder)
    if not path.is_file():
        return addons
    wanted = set(path.read_text(encoding="utf-8").split())
    return [
        *addons,
        *(f"Not in {path.name}: {name}" for name in sorted(there - wanted)),
        *(f"Only in {path.name}: {name}" for name in sorted(wanted - there)),
    ]


def _licence_problems(folder: Path) -> list[str]:
    place = licences.place_of(folder)
    return [f"No licence {name}.txt" for name in REQUIRED_TEXTS if not (place / f"{name}.txt").is_file()]


def _language_problems(folder: Path) -> list[str]:
    """Return a problem for each language that lacks our catalogue or Qt's."""
    there = {path.name for path in folder.rglob("*.qm")}
    wanted = (*(f"ombre_{language}.qm" for language in contents.LANGUAGES), *contents.CATALOGUES_OF_QT)
    return [f"No catalogue {name}" for name in wanted if name not in there]


if __name__ == "__main__":
    sys.exit(main())
