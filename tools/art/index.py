"""
The index at two opposite corners: a figure or letter, and a small sign of the suit under it.

Its size is one value, so that a jumbo deck is the same deck drawn with another `Index`.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from .affine import Affine, scaled, shifted, turned
from .figures import HEIGHT, set_line
from .palette import INDEX_INK, PAPER
from .pathdata import Segment, moved, parsed, written
from .pips import Deck, sign, taller
from .svg import CARD_HEIGHT, CARD_WIDTH, Element, Group, Path, group

LETTERS: Final = {
    "en": {"A": "A", "K": "K", "Q": "Q", "J": "J"},
    "da": {"A": "Es", "K": "K", "Q": "D", "J": "B"},
    "de": {"A": "A", "K": "K", "Q": "D", "J": "B"},
    "fr": {"A": "1", "K": "R", "Q": "D", "J": "V"},
}
"""The letters of the French ace and courts, by language; the cards are printed in the first."""
FIGURES: Final = {"A": "1", "J": "10", "Q": "11", "K": "12"}
"""The figures of the Spanish ranks that are not their own number."""
_SIGN_BREADTH: Final = 0.84
"""The width of the broadest Spanish small sign, as a share of its height."""
GROUP_NAME: Final = "index"
"""The ``id`` of what another size or language replaces."""
HALO: Final = 4.6
"""The width of bare paper round an index on a figure's cloth, both sides together."""


@dataclass(frozen=True, slots=True)
class Index:
    """The size and place of an index, in card units from its corner."""

    height: float = 41
    left: float = 14
    top: float = 15
    breadth: float = 34
    """The width of the column; a broader text is condensed."""
    sign_height: float = 28
    leading: float = 5
    """Between figure and sign."""
    single: float = 1.12
    """A single figure may be a little broader than each of two side by side."""
    narrow: bool = False
    """The figures of a ten are drawn narrow."""

    @property
    def sign_middle(self) -> float:
        """The distance of the sign's middle from the top."""
        return self.top + self.height + self.leading + self.sign_height / 2


NORMAL: Final[dict[Deck, Index]] = {
    "spanish": Index(),
    "french": Index(left=13, breadth=30, sign_height=24.5, single=1.04, narrow=True),
}
JUMBO: Final[dict[Deck, Index]] = {
    "spanish": Index(height=57, left=13, top=12.5, sign_height=26, leading=4.5, single=0.95),
    "french": Index(
        height=57, left=13, top=12.5, breadth=31.5, sign_height=25, leading=4, single=0.86, narrow=True
    ),
}


def text_of(deck: Deck, rank: str, language: str = "en") -> str:
    """Return the text of the index of *rank*."""
    names = FIGURES if deck == "spanish" else LETTERS[language]
    return names.get(rank, "10" if rank == "T" else rank)


def index_of(deck: Deck, suit: str, rank: str, size: Index | None = None, *, halo: bool = False) -> Group:
    """Return both indices of a card, the lower one turned; with a *halo* they can be read on anything."""
    text, size = text_of(deck, rank), size or NORMAL[deck]
    figures = outline(text, size)
    small = sign_of(deck, suit, size, halo=halo)
    beneath = [Path(figures, None, PAPER, HALO)] if halo else []
    upper = shifted(middle_of(text, size), 0)
    signs = [group(small, upper), group(small, _other_corner() @ upper)]
    return group([*beneath, Path(figures, INDEX_INK[deck][suit]), *signs], name=GROUP_NAME)


def sign_of(deck: Deck, suit: str, size: Index, *, halo: bool = False) -> list[Element]:
    """Return the sign under an index, as high as it stands there, its middle at 0 from the left."""
    height = size.sign_height * taller(deck, suit)
    small = sign(deck, suit, (0, size.sign_middle), height)
    return [*(_bare(small, HALO * 100 / height) if halo else []), *small]


def middle_of(text: str, size: Index) -> float:
    """Return the distance of the column's middle from the left, for *text*."""
    return size.left + max(_breadth(text, size), size.sign_height * _SIGN_BREADTH) / 2


def _bare(elements: Iterable[Element], halo: float) -> list[Element]:
    """Return the outermost shape of a sign, in paper and larger by *halo*, on the sign's own grid."""
    first = next(iter(elements))
    if isinstance(first, Group):
        return [group(_bare(first.children, halo), first.transform)]
    return [Path(first.data, PAPER, PAPER, first.width + halo)]


def outline(text: str, size: Index) -> str:
    """Return path data, in card units, of *text* in both corners."""
    upper = _upper(text, size)
    return written((*upper, *moved(upper, _other_corner())))


def _upper(text: str, size: Index) -> tuple[Segment, ...]:
    """*text* in the upper corner, in the middle of what it or the sign takes, whichever is broader."""
    glyphs, natural = _set(text, size)
    breadth = _breadth(text, size)
    left = size.left + max(0, size.sign_height * _SIGN_BREADTH - breadth) / 2
    place = shifted(left, size.top) @ scaled(breadth / natural, size.height / HEIGHT)
    return tuple(segment for at, data in glyphs for segment in moved(parsed(data), place @ shifted(at, 0)))


def _set(text: str, size: Index) -> tuple[tuple[tuple[float, str], ...], float]:
    """Return the glyphs of *text*, with where each stands, and the breadth of the whole."""
    return set_line(text, narrow=size.narrow and text == "10")


def _breadth(text: str, size: Index) -> float:
    """Return the width of *text* as set."""
    _, natural = _set(text, size)
    return min(size.breadth, natural * size.height / HEIGHT * (size.single if len(text) == 1 else 1))


def _other_corner() -> Affine:
    return turned(180, (CARD_WIDTH / 2, CARD_HEIGHT / 2))
