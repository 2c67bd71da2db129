"""
Print styles of cards: the drawings as they are in the files, or altered to the person's taste.

One set of drawings serves every size of index, the letters of every language, and two or four colours. The
manifest of a deck says which part of a drawing is the index and which colours mark a suit.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from ombre_desktop.storage.display_options import PLAIN, CardPrint, SuitColours
from ombre_desktop.ui.paint.card_deck import (
    BACK,
    BACKS,
    FEW,
    LARGE_TABLE_BACK,
    SIGN,
    TABLE_BACK,
    CardDeck,
    is_drawing,
)
from ombre_desktop.ui.paint.deck_manifest import Manifest

_END = "\n</g>\n</svg>\n"
_SOME = 200
"""The width in pixels below which a back has its middle print."""
_SMALL_FACE = 88
"""
The width in pixels below which a face has no dark sides: those of an open hand, which lie close over one
another, in windows of up to 1920 x 1080.
"""
_WIDTH = 2000
"""The width of a card in its drawing, in tenths of a unit."""


def picture_file(of: CardDeck, name: str, printed: CardPrint, width: int = _WIDTH) -> Path:
    """
    Return the file of a picture; raise `DeckError` if the deck names none.

    *name* is a card's code, one of `BACKS`, or `SIGN` with a suit's letter. A back that is only a few pixels
    in *width* has a coarser print, since a fine one would be pale.
    """
    return of.file_of(name, printed.back, _print_of_back(name, width))


def drawing(of: CardDeck, name: str, printed: CardPrint = PLAIN, width: int = _WIDTH) -> Path | bytes:
    """
    Return the `picture_file`, or the altered SVG if *printed* asks for another style.

    Raises:
        DeckError: the deck has no such picture.
        OSError, KeyError, ValueError: the picture is damaged.
    """
    path = picture_file(of, name, printed, width)
    printed = of.able(printed)
    is_changed = printed != replace(PLAIN, back=printed.back, old=printed.old, own=printed.own)
    told = of.told
    frames = told.get("small_faces", {}) if len(name) == 2 and width < _SMALL_FACE else {}
    if name in BACKS or not (is_changed or frames) or not is_drawing(path.name):
        return path
    text = path.read_text(encoding="utf-8")
    if len(name) == 2 and _is_other(told, name, printed):
        text = _with_index(text, told, name, printed)
    if printed.colours is SuitColours.FOUR:
        text = _replaced(text, told["four_colours"][name.removeprefix(SIGN)[0]])
    return _replaced(text, frames).encode()


def _print_of_back(name: str, width: int) -> str:
    """Return the field of the manifest that has the print of a back."""
    if name == TABLE_BACK or (name == BACK and width < FEW):
        return "small_backs"
    return "middle_backs" if name == LARGE_TABLE_BACK or width < _SOME else "backs"


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


def _replaced(text: str, parts: Mapping[str, str]) -> str:
    for old, new in parts.items():
        text = text.replace(old, new)
    return text
