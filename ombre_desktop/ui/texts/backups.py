"""Words for backups: made, restored, and refused."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from ombre_desktop.storage.problems import Problem, ProblemKind
from ombre_desktop.ui.texts import outside
from ombre_desktop.ui.texts.dates import day_and_hour, person_locale
from ombre_desktop.ui.texts.phrases import Said, translate

_REFUSED = {
    ProblemKind.FOREIGN: Said("Backups", "{path} is not a backup of Ombre."),
    ProblemKind.DAMAGED: Said("Backups", "{path} is damaged."),
    ProblemKind.NEWER: Said(
        "Backups", "{path} was made by a newer version of Ombre, which this version cannot read."
    ),
    ProblemKind.UNREADABLE: Said("Backups", "{path} cannot be read."),
    ProblemKind.DISK_FULL: Said("Backups", "There is not enough room on the disk for {path}."),
    ProblemKind.READ_ONLY: Said("Backups", "The system does not let Ombre write {path}."),
    ProblemKind.IN_USE: Said("Backups", "Another program holds {path}."),
}
_FAILED = Said("Backups", "{path} could not be written.")


nothing_made = Said("Backups", "There is no backup. Your games are as they were.")
"""The reassurance after a backup that failed."""
nothing_changed = Said("Backups", "Nothing has changed: your games are as they were.")
"""The reassurance after a restore that failed."""
save_title = Said("Backups", "Back up everything")
"""The title of the dialog that asks where the backup goes, and of its progress."""
open_title = Said("Backups", "Restore a backup")
"""The title of the dialog that asks for a backup, and of its progress."""
files = Said("Backups", "Backups of Ombre (*.ombre-backup);;All files (*)")
"""The file filter of backups."""
packing = Said("Backups", "Your games, preferences and progress are being packed.")
"""The sentence shown while a backup is made."""
unpacking = Said("Backups", "The backup is being unpacked and checked.")
"""The sentence shown while a backup is unpacked and checked."""
cancel = Said("Backups", "&Cancel")
"""The label of the button that stops either of them."""
progress_name = Said("Backups", "Progress")
"""The name of the bar for a screen reader."""
question_title = Said("Backups", "Restore this backup?")
"""The title of the question before a restore."""
failed_title = Said("Backups", "Trouble with a backup")
"""The title of the message about a backup that failed."""
open_already = Said("Backups", "Ombre is open. Close its window first; nothing has changed.")
"""The refusal to restore while the program is open, for a terminal."""


def refused(problem: Problem) -> str:
    """Return the sentence that a backup could not be made or restored, and why."""
    template = _REFUSED.get(problem.kind, _FAILED)()
    return template.format(path=outside.place(problem.path))


def file_name(now: datetime) -> str:
    """Return the file name on offer for a backup made *now*."""
    return translate("Backups", "Ombre {date}.ombre-backup").format(date=now.date().isoformat())


def made(name: str, sittings: int, deals: int) -> str:
    """Return the sentence that a backup was made."""
    template = translate("Backups", "{name} holds everything: sittings: {sittings}, deals: {deals}.")
    return template.format(name=outside.place(name), sittings=sittings, deals=deals)


def question(made_at: datetime, sittings: int, deals: int) -> str:
    """Return the contents of the backup."""
    template = translate("Backups", "It was made on {date}. Sittings: {sittings}, deals: {deals}.")
    return template.format(date=day_and_hour(made_at, person_locale()), sittings=sittings, deals=deals)


def question_note(folder: str) -> str:
    """Return the consequences of restoring; *folder* is the home."""
    template = translate(
        "Backups",
        "It replaces your games, preferences and progress, which are kept aside in {folder}. Ombre"
        " closes and opens again.",
    )
    return template.format(folder=outside.place(Path(folder)))


def answers() -> tuple[str, str]:
    """Return yes and no."""
    return translate("Backups", "&Restore it"), translate("Backups", "&Keep my games")


def restored(folder: str) -> str:
    """Return the sentence that a backup was restored, for a terminal."""
    template = translate("Backups", "The backup is restored. The earlier games are in {folder}.")
    return template.format(folder=outside.place(Path(folder)))


def left_alone() -> tuple[str, str]:
    """Return the notice that this program reads and writes no games, since they are of a newer one."""
    return (
        translate("Backups", "The games kept here are those of a newer version of Ombre."),
        translate("Backups", "This version leaves them as they are: open them with the newer one."),
    )


def exported(name: str) -> str:
    """Return the sentence that all deals were written to a file, for a terminal."""
    return translate("Backups", "All deals are in {name}.").format(name=outside.place(name))


def imported(deals: int, known: int, left_out: int) -> str:
    """Return the sentence that deals were added to the history, for a terminal."""
    template = translate("Backups", "Deals added: {deals}; known already: {known}; left out: {left_out}.")
    return template.format(deals=deals, known=known, left_out=left_out)


def not_exported(problem: Problem) -> str:
    """Return the sentence that deals could not be written to a file, for a terminal."""
    if problem.kind is ProblemKind.FOREIGN:
        template = translate("Backups", "{path} is not of a known kind: .csv, .json or .ombre.")
        return template.format(path=outside.place(problem.path))
    return refused(problem)


def not_imported(problem: Problem) -> str:
    """Return the sentence that deals could not be read from a file, for a terminal."""
    if problem.kind is ProblemKind.FOREIGN:
        template = translate("Backups", "{path} holds no deals exported by Ombre.")
        return template.format(path=outside.place(problem.path))
    return refused(problem)
