"""
Qt's own folders, told to Qt in whatever folder the program is.

Qt for Python writes its place into a text of settings, as it is. If there is a quotation mark, comma,
semicolon, backslash or line break in it, Qt looks elsewhere, finds no plugin that opens a window, and ends
the process.
"""

from __future__ import annotations

from pathlib import Path

import PySide6
from PySide6.QtCore import QCoreApplication, QLibraryInfo

PLUGINS, WORDS = "plugins", "translations"
MISREAD = frozenset('",;\\\n')
"""The characters of a folder's name that the text of settings does not survive."""


def folder_of_qt(name: str) -> Path:
    """Return Qt's folder of this *name*: beside Qt for Python, else where Qt itself says."""
    package = Path(PySide6.__file__).parent
    beside = (package / "Qt" / name, package / name)  # the second on Windows
    return next(filter(Path.is_dir, beside), None) or Path(QLibraryInfo.path(_asked(name)))


def tell_qt_its_plugins() -> None:
    """Let Qt look for plugins in its own folder first; call this before there is an application."""
    plugins = folder_of_qt(PLUGINS)
    # Qt looks through all plugins again for a folder that is added: 25 ms that most starts can do without.
    if MISREAD.intersection(plugins.as_posix()):
        QCoreApplication.addLibraryPath(str(plugins))


def _asked(name: str) -> QLibraryInfo.LibraryPath:
    asked = QLibraryInfo.LibraryPath
    return {PLUGINS: asked.PluginsPath, WORDS: asked.TranslationsPath}[name]
