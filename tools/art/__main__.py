"""
Draw both decks, the program's icon and the objects of the games into the package's assets.

Usage: ``python -m tools.art [FOLDER]``; without FOLDER, into ``cards``, ``icon`` and ``games`` of
``ombre_desktop/assets``. A file that is as it should be is left alone, so that a second run touches nothing.
"""

import sys
from collections.abc import Mapping
from pathlib import Path

from .decks import drawn_deck, drawn_icon
from .faces import RANKS
from .games.objects import drawn_objects

ASSETS = Path(__file__).resolve().parents[2] / "ombre_desktop" / "assets"


def main(arguments: list[str]) -> int:
    """Write every file and say what was written."""
    target = Path(arguments[0]) if arguments else ASSETS
    for deck in RANKS:
        _write_all(target / "cards" / deck, drawn_deck(deck))
    _write_all(target / "icon", drawn_icon())
    _write_all(target / "games", drawn_objects())
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
    sys.exit(main(sys.argv[1:]))
