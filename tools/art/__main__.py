"""
Draw cards, the program's icon and the objects of the games as they were first made.

Usage: ``python -m tools.art FOLDER WHAT...``, where WHAT is a deck, a card such as ``french/SQ``, ``icon`` or
``games``. What is written has the places of ``ombre_desktop/assets``, so that FOLDER may be that folder. The
cards there may have been mended by hand since: look first, in another FOLDER. A file that is as it should be
is left alone.
"""

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path

from .decks import drawn_card, drawn_deck, drawn_icon
from .faces import RANKS, codes
from .games.objects import drawn_objects

_ALL = {deck: codes(deck) for deck in RANKS}
_CARDS = [f"{deck}/{code}" for deck, cards in _ALL.items() for code in cards]


def main() -> int:
    """Write what the command line asks for, and tell what was written."""
    parser = argparse.ArgumentParser(prog="python -m tools.art", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("what", nargs="+", choices=[*RANKS, *_CARDS, "icon", "games"], metavar="WHAT")
    asked = parser.parse_args()
    for what in asked.what:
        deck, _, code = what.partition("/")
        match next((kind for kind in RANKS if kind == deck), what):
            case "icon":
                _write_all(asked.folder / "icon", drawn_icon())
            case "games":
                _write_all(asked.folder / "games", drawn_objects())
            case kind if code:
                _write_all(asked.folder / "cards" / deck, {f"{code}.svg": drawn_card(kind, code)})
            case kind:
                _write_all(asked.folder / "cards" / deck, drawn_deck(kind))
    return 0


def _write_all(folder: Path, files: Mapping[str, str]) -> None:
    changed = [name for name, text in files.items() if _write(folder / name, text)]
    size = sum(len(text) for text in files.values())
    print(f"{folder.name}: {len(files)} files, {size / 1000:.0f} kB, {len(changed)} changed")


def _write(path: Path, text: str) -> bool:
    """Write *text* to *path* unless it is there already; return whether it was written."""
    content = text.encode("utf-8")
    if path.exists() and path.read_bytes() == content:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return True


if __name__ == "__main__":
    sys.exit(main())
