"""The four queens of the French deck, each with a flower, drawn as halves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ..cloth import Panel, Stuff, hang, strew, weave
from ..geometry import curve, polygon
from ..palette import BLUE, FLESH, GOLD, GREEN, INK, PALE_BLUE, STRAW, VERMILION, WHITE
from ..pattern import Pattern
from ..pen import Pen
from ..svg import Element
from .dress import jewel, studded
from .dyes import BROWN, OCHRE, dyed, shade
from .face import FRONT, Look
from .flower_hands import dainty, key_hand, key_thumb, perch, pinch
from .flowers import carnation, lily, rose, stem, tulip
from .hair import RAVEN
from .halves import Band, doubled
from .hands import fist, laid_hand
from .head import Head, behind_head, head
from .legs import buttons
from .limbs import Sleeve, arm, forearm, puff
from .mantles import inside, mantle
from .regalia import book, dove, mirror, sceptre


def queens(suit: str) -> list[Element]:
    """Return the queen of *suit*, both ends."""
    pen = Pen()
    draw, band = _QUEENS[suit]
    draw(pen)
    return doubled(pen.sheet, suit, band)


def _throat(pen: Pen, low: float) -> None:
    """Neck, shoulders and breast above a neckline that dips to *low*."""
    pen.shape(
        curve(
            f"91,74! 90,88 76,95 66,100! 80,{low - 4} 100,{low} 120,{low - 4} 134,100! 124,95 110,88 109,74!",
            closed=True,
        ),
        FLESH,
        1.6,
    )
    pen.fill(curve("91,78! 100,88 109,86 109,90! 106,98 96,96 90.6,88", closed=True), shade(FLESH))
    pen.line(curve("86,103 92,105 98,104"), 1.1)
    pen.line(curve("114,103 108,105 103,104"), 1.1)


def _necklace(pen: Pen, pearl: str, stone: str, low: float = 106.0) -> None:
    line = curve(f"86,93 92,{low - 5} 100,{low - 1} 108,{low - 5} 114,93")
    pen.line(line, 1.0, "even")
    for k in range(3, len(line) - 2, 5):
        pen.disc(line[k], 1.9, pearl, 0.9)
    jewel(pen, (100, low + 1), 4.0, stone)


def _gown(pen: Pen, colour: str, pattern: Pattern | None, front: str, lace: str) -> None:
    """Draw a bodice laced over a stomacher."""
    hang(
        pen,
        Panel.of("74,100 72,136 76,184", "126,100 128,136 124,184", sag=0),
        Stuff(colour, pattern=pattern),
    )
    panel = curve("88,108! 112,108! 109,184! 91,184!", closed=True)
    pen.shape(panel, front, 1.7)
    for y in range(114, 164, 8):
        pen.line(polygon(f"91.6,{y} 108.4,{y + 8}"), 1.5, "even", colour=lace)
        pen.line(polygon(f"108.4,{y} 91.6,{y + 8}"), 1.5, "even", colour=lace)
    pen.hatch(curve("127,108 127,136 124,160"), (-7, -1), gap=3)


def _hearts(pen: Pen) -> None:
    """Golden hair and a rose."""
    spec = Head(
        Look(woman=True, iris=BLUE, nose="fine", jaw="pointed", open=1.06, smile=1.4, flush=True),
        "flowing",
        GOLD,
        "none",
        "coronet",
        ("",),
        (PALE_BLUE, GOLD),
    )
    behind_head(pen, spec, (101, 58), 54, turn=3.0, left=True)
    mantle(pen, "straight", dyed(BLUE, Pattern("heart", GOLD, 11, 18)), lining=WHITE)
    inside(pen, shade(BLUE))
    _gown(pen, VERMILION, Pattern("lozenge", GOLD, 12, 17, VERMILION), WHITE, BLUE)
    _throat(pen, 112)
    studded(pen, "68,101 82,110 100,114 118,110 132,101", 6.5, GOLD, VERMILION, gap=9, size=1.8)
    _necklace(pen, WHITE, BLUE, 101)
    arm(
        pen,
        (142, 114),
        (170, 146),
        (134, 147),
        sleeve=Sleeve(VERMILION, 15, 14, 9, 1.12, slash=STRAW, cuff=WHITE, frill=True),
    )
    mirror(pen, (119.4, 133), 10)
    fist(pen, (118, 141), 14, flip=True, size=0.9)
    arm(
        pen,
        (58, 114),
        (30, 157),
        (47.6, 139),
        sleeve=Sleeve(VERMILION, 15, 13, 8, 1.12, slash=STRAW, cuff=WHITE, frill=True),
    )
    key_hand(pen, (66, 124), -24, size=0.95)
    stem(pen, "60,92 62,106 66,124 71,146", ((62, 108, -50, 11),))
    rose(pen, (60, 92), 0.9)
    key_thumb(pen, (66, 124), -24, size=0.95)
    head(pen, spec, (101, 58), 54, turn=3.0, left=True)


def _spades(pen: Pen) -> None:
    """Dark, under a gabled hood, with sceptre and lily."""
    mantle(pen, "fallen", dyed(INK, Pattern("spade", GOLD, 11, 19)), lining=PALE_BLUE)
    inside(pen, INK)
    _gown(pen, BLUE, Pattern("trellis", PALE_BLUE, 12, 14, WHITE), GOLD, INK)
    _throat(pen, 108)
    edge = curve(
        "66,100! 80,106 100,110 120,106 134,100! 138,106! 120,116 100,120 80,116 62,106!", closed=True
    )
    pen.shape(edge, WHITE, 1.7)
    strew(pen, edge, "ermine", step=(7.5, 6.5), size=0.62, margin=2.6)
    _necklace(pen, WHITE, VERMILION, 98)
    arm(pen, (142, 114), (170, 142), (152, 138), sleeve=Sleeve(GOLD, 15, 13, 8, 1.1, slash=BLUE, cuff=WHITE))
    sceptre(pen, (142, 130), 10, up=32, down=40, head="orb")
    fist(pen, (142, 133), 12, flip=True, size=0.9)
    arm(pen, (58, 114), (36, 156), (52, 138), sleeve=Sleeve(GOLD, 15, 13, 8, 1.1, slash=BLUE, cuff=WHITE))
    stem(pen, "60,98 61,109 66,126 69,150", ((62.4, 110, 40, 13),))
    lily(pen, (60, 99), 0.9)
    dainty(pen, (65, 125), -12, size=0.92)
    spec = Head(
        Look(FRONT, woman=True, iris=BROWN, open=0.76, gaze=-2.2, brow=1.3),
        "parted",
        RAVEN,
        "none",
        "gable",
        (VERMILION, GOLD),
    )
    head(pen, spec, (100, 58), 54)


def _diamonds(pen: Pen) -> None:
    """Auburn, in a horned headdress, a carnation raised to her right."""
    spec = Head(
        Look(woman=True, iris=GREEN, open=0.66, brow=0.8, gaze=1.6, smile=0.8),
        "parted",
        OCHRE,
        "none",
        "hennin",
        (VERMILION, GOLD),
        (STRAW, VERMILION),
    )
    behind_head(pen, spec, (100, 60), 53, turn=-3.0)
    inside(pen, shade(GREEN))
    _high_waisted(pen)
    stripes = Sleeve(STRAW, 17, 15, 9, 1.12, pattern=Pattern("stripe", GREEN, 10, 60), cuff=WHITE)
    book(pen, (90, 136), -8)
    arm(pen, (56, 115), (26, 160), (63, 150), sleeve=stripes)
    laid_hand(pen, (79, 145), -12, size=0.95)
    # So sharply bent, a fuller elbow would bulge out above the cuff.
    close = replace(stripes, elbow=5.6, wrist=7.6, puff=1.1)
    arm(pen, (148, 113), (187.4, 156.6), (145.2, 131), sleeve=close)
    pinch(pen, (127, 117), 16, flip=True, size=0.95)
    stem(pen, "151,86 141.5,100.4 129.4,116 122,129 117.8,143", ((141.4, 100.6, -76, 13),))
    carnation(pen, (151.6, 86), 0.95, turn=27)
    key_thumb(pen, (127, 117), 16, flip=True, size=0.95)
    head(pen, spec, (100, 60), 53, turn=-3.0)


def _high_waisted(pen: Pen) -> None:
    """Draw a gown open to the girdle between broad lapels of fur, over a small dark partlet."""
    gown = dyed(GREEN, Pattern("diamond", GOLD, 12, 17))
    hang(pen, Panel.of("64,97 62,136 66,186", "136,97 138,136 134,186", (0.2, 0.8), sag=0), gown)
    pen.shape(curve("90,72! 89,88 72,97! 100,142! 128,97! 111,88 110,72!", closed=True), FLESH, 1.6)
    pen.fill(curve("90,78! 100,88 109,86 110,90! 105,99 96,97 89.6,88", closed=True), shade(FLESH))
    pen.shape(curve("87,114! 100,117 113,114! 101,146! 99,146!", closed=True), VERMILION, 1.5)
    for lapel in (
        "78,91! 68,95 62,101! 76,126 94,156! 104,152! 92,128 84,106",
        "122,91! 132,95 138,101! 124,126 106,156! 96,152! 108,128 116,106",
    ):
        fur = curve(lapel, closed=True)
        pen.shape(fur, WHITE, 1.8)
        strew(pen, fur, "ermine", step=(9, 9), size=0.75, margin=2.6)
    _necklace(pen, VERMILION, GREEN, 102)


def _jacket(pen: Pen) -> None:
    """Draw a pleated jacket, buttoned to the girdle, its skirts spread below."""
    cloth = dyed(GOLD, Pattern("check", STRAW, 17, 17, VERMILION))
    hang(pen, Panel.of("72,98 74,126 84,150", "128,98 126,126 116,150", (0.26, 0.74), sag=0), cloth)
    hang(pen, Panel.of("84,150 72,166 62,190", "116,150 128,166 138,190", (0.3, 0.5, 0.7), sag=0), cloth)
    placket = curve("95,108! 105,108! 103,150! 97,150!", closed=True)
    pen.shape(placket, GREEN, 1.6)
    buttons(pen, tuple((100.0, y) for y in (124.0, 133.0, 142.0)), WHITE)
    studded(pen, "83,150 100,155 117,150", 8, VERMILION, GOLD, gap=7)


def _clubs(pen: Pen) -> None:
    """Chestnut hair under a garland, a flamed tulip in her hand."""
    inside(pen, shade(BLUE))
    _jacket(pen)
    _throat(pen, 112)
    collar = curve(
        "67,99! 82,108 100,112 118,108 133,99! 142,104! 124,118 100,124 76,118 58,104!", closed=True
    )
    pen.body(collar, WHITE)
    weave(pen, collar, Pattern("lozenge", PALE_BLUE, 11, 11))
    pen.contour(collar, 1.8)
    _necklace(pen, GOLD, VERMILION, 101)
    puffed = Sleeve(BLUE, 15, 12, puff=1.15, slash=WHITE)
    close = Sleeve(GOLD, elbow=8.6, wrist=6.4, cuff=WHITE, frill=True)
    puff(pen, (142, 116), (174, 140), sleeve=puffed)
    forearm(pen, (174, 142), (169, 114), sleeve=close)
    perch(pen, (147, 96), flip=True, size=0.92)
    dove(pen, (146, 96), 0.9, turn=-14, flip=True)
    puff(pen, (58, 116), (29, 152), sleeve=puffed)
    forearm(pen, (26, 158), (52, 140), sleeve=close)
    stem(pen, "61,94 62,107 65,122 67,148", ((62, 112, -48, 14), (64, 120, 50, 11)))
    tulip(pen, (60.6, 97), 0.9, turn=-8)
    fist(pen, (65, 127), -28, size=0.86)
    spec = Head(
        Look(woman=True, iris=BROWN, nose="snub", jaw="round", gaze=1.4, smile=2.0, flush=True),
        "long",
        BROWN,
        "none",
        "garland",
        (VERMILION, GOLD, GREEN),
        broad=0.93,
    )
    head(pen, spec, (100, 60), 54, turn=3.0)


_QUEENS: dict[str, tuple[Callable[[Pen], None], Band]] = {
    "S": (_spades, Band(VERMILION, GOLD, WHITE)),
    "H": (_hearts, Band(GOLD, VERMILION, INK)),
    "D": (_diamonds, Band(GREEN, STRAW, WHITE, "disc")),
    "C": (_clubs, Band(STRAW, BLUE, VERMILION, "disc")),
}
