"""The system's wishes about contrast, motion and text size, followed while the program runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication

from ombre_desktop.ui.background.reduced_motion import MotionPreference
from ombre_desktop.ui.background.text_preference import TextPreference, with_system_text

if TYPE_CHECKING:
    from ombre_desktop.ui.shell.app import App


class SystemWishes(QObject):
    """A listener that asks the system again whenever the person returns to the program."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._app = app
        self._motion, self._text = MotionPreference(self), TextPreference(self)
        self._motion.changed.connect(app.follow_system)
        self._text.changed.connect(self._follow_text)
        self.ask()
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            # A method of this object: Qt forgets it when the window is gone.
            application.applicationStateChanged.connect(self._ask_again)

    def ask(self) -> None:
        """Ask the system what it wants."""
        self._motion.ask()
        self._text.ask()

    def _ask_again(self, state: Qt.ApplicationState) -> None:
        if state is Qt.ApplicationState.ApplicationActive:
            self.ask()

    def _follow_text(self) -> None:
        follow_text(self._app)


def follow_text(app: App) -> None:
    """Give the table the system's text size, if the person wants it and it is another."""
    if with_system_text(app.preferences) != app.preferences:
        app.follow_system()
