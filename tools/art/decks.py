"""All files of a deck, and the drawings of the icon."""

import json

from .affine import scaled, shifted
from .backs import backs
from .courts import figure
from .faces import codes, face
from .icon import SIDE, icon, small_icon
from .manifest import manifest
from .pips import Deck, sign
from .svg import document, group

SUITS = "SCHD"
SIGN_BOX = 100
SPREAD = {("spanish", "S"): 1.4, ("spanish", "C"): 1.2}
"""The factor by which a long sign is broader where it stands alone, often very small."""


def drawn_signs(deck: Deck) -> dict[str, str]:
    """Return the text of the suit signs of *deck*, each alone in a square, for plates and panels."""
    place = shifted(SIGN_BOX / 2, SIGN_BOX / 2)
    drawn = {
        suit: [group(sign(deck, suit, (0, 0), 92), place @ scaled(SPREAD.get((deck, suit), 1), 1))]
        for suit in SUITS
    }
    return {
        f"sign_{suit}.svg": document(elements, width=SIGN_BOX, height=SIGN_BOX)
        for suit, elements in drawn.items()
    }


def drawn_icon() -> dict[str, str]:
    """Return the text of both drawings of the icon by name."""
    drawings = {"ombre.svg": icon(), "ombre-small.svg": small_icon()}
    return {name: document(drawing, width=SIDE, height=SIDE) for name, drawing in drawings.items()}


def drawn_card(deck: Deck, code: str) -> str:
    """Return the text of one card's file."""
    return document(face(deck, code, figure))


def drawn_backs(deck: Deck) -> dict[str, str]:
    """Return the text of the backs of *deck* by name."""
    return {f"{name}.svg": document(drawing) for name, drawing in backs(deck).items()}


def drawn_deck(deck: Deck) -> dict[str, str]:
    """
    Return the text of every file of *deck* by name: one SVG a card, the backs, the signs, and the manifest.
    """
    cards = {f"{code}.svg": drawn_card(deck, code) for code in codes(deck)}
    told = json.dumps(manifest(deck), indent=1, ensure_ascii=False) + "\n"
    return {**cards, **drawn_backs(deck), **drawn_signs(deck), "manifest.json": told}
