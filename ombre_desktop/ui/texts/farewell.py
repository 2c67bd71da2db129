"""The words of the question before closing, if something could not be written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre_desktop.ui.texts import outside
from ombre_desktop.ui.texts.phrases import Said, translate

if TYPE_CHECKING:
    from ombre_desktop.storage.problems import Problem


_WHY = {
    "disk_full": Said("Farewell", "The disk is full: there is no room for {path}."),
    "read_only": Said("Farewell", "The system does not let Ombre write {path}."),
    "in_use": Said("Farewell", "Another program holds {path}."),
}
_WHY_ELSE = Said("Farewell", "{path} could not be written.")


go_back_label = Said("Farewell", "Go &back")
"""The label for not closing."""
close_anyway_label = Said("Farewell", "Close &anyway")
"""The label for closing although something is lost."""
elsewhere_label = Said("Farewell", "&Keep it elsewhere…")
"""The label for another folder."""
try_again_label = Said("Farewell", "&Try again")
"""The label for another attempt."""
folder_title = Said("Farewell", "Keep your game in another folder")
"""The title of the choice of a folder."""
kept_title = Said("Farewell", "Your game is kept")
"""The title of the message about the other folder."""


def lost_title(*, again: bool) -> str:
    """Return the heading of the question; *again* after another failed attempt."""
    if again:
        return translate("Farewell", "Still not kept")
    return translate("Farewell", "Not everything is kept")


def lost_sentence(*, sitting: bool) -> str:
    """Return what closing would lose: the play since the last save, or only the preferences."""
    if sitting:
        return translate("Farewell", "If you close Ombre now, you lose what was played since the last save.")
    return translate("Farewell", "If you close Ombre now, you lose what you last chose in the preferences.")


def why_lost(problem: Problem) -> str:
    """Return why writing failed."""
    return _WHY.get(problem.kind.value, _WHY_ELSE)().format(path=outside.place(problem.path))


def what_to_do(*, full: bool) -> str:
    """Return the remedies; *full* if there is no room on the disk."""
    if full:
        return translate("Farewell", "Make room and try again, or keep it in a folder on another disk.")
    return translate("Farewell", "Try again, or keep it in another folder.")


def kept_sentence(folder: str) -> str:
    """Return the message with the other folder."""
    return translate("Farewell", "It is in {folder}.").format(folder=outside.place(folder))


def how_to_go_on(file: str) -> str:
    """Return how to continue from that folder."""
    template = translate(
        "Farewell",
        "Ombre closes with this message. To go on, choose “Open a record…” in the menu Game, and"
        " {file} there.",
    )
    return template.format(file=file)
