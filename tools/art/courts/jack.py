"""The four jacks of the French deck, young and capped, drawn as halves."""

from __future__ import annotations

from collections.abc import Callable

from ..cloth import Border, Panel, hang, weave
from ..geometry import curve
from ..palette import BLUE, GOLD, GREEN, INK, PALE_BLUE, STRAW, VERMILION, WHITE
from ..pattern import Pattern
from ..pen import Pen
from ..svg import Element
from .dress import band, jewel, neck
from .dyes import BROWN, OCHRE, STEEL, dyed, shade
from .face import PROFILE, Look
from .flowers import leaf, stem
from .hair import RAVEN
from .halves import Band, doubled
from .hands import edge_grip, fist
from .head import Head, head
from .legs import buttons, ruff
from .limbs import Sleeve, arm
from .mantles import cloak, inside, mantle, over_arm
from .regalia import arrow, halberd, horn, letter
from .signs import sword


def jacks(suit: str) -> list[Element]:
    """Return the jack of *suit*, both ends."""
    pen = Pen()
    draw, seam = _JACKS[suit]
    draw(pen)
    return doubled(pen.sheet, suit, seam)


def _spades(pen: Pen) -> None:
    """In profile, a guardsman with his halberd and a horn on its cord."""
    inside(pen, shade(BLUE))
    hang(
        pen,
        Panel.of("70,96 63,124 76,152 66,190", "130,96 137,124 124,152 134,190", (0.33, 0.67), sag=0),
        dyed(BLUE, Pattern("stripe", GOLD, 11, 100)),
    )
    buttons(pen, tuple((100.0, y) for y in (120, 130, 140, 150)))
    arm(
        pen,
        (142, 114),
        (172, 148),
        (129, 151),
        sleeve=Sleeve(BLUE, 16, 14, 8, 1.15, slash=GOLD, cuff=WHITE, frill=True),
    )
    for cord in ("84,102 85,118 92.6,135", "122,102 133,110 134,122"):
        band(pen, cord, 3.0, VERMILION)
    horn(pen, (111, 136))
    fist(pen, (113, 138), 58, flip=True, size=0.92)
    arm(
        pen,
        (58, 114),
        (27, 160),
        (47, 137),
        sleeve=Sleeve(BLUE, 16, 14, 8, 1.15, slash=GOLD, cuff=WHITE, frill=True),
    )
    halberd(pen, (60, 130), -2, up=68, down=50)
    fist(pen, (60, 132), -6, size=1.0)
    ruff(pen, (100, 94), 29, 12)
    spec = Head(Look(PROFILE), "swept", RAVEN, "none", "cap", (VERMILION, GOLD, WHITE))
    head(pen, spec, (104, 61), 54)


def _hearts(pen: Pen) -> None:
    """Fair-haired, in a slashed hat, a sprig of laurel in his hand."""
    inside(pen, shade(VERMILION))
    hang(
        pen,
        Panel.of("72,96 68,122 74,150 70,186", "128,96 132,122 126,150 130,186", (0.5,), sag=0),
        dyed(VERMILION, Pattern("heart", GOLD, 13, 17)),
    )
    buttons(pen, tuple((100.0, y) for y in (118, 129, 140, 151)))
    arm(
        pen,
        (58, 114),
        (26, 160),
        (63, 150),
        sleeve=Sleeve(STRAW, 16, 14, 8, 1.15, pattern=Pattern("stripe", VERMILION, 9, 80), cuff=VERMILION),
    )
    letter(pen, (86, 133), 14)
    edge_grip(pen, (79, 144), -8, size=0.95)
    arm(
        pen,
        (142, 114),
        (176, 142),
        (154, 135),
        sleeve=Sleeve(STRAW, 16, 14, 8, 1.15, pattern=Pattern("stripe", VERMILION, 9, 80), cuff=VERMILION),
    )
    stem(
        pen,
        "148,84 146,100 141,116 138,142",
        ((147, 104, -46, 15), (145, 98, 60, 15), (147.6, 92, -30, 14), (148, 90, 42, 15)),
    )
    leaf(pen, (148, 88), 4, 19)
    fist(pen, (140, 129), 14, flip=True, size=0.92)
    edge = curve("84,88! 70,92 60,102! 78,116 100,121 122,116 140,102! 130,92 116,88! 100,100", closed=True)
    pen.shape(edge, WHITE, 1.8)
    for x in range(66, 138, 6):
        pen.line(
            curve(f"{100 + (x - 100) * 0.72},{101 - abs(x - 100) * 0.14} {x},{116 - abs(x - 100) * 0.3}"),
            1.1,
            "start",
        )
    neck(pen, (99, 81), 102, 22)
    look = Look(iris=BLUE, nose="snub", gaze=2.0, open=1.08, smile=2.0, flush=True)
    spec = Head(look, "fringe", GOLD, "none", "flat", (GREEN, VERMILION))
    head(pen, spec, (100, 60), 54, turn=3.0, left=True)


def _diamonds(pen: Pen) -> None:
    """Draw a swordsman in cuirass and plumed hat, his sword shouldered."""
    mantle(pen, "square", dyed(BLUE, Pattern("diamond", GOLD, 10, 18)), sides=(False,))
    _cuirass(pen)
    band(pen, "66,108 96,134 134,172", 9, VERMILION, stud=GOLD, gap=9)
    arm(
        pen,
        (144, 114),
        (174, 147),
        (127, 143),
        sleeve=Sleeve(VERMILION, 16, 14, 8, 1.15, slash=STRAW, cuff=WHITE, frill=True),
    )
    arm(
        pen,
        (56, 114),
        (23, 161),
        (69, 140),
        sleeve=Sleeve(VERMILION, 16, 14, 8, 1.15, slash=STRAW, cuff=WHITE, frill=True),
    )
    edge_grip(pen, (85, 127), -46, size=0.95)
    collar = curve(
        "86,90! 70,94 60,104! 70,116 84,120! 100,108! 116,120! 130,116 140,104! 130,94 114,90! 100,100",
        closed=True,
    )
    pen.body(collar, WHITE)
    weave(pen, collar, Pattern("lozenge", PALE_BLUE, 9, 9))
    pen.contour(collar, 1.8)
    neck(pen, (100, 81), 104, 22)
    sword(pen, (114, 131), 47, length=88, size=0.82, jewel=GREEN)
    fist(pen, (114, 131), 47, flip=True, size=0.92)
    spec = Head(
        Look(stern=0.4, iris=BROWN, nose="hooked", open=0.74, brow=1.2, smile=1.0),
        "flowing",
        OCHRE,
        "moustache",
        "brimmed",
        (INK, GOLD, VERMILION),
    )
    head(pen, spec, (99, 62), 52, turn=3.0)


def _cuirass(pen: Pen) -> None:
    """Draw a breastplate, polished on the side of the light."""
    edge = curve("70,98! 60,120 62,150 66,190! 134,190! 138,150 140,120 130,98! 100,108", closed=True)
    pen.shape(edge, PALE_BLUE, 1.9)
    pen.fill(curve("130,98! 140,120 138,150 134,190! 118,190! 124,150 122,104!", closed=True), STEEL)
    pen.fill(curve("77,110! 71.6,126 73,143! 75.6,128 80,115", closed=True), WHITE)
    pen.line(curve("100,108 99,140 100,180"), 1.6, "end")


def _clubs(pen: Pen) -> None:
    """Draw a hunter in a hood and a green cloak, with a bow-case and an arrow."""
    cloth = dyed(GREEN, Pattern("trefoil", GOLD, 11, 18))
    cloak(pen, cloth, GOLD)
    hang(
        pen,
        Panel.of("72,96 70,140 72,184", "128,96 130,140 128,184", (0.5,), sag=0),
        dyed(GREEN, Pattern("lozenge", STRAW, 12, 15, GREEN), Border(GOLD, 6, "")),
    )
    band(pen, "132,104 104,132 70,168", 8, OCHRE, stud=GOLD, gap=9)
    arm(pen, (140, 115), (170, 147), (127, 141), sleeve=Sleeve(VERMILION, 15, 14, 8, 1.1, cuff=STRAW))
    edge_grip(pen, (111, 129), 46, flip=True, size=0.95)
    arm(pen, (62, 118), (34, 156), (48, 126), sleeve=Sleeve(VERMILION, 16, 14, 8, 1.12, cuff=STRAW))
    over_arm(pen, cloth, GOLD)
    edge = curve(
        "84,86! 68,92 56,106! 62,118 70,112! 78,126 88,117! 100,130 112,117! 122,126 130,112! 138,118"
        " 144,106! 132,92 116,86!",
        closed=True,
    )
    pen.shape(edge, BLUE, 1.9)
    pen.fill(curve("144,106! 132,92 116,86! 122,100 130,112! 138,118", closed=True), shade(BLUE))
    for fold in ("82,96 78,106 76,114", "100,104 100,114 100,122", "118,96 122,106 126,114"):
        pen.line(curve(fold), 1.8, "start")
    jewel(pen, (100, 100), 4.0, VERMILION)
    arrow(pen)
    fist(pen, (60, 122), -4, size=1.0)
    neck(pen, (100, 81), 101, 22)
    spec = Head(
        Look(iris=BROWN, nose="broad", jaw="square", gaze=-2.0, open=0.9, brow=1.2, smile=1.2),
        "fringe",
        BROWN,
        "none",
        "hood",
        (BLUE, GOLD),
    )
    head(pen, spec, (100, 60), 54, turn=-2.0, left=True)


_JACKS: dict[str, tuple[Callable[[Pen], None], Band]] = {
    "S": (_spades, Band(GOLD, BLUE, INK)),
    "H": (_hearts, Band(GREEN, GOLD, WHITE, "disc")),
    "D": (_diamonds, Band(STRAW, VERMILION, INK)),
    "C": (_clubs, Band(VERMILION, GOLD, WHITE, "disc")),
}
