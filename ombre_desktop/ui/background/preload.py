"""
The import of a dialog's modules in another thread, while the table goes on.

Imported at once on the GUI thread, they would hold the table up for several frames.
"""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from ombre_desktop import elsewhere
from ombre_desktop.ui.background.opening import Steps

if TYPE_CHECKING:
    from threading import Thread

_TURN = 0.002
"""The seconds for which a step waits; without a wait, the steps would keep Python's lock from the import."""


def importing(home: str) -> Thread:
    """Begin to import the module *home* in another thread, and return the thread."""
    # What fails there fails again, and is told, when the module is used.
    return elsewhere.begin(partial(import_module, home), "import", lambda _: None)


def imported(home: str) -> Steps[None]:
    """Import the module *home* in another thread; each step waits for it a little."""
    # Also if the module is there: another thread may still be importing it, for which this one would wait.
    thread = importing(home)
    while thread.is_alive():
        thread.join(_TURN)
        yield
