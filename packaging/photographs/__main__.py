"""
Photograph the table in every phase of a deal, and the dialogs.

``python packaging/photographs FOLDER [--only trick] [--deck french] [--cloth burgundy] [--size 1280x800]``

Pictures are named after the moment and the look. Nothing is judged here: open them. For screens of twice the
resolution set ``QT_SCALE_FACTOR=2``.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
# The folder above is called "packaging", and so is a library often installed: go by this folder's own name.
sys.path[:0] = [str(HERE.parent), str(HERE.parents[1])]
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication  # noqa: E402

from ombre_desktop.ui.dialogs.choices import ClothName, Deck, Preferences, Surroundings  # noqa: E402
from photographs.studio import Studio, save  # noqa: E402


def main() -> int:
    """Take the pictures that are asked for, and name them."""
    chosen = _arguments()
    application = QApplication(["photographs"])
    application.setStyle("Fusion")
    preferences = Preferences(
        deck=Deck(chosen.deck),
        cloth=ClothName(chosen.cloth),
        surroundings=Surroundings(chosen.surroundings),
        text_size=chosen.text,
    )
    chosen.folder.mkdir(parents=True, exist_ok=True)
    studio = Studio(preferences, tuple(map(int, chosen.size.split("x"))))
    look = f"{chosen.deck}-{chosen.cloth}-{chosen.size}-{chosen.text}"
    for name, picture in studio.pictures(lambda name: chosen.only in name):
        path = chosen.folder / f"{name}-{look}.png"
        save(picture, path)
        print(path, flush=True)
    studio.window.close()
    return 0


def _arguments() -> argparse.Namespace:
    assert __doc__
    asked = argparse.ArgumentParser(description=__doc__.strip().splitlines()[0])
    asked.add_argument("folder", type=Path)
    asked.add_argument("--only", default="", help="part of the names of the pictures that are wanted")
    asked.add_argument("--deck", choices=[one.value for one in Deck], default=Deck.SPANISH.value)
    asked.add_argument("--cloth", choices=[one.value for one in ClothName], default=ClothName.GREEN.value)
    asked.add_argument("--surroundings", choices=[one.value for one in Surroundings], default="dark")
    asked.add_argument("--size", default="1280x800", help="of the window")
    asked.add_argument("--text", type=int, default=100, help="size of the text in per cent, 80 to 200")
    return asked.parse_args()


if __name__ == "__main__":
    sys.exit(main())
