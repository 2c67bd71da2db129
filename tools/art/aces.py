"""
The four ornamented aces of each deck.

Two of them are always trumps in this game: the ace of espadas or spades is *spadille*, that of bastos or
clubs is *basto*. In the French deck they alone have leaves about them: spadille the victor's laurel, and
basto, which is a cudgel, oak.
"""

from collections.abc import Callable
from typing import Final

from .affine import scaled, shifted, turned
from .burin import cut, dots, ring
from .coins import rosette
from .garland import blossom, bow, branch, ear, leaf, mirrored, oak
from .palette import BLUE, CRIMSON, GOLD, INK, PAPER, SIGN_INK, STRAW, VERMILION, WHITE
from .pips import Deck, sign
from .suits import OUTLINES
from .sun import sun
from .svg import CARD_WIDTH, Element, Path, group, interleaved

_LINE: Final = 1.5
_AXIS: Final = CARD_WIDTH / 2


def ace(deck: Deck, suit: str) -> list[Element]:
    """Return the picture on the ace of *suit*."""
    return (_SPANISH if deck == "spanish" else _FRENCH)[suit]()


def _sword() -> list[Element]:
    """Spadille: the great sword, its blade etched, between two branches of laurel."""
    stem = ((97, 274), (66, 268), (33, 206), (48, 98))
    laurel = branch(stem, pairs=10, size=33, line=_LINE, spread=26)
    return [
        *laurel,
        *mirrored(laurel, _AXIS),
        *sign("spanish", "S", (100, 133), 228),
        *_etching(),
        *bow((100, 267), 0.58, line=_LINE),
    ]


def _etching() -> list[Element]:
    """Return the groove in the blade, between hilt and middle."""
    groove = "M100 87.4C102.5 112 103 142 102.8 179.6H97.2C97 142 97.5 112 100 87.4Z"
    studs = dots([(100, 125.4 + 11.4 * step) for step in range(5)])
    return [Path(groove, BLUE, INK, 0.9), Path(studs, stroke=PAPER, width=2.2)]


def _cudgel() -> list[Element]:
    """Basto: the great club, in leaf and flower, tied with a ribbon."""
    sprouts = (((143, 67), (14, 58, 102), 32), ((129, 158), (4, 46, 88), 29), ((76, 188), (0, -44, -88), 30))
    leaves = [leaf((62, 98), heading, 30, line=_LINE) for heading in (-28, -118)]
    for base, headings, size in sprouts:
        leaves += [leaf(base, heading, size, line=_LINE) for heading in headings]
    return [
        *interleaved(leaves),
        *sign("spanish", "C", (100, 153), 256),
        *blossom((59, 100), 15, line=_LINE, turn=12),
        *blossom((132, 156), 13, line=_LINE, turn=-20),
        *bow((98, 238), 0.78, line=_LINE),
    ]


def _coin() -> list[Element]:
    """Return the great coin: a crowned sun over laurel and flowers."""
    laurel = branch(((99, 282), (73, 284), (57, 274), (54, 246)), pairs=6, size=25, line=_LINE)
    return [
        *laurel,
        *mirrored(laurel, _AXIS),
        group(sun(_LINE), shifted(100, 155)),
        *_crown((100, 58), 1.26),
        *blossom((100, 272), 15, line=_LINE),
        *blossom((71, 267), 10, line=_LINE, turn=24),
        *blossom((129, 267), 10, line=_LINE, turn=-24),
    ]


def _cup() -> list[Element]:
    """Return the great cup, with handles, in a cradle of laurel and flowers."""
    laurel = branch(((99, 278), (66, 282), (46, 254), (46, 196)), pairs=6, size=27, line=_LINE)
    handle = "M150 116C180 98 192 130 175 148C166 158 151 162 143 172"
    handles = [Path(handle, None, INK, 9.4), Path(handle, None, GOLD, 5.4)]
    return [
        *laurel,
        *mirrored(laurel, _AXIS),
        *handles,
        *mirrored(handles, _AXIS),
        *sign("spanish", "H", (100, 136), 210),
        *blossom((100, 268), 15, line=_LINE),
        *blossom((70, 262), 10, line=_LINE, turn=24),
        *blossom((130, 262), 10, line=_LINE, turn=-24),
    ]


def _spade() -> list[Element]:
    """Spadille: the great spade, crowned, in a cradle of laurel."""
    scroll = "M108 158C116 147 131 148 133 160C133.6 169 121 171 119.6 162"
    tendril = "M104 166C112 176 128 182 142 172C152 164 149 150 139 152C133 154 136 161 140 160"
    leaves = (
        "M112 147C114 138 122 136 128 138C126 145 120 148 112 147Z"
        "M140 148C144 141 151 142 154 146C151 151 145 151 140 148Z"
    )
    scrolls = [Path(scroll + tendril, None, GOLD, 2.2), Path(leaves, GOLD)]
    laurel = branch(((98, 274), (77, 268), (58, 236), (31, 170)), pairs=6, size=30, line=_LINE)
    return [
        *laurel,
        *mirrored(laurel, _AXIS),
        *_inlaid("S", (100, 134), 164),
        *scrolls,
        *mirrored(scrolls, _AXIS),
        *_crown((100, 117), 0.82),
        *rosette((100, 156), 15),
        *bow((100, 270), 0.56, line=_LINE),
    ]


def _trefoil() -> list[Element]:
    """Basto: the great club leaf, in each lobe a rose ringed with beads."""
    lobes = ((100, 90), (64, 148), (136, 148))
    bough = oak(((98, 276), (80, 271), (58, 244), (37, 189)), size=31, line=_LINE)
    return [
        *bough,
        *mirrored(bough, _AXIS),
        *_inlaid("C", (100, 134), 160),
        Path("".join(dots(ring(14, 22.4, 180 / 14, lobe)) for lobe in lobes), stroke=GOLD, width=2.6),
        *(shape for lobe in lobes for shape in rosette(lobe, 17)),
        Path("M100 112l5 12 12 5-12 5-5 12-5-12-12-5 12-5z", GOLD),
        *bow((100, 270), 0.56, line=_LINE),
    ]


def _heart() -> list[Element]:
    """Return the great heart, crowned, between two sprays of roses."""
    spray = branch(((98, 277), (74, 274), (57, 238), (45, 182)), pairs=7, size=26, line=_LINE)
    spray += [
        *blossom((77, 263), 10.5, line=_LINE, turn=30, dye=WHITE),
        *blossom((58.5, 231), 12.5, line=_LINE, turn=10, dye=WHITE),
        *blossom((46, 190), 10.5, line=_LINE, turn=-16, dye=WHITE),
    ]
    scroll = (
        "M101 184C116 174 136 154 141 130C144 107 133 95 121 99"
        "C112 103 114 117 124 117C132 116 131 106 125 106"
    )
    leaves = (
        "M141 132C140 123 144 116 152 112C155 121 151 129 141 132Z"
        "M134 150C135 142 142 137 150 137C149 146 143 151 134 150Z"
        "M123 165C125 157 131 153 138 153C137 161 132 166 123 165Z"
        "M133 146C125 145 121 139 121 132C129 133 133 138 133 146Z"
        "M121 164C113 164 108 160 107 153C114 153 120 157 121 164Z"
    )
    gilt = [*_gilt(scroll, 2.6), Path(leaves, GOLD, INK, 0.9)]
    return [
        *spray,
        *mirrored(spray, _AXIS),
        *_inlaid("H", (100, 144), 146),
        *gilt,
        *mirrored(gilt, _AXIS),
        Path("M100 172C105 178 105 185 100 194C95 185 95 178 100 172Z", GOLD, INK, 0.9),
        *rosette((100, 138), 20),
        *_crown((100, 64), 1.3),
        *bow((100, 272), 0.56, line=_LINE, outside=BLUE, inside=INK),
    ]


def _gilt(line: str, width: float) -> list[Element]:
    """Return a *line* of gold, so broad, with a contour that keeps it clear of a red ground."""
    return [Path(line, None, INK, width + 1.8), Path(line, None, GOLD, width)]


def _diamond() -> list[Element]:
    """Return the great diamond, its rose growing to all four points, between two ears of wheat."""
    stalk = ((98, 278), (74, 266), (55, 238), (41, 186))
    places = ((88, 271, -76, 36), (72, 257, -64, 31), (75, 260, 8, 27))
    blades = interleaved([leaf((x, y), heading, size, line=_LINE) for x, y, heading, size in places])
    wheat = [*blades, *ear(stalk, rows=6, size=16, line=_LINE), *blossom((77, 261), 10, line=_LINE, turn=14)]
    scrolls = (
        "M1 -27C4 -40 14 -46 17 -38C19 -31 10 -28 9 -34M25 -1C33 -1 41 -6 37 -11.5C34 -15 28 -12 31 -8.5"
    )
    leaves = "M1 -42C3 -50 7 -54 10 -55C10 -49 7 -44 1 -42ZM14 -24C16 -31 21 -34 26 -33C26 -27 21 -23 14 -24Z"
    quarter = [*_gilt(scrolls, 2.2), Path(leaves, GOLD, INK, 0.9)]
    tongues = (
        "M0 -32C-5.5 -43 -4.5 -58 0 -72C4.5 -58 5.5 -43 0 -32ZM26 0C34 -4.4 44 -4 57 0C44 4 34 4.4 26 0Z"
    )
    half = [*quarter, *mirrored(quarter, 0), Path(tongues, GOLD, INK, 0.9)]
    return [
        *wheat,
        *mirrored(wheat, _AXIS),
        *_inlaid("D", (100, 136), 176),
        *(group(half, shifted(100, 136) @ turned(way)) for way in (0, 180)),
        *rosette((100, 136), 23),
        *bow((100, 272), 0.56, line=_LINE, outside=BLUE, inside=INK),
    ]


def _inlaid(suit: str, centre: tuple[float, float], height: float) -> list[Element]:
    """Return a great sign of about *height*, with a line of paper let in parallel to its edge."""
    outline, ink = OUTLINES[suit], SIGN_INK[suit]
    shapes = [
        Path(outline, ink, ink, 9, sharp=True),
        Path(outline, None, PAPER, 3.4, sharp=True),
        Path(outline, None, ink, 1.7, sharp=True),
    ]
    return [group(shapes, shifted(*centre) @ scaled(height / 109))]


def _crown(centre: tuple[float, float], size: float) -> list[Element]:
    """Return a small open crown with five points."""
    points = (
        "M-17 8C-19 -2 -21 -7 -23 -12Q-16 -9 -12 -3Q-12 -11 -13 -17Q-6 -12 -4 -5Q-3 -14 0 -21"
        "Q3 -14 4 -5Q6 -12 13 -17Q12 -11 12 -3Q16 -9 23 -12C21 -7 19 -2 17 8Q0 4 -17 8Z"
    )
    folds = (
        cut((1.2, 1), (1, -15), 1.4) + cut((10.6, 2), (12, -12.4), 1.3) + cut((-9, 2.4), (-11.6, -12), 1.2)
    )
    pearls = dots([(-23, -13.4), (-13, -18.6), (0, -22.8), (13, -18.6), (23, -13.4)])
    rim = "M-17.4 7Q0 2.6 17.4 7L16.4 13.6Q0 9.6 -16.4 13.6Z"
    shapes = [
        Path("M-16 7Q-15 -4 0 -6Q15 -4 16 7Z", CRIMSON, INK, 1.1),
        Path(points, GOLD, INK, 1.3),
        Path(folds, INK),
        Path(pearls, stroke=INK, width=6.2),
        Path(pearls, stroke=PAPER, width=4.2),
        Path(rim, VERMILION, INK, 1.2),
        Path(dots([(-10, 9.4), (0, 8.2), (10, 9.4)]), stroke=STRAW, width=3),
        Path(dots([(-5, 8.6), (5, 8.6)]), stroke=GOLD, width=1.8),
    ]
    return [group(shapes, shifted(*centre) @ scaled(size))]


_SPANISH: Final[dict[str, Callable[[], list[Element]]]] = {"S": _sword, "H": _cup, "C": _cudgel, "D": _coin}
_FRENCH: Final[dict[str, Callable[[], list[Element]]]] = {
    "S": _spade,
    "H": _heart,
    "C": _trefoil,
    "D": _diamond,
}
