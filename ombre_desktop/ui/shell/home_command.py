"""
The commands about everything that is kept: ``ombre backup FILE``, ``ombre restore FILE``, ``ombre export
FILE`` and ``ombre import FILE``.

They need no screen. The file ``-`` is the standard input or output. If one cannot be carried out, a sentence
says why, and nothing has changed.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sqlite3
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

from PySide6.QtCore import QCoreApplication

from ombre_desktop.storage.atomic import atomic_write
from ombre_desktop.storage.backup import back_up_everything
from ombre_desktop.storage.deals_out import as_csv, as_json
from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.found_deals import FoundDeal, every_deal
from ombre_desktop.storage.history import History
from ombre_desktop.storage.history_records import as_records, take_in
from ombre_desktop.storage.problems import ProblemKind, StorageError
from ombre_desktop.storage.regular import read_regular
from ombre_desktop.storage.restore import staged, take_place
from ombre_desktop.storage.statistics import Scope
from ombre_desktop.terminal import PROGRAM, STREAM, ProgressLine, Status, write_bytes
from ombre_desktop.terminal_language import CommandParser, reason, translate
from ombre_desktop.ui.shell.lock import is_held_elsewhere, lock_in
from ombre_desktop.ui.texts import backups as words
from ombre_desktop.ui.texts.languages import SYSTEM, Speech
from ombre_desktop.value import Value

_Item = TypeVar("_Item")
Heed = Callable[[int], None]
"""A listener to the number of deals treated so far."""
Form = Callable[[sqlite3.Connection, Heed], str]


def main(arguments: Sequence[str] | None = None) -> Status:
    """Run one of the commands and return its exit status."""
    chosen = parser().parse_args(arguments)
    with speaking():
        return _carry_out(chosen, Folders.of())


@contextmanager
def speaking() -> Iterator[None]:
    """Let the sentences be in the language of the system, as those of a table that follows it are."""
    application = QCoreApplication.instance() or QCoreApplication(["ombre"])
    speech = Speech(application)
    speech.speak(SYSTEM)
    yield
    speech.rest()


class Told(Value):
    """The end of a command: what to say, the same as *facts*, and the *status*."""

    sentence: str
    facts: Mapping[str, object]
    status: Status = Status.DONE


Run = Callable[[Folders, argparse.Namespace, ProgressLine], Told]


def _carry_out(chosen: argparse.Namespace, folders: Folders) -> Status:
    line = ProgressLine()
    try:
        told: Told = chosen.run(folders, chosen, line)
    except StorageError as error:
        line.clear()
        sentence = _REFUSALS.get(chosen.command, words.refused)
        sys.stderr.write(f"{sentence(error.problem)}{_why(error)}\n")
        if chosen.command == "export" and error.problem.kind is ProblemKind.FOREIGN:
            return Status.WRONG_CALL
        return Status.FLAWED if error.problem.kind in _FLAWS else Status.COULD_NOT
    finally:
        line.clear()
    if chosen.file != STREAM or chosen.command not in ("backup", "export"):
        out = sys.stderr if told.status is Status.COULD_NOT else sys.stdout
        out.write(f"{json.dumps(told.facts) if chosen.json else told.sentence}\n")
    return told.status


def _why(error: StorageError) -> str:
    """Return what the system says of a file that could not be read; other sentences tell the reason."""
    cause = error.__cause__
    if error.problem.kind is not ProblemKind.UNREADABLE or not isinstance(cause, OSError):
        return ""
    return f" {reason(cause)}."


def parser() -> CommandParser:
    """Return the parser of the commands."""
    about_all = translate("Terminal", "Back up everything that is kept, or restore it.")
    whole = CommandParser(prog=PROGRAM, description=about_all)
    commands = whole.add_subparsers(dest="command", required=True)

    def command_for(name: str, about: str, run: Run, which: str) -> CommandParser:
        added: CommandParser = commands.add_parser(name, help=about, description=about)
        added.add_argument("file", type=Path, metavar="FILE", help=which)
        one_line = translate("Terminal", "print each result as one line of JSON")
        added.add_argument("--json", action="store_true", help=one_line)
        added.set_defaults(run=run)
        return added

    to = translate("Terminal", "the file to write; - is the standard output")
    of = translate("Terminal", "the file to read; - is the standard input")
    packing = translate("Terminal", "write all games, preferences and progress to one file")
    command_for("backup", packing, _back_up, to)
    command_for("restore", translate("Terminal", "put a backup in the place of what is kept"), _restore, of)
    writing = translate("Terminal", "write all deals to a file: .csv, .json, or .ombre for records")
    form = translate("Terminal", "the form, if the name of the file does not tell it (default: ombre)")
    command_for("export", writing, _export, to).add_argument(
        "--format", choices=[suffix.removeprefix(".") for suffix in _FORMS], help=form
    )
    command_for("import", translate("Terminal", "add the deals of an exported .ombre file"), _import, of)
    return whole


def _back_up(folders: Folders, chosen: argparse.Namespace, line: ProgressLine) -> Told:
    """Make a backup, also while the program is open."""
    with _output(chosen.file) as file:
        document = back_up_everything(folders, file, partial(_tell_share, line))
    told = words.made(chosen.file.name, document.sittings, document.deals)
    return Told(told, {"sittings": document.sittings, "deals": document.deals})


def _restore(folders: Folders, chosen: argparse.Namespace, line: ProgressLine) -> Told:
    """Restore a backup, unless the program is open."""
    lock = lock_in(folders)
    if is_held_elsewhere(lock):
        return Told(words.open_already(), {"restored": False}, Status.COULD_NOT)
    try:
        with _input(chosen.file) as file:
            staged(file, folders, partial(_tell_share, line)).accept(folders)
        aside = str(take_place(folders))
        return Told(words.restored(aside), {"restored": True, "aside": aside})
    finally:
        lock.unlock()


def _export(folders: Folders, chosen: argparse.Namespace, line: ProgressLine) -> Told:
    """Write every deal outside the bin to a file, in the form of its suffix or the one that is asked for."""
    path = chosen.file
    usual = ".ombre" if path == STREAM else path.suffix.lower()
    form = _FORMS.get(f".{chosen.format}" if chosen.format else usual)
    if form is None:
        raise StorageError(ProblemKind.FOREIGN, path.absolute())
    with closing(History(folders.history)) as history:
        text, deals = history.ask(partial(_written, form, line))
    with _output(path) as file:
        atomic_write(file, text)
    return Told(words.exported(path.name), {"deals": deals})


def _import(folders: Folders, chosen: argparse.Namespace, line: ProgressLine) -> Told:
    """Add the deals of a file to the history; what is no exported deal is a flaw."""
    with _input(chosen.file) as file:
        try:
            text = read_regular(file)
        except OSError as error:
            raise StorageError(ProblemKind.UNREADABLE, file, str(error)) from error
        except UnicodeDecodeError as error:
            raise StorageError(ProblemKind.FOREIGN, file, str(error)) from error
    with closing(History(folders.history)) as history:
        added = history.ask(partial(take_in, text=text, heed=partial(_tell_deals, line)))
    told = words.imported(added.deals, added.known, added.left_out)
    facts = {"added": added.deals, "known": added.known, "left_out": added.left_out}
    is_whole = not added.left_out and added.deals + added.known > 0
    return Told(told, facts, Status.DONE if is_whole else Status.FLAWED)


@contextmanager
def _output(path: Path) -> Iterator[Path]:
    """Provide a file to write: *path*, or one whose content goes to the standard output afterwards."""
    if path != STREAM:
        yield path.absolute()
        return
    with TemporaryDirectory() as folder:
        file = Path(folder, "output")
        yield file
        write_bytes(file.read_bytes())


@contextmanager
def _input(path: Path) -> Iterator[Path]:
    """Provide a file to read: *path*, or one with the content of the standard input."""
    if path != STREAM:
        yield path.absolute()
        return
    with TemporaryDirectory() as folder:
        file = Path(folder, "input")
        with file.open("wb") as copy:
            shutil.copyfileobj(sys.stdin.buffer, copy)
        yield file


def _written(form: Form, line: ProgressLine, database: sqlite3.Connection) -> tuple[str, int]:
    """Return the text of an export, and the number of its deals."""
    deals = 0

    def heed(number: int) -> None:
        nonlocal deals
        deals = number
        _tell_deals(line, number)

    return form(database, heed), deals


def _tell_share(line: ProgressLine, share: float) -> None:
    line.tell(f"{share:.0%}")


def _tell_deals(line: ProgressLine, deals: int) -> None:
    line.tell(translate("Terminal", "{number} deals").format(number=deals))


def _heeded(each: Iterable[_Item], heed: Heed) -> Iterator[_Item]:
    """Yield *each*, and tell its number."""
    for number, one in enumerate(each, start=1):
        heed(number)
        yield one


def _all_deals(database: sqlite3.Connection) -> Iterator[FoundDeal]:
    """Yield all deals: those of games for chips, then those of games for points."""
    for in_points in (False, True):
        yield from every_deal(database, Scope(in_points=in_points))


_FORMS: Mapping[str, Form] = {
    ".csv": lambda database, heed: as_csv(_heeded(_all_deals(database), heed)),
    ".json": lambda database, heed: as_json(_heeded(_all_deals(database), heed)),
    ".ombre": lambda database, heed: "\n".join(_heeded(as_records(database), heed)),
}
"""The form of an export by the suffix of its file."""
_REFUSALS = {"export": words.not_exported, "import": words.not_imported}
"""The sentence of a command that cannot be carried out, if it has one of its own."""
_FLAWS = (ProblemKind.FOREIGN, ProblemKind.DAMAGED)
"""The problems of a file that was read; others keep it from being read or written."""


if __name__ == "__main__":
    sys.exit(main())
