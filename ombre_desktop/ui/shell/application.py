"""From the first frame to a table that is ready to play."""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QCoreApplication, QLockFile, QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from ombre_desktop.storage.first_look import ClothName, ColourScheme, FirstLook
from ombre_desktop.storage.folders import HOME, Folders, HomeError
from ombre_desktop.storage.startup_preferences import StartupPreferences, read_startup_preferences
from ombre_desktop.ui.paint.screen import screen_of
from ombre_desktop.ui.shell.lock import is_held_elsewhere, lock_in
from ombre_desktop.ui.shell.qt_application import Application
from ombre_desktop.ui.shell.standard_error import say
from ombre_desktop.ui.shell.start import Start
from ombre_desktop.ui.shell.table_window import TableWindow
from ombre_desktop.ui.shell.window_place import put_back

if sys.platform == "win32":
    import ctypes

if TYPE_CHECKING:
    from PySide6.QtCore import QSize
    from PySide6.QtWidgets import QWidget

    from ombre_desktop.ui.background.opening import Opening
    from ombre_desktop.ui.shell.command_line import Options

# All other modules are imported after the first frame, because that waits for this file.
# In milliseconds: the cost of an import here.

E = TypeVar("E", bound=Enum)

APPLICATION_ID = "io.github.ombre_desktop.Ombre"
FIRST_SIZE = (1280, 800)
FRAME = 48
"""The height that a title bar may need above the window."""


def show_table(options: Options) -> int:
    """Show the table until its window is closed; return the exit status."""
    # Nothing loaded now is ever freed, and garbage collection would take a tenth of the start.
    gc.disable()
    folders = _folders()
    lock = lock_in(folders)
    if is_held_elsewhere(lock):
        from ombre_desktop.ui.shell.second_start import handed_over

        if handed_over(folders, options.record):
            return 0
    application = _application()
    application.setApplicationName("Ombre")
    application.setDesktopFileName(APPLICATION_ID)
    _own_taskbar_button()
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    window = TableWindow()
    try:
        _open(window, folders, lock, options)
    except Exception as error:  # of any kind: without a window nobody would see a traceback
        _tell_failure(error, folders)
    status = application.exec()
    lock.unlock()
    from ombre_desktop.ui.background.restart import restart_if_wanted  # 3 ms of the first frame

    restart_if_wanted(application)
    return status


def _open(window: TableWindow, folders: Folders, lock: QLockFile, options: Options) -> None:
    """Show *window* with a sketch of the table; the rest is set up after the first frame."""
    seen = read_startup_preferences(folders.preferences)
    window.sketch(first_look(seen))
    window.first_painted.connect(lambda: _try_to_furnish(window, folders, lock, options))
    if not put_back(window, seen.window or ""):
        show_within(window, screen_of(window).availableSize())


def _try_to_furnish(window: TableWindow, folders: Folders, lock: QLockFile, options: Options) -> None:
    """Set up the table in *window*; if that fails, show a message instead of a dead table."""
    try:
        coming = _furnish(window, folders, lock, options)
    except Exception as error:  # of any kind
        _tell_failure(error, folders, window)
    else:
        coming.failed.connect(lambda error: _tell_failure(error, folders, window))


def _tell_failure(error: Exception, folders: Folders, window: TableWindow | None = None) -> None:
    """Log *error* and show a message over *window*; closing the message ends the program."""
    from ombre_desktop.ui.shell.failed_start import tell  # 5 ms, only after a failure

    message = tell(error, folders, window)

    def end() -> None:
        message.deleteLater()  # also keeps the message, which may have no parent, until it is read
        QApplication.exit(1)

    message.finished.connect(end)


def _folders() -> Folders:
    """Return the folders of the program; without a home folder, end with a plain message."""
    try:
        return Folders.of()
    except HomeError as error:
        # Qt translates for an application only.
        with _last_words(QCoreApplication.instance() or QCoreApplication([])):
            from ombre_desktop.plain import spelled_out
            from ombre_desktop.ui.texts.start import no_home

            sys.exit(spelled_out(no_home(HOME, str(error))))


def _application() -> Application:
    """Return Qt's application; without a usable display, end with a plain message."""
    # Fusion everywhere but on macOS; to choose it later would load the style modules.
    style = [] if sys.platform == "darwin" else ["-style", "Fusion"]
    qInstallMessageHandler(_tell_what_qt_says)
    application = Application(["ombre-desktop", *style])
    qInstallMessageHandler(None)
    return application


def _tell_what_qt_says(kind: QtMsgType, _where: QMessageLogContext, what: str) -> None:
    """Print a message from Qt; after a fatal one, exit plainly where Qt would abort the process."""
    if kind != QtMsgType.QtFatalMsg:
        say(what)
        return
    with _last_words():
        from ombre_desktop.ui.texts.start import no_display

        say(no_display(what.strip()))
    os._exit(1)


@contextmanager
def _last_words(_application: QCoreApplication | None = None) -> Iterator[None]:
    """Use the system's language within the block, since no preference has been read yet."""
    from ombre_desktop.ui.texts.languages import SYSTEM, Speech  # 4 ms, only after a failure

    speech = Speech()
    speech.speak(SYSTEM)
    yield
    speech.rest()


def show_within(window: QWidget, room: QSize) -> None:
    """Show *window* at its first size, or maximised if the screen's *room* is too small for that."""
    width, height = FIRST_SIZE
    window.resize(min(width, room.width()), min(height, max(1, room.height() - FRAME)))
    if room.width() < width or room.height() < height + FRAME:
        window.showMaximized()
    else:
        window.show()


def at_first_sight(folders: Folders) -> FirstLook:
    """
    Return the look of the first frame, read without the documents.

    An unreadable value has its default; the full reading later reports it.
    """
    return first_look(read_startup_preferences(folders.preferences))


def first_look(seen: StartupPreferences) -> FirstLook:
    """Return the look that is *seen* in the file, with defaults for missing or invalid values."""
    usual = FirstLook()
    chrome = _word(ColourScheme, seen.chrome, usual.chrome)
    if chrome is ColourScheme.SYSTEM:
        chrome = _word(ColourScheme, seen.shown, chrome)
    text = min(2.0, max(0.8, seen.text_scale or usual.text))
    return FirstLook(_word(ClothName, seen.cloth, usual.cloth), chrome, round(text, 1))


def _word(kind: type[E], text: str | None, usual: E) -> E:
    """Return the member of *kind* whose value is *text*, or the *usual* member."""
    return next((word for word in kind if word.value == text), usual)


def _own_taskbar_button() -> None:
    """Give the program its own task bar button on Windows, instead of Python's."""
    if sys.platform == "win32":
        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(APPLICATION_ID)


def _furnish(window: TableWindow, folders: Folders, lock: QLockFile, options: Options) -> Opening:
    """Set up the real table, in the turns that follow."""
    from ombre_desktop.ui.shell.furnishing import furnish  # 5 ms of the first frame

    return furnish(window, Start(folders, lock, options, at_first_sight(folders)))
