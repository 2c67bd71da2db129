"""The second start of the program, after its window has closed."""

from __future__ import annotations

import sys

from PySide6.QtCore import QCoreApplication

from ombre_desktop.frozen import is_frozen
from ombre_desktop.isolation import ROOT
from ombre_desktop.ui.background.child import send_off

_WANTED = "ombre-restarts"
"""The application's property that asks for another start."""


def program_command(*arguments: str) -> list[str]:
    """Return the command that starts the program, from the sources or a frozen program."""
    if is_frozen():
        return [sys.executable, *arguments]
    begin = (
        f"import sys; sys.path.insert(0, {ROOT!r}); from ombre_desktop.__main__ import main; sys.exit(main())"
    )
    return [sys.executable, "-P", "-c", begin, *arguments]


def want_restart() -> None:
    """Let the program start again once its window has closed."""
    application = QCoreApplication.instance()
    if application is not None:
        application.setProperty(_WANTED, True)


def restart_if_wanted(application: QCoreApplication) -> None:
    """Start the program again if that is wanted; its files must be free by now."""
    if application.property(_WANTED):
        program, *arguments = program_command()
        send_off(program, arguments)
