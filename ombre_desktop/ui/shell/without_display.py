"""
The start on a machine without a display, where no window can be opened.

A record is checked, and its result printed. A deal is played, and its files are left, if a folder is named.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

from ombre_desktop.terminal import Status
from ombre_desktop.ui.shell.command_line import Options
from ombre_desktop.ui.texts import demonstration as words
from ombre_desktop.ui.texts.languages import SYSTEM, Speech


def do_without_display(options: Options) -> int:
    """Say that there is no display, do what is asked for all the same, and return the exit status."""
    os.environ["QT_QPA_PLATFORM"] = os.environ.get("QT_QPA_PLATFORM") or "offscreen"  # also if it is empty
    application = QApplication.instance() or QApplication(["ombre-desktop", "-style", "Fusion"])
    speech = Speech(application)
    speech.speak(SYSTEM)
    is_idle = options.record is None and options.folder is None
    told = sys.stderr if is_idle else sys.stdout
    print(words.no_display(), file=told)
    if is_idle:
        print(words.folder_helps(), file=told)
    if options.folder is not None:
        print(words.plays_by_itself(), file=told)
    speech.rest()  # the table speaks for itself, and so does the engine
    done = [Status.COULD_NOT] if is_idle else []
    if options.record is not None:
        done.append(_checked(options.record))
    if options.folder is not None:
        from ombre_desktop.ui.shell.demonstration import demonstrate

        done.append(Status(demonstrate(options.folder, options.deck)))
    return max(done)


def _checked(record: Path) -> Status:
    """Print the results of the deals in *record*, and what is wrong with them."""
    from ombre_desktop.engine.__main__ import main

    # A name that begins with a dash is no option.
    return main(["replay", "--", str(record)])
