"""The words of the window: menus, questions, and problems with files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre_desktop.ui.texts import outside
from ombre_desktop.ui.texts.phrases import Said, translate

if TYPE_CHECKING:
    from ombre_desktop.storage.problems import Problem


_PROBLEMS = {
    "disk_full": Said(
        "Files", "The disk is full: {path} could not be written. The game goes on; make room soon."
    ),
    "read_only": Said("Files", "{path} could not be written: the system does not allow it."),
    "in_use": Said("Files", "{path} could not be written: another program holds it."),
    "unwritable": Said("Files", "{path} could not be written. The game goes on, but is not kept."),
    "unreadable": Said("Files", "{path} is there but cannot be read."),
    "damaged": Said("Files", "{path} is damaged. It has been kept as {kept}."),
    "foreign": Said("Files", "{path} is not a file of this game. It has been kept as {kept}."),
    "newer": Said("Files", "{path} was written by a newer version of Ombre. It has been left as it is."),
    "restored": Said("Files", "The last good state of {path} has been opened instead."),
    "bad_field": Said("Files", "In {path} the value of {field} does not fit, so the usual one holds."),
    "edited": Said("Files", "{path} was changed by another program. Its values have been checked."),
    "rebuilt": Said("Files", "{path} has been rebuilt from backups and records; it holds {field} deals."),
    "incomplete": Said(
        "Files", "{field} of the settled deals are missing in {path}. The chips are right all the same."
    ),
}


open_title = Said("Window", "Open a record")
"""The title of the dialog that opens a record."""
save_title = Said("Window", "Save the record of the deal")
"""The title of the dialog that saves a record."""
record_files = Said("Window", "Records of Ombre (*.ombre);;All files (*)")
"""The file filter of records."""
files_to_open = Said(
    "Window",
    "Records and sittings of Ombre (*.ombre table-*.json);;Records of Ombre (*.ombre);;All files (*)",
)
"""The file filter for opening: also sittings, which may have been kept in another folder."""
replace_title = Said("Window", "Replace this file?")
"""The title of the question before a file is replaced."""
replace_note = Said("Window", "If you replace it, what it holds now is lost.")
"""The note on what becomes of that file."""


def problem_sentence(problem: Problem) -> str:
    """Return what went wrong with a file, and what was done about it."""
    template = _PROBLEMS[problem.kind.value]()
    kept = problem.kept.name if problem.kept else translate("Files", "it was")
    return template.format(
        path=outside.place(problem.path), kept=outside.title(kept), field=outside.title(problem.field)
    )


def record_name(number: int) -> str:
    """Return the file name on offer for a record; *number* counts the existing ones."""
    if number == 1:
        return translate("Window", "deal.ombre")
    return translate("Window", "deal {number}.ombre").format(number=number)


file_not_written = Said("Window", "The file was not written")
"""The title of the message that a file was not written."""


def saved_sentence(name: str) -> str:
    """Return the message that a record was saved under this file name."""
    return translate("Window", "The record is saved as {name}.").format(name=outside.place(name))


def saved_file(name: str) -> str:
    """Return the message that a file of this *name* was written."""
    return translate("Window", "Saved as {name}.").format(name=outside.place(name))


def saved_folder(folder: str) -> str:
    """Return the folder in which it was saved."""
    return translate("Window", "Folder: {folder}").format(folder=outside.place(folder))


def replace_sentence(name: str) -> str:
    """Return the notice of a file that is there already."""
    return translate("Window", "There is already a file called {name} in this folder.").format(
        name=outside.place(name)
    )


def replace_answers() -> tuple[str, str]:
    """Return yes and no."""
    return translate("Window", "&Replace it"), translate("Window", "&Choose another name")
