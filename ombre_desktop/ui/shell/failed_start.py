"""
The message about a table that could not be set up.

It is made of Qt's own widgets only, since the program's own may be what failed.
"""

from __future__ import annotations

import logging

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from ombre_desktop.plain import spelled_out
from ombre_desktop.storage.folders import Folders
from ombre_desktop.ui.shell.defects import report_of
from ombre_desktop.ui.shell.logbook import begin_log
from ombre_desktop.ui.shell.standard_error import say
from ombre_desktop.ui.texts import start as words

log = logging.getLogger(__name__)


def tell(error: Exception, folders: Folders, parent: QWidget | None = None) -> QMessageBox:
    """Log *error*, print a sentence about it, show a message over *parent* and return that message."""
    if not logging.getLogger().handlers:
        begin_log(folders)
    log.critical("the start failed", exc_info=error)
    say(spelled_out(f"{words.failed()} {words.logged_in(str(folders.log))}"))
    message = QMessageBox(parent)
    message.setTextFormat(Qt.TextFormat.PlainText)
    message.setIcon(QMessageBox.Icon.Critical)
    message.setWindowTitle(words.failed_title())
    message.setText(words.failed())
    message.setInformativeText(words.failed_note())
    message.setDetailedText(report_of(error))
    message.setStandardButtons(QMessageBox.StandardButton.Close)
    message.open()
    return message
