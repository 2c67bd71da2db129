"""
Print styles of cards: the drawings as they are in the files, or altered to the person's taste.

One set of drawings serves every size of index, the letters of every language, and two or four colours. The
manifest of a deck says which part of a drawing is the index and which colours mark a suit.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict

from ombre_desktop.storage.display_options import PLAIN, CardPrint, Deck, SuitColours

if TYPE_CHECKING:
    from ombre_desktop.engine import Rank

CARDS = Path(str(files("ombre_desktop"))) / "assets" / "cards"
BACK, TABLE_BACK, LARGE_TABLE_BACK = "back", "table_back", "large_table_back"
"""
The names of the picture of the card back, in any style, and of the prints of it that lie on a table, and on
one so large that the smallest back on it has many pixels.
"""
BACKS = (BACK, TABLE_BACK, LARGE_TABLE_BACK)
_END = "\n</g>\n</svg>\n"
_SMALL, _FEW = "_small", 75
_MIDDLE, _SOME = "_middle", 200
"""The ends of the names of a back's coarser prints, and the widths in pixels below which they are used."""
_WIDTH = 2000
"""The width of a card in its drawing, in tenths of a unit."""


class _Text(TypedDict):
    """The text of a rank in an index; lengths are in tenths of a unit of the card."""

    middle: int
    outline: str


class _Index(TypedDict):
    """The indices of one size: their texts, and the sign of each suit."""

    texts: dict[str, _Text]
    signs: dict[str, str]


class _Halo(TypedDict):
    """The border of bare paper round an index."""

    colour: str
    width: int


class Manifest(TypedDict):
    """The part of a deck's manifest that is read here."""

    cards: dict[str, str]
    index_group: str
    four_colours: dict[str, dict[str, str]]
    inks: dict[str, str]
    halo: _Halo
    texts: dict[str, dict[str, str]]
    indices: dict[str, _Index]


@cache
def manifest(deck: Deck) -> Manifest:
    """Return the manifest of *deck*."""
    told: Manifest = json.loads((CARDS / deck.value / "manifest.json").read_text(encoding="utf-8"))
    return told


def index_of(rank: Rank, deck: Deck, printed: CardPrint = PLAIN) -> str:
    """Return the text in the corners of the cards of *rank*: "12", or "Q" in the letters of *printed*."""
    return manifest(deck)["texts"][printed.letters.value][rank.value]


def drawing(deck: Deck, name: str, printed: CardPrint = PLAIN, width: int = _WIDTH) -> Path | bytes:
    """
    Return the file of a picture, or the altered SVG if *printed* asks for another style.

    *name* is a card's code, one of `BACKS`, or ``sign_`` with a suit's letter. A back that is only a few
    pixels in *width* has a coarser print, since a fine one would be pale.

    Raises:
        OSError, KeyError, ValueError: there is no such picture, or it is damaged.
    """
    is_back = name in BACKS
    file = f"{printed.back.value}{_back_print(name, width)}" if is_back else name
    path = CARDS / deck.value / f"{file}.svg"
    if is_back or printed == replace(PLAIN, back=printed.back, old=printed.old):
        return path
    told = manifest(deck)
    text = path.read_text(encoding="utf-8")
    if len(name) == 2 and _is_other(told, name, printed):
        text = _with_index(text, told, name, printed)
    if printed.colours is SuitColours.FOUR:
        text = _recoloured(text, told["four_colours"][name.removeprefix("sign_")[0]])
    return text.encode()


def table_back(width: int) -> str:
    """
    Return the name of the backs of a table on which the smallest is *width* pixels wide.

    Hands, talon and packets differ in size, and must not look like two decks.
    """
    return TABLE_BACK if width < _FEW else LARGE_TABLE_BACK


def _back_print(name: str, width: int) -> str:
    """Return the end of the name of the file with the print of a back."""
    if name == TABLE_BACK or (name == BACK and width < _FEW):
        return _SMALL
    return _MIDDLE if name == LARGE_TABLE_BACK or width < _SOME else ""


def _is_other(told: Manifest, card: str, printed: CardPrint) -> bool:
    """Tell whether *printed* gives *card* another index than its file has."""
    said, kept = (told["texts"][letters.value][card[1]] for letters in (printed.letters, PLAIN.letters))
    return printed.index is not PLAIN.index or printed.left_handed or said != kept


def _with_index(text: str, told: Manifest, card: str, printed: CardPrint) -> str:
    """Return the drawing *text* of *card* with another index in place of its last element, the index."""
    group = f'<g id="{told["index_group"]}">'
    picture, found, _ = text.partition(group)
    if not found:
        raise ValueError(f"no index in the drawing of {card}")
    suit, rank = card[0], card[1]
    size = told["indices"][printed.index.value]
    letters = size["texts"][told["texts"][printed.letters.value][rank]]
    halo, outline, sign = told["halo"], letters["outline"], size["signs"][suit]
    across = f"translate({letters['middle']})"
    if printed.left_handed:
        corner = (
            f'<path stroke="{halo["colour"]}" stroke-width="{halo["width"]}" d="{_upper(outline)}"/>'
            f'<path fill="{told["inks"][suit]}" d="{_upper(outline)}"/><g transform="{across}">{sign}</g>'
        )
        moved = f"translate({_WIDTH - 2 * letters['middle']})"
        return (
            f'{_mirrored(picture)}{group}<g transform="{moved}">{corner}</g>'
            f'<g transform="rotate(180 1000 1550){moved}">{corner}</g></g>{_END}'
        )
    return (
        f'{picture}{group}<path stroke="{halo["colour"]}" stroke-width="{halo["width"]}" d="{outline}"/>'
        f'<path fill="{told["inks"][suit]}" d="{outline}"/>'
        f'<g transform="{across}">{sign}</g><g transform="rotate(180 1000 1550){across}">{sign}</g></g>{_END}'
    )


def _upper(outline: str) -> str:
    """Return the first half of an *outline*: the upper corner's text, without the upside-down one."""
    parts = outline.split("m")[1:]
    return "".join(f"m{part}" for part in parts[: len(parts) // 2])


def _mirrored(picture: str) -> str:
    """Return *picture*, a drawing up to its index, as its own mirror image."""
    at = picture.index(">", picture.index("<g ")) + 1
    return f'{picture[:at]}<g transform="translate({_WIDTH})scale(-1 1)">{picture[at:]}</g>'


def _recoloured(text: str, colours: Mapping[str, str]) -> str:
    for old, new in colours.items():
        text = text.replace(old, new)
    return text
