"""From the command line to a table that is ready to play."""

from __future__ import annotations

import json
import logging
import os
import signal
import sys
from collections.abc import Sequence

from ombre_desktop.qt_guard import guard_against_none_loss

guard_against_none_loss()

from PySide6.QtCore import QLockFile, QTimer  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from ombre_desktop.storage.folders import Folders, room_for  # noqa: E402
from ombre_desktop.ui.command_line import Options, parsed  # noqa: E402
from ombre_desktop.ui.dialogs.choices import ClothName, Deck, Preferences, Surroundings  # noqa: E402
from ombre_desktop.ui.main_window import MainWindow  # noqa: E402

log = logging.getLogger(__name__)

APPLICATION_ID = "io.github.ombre_desktop.Ombre"
FIRST_SIZE = (1280, 800)


def run(arguments: Sequence[str]) -> int:
    """Start the program with *arguments*; the exit status of the process."""
    options = parsed(arguments)
    if not has_display():
        from ombre_desktop.ui.demonstration import demonstrate  # noqa: PLC0415

        return demonstrate(options)
    folders = Folders.of()
    _log_to(folders)
    application = QApplication(["ombre-desktop"])
    application.setApplicationName("Ombre")
    application.setDesktopFileName(APPLICATION_ID)
    if sys.platform != "darwin":
        application.setStyle("Fusion")
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    lock = QLockFile(str(room_for(folders.lock)))
    lock.setStaleLockTime(0)
    window = MainWindow(None, first_look(folders), runner=None)
    window.resize(*FIRST_SIZE)
    window.first_painted.connect(lambda: _furnish(window, folders, lock, options))
    window.show()
    status = application.exec()
    lock.unlock()
    return status


def has_display() -> bool:
    """True where windows can be shown: always but on a Unix without X or Wayland."""
    if sys.platform in ("win32", "darwin", "cygwin"):
        return True
    chosen = os.environ.get("QT_QPA_PLATFORM", "")
    if chosen:
        return chosen.split(":")[0] not in ("offscreen", "minimal")
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def first_look(folders: Folders) -> Preferences:
    """
    The colours and the size of text for the first frame, read without the documents.

    What cannot be read is as it is by default; the true reading comes later and tells.
    """
    try:
        kept = json.loads(folders.preferences.read_text(encoding="utf-8"))
        return Preferences(
            deck=Deck(kept["deck"]),
            cloth=ClothName(kept["cloth"]),
            surroundings=Surroundings(kept["chrome"]),
            text_size=min(200, max(80, round(float(kept["text_scale"]) * 10) * 10)),
        )
    except (OSError, ValueError, KeyError, TypeError):
        return Preferences()


def _furnish(window: MainWindow, folders: Folders, lock: QLockFile, options: Options) -> None:
    """After the first frame: the real table, and the players' process, which loads meanwhile."""
    from ombre_desktop.ui.players_process import PlayersProcess  # noqa: PLC0415

    process = PlayersProcess()
    process.start()
    from ombre_desktop.ui.fonts import load_fonts  # noqa: PLC0415
    from ombre_desktop.ui.player_runner import PlayerRunner  # noqa: PLC0415

    window.furnish(load_fonts(), first_look(folders), PlayerRunner(process=process))
    QTimer.singleShot(0, window, lambda: _open(window, folders, lock, options))


def _open(window: MainWindow, folders: Folders, lock: QLockFile, options: Options) -> None:
    """Open what was kept, or ask for a new game."""
    from ombre_desktop.ui.keeping import Keeper, preferences_of  # noqa: PLC0415

    if not lock.tryLock(0) and lock.error() is QLockFile.LockError.LockFailedError:
        window.dialogs.already_running()
        return
    keeper = Keeper(folders, window)
    kept = keeper.load()
    window.keep_with(keeper, kept.preferences)
    liked = preferences_of(kept.preferences)
    if liked != window.preferences:
        window.apply_preferences(liked)
    window.dialogs.tell_problems(kept.problems)
    if options.record is not None:
        window.dialogs.show_record(options.record)
    elif kept.sitting is not None and not kept.sitting.ended:
        window.resume(kept.sitting)
    else:
        QTimer.singleShot(0, window, window.dialogs.new_game)


def _log_to(folders: Folders) -> None:
    """Log into a file; a machine that cannot write one does without."""
    try:
        logging.basicConfig(filename=room_for(folders.log), level=logging.INFO, encoding="utf-8")
    except OSError:
        logging.basicConfig(level=logging.WARNING)
    sys.excepthook = _log_crash


def _log_crash(kind: type[BaseException], error: BaseException, trace: object) -> None:
    """A defect is written down, never thrown at the person; the saved deal is safe."""
    log.critical("unexpected error", exc_info=(kind, error, trace))  # type: ignore[arg-type]
