"""All files of a deck, and the drawings of the icon."""

import json

from .affine import scaled, shifted
from .backs import backs
from .courts import figure
from .faces import codes, face
from .icon import SIDE, icon, small_icon
from .manifest import manifest
from .pips import Deck, sign
from .svg import Element, document, group
from .swords import small_sword

SUITS = "SCHD"
SIGN_BOX = 100
LONE_HEIGHT = 92
LONE_LINE = 3.6
LONE_CLUB = 1.2
"""The factor by which a Spanish club is broader where it stands alone, often very small."""


def drawn_signs(deck: Deck) -> dict[str, str]:
    """Return the text of the suit signs of *deck*, each alone in a square, for plates and panels."""
    drawn = {suit: [group(_lone(deck, suit), shifted(SIGN_BOX / 2, SIGN_BOX / 2))] for suit in SUITS}
    return {
        f"sign_{suit}.svg": document(elements, width=SIGN_BOX, height=SIGN_BOX)
        for suit, elements in drawn.items()
    }


def _lone(deck: Deck, suit: str) -> list[Element]:
    """Return the sign of *suit* as it stands alone; a long one is broader than on a card."""
    if (deck, suit) == ("spanish", "S"):
        return [group(small_sword(LONE_LINE), scaled(LONE_HEIGHT / 100))]
    drawn = sign(deck, suit, (0, 0), LONE_HEIGHT)
    return [group(drawn, scaled(LONE_CLUB, 1))] if (deck, suit) == ("spanish", "C") else drawn


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
