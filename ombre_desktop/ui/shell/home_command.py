"""
The commands about everything that is kept: ``ombre backup FILE`` and ``ombre restore FILE``.

They need no screen. The exit status is 0 for success; otherwise a sentence says what went wrong, and
nothing has changed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QLockFile

from ombre_desktop.storage.backup import back_up_everything
from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.problems import StorageError
from ombre_desktop.storage.restore import staged, take_place
from ombre_desktop.ui.shell.lock import lock_in
from ombre_desktop.ui.texts import backups as words

PROGRAM = "python -P -m ombre_desktop.ui.shell.home_command"


def main(arguments: Sequence[str] | None = None, *, prog: str = PROGRAM) -> int:
    """Run one of the commands and return its exit status."""
    chosen = _parser(prog).parse_args(arguments)
    folders = Folders.of()
    try:
        told: str = chosen.run(folders, chosen.file.absolute())
    except StorageError as error:
        sys.stderr.write(f"{words.refused(error.problem)}\n")
        return 1
    if not told:
        sys.stderr.write(f"{words.open_already()}\n")
        return 1
    sys.stdout.write(f"{told}\n")
    return 0


def _parser(prog: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=prog, description="Back up everything that is kept, or restore it.")
    commands = parser.add_subparsers(dest="command", required=True)

    def command_for(name: str, about: str, run: Callable[[Folders, Path], str]) -> None:
        added = commands.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.")
        added.add_argument("file", type=Path, metavar="FILE")
        added.set_defaults(run=run)

    command_for("backup", "write all games, preferences and progress to one file", _back_up)
    command_for("restore", "put a backup in the place of what is kept", _restore)
    return parser


def _back_up(folders: Folders, file: Path) -> str:
    """Make a backup, also while the program is open; return what to say."""
    document = back_up_everything(folders, file, _heed_nothing)
    return words.made(file.name, document.sittings, document.deals)


def _restore(folders: Folders, file: Path) -> str:
    """Restore a backup; return what to say, or nothing if the program is open."""
    lock = lock_in(folders)
    if not lock.tryLock(0) and lock.error() is QLockFile.LockError.LockFailedError:
        return ""
    try:
        staged(file, folders, _heed_nothing).accept(folders)
        return words.restored(str(take_place(folders)))
    finally:
        lock.unlock()


def _heed_nothing(_: float) -> None:
    """Report no progress, since a terminal has nothing to show it on."""


if __name__ == "__main__":
    sys.exit(main())
