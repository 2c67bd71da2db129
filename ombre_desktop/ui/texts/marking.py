"""The marker of literals that are translated later, with the types that PySide6's own stub leaves out."""

from collections.abc import Callable
from typing import cast

from PySide6 import QtCore

# Takes a context and a message, and returns the message. pyside6-lupdate finds its calls by this name.
QT_TRANSLATE_NOOP = cast("Callable[[str, str], str]", QtCore.QT_TRANSLATE_NOOP)
