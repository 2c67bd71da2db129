"""
The parts that PyInstaller finds but that are left out of the frozen program, with the reasons.

The lists name parts of Python and of Qt. Patterns are matched by `fnmatch` against lower-case paths inside
the folder. A library of the system is left out if nothing that stays is linked with it.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterable
from fnmatch import fnmatch
from pathlib import Path, PurePath

sys.path.append(str(Path(__file__).resolve().parents[1]))

import languages

FOLDER = "program"
"""The folder that holds everything but the program file."""

PACKAGES_LEFT_OUT = (
    # Encodings of East Asia; all our files are in UTF-8.
    *(f"_codecs_{name}" for name in ("cn", "hk", "jp", "kr", "tw", "iso2022")),
    *("_multibytecodec", "_asyncio", "asyncio"),
    # Only measured matches use several processes, and these run from a checkout. Every start would load this.
    *("ombre_desktop.players.arena", "multiprocessing"),
    # Environments are for learning programs.
    *("ombre_desktop.envs", "ombre_desktop.players.policies"),
    # The table needs none of these; PyInstaller includes them for a library that can use them.
    *(
        "tkinter",
        "unittest",
        "readline",
        "pydoc",
        "doctest",
        "test",
        "distutils",
        "setuptools",
        "pip",
        "Cython",
        "pyximport",
    ),
    *("_ssl", "ssl", "_hashlib", "pydantic.v1", "pydantic.mypy"),
    *("PySide6.QtNetwork", "PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtOpenGL", "PySide6.QtOpenGLWidgets"),
    *("PySide6.QtSql", "PySide6.QtTest", "PySide6.QtPrintSupport", "PySide6.QtXml", "PySide6.QtConcurrent"),
)

HOOKS_LEFT_OUT = ("pyi_rth_inspect", "pyi_rth_pyside6") if sys.platform == "linux" else ()
"""
The start-up scripts of PyInstaller that are left out, on the systems where the program was tried without
them.

The first is for tracebacks with source text. The second tells Qt its folders, which PySide6 does itself. That
script would also load Qt into the players' process, and set QT_PLUGIN_PATH for the programs that we start,
such as a browser.
"""

FILES_LEFT_OUT = (
    # Qt's platforms for devices without a desktop, for remote displays and for tests.
    *(
        f"*/plugins/platforms/*{name}*"
        for name in ("eglfs", "linuxfb", "vnc", "vkkhr", "minimal", "direct2d")
    ),
    *("*/plugins/egldeviceintegrations/*", "*/plugins/xcbglintegrations/*"),
    # Nothing is fetched, and no database server is used.
    *("*/plugins/tls/*", "*/plugins/networkinformation/*", "*/plugins/sqldrivers/*"),
    *("*/plugins/qmltooling/*", "*/plugins/generic/*", "*/plugins/platforminputcontexts/*virtualkeyboard*"),
    # This plugin would load the system's GTK, which is linked with another glib than the one packed here.
    "*/plugins/platformthemes/*gtk3*",
    # Our pictures are SVG, JPEG and PNG; PNG needs no plugin.
    *(
        f"*/plugins/imageformats/*{name}.*"
        for name in ("gif", "ico", "webp", "tiff", "tga", "wbmp", "icns", "pdf")
    ),
    *(
        f"*qt6{name}*"
        for name in ("network", "qml", "quick", "virtualkeyboard", "pdf", "opengl", "sql", "eglfs", "test")
    ),
    *("*opengl32sw.dll", "*d3dcompiler*"),
    # The C library of Windows 10 and 11. They use their own, and a copy would be of unknown origin.
    *("*api-ms-win-*.dll", "*ucrtbase.dll"),
    # The packed libdbus is linked with this library, which every desktop has, and which needs cryptography.
    "*/libsystemd.so*",
    # Systems have newer ones than the machine that builds the program, and graphics drivers may need those.
    *("*/libstdc++.so*", "*/libgcc_s.so*"),
)

LANGUAGES = tuple(map(languages.code_of, languages.sources()))
"""The languages that the table speaks besides English."""
WORDS_OF_QT = "*/translations/*"
_OF_QT = {"pt": "pt_BR"}
"""Languages that Qt calls by another code, as the table does when it looks for Qt's words."""
CATALOGUES_OF_QT = tuple(f"qtbase_{_OF_QT.get(language, language)}.qm" for language in LANGUAGES)
SPOKEN_WORDS_OF_QT = tuple(f"*/translations/{name}" for name in CATALOGUES_OF_QT)
"""Qt's own translations that are kept: those into our languages."""


def is_left_out(path: str) -> bool:
    """Return True if the file at *path* inside the folder is left out."""
    name = "/" + PurePath(path).as_posix().lower()
    if fnmatch(name, WORDS_OF_QT):
        return not any(fnmatch(name, pattern.lower()) for pattern in SPOKEN_WORDS_OF_QT)
    return any(fnmatch(name, pattern) for pattern in FILES_LEFT_OUT)


STARTER_LOADS = "libpython3*"
"""
The library of Python itself. It is kept even if nothing is linked with it: the program file loads it by name.

Debian's own Python keeps this library among those of the system.
"""


def needed_by(library: str) -> list[str]:
    """Return the names of the libraries with which a *library* for Linux is linked, and no others."""
    told = subprocess.run(["objdump", "-p", library], stdout=subprocess.PIPE, text=True, check=True).stdout
    return re.findall(r"^ *NEEDED +(\S+)$", told, re.MULTILINE)


Entry = tuple[str, str, str]
"""A file as PyInstaller lists it: its path in the folder, where it comes from, and its kind."""


def kept(
    entries: Iterable[Entry], linked: Callable[[str], Iterable[str]], own: tuple[str, ...]
) -> list[Entry]:
    """
    Return the *entries* that the program needs.

    Args:
        linked: returns the names of the libraries with which a file is linked.
        own: folders of Python, of installed packages, and of the program; files from there stay. All
            other files are libraries of the system.
    """
    left = [entry for entry in entries if not is_left_out(entry[0])]
    by_name = {PurePath(entry[0]).name: entry for entry in left}
    wanted = [
        entry for entry in left if entry[1].startswith(own) or fnmatch(PurePath(entry[0]).name, STARTER_LOADS)
    ]
    needed = {PurePath(entry[0]).name for entry in wanted}
    while wanted:
        for name in linked(wanted.pop()[1]):
            if name in by_name and name not in needed:
                needed.add(name)
                wanted.append(by_name[name])
    return [entry for entry in left if entry[2] == "SYMLINK" or PurePath(entry[0]).name in needed]
