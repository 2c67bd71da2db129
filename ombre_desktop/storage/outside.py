"""
The games of another installation on the same machine, seen from inside a sandbox.

A Flatpak has folders of its own. The games of a program that was installed in another way lie outside, where
the sandbox may let us read.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path

from ombre_desktop.storage.folders import APPLICATION, Folders, room_for
from ombre_desktop.storage.problems import writing_failed
from ombre_desktop.storage.slots import slots_of

SANDBOX = "FLATPAK_ID"
"""The environment variable that Flatpak sets for its programs."""
OUTER_DATA, OUTER_CONFIG = "HOST_XDG_DATA_HOME", "HOST_XDG_CONFIG_HOME"
"""The variables with the folders outside, which are set only if they are not the usual ones."""


def games_outside(folders: Folders, environment: Mapping[str, str] = os.environ) -> Folders | None:
    """Return the folders outside a sandbox if there are games in them but not in *folders*, else None."""
    if not environment.get(SANDBOX) or has_games(folders):
        return None
    home = Path(environment.get("HOME") or Path.home())
    data = Path(environment.get(OUTER_DATA) or home / ".local" / "share") / APPLICATION
    config = Path(environment.get(OUTER_CONFIG) or home / ".config") / APPLICATION
    outside = Folders(config, data, folders.state, folders.logs)
    return outside if data != folders.data and has_games(outside) else None


def has_games(folders: Folders) -> bool:
    """Return True if a sitting or a history is kept in *folders*."""
    kept = (*slots_of(folders.save), folders.old_save, folders.history)
    return any(os.path.exists(path) for path in kept)


def copy_games(source: Folders, target: Folders) -> None:
    """
    Copy games and preferences from *source*, which stays as it is, unless *target* has its own by now.

    No game gets its final name before all of them are copied.

    Raises:
        StorageError: the games or the preferences could not be copied.
    """
    if has_games(target):
        return
    try:
        staged = Path(tempfile.mkdtemp(prefix=".coming-", dir=room_for(target.save).parent))
        try:
            shutil.copytree(source.data, staged, ignore=_no_files, dirs_exist_ok=True)
            for path in staged.iterdir():
                os.replace(path, target.data / path.name)
            if source.preferences.is_file() and not target.preferences.exists():
                shutil.copy(source.preferences, room_for(target.preferences))
        finally:
            shutil.rmtree(staged, ignore_errors=True)
    except OSError as error:
        raise writing_failed(error, target.data) from error


def _no_files(folder: str, names: Iterable[str]) -> list[str]:
    """Return the *names* in *folder* that are neither files nor folders; copying a pipe would block."""
    paths = {name: Path(folder, name) for name in names}
    return [name for name, path in paths.items() if not (path.is_file() or path.is_dir())]
