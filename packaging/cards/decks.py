"""All files of a deck, and the drawings of the icon."""

import json

from .backs import backs
from .courts import figure
from .faces import codes, face
from .icon import SIDE, icon, small_icon
from .manifest import manifest
from .pips import Deck, sign
from .svg import document

SUITS = "SCHD"
SIGN_BOX = 100


def drawn_signs(deck: Deck) -> dict[str, str]:
    """The text of the suit signs of *deck*, each alone in a square, for plates and panels."""
    middle = (SIGN_BOX / 2, SIGN_BOX / 2)
    return {
        f"sign_{suit}.svg": document(sign(deck, suit, middle, 92), width=SIGN_BOX, height=SIGN_BOX)
        for suit in SUITS
    }


def drawn_icon() -> dict[str, str]:
    """The text of both drawings of the icon by name."""
    drawings = {"ombre.svg": icon(), "ombre-small.svg": small_icon()}
    return {name: document(drawing, width=SIDE, height=SIDE) for name, drawing in drawings.items()}


def drawn_deck(deck: Deck) -> dict[str, str]:
    """The text of every file of *deck* by name: one SVG a card, the backs, the signs, and the manifest."""
    pictures = {code: face(deck, code, figure) for code in codes(deck)}
    reverse = backs(deck)
    files = {f"{name}.svg": document(drawing) for name, drawing in {**pictures, **reverse}.items()}
    told = manifest(deck, pictures, reverse)
    manifest_text = json.dumps(told, indent=1, ensure_ascii=False) + "\n"
    return {**files, **drawn_signs(deck), "manifest.json": manifest_text}
