"""
The commands about everything that is kept: ``ombre backup FILE``, ``ombre restore FILE``, ``ombre export
FILE`` and ``ombre import FILE``.

They need no screen. The exit status is 0 for success; otherwise a sentence says what went wrong, and
nothing has changed.
"""

from __future__ import annotations

import argparse
import sqlite3
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLockFile

from ombre_desktop.storage.atomic import atomic_write
from ombre_desktop.storage.backup import back_up_everything
from ombre_desktop.storage.deals_out import as_csv, as_json
from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.found_deals import FoundDeal, every_deal
from ombre_desktop.storage.history import History
from ombre_desktop.storage.problems import ProblemKind, StorageError
from ombre_desktop.storage.records_out import as_records, take_in
from ombre_desktop.storage.regular import read_regular
from ombre_desktop.storage.restore import staged, take_place
from ombre_desktop.storage.statistics import Scope
from ombre_desktop.terminal_language import CommandParser, translate
from ombre_desktop.ui.shell.lock import lock_in
from ombre_desktop.ui.texts import backups as words
from ombre_desktop.ui.texts.languages import SYSTEM, Speech

PROGRAM = "python -P -m ombre_desktop.ui.shell.home_command"


def main(arguments: Sequence[str] | None = None, *, prog: str = PROGRAM) -> int:
    """Run one of the commands and return its exit status."""
    chosen = _parser(prog).parse_args(arguments)
    with _speaking():
        return _carry_out(chosen, Folders.of())


@contextmanager
def _speaking() -> Iterator[None]:
    """Let the sentences be in the language of the system, as those of a table that follows it are."""
    application = QCoreApplication.instance() or QCoreApplication(["ombre"])
    speech = Speech(application)
    speech.speak(SYSTEM)
    yield
    speech.rest()


def _carry_out(chosen: argparse.Namespace, folders: Folders) -> int:
    try:
        told: str = chosen.run(folders, chosen.file.absolute())
    except StorageError as error:
        sentence = words.not_exported if chosen.command in ("export", "import") else words.refused
        sys.stderr.write(f"{sentence(error.problem)}\n")
        return 1
    if not told:
        sys.stderr.write(f"{words.open_already()}\n")
        return 1
    sys.stdout.write(f"{told}\n")
    return 0


def _parser(prog: str) -> argparse.ArgumentParser:
    about_all = translate("Terminal", "Back up everything that is kept, or restore it.")
    parser = CommandParser(prog=prog, description=about_all)
    commands = parser.add_subparsers(dest="command", required=True)

    def command_for(name: str, about: str, run: Callable[[Folders, Path], str]) -> None:
        added = commands.add_parser(name, help=about, description=about)
        added.add_argument("file", type=Path, metavar="FILE")
        added.set_defaults(run=run)

    command_for(
        "backup", translate("Terminal", "write all games, preferences and progress to one file"), _back_up
    )
    command_for("restore", translate("Terminal", "put a backup in the place of what is kept"), _restore)
    command_for(
        "export",
        translate("Terminal", "write all deals to a file: .csv, .json, or .ombre for records"),
        _export,
    )
    command_for("import", translate("Terminal", "add the deals of an exported .ombre file"), _import)
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


def _export(folders: Folders, file: Path) -> str:
    """Write every deal outside the bin to *file*, in the form of its suffix; return what to say."""
    form = _FORMS.get(file.suffix.lower())
    if form is None:
        raise StorageError(ProblemKind.FOREIGN, file)
    with closing(History(folders.history)) as history:
        text = history.ask(form)
    atomic_write(file, text)
    return words.exported(file.name)


def _import(folders: Folders, file: Path) -> str:
    """Add the deals of *file* to the history; return what to say."""
    try:
        text = read_regular(file)
    except OSError as error:
        raise StorageError(ProblemKind.UNREADABLE, file, str(error)) from error
    except UnicodeDecodeError as error:
        raise StorageError(ProblemKind.FOREIGN, file, str(error)) from error
    with closing(History(folders.history)) as history:
        added = history.ask(partial(take_in, text=text))
    return words.imported(added.deals, added.known, added.left_out)


def _all_deals(database: sqlite3.Connection) -> Iterator[FoundDeal]:
    """Yield all deals: those of games for chips, then those of games for points."""
    for in_points in (False, True):
        yield from every_deal(database, Scope(in_points=in_points))


_FORMS: Mapping[str, Callable[[sqlite3.Connection], str]] = {
    ".csv": lambda database: as_csv(_all_deals(database)),
    ".json": lambda database: as_json(_all_deals(database)),
    ".ombre": lambda database: "\n".join(as_records(database)),
}
"""The form of an export by the suffix of its file."""


def _heed_nothing(_: float) -> None:
    """Report no progress, since a terminal has nothing to show it on."""


if __name__ == "__main__":
    sys.exit(main())
