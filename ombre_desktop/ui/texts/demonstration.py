"""The words of a start without a display, which are printed."""

from __future__ import annotations

from pathlib import PurePath

from ombre_desktop.ui.texts.phrases import Said, translate

no_display = Said("Demonstration", "There is no display here, so no window can be opened.")
folder_helps = Said("Demonstration", "With --folder DIR a deal is played, and its files are left in DIR.")
plays_by_itself = Said("Demonstration", "Ombre plays a deal by itself instead.")
no_end = Said("Demonstration", "The deal did not come to an end.")


def not_written(folder: PurePath) -> str:
    """Return the sentence that *folder* takes no files."""
    return translate("Demonstration", "{folder}: the files could not be written there.").format(folder=folder)


def picture_told(path: PurePath) -> str:
    """Return the line that says where the picture is."""
    return translate("Demonstration", "A picture of the table: {path}").format(path=path)


def record_told(path: PurePath) -> str:
    """Return the line that says where the record is."""
    return translate("Demonstration", "The record of the deal: {path}").format(path=path)
