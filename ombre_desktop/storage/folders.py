"""The folders for the program's files on this machine."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from platformdirs import PlatformDirs

from ombre_desktop.value import Value

APPLICATION = "ombre-desktop"
HOME = "OMBRE_HOME"
"""The environment variable that puts everything into one folder: for tests, or a USB stick."""


class HomeError(Exception):
    """
    The lack of a folder for the program's files; it carries the folder asked for, if any.

    It is not an `OmbreError`: the first frame waits for this module, and not for the engine.
    """


class Folders(Value):
    """
    The folders that the system provides, and the files in them.

    On macOS and Windows several of them are the same folder, and with `OMBRE_HOME` all are, so no
    two files may have the same name. Asking for a folder does not create it.
    """

    config: Path
    data: Path
    state: Path
    logs: Path

    @classmethod
    def of(cls, environment: Mapping[str, str] = os.environ) -> Folders:
        """
        Return the folders of this user, or those that *environment* asks for.

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
        # With an author, Windows would have one folder of this name inside another.
        system = PlatformDirs(APPLICATION, appauthor=False)
        return cls(
            system.user_config_path,
            system.user_data_path,
            system.user_state_path,
            system.user_log_path,
        )

    @property
    def preferences(self) -> Path:
        """The file of preferences."""
        return self.config / "preferences.json"

    @property
    def save(self) -> Path:
        """The current sitting, down to the last card played; it is kept in two files like this one."""
        return self.data / "table.json"

    @property
    def old_save(self) -> Path:
        """The file in which older versions kept a whole sitting."""
        return self.data / "sitting.json"

    @property
    def history(self) -> Path:
        """The database of all settled deals."""
        return self.data / "history.sqlite3"

    @property
    def lessons(self) -> Path:
        """The progress in the lessons."""
        return self.data / "lessons.json"

    @property
    def problems(self) -> Path:
        """The problems that the person has tried."""
        return self.data / "problems.json"

    @property
    def practice(self) -> Path:
        """The positions that were missed, and when each comes back."""
        return self.data / "practice.json"

    @property
    def rating(self) -> Path:
        """The person's rating at problems."""
        return self.data / "rating.json"

    @property
    def days(self) -> Path:
        """The deals of the calendar that were played."""
        return self.data / "days.json"

    @property
    def helps(self) -> Path:
        """The skills that the person has shown, by which helps fade."""
        return self.data / "helps.json"

    @property
    def decks(self) -> Path:
        """The folder of the person's own decks, each in a folder of its own."""
        return self.data / "decks"

    @property
    def own_problems(self) -> Path:
        """The folder of the person's own problems."""
        return self.data / "problems"

    @property
    def own_lessons(self) -> Path:
        """The folder of the person's own lessons."""
        return self.data / "lessons"

    @property
    def log(self) -> Path:
        """The program's log."""
        return self.logs / "ombre.log"

    @property
    def lock(self) -> Path:
        """The lock held by the one running program that may write."""
        return self.state / "ombre.lock"

    @property
    def errands(self) -> Path:
        """The folder in which a second start leaves a file to open for the program that runs."""
        return self.state / "errands"


def room_for(path: Path) -> Path:
    """Return *path* after making its folder if needed; raise `OSError` where that is not allowed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    return path
