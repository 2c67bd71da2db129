"""Where things are kept on this machine."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from platformdirs import PlatformDirs

from ombre_desktop.value import Value

APPLICATION = "ombre-desktop"
HOME = "OMBRE_HOME"
"""The environment variable that puts everything into one folder: for tests, or a stick."""


class HomeError(Exception):
    """
    There is no folder to keep things in; with the one that was asked for, if one was.

    No `OmbreError`: the first frame waits for this module, and not for the engine.
    """


class Folders(Value):
    """
    The folders of the system's kind, and the files in them.

    On macOS and Windows several of them are one folder, under `OMBRE_HOME` all:
    so no two files may have the same name. Nothing is created by asking.
    """

    config: Path
    data: Path
    state: Path
    logs: Path

    @classmethod
    def of(cls, environment: Mapping[str, str] = os.environ) -> Folders:
        """
        The folders of the person at this machine, or those that *environment* asks for.

        Raises:
            HomeError: there is no such home, or it is relative to a folder that was deleted.
        """
        home = environment.get(HOME, "").strip()
        try:
            return cls._in(Path(home).expanduser().absolute()) if home else cls._of_system()
        except (RuntimeError, OSError) as error:
            raise HomeError(home) from error

    @classmethod
    def _in(cls, folder: Path) -> Folders:
        return cls(folder, folder, folder, folder)

    @classmethod
    def _of_system(cls) -> Folders:
        # Without an author: Windows would otherwise nest the name twice.
        system = PlatformDirs(APPLICATION, appauthor=False)
        return cls(
            system.user_config_path,
            system.user_data_path,
            system.user_state_path,
            system.user_log_path,
        )

    @property
    def preferences(self) -> Path:
        """How the person likes his table."""
        return self.config / "preferences.json"

    @property
    def save(self) -> Path:
        """The sitting that is going on, down to the last card played; two files stand for it."""
        return self.data / "table.json"

    @property
    def old_save(self) -> Path:
        """The file in which older versions kept a whole sitting."""
        return self.data / "sitting.json"

    @property
    def history(self) -> Path:
        """Every deal that was settled."""
        return self.data / "history.sqlite3"

    @property
    def log(self) -> Path:
        """What the program noted about itself."""
        return self.logs / "ombre.log"

    @property
    def lock(self) -> Path:
        """Held by the one running program that may write."""
        return self.state / "ombre.lock"


def room_for(path: Path) -> Path:
    """*path* itself, its folder made if it was missing; raises `OSError` where that is not allowed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    return path
