"""
Take the pictures that stores show, in the folder FOLDER: ``python -m tools.screenshots.store FOLDER``.

The names of the pictures in `publishing/texts.toml` say what is on each: a moment, a deck and a language.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import languages
from publishing import texts
from PySide6.QtWidgets import QApplication

from ombre_desktop.storage.display_options import Deck, Preferences

from .studio import Studio, save

SIZE = (1600, 900)
"""The window in logical pixels; stores want one that is as wide as a screen, and no larger than two."""


def main(folder: Path) -> None:
    """Take every picture, and print its path."""
    languages.see_to(languages.PLACE)
    application = QApplication(["store"])
    application.setStyle("Fusion")
    folder.mkdir(parents=True, exist_ok=True)
    for name in texts.table()["pictures"]:
        path = folder / texts.picture_name(name)
        take(name, path)
        print(path, flush=True)


def take(name: str, path: Path) -> None:
    """Take the picture called *name*, as in "trick-5-french-en"."""
    moment, deck, language = name.rsplit("-", 2)
    studio = Studio(Preferences(deck=Deck(deck), language=language), SIZE)
    for _, picture in studio.pictures(lambda one: one == moment):
        save(picture, path)
    studio.window.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
