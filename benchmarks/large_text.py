#!/usr/bin/env python3
"""
Look for text that is cut, covered, missing or too small, in every phase and in every dialog.

``python benchmarks/large_text.py [--only trick] [--size 1024x700] [--text 200] [--language es]``

Each moment is shown at the usual text size and at the chosen one. All text that can be read at the usual
size must also be there at the chosen size, larger in proportion (or as far as the window has room, as the
preferences say), whole, uncovered and inside the window.
"""

from __future__ import annotations

import os
import sys
import tempfile
from argparse import Namespace
from collections import Counter
from itertools import product
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from options import Options
from PySide6.QtWidgets import QApplication

from ombre_desktop import terminal_language
from ombre_desktop.storage.display_options import Deck, Preferences
from ombre_desktop.ui.texts.languages import available
from tools.languages.pseudo import write_pseudo
from tools.screenshots.legibility import Reading, Seen, cut, faults, reading, small
from tools.screenshots.phases import MOMENTS
from tools.screenshots.studio import DIALOGS, Studio

PSEUDO = "ja"
"""The language that is replaced by a pseudo-language whose texts are two fifths longer than English."""
KINDS = ("covered", "cut", "overlap", "lost", "small")


class Walk:
    """A window of one size, language and deck; `faults_of` goes to a moment at two sizes of text."""

    def __init__(self, size: tuple[int, int], preferences: Preferences, notes: Reading) -> None:
        self._studio = Studio(preferences, size)
        self._notes = notes

    def close(self) -> None:
        """Close the window."""
        self._studio.app.speech.rest()
        self._studio.window.close()

    def faults_of(self, name: str, texts: tuple[int, ...]) -> dict[int, list[str]]:
        """Return the faults of the moment called *name* at each size of text."""
        usual = self._read(name, 100)
        told = {}
        for text in texts:
            seen = usual if text == 100 else self._read(name, text)
            view = self._studio.app.desk.view
            held = self._studio.app.desk.scene.brush.layout.stage.held
            told[text] = faults(seen, view.size()) + small(seen, usual, held, dict(self._notes.scrolled))
            told[text] += [f"cut: {kind} {what}" for kind, what, *_ in cut(view)]
        return told

    def dialog_faults(self, name: str, text: int) -> list[str]:
        """Return the texts that are cut in the dialog called *name*."""
        self._studio.wear(text_scale=text / 100)
        dialog = self._studio._dialog(name)
        told = [f"cut: {kind} {what}" for kind, what, *_ in cut(dialog)]
        self._studio._close_dialogs()
        return told

    def _read(self, name: str, text: int) -> Seen:
        self._studio.wear(text_scale=text / 100)
        return self._studio.read(name, self._notes)


def main() -> int:
    """Check all the chosen moments and dialogs; return 1 if there is a fault."""
    chosen = _arguments()
    QApplication(["large text"]).setStyle("Fusion")
    if PSEUDO in chosen.language:
        folder = Path(tempfile.mkdtemp())
        write_pseudo(folder, PSEUDO)
        terminal_language.CATALOGUES = folder
    counts: Counter[tuple[int, str]] = Counter()
    with reading() as notes:
        for size, language, deck in product(chosen.size, chosen.language, chosen.deck):
            counts += _walk(size, Preferences(language=language, deck=Deck(deck)), chosen, notes)
    for text in chosen.text:
        print(text, "%:", ", ".join(f"{counts[text, kind]} {kind}" for kind in KINDS))
    return int(bool(counts))


def _walk(
    size: tuple[int, int], preferences: Preferences, chosen: Namespace, notes: Reading
) -> Counter[tuple[int, str]]:
    walk = Walk(size, preferences, notes)
    counts: Counter[tuple[int, str]] = Counter()
    look = f"{size[0]}x{size[1]} {preferences.language} {preferences.deck.value}"
    for name in (one.name for one in MOMENTS if chosen.only in one.name):
        for text, told in walk.faults_of(name, tuple(chosen.text)).items():
            _tell(f"{name} {look} {text} %", told)
            counts.update((text, one.partition(":")[0]) for one in told)
    for name, text in product(DIALOGS, chosen.text):
        if chosen.only in name:
            told = walk.dialog_faults(name, text)
            _tell(f"{name} {look} {text} %", told)
            counts.update((text, one.partition(":")[0]) for one in told)
    walk.close()
    return counts


def _tell(where: str, told: list[str]) -> None:
    for one in told:
        print(f"{where}: {one}", flush=True)


def _size(said: str) -> tuple[int, int]:
    width, height = said.split("x")
    return int(width), int(height)


def _arguments() -> Namespace:
    asked = Options(__doc__)
    asked.add_argument("--only", default="", help="part of the names of the moments that are wanted")
    asked.add_argument("--size", nargs="+", type=_size, default=[(1024, 700), (1280, 800)])
    asked.add_argument("--text", nargs="+", type=int, default=[100, 150, 200])
    asked.some("--language", (*available(), PSEUDO), ["en"], f"a,b,…; {PSEUDO} is the pseudo-language")
    asked.some("--deck", [one.value for one in Deck], ["spanish"])
    return asked.parse_args()


if __name__ == "__main__":
    sys.exit(main())
