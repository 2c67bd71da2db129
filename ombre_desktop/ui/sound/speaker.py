"""
The system's own players for short sounds.

None of them is needed: where there is no player or no device, and when a player fails or hangs, the table
stays silent, and the log says so once.
"""

from __future__ import annotations

import logging
import os
import shutil
import sys
from collections.abc import Callable
from functools import partial
from typing import Protocol

from PySide6.QtCore import QObject, QProcess, QTimer
from PySide6.QtGui import QGuiApplication

from ombre_desktop.ui.background.child import child
from ombre_desktop.ui.sound.copies import Copy

log = logging.getLogger(__name__)

PROGRAMS: dict[str, tuple[tuple[str, ...], ...]] = {
    "darwin": (("afplay",),),
    "linux": (("pw-play",), ("paplay",), ("aplay", "-q")),
}
"""The players of each platform, the best first; programs of other systems with X11 or Wayland are Linux's."""
MOST = 4
"""The largest number of sounds at a time."""
PATIENCE = 1000
"""The milliseconds after the end of its sound at which a player is taken to hang."""
_SILENT_PLATFORMS = ("offscreen", "minimal", "vnc")
"""Qt's platforms without a person who could hear."""


class Speaker(Protocol):
    """A way to play a sound file without waiting for it."""

    def play(self, sound: Copy) -> None:
        """Play *sound*, or nothing if that is impossible."""

    def close(self) -> None:
        """End all sounds."""


class ProgramSpeaker(QObject):
    """A speaker that starts a program for each sound; one that fails twice gives way to the next."""

    def __init__(self, programs: tuple[tuple[str, ...], ...], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._programs = list(programs)
        self._failures = 0
        self._running: list[QProcess] = []
        self.destroyed.connect(partial(_kill, self._running))

    def play(self, sound: Copy) -> None:
        """Start a player for *sound*."""
        if not self._programs or len(self._running) >= MOST:
            return
        program, *options = self._programs[0]
        process = child(self, self._done)
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        self._running.append(process)
        process.start(program, [*options, str(sound.path)])
        QTimer.singleShot(sound.milliseconds + PATIENCE, process, process.kill)

    def close(self) -> None:
        """Kill the players that still run."""
        _kill(self._running)

    def _done(self, process: QProcess, status: int | None) -> None:
        if process not in self._running:
            return
        self._running.remove(process)
        process.deleteLater()
        self._failures = 0 if status == 0 else self._failures + 1
        if self._failures >= 2:
            self._give_up()

    def _give_up(self) -> None:
        """Use the next program from now on, or none."""
        failed, *_ = self._programs.pop(0)
        self._failures = 0
        log.warning("%s plays no sounds here%s", failed, "" if self._programs else "; the table stays silent")


def _kill(running: list[QProcess]) -> None:
    """Kill the processes *running*, whose ends nobody waits for any more."""
    for process in running:
        process.blockSignals(True)
        process.kill()
        process.waitForFinished(100)
    running.clear()


class WindowsSpeaker:
    """A speaker that uses Windows itself; a new sound ends the one before."""

    def __init__(self) -> None:
        self._works = True

    def play(self, sound: Copy) -> None:
        """Start *sound*."""
        if sys.platform == "win32" and self._works:
            import winsound  # a module of Windows

            try:
                winsound.PlaySound(
                    str(sound.path), winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT
                )
            except RuntimeError:
                self._works = False
                log.warning("Windows plays no sounds here; the table stays silent")

    def close(self) -> None:
        """End the sound."""
        if sys.platform == "win32" and self._works:
            import winsound

            winsound.PlaySound(None, 0)


def find_speaker(
    parent: QObject, platform: str = sys.platform, where: Callable[[str], str | None] = shutil.which
) -> Speaker | None:
    """Return a speaker for *platform*; None if it has none, or if nobody sits before a screen."""
    if QGuiApplication.platformName() in _SILENT_PLATFORMS:
        return None
    if platform == "win32":
        return WindowsSpeaker()
    found = players_of(platform, where)
    return ProgramSpeaker(found, parent) if found else None


def players_of(platform: str, where: Callable[[str], str | None]) -> tuple[tuple[str, ...], ...]:
    """Return the players that *platform* has, by their full paths; *where* looks for a program."""
    known = PROGRAMS.get(platform, PROGRAMS["linux"])
    paths = [(where(program), options) for program, *options in known]
    # A relative path means that the program lies in the current folder, where anybody may have put it.
    return tuple((path, *options) for path, options in paths if path and os.path.isabs(path))
