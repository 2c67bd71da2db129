"""All files of a deck."""

import json

from .backs import backs
from .courts import figure
from .faces import codes, face, is_court
from .manifest import manifest
from .pips import Deck
from .svg import document


def drawn_deck(deck: Deck) -> dict[str, str]:
    """The text of every file of *deck* by name: one SVG a card, the backs, and the manifest."""
    pictures = {code: face(deck, code, figure) for code in codes(deck) if _has_figure(deck, code)}
    reverse = backs(deck)
    files = {f"{name}.svg": document(drawing) for name, drawing in {**pictures, **reverse}.items()}
    told = manifest(deck, pictures, reverse)
    return {**files, "manifest.json": json.dumps(told, indent=1, ensure_ascii=False) + "\n"}


def _has_figure(deck: Deck, code: str) -> bool:
    """Whether *code* can be drawn: a court whose figure is still to come is left out, and it is said."""
    if not is_court(code):
        return True
    try:
        figure(deck, *code)
    except LookupError:
        print(f"{deck} {code}: no figure yet")
        return False
    return True
