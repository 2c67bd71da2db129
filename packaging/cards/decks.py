"""All files of a deck."""

import json

from .backs import backs
from .courts import figure
from .faces import codes, face
from .manifest import manifest
from .pips import Deck
from .svg import document


def drawn_deck(deck: Deck) -> dict[str, str]:
    """The text of every file of *deck* by name: one SVG a card, the backs, and the manifest."""
    pictures = {code: face(deck, code, figure) for code in codes(deck)}
    reverse = backs(deck)
    files = {f"{name}.svg": document(drawing) for name, drawing in {**pictures, **reverse}.items()}
    told = manifest(deck, pictures, reverse)
    return {**files, "manifest.json": json.dumps(told, indent=1, ensure_ascii=False) + "\n"}
