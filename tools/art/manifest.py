"""The manifest of a deck: its files, and the parts of them that the program may change."""

from .backs import DESIGNS, MIDDLE, SMALL
from .faces import RANKS, codes
from .frame import PINTAS, french_frame, spanish_frame
from .index import GROUP_NAME, HALO, JUMBO, LETTERS, NORMAL, Index, middle_of, outline, sign_of, text_of
from .palette import FOUR_COLOURS, INDEX_INK, PALE_LINE, PAPER, SIGN_INK
from .pathdata import nearest, packed, parsed
from .pips import Deck
from .svg import CARD_HEIGHT, CARD_WIDTH, markup

_NAMES: dict[Deck, str] = {"spanish": "Ombre, Spanish", "french": "Ombre, French"}


def manifest(deck: Deck) -> dict[str, object]:
    """
    Return the manifest of *deck*, ready to be written as JSON.

    ``four_colours`` gives, by suit, the colours to replace wherever they occur in a file, and their
    replacements. The last group of a card, whose ``id`` is ``index_group``, can be rebuilt:
    ``texts`` has the name of each rank by language; ``indices`` has, by size, each of those texts
    for both corners and the distance of its sign from the left, in tenths of a unit, and by suit
    that sign, its middle at 0. ``inks`` and ``halo`` are the colours of the texts and of the line
    round them. ``small_faces`` has the text of each frame, and that of the one that a small card has in
    its place: without dark sides, since small cards lie close over one another. Name, maker, licence and
    kind stand in the manifest of any deck; ``old_print`` says that its blacks are those that an old print
    is pulled from.
    """
    return {
        "version": 1,
        "kind": deck,
        "name": _NAMES[deck],
        "maker": "Ombre",
        "licence": "MIT",
        "old_print": True,
        "width": CARD_WIDTH,
        "height": CARD_HEIGHT,
        "index_group": GROUP_NAME,
        "cards": {code: f"{code}.svg" for code in codes(deck)},
        "backs": [f"{name}.svg" for name in DESIGNS],
        "middle_backs": [f"{name}{MIDDLE}.svg" for name in DESIGNS],
        "small_backs": [f"{name}{SMALL}.svg" for name in DESIGNS],
        "signs": {suit: f"sign_{suit}.svg" for suit in FOUR_COLOURS},
        "four_colours": {suit: _inks(deck, suit) for suit in FOUR_COLOURS},
        "small_faces": _small_faces(deck),
        "inks": INDEX_INK[deck],
        "halo": {"colour": PAPER, "width": nearest(HALO * 10)},
        "texts": _texts(deck),
        "indices": {name: _parts(deck, size[deck]) for name, size in (("normal", NORMAL), ("jumbo", JUMBO))},
    }


def _small_faces(deck: Deck) -> dict[str, str]:
    """Return the frames of small cards by those that they replace: a pale line, or bars above and below."""
    if deck == "french":
        return {markup(french_frame()): markup(french_frame(PALE_LINE))}
    return {markup(spanish_frame(suit)): markup(spanish_frame(suit, has_sides=False)) for suit in PINTAS}


def _texts(deck: Deck) -> dict[str, dict[str, str]]:
    """Return the name of every rank by language; Spanish cards have figures, the same in all."""
    return {language: {rank: text_of(deck, rank, language) for rank in RANKS[deck]} for language in LETTERS}


def _parts(deck: Deck, size: Index) -> dict[str, object]:
    """Return all that an index of *size* is put together from."""
    texts = sorted({text for texts in _texts(deck).values() for text in texts.values()})
    return {
        "texts": {
            text: {
                "middle": nearest(middle_of(text, size) * 10),
                "outline": packed(parsed(outline(text, size))),
            }
            for text in texts
        },
        "signs": {suit: markup(sign_of(deck, suit, size, halo=True)) for suit in FOUR_COLOURS},
    }


def _inks(deck: Deck, suit: str) -> dict[str, str]:
    """
    Return the colours of index and sign of *suit*, and what the four-colour setting puts in their place.
    """
    # A Spanish sign is told by its shape and keeps its colours; there the index alone changes.
    inks = [INDEX_INK[deck][suit]] if deck == "spanish" else [INDEX_INK[deck][suit], SIGN_INK[suit]]
    return dict.fromkeys(inks, FOUR_COLOURS[suit])
