"""The words for the games of another installation on the same machine."""

from __future__ import annotations

from ombre_desktop.ui.texts.phrases import Said, translate

title = Said("OutsideGames", "Copy your games?")
"""The title of the question whether the games are copied."""
sentence = Said("OutsideGames", "Another installation of Ombre keeps games on this computer.")
"""The sentence on what was found."""


def note(folder: str) -> str:
    """Return what copying the games in *folder* would do."""
    template = translate(
        "OutsideGames",
        "Its own folder is empty: your games and preferences can be copied into it. Those in"
        " {folder} stay as they are.",
    )
    return template.format(folder=folder)


def answers() -> tuple[str, str]:
    """Return yes and no."""
    return translate("OutsideGames", "&Copy them"), translate("OutsideGames", "&Begin without them")
