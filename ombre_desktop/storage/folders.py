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
        """The folders of the person at this machine, or those that *environment* asks for."""
        home = environment.get(HOME, "").strip()
        if home:
            folder = Path(home).expanduser().absolute()
            return cls(folder, folder, folder, folder)
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
