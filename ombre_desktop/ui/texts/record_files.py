"""The words about files with records and sittings that cannot be opened, read or written."""

from __future__ import annotations

from pathlib import PurePath

from ombre_desktop.ui.texts import outside
from ombre_desktop.ui.texts.phrases import Said, translate

not_whole = Said("Window", "This is no ordinary file, and cannot be read.")
a_folder = Said("Window", "This is a folder, not a file with a record.")
a_database = Said(
    "Window", "This is a database. To bring your games from another computer, make a backup there."
)
a_picture = Said("Window", "This is a picture, and not the record of a deal.")
packed = Said("Window", "This is a packed file. Please unpack it first.")

no_record = Said("Window", "No record")
"""The title of the message about a file in which no record was found."""
unread_title = Said("Window", "The record cannot be read")
partly_read_title = Said("Window", "The record cannot be read whole")
shown_up_to_there = Said("Window", "The table shows the deal up to there.")
"""The sentence about a record of which a part was read."""
others_shown = Said("Window", "The deal is whole, and the other notes are shown.")
unwritten_title = Said("Window", "The record was not written")
sitting_title = Said("Window", "This sitting cannot be continued")


def not_opened(path: PurePath) -> str:
    """Return the sentence that the file at *path* cannot be opened."""
    return translate("Window", "{path} cannot be opened.").format(path=outside.place(path))


def mistake_in_reading(path: PurePath) -> str:
    """Return the sentence that the program made a mistake in reading the file at *path*."""
    template = translate("Window", "{path} cannot be read: there is a mistake in the program.")
    return template.format(path=outside.place(path))


def no_record_in(path: PurePath) -> str:
    """Return the sentence that nothing in the file at *path* is a record."""
    return translate("Window", "There is no record of a deal in {path}.").format(path=outside.place(path))


def no_deal_in(path: PurePath) -> str:
    """Return the sentence that no deal of the file at *path* is sound."""
    template = translate("Window", "There is no deal in {path} that could be shown.")
    return template.format(path=outside.place(path))


def not_written(path: PurePath) -> str:
    """Return the sentence that the file at *path* was not written."""
    return translate("Window", "{path} could not be written.").format(path=outside.place(path))


def sitting_over(path: PurePath) -> str:
    """Return the sentence that the sitting in the file at *path* was ended."""
    return translate("Window", "The sitting in {path} is over.").format(path=outside.place(path))


def only_last_deals(path: PurePath) -> str:
    """Return the sentence that the file at *path* lacks the first deals of its sitting."""
    template = translate("Window", "{path} holds only the last deals of a sitting.")
    return template.format(path=outside.place(path))
