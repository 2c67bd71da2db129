"""
Qt's own folders, told to Qt in whatever folder the program is.

Qt for Python writes its place into a text of settings, as it is. If there is a quotation mark, comma,
semicolon, backslash or line break in it, Qt looks elsewhere, finds no plugin that opens a window, and ends
the process.
"""

from pathlib import Path

import PySide6
from PySide6.QtCore import QCoreApplication, QLibraryInfo

PLUGINS, WORDS = "plugins", "translations"
_ASKED = {PLUGINS: QLibraryInfo.LibraryPath.PluginsPath, WORDS: QLibraryInfo.LibraryPath.TranslationsPath}


def folder_of_qt(name: str) -> Path:
    """Return Qt's folder of this *name*: beside Qt for Python, else where Qt itself says."""
    package = Path(PySide6.__file__).parent
    beside = (package / "Qt" / name, package / name)  # the second on Windows
    return next(filter(Path.is_dir, beside), Path(QLibraryInfo.path(_ASKED[name])))


def tell_qt_its_plugins() -> None:
    """Let Qt look for plugins in its own folder first; call this before there is an application."""
    QCoreApplication.addLibraryPath(str(folder_of_qt(PLUGINS)))
