"""What the program is told about a deck: which files there are, and what it may change in them."""

from collections.abc import Iterable

from .faces import COURTS
from .index import LETTERS, NORMAL, SHAPE_NAME, outline, text_of
from .palette import FOUR_COLOURS, INDEX_INK, SIGN_INK
from .pathdata import packed, parsed
from .pips import Deck
from .svg import CARD_HEIGHT, CARD_WIDTH


def manifest(deck: Deck, cards: Iterable[str], backs: Iterable[str]) -> dict[str, object]:
    """
    The manifest of *deck*, ready to be written as JSON.

    ``four_colours`` gives, by suit, the colours to replace wherever they occur in a file, and what by.
    ``letters`` gives, by language, what the ranks are called; ``outlines`` has the path data of each of those
    texts, to stand in the shape whose ``id`` is ``index_shape``.
    """
    told: dict[str, object] = {
        "deck": deck,
        "width": CARD_WIDTH,
        "height": CARD_HEIGHT,
        "index_height": NORMAL.height,
        "index_shape": SHAPE_NAME,
        "cards": {code: f"{code}.svg" for code in cards},
        "backs": [f"{name}.svg" for name in backs],
        "signs": {suit: f"sign_{suit}.svg" for suit in FOUR_COLOURS},
        "four_colours": {suit: _inks(deck, suit) for suit in FOUR_COLOURS},
    }
    if deck == "french":
        texts = sorted({text_of(deck, rank, language) for language in LETTERS for rank in "A" + COURTS})
        told["letters"] = LETTERS
        told["outlines"] = {text: packed(parsed(outline(text))) for text in texts}
    return told


def _inks(deck: Deck, suit: str) -> dict[str, str]:
    """The colours of index and sign of *suit*, and what the four-colour setting puts in their place."""
    # A Spanish sign is told by its shape and keeps its colours; there the index alone changes.
    inks = [INDEX_INK[deck][suit]] if deck == "spanish" else [INDEX_INK[deck][suit], SIGN_INK[suit]]
    return dict.fromkeys(inks, FOUR_COLOURS[suit])
