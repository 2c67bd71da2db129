"""Words of the board on which seven people say what they would do."""

from __future__ import annotations

from ombre_desktop.ui.texts.phrases import Said, translate

title = Said("Opinions", "What would they do?")
note = Said("Opinions", "Each as they usually play, by what this seat could see.")
who_heading = Said("Opinions", "Who")
choice_heading = Said("Opinions", "Would")
reason_heading = Said("Opinions", "Why")
thinking_told = Said("Opinions", "thinks…")
silent_told = Said("Opinions", "does not say")
close_button = Said("Opinions", "&Close")


def agreed_told(action: str, number: int, people: int) -> str:
    """Return what most of the *people* would do, as *number* of them say."""
    if number == people:
        return translate("Opinions", "All would do the same: {action}.").format(action=action)
    told = translate("Opinions", "{number} of {all} would do this: {action}.")
    return told.format(number=number, all=people, action=action)
