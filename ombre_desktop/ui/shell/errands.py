"""The errands of other starts at the open copy: it comes to the front, and opens a record."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QFileSystemWatcher, QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from ombre_desktop.storage.errands import TOKEN, Errand, errands_in, take
from ombre_desktop.ui.shell.qt_application import Application

if TYPE_CHECKING:
    from ombre_desktop.storage.folders import Folders

log = logging.getLogger(__name__)


class ErrandHost(QObject):
    """The host of errands: it brings *window* to the front and lets *show* open what is wanted."""

    def __init__(self, folders: Folders, window: QWidget, show: Callable[[Path], None]) -> None:
        super().__init__(window)
        self._folders, self._window, self._show = folders, window, show
        application = QApplication.instance()
        # To look among its children would load all that is known of Qt's styles.
        self._sent = application.sent if isinstance(application, Application) else None
        if self._sent is not None:
            self._sent.came.connect(self.look)
        try:
            watcher = QFileSystemWatcher([str(errands_in(folders))], self)
            watcher.directoryChanged.connect(self.look)
        except OSError:
            log.warning("no errands can be left", exc_info=True)
        QTimer.singleShot(0, self, self.look)

    def look(self) -> None:
        """Do every errand that has come."""
        sent = [] if self._sent is None else self._sent.take()
        for errand in (*take(self._folders), *map(Errand, sent)):
            bring_forward(self._window, errand.token)
            if errand.record is not None:
                self._show(errand.record)


def bring_forward(window: QWidget, token: str = "") -> None:
    """Bring *window* to the front; where the desktop does not allow that, it marks the window."""
    if token and QGuiApplication.platformName().startswith("wayland"):
        os.environ[TOKEN] = token  # Qt shows it to the desktop, and forgets it
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.raise_()
    window.activateWindow()
    QApplication.alert(window)
