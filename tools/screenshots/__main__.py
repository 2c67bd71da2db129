"""
Photograph the table in every phase of a deal, and the dialogs.

``python -m tools.screenshots FOLDER [--only trick] [--deck french] [--size 1280x800] [--language es]``

Pictures are named after the moment and the look. If several decks, cloths, windows and sizes of text are
named, every combination is photographed. ``2560x1440@2`` is a window of 2560 x 1440 on a screen of twice the
resolution. Nothing is judged here: open the pictures.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import languages
from PySide6.QtWidgets import QApplication

from ombre_desktop.storage.display_options import Back, Deck, IndexSize, Letters, Preferences, TableWords
from ombre_desktop.storage.first_look import ClothName, ColourScheme
from ombre_desktop.ui.texts.languages import ENGLISH, available
from ombre_desktop.value import replace

from .studio import Studio, save

USUAL = (
    IndexSize.NORMAL.value,
    Letters.OF_LANGUAGE.value,
    ENGLISH,
    TableWords.PLAIN.value,
    Back.LATTICE.value,
)
"""The usual print of the cards, language, words and backs, which names of pictures do not mention."""


class Size(NamedTuple):
    """A window of *width* x *height* logical pixels, on a screen with *ratio* times the resolution."""

    width: int
    height: int
    ratio: int = 1

    @classmethod
    def parse(cls, text: str) -> Size:
        """Return the size written as "2560x1440@2"; raise `ValueError` if *text* is not a size."""
        window, _, ratio = text.partition("@")
        width, height = window.split("x")
        return cls(int(width), int(height), int(ratio or 1))

    def __str__(self) -> str:
        return f"{self.width}x{self.height}" + (f"@{self.ratio}" if self.ratio > 1 else "")


def main() -> int:
    """Take the requested pictures, and print their paths."""
    languages.see_to(languages.PLACE)
    chosen = _arguments()
    ratios = {size.ratio for size in chosen.size}
    if len(ratios) > 1:
        return max(_by_itself(ratio, chosen.size) for ratio in sorted(ratios))
    os.environ["QT_SCALE_FACTOR"] = str(*ratios)
    application = QApplication(["screenshots"])
    application.setStyle("Fusion")
    chosen.folder.mkdir(parents=True, exist_ok=True)
    for look, size, preferences in _looks(chosen):
        studio = Studio(preferences, (size.width, size.height), long_names=chosen.long_names)
        for name, picture in studio.pictures(lambda name: chosen.only in name):
            path = chosen.folder / f"{name}-{look}.png"
            save(picture, path)
            print(path, flush=True)
        studio.window.close()
    return 0


def _by_itself(ratio: int, sizes: list[Size]) -> int:
    """Take the pictures of one *ratio* of the screen in a separate process, because Qt reads it only once."""
    others = {str(size) for size in sizes if size.ratio != ratio}
    asked = [word for word in sys.argv[1:] if word not in others]
    return subprocess.run([sys.executable, "-m", "tools.screenshots", *asked], check=False).returncode


def _looks(chosen: argparse.Namespace) -> Iterator[tuple[str, Size, Preferences]]:
    """Yield every requested look: its name, the size of the window, and the preferences."""
    for deck, cloth, size, text in product(chosen.deck, chosen.cloth, chosen.size, chosen.text):
        preferences = Preferences(
            deck=Deck(deck),
            cloth=ClothName(cloth),
            chrome=ColourScheme(chosen.colour_scheme),
            text_scale=text / 100,
            index=IndexSize(chosen.index),
            letters=Letters(chosen.letters),
            back=Back(chosen.back),
            language=chosen.language,
            table_words=TableWords(chosen.words),
        )
        preferences = replace(preferences, **dict.fromkeys(chosen.wanted, True))
        marks = [
            word
            for word in (chosen.index, chosen.letters, chosen.language, chosen.words, chosen.back)
            if word not in USUAL
        ]
        marks += chosen.wanted
        yield "-".join((deck, cloth, str(size), str(text), *marks)), size, preferences


def _arguments() -> argparse.Namespace:
    assert __doc__
    decks = [one.value for one in Deck]
    asked = argparse.ArgumentParser(
        prog="python -m tools.screenshots", description=__doc__.strip().splitlines()[0]
    )
    asked.add_argument("folder", type=Path)
    asked.add_argument("--only", default="", help="part of the names of the pictures that are wanted")
    asked.add_argument("--deck", nargs="+", choices=decks, default=decks[:1])
    asked.add_argument("--cloth", nargs="+", choices=[one.value for one in ClothName], default=["green"])
    asked.add_argument("--colour-scheme", choices=[one.value for one in ColourScheme], default="dark")
    asked.add_argument("--size", nargs="+", type=Size.parse, default=[Size(1280, 800)], help="of the window")
    asked.add_argument(
        "--text", nargs="+", type=int, default=[100], help="size of the text in per cent, 80 to 200"
    )
    asked.add_argument(
        "--index", choices=[one.value for one in IndexSize], default=USUAL[0], help="of the cards"
    )
    asked.add_argument(
        "--letters", choices=[one.value for one in Letters], default=USUAL[1], help="of French cards"
    )
    asked.add_argument("--language", choices=available(), default=ENGLISH)
    manners = [one.value for one in TableWords]
    asked.add_argument("--words", choices=manners, default=USUAL[3], help="said at the table")
    asked.add_argument("--back", choices=[one.value for one in Back], default=USUAL[4], help="of the cards")
    switches = [name for name in Preferences.__match_args__ if getattr(Preferences(), name) is False]
    asked.add_argument(
        "--with", dest="wanted", nargs="+", choices=switches, default=[], help="preferences switched on"
    )
    asked.add_argument("--long-names", action="store_true", help="people whose names are hard to place")
    return asked.parse_args()


if __name__ == "__main__":
    sys.exit(main())
