"""The inputs of a start: folders, their lock, the command line, and the look of the first frame."""

from __future__ import annotations

from PySide6.QtCore import QLockFile

from ombre_desktop.storage.first_look import FirstLook
from ombre_desktop.storage.folders import Folders
from ombre_desktop.ui.shell.command_line import Options
from ombre_desktop.value import Value


class Start(Value):
    """
    One start of the program.

    The copy that holds the *lock* saves files; *seen* is the look of the first frame.
    """

    folders: Folders
    lock: QLockFile
    options: Options
    seen: FirstLook
