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
from .held import tucked, tucked_thumb
from .legs import buttons, ruff
from .limbs import Sleeve, arm, forearm, puff
from .mantles import half_cape, inside, mantle
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
        Panel.of("70,96 68,124 72,152 70,190", "130,96 132,124 128,152 130,190", (0.33, 0.67), sag=0),
        dyed(BLUE, Pattern("stripe", GOLD, 11, 100)),
    )
    buttons(pen, tuple((100.0, y) for y in (120, 130, 140, 150)))
    close = Sleeve(VERMILION, 13, 11, 7, 1.1, cuff=WHITE, frill=True)
    full = Sleeve(BLUE, 16, 13, 8, 1.16, slash=GOLD)
    puff(pen, (142, 114), (172, 144), sleeve=full, rim=GOLD)
    forearm(pen, (177, 156), (130, 137), sleeve=close)
    for cord in ("84,102 84,114 92.6,130", "122,102 131,108 134,117"):
        band(pen, cord, 3.0, VERMILION)
    horn(pen, (111, 131))
    fist(pen, (114, 132), 30, flip=True, size=0.92)
    puff(pen, (58, 114), (33, 148), sleeve=full, rim=GOLD)
    forearm(pen, (27, 157), (44, 134), sleeve=close)
    halberd(pen, (57, 128), -2, up=68, down=54)
    fist(pen, (57, 128), -10, size=1.0)
    ruff(pen, (100, 94), 29, 12)
    spec = Head(Look(PROFILE), "swept", RAVEN, "none", "cap", (VERMILION, GOLD, WHITE))
    head(pen, spec, (106, 61), 54)


def _hearts(pen: Pen) -> None:
    """Fair-haired, in a slashed hat, a sprig of laurel in his hand."""
    inside(pen, shade(VERMILION))
    hang(
        pen,
        Panel.of("72,96 68,122 74,150 70,186", "128,96 132,122 126,150 130,186", (0.5,), sag=0),
        dyed(VERMILION, Pattern("heart", GOLD, 13, 17)),
    )
    buttons(pen, tuple((100.0, y) for y in (118, 129, 140, 151)))
    close = Sleeve(GREEN, 13, 11.5, 7, 1.1, cuff=GOLD)
    full = Sleeve(STRAW, 16, 12.5, 8, 1.16, pattern=Pattern("stripe", VERMILION, 9, 80))
    puff(pen, (58, 114), (32, 150), sleeve=full, rim=VERMILION)
    forearm(pen, (28, 157), (62, 139), sleeve=close)
    tucked(pen, (77.4, 135.4), -8, size=0.95)
    letter(pen, (94, 130.4), 14)
    tucked_thumb(pen, (77.4, 135.4), 4, size=0.95)
    puff(pen, (143, 114), (173, 144), sleeve=full, rim=VERMILION)
    forearm(pen, (179, 152), (149, 132), sleeve=close)
    stem(
        pen,
        "147,82 145,97 140,112 135,138",
        ((145.6, 101, -46, 15), (144, 95, 60, 15), (146.6, 90, -30, 14), (147, 88, 42, 15)),
    )
    leaf(pen, (147, 86), 4, 19)
    fist(pen, (136.6, 124), 18, flip=True, size=0.92)
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
    """Draw a swordsman in cuirass and plumed hat, his sword shouldered, a hand on its baldric."""
    mantle(pen, "square", dyed(BLUE, Pattern("diamond", GOLD, 10, 18)), sides=(True, False))
    inside(pen, shade(BLUE))
    _cuirass(pen)
    band(pen, "66,104 74,118 84,134 98,166", 9, BROWN, stud=GOLD, gap=8)
    close = Sleeve(VERMILION, 13, 11.5, 7, 1.1, cuff=WHITE, frill=True)
    full = Sleeve(VERMILION, 15, 12, 8, 1.12, slash=STRAW)
    puff(pen, (143, 112), (163, 134), sleeve=full, rim=STRAW)
    forearm(pen, (174, 156), (138.4, 136), sleeve=close)
    puff(pen, (57, 112), (34, 145), sleeve=full, rim=STRAW)
    forearm(pen, (28, 156), (64, 140), sleeve=close)
    fist(pen, (81, 131), -28, size=0.95)
    collar = curve(
        "86,90! 70,94 60,104! 70,116 84,120! 100,108! 116,120! 130,116 140,104! 130,94 114,90! 100,100",
        closed=True,
    )
    pen.body(collar, WHITE)
    weave(pen, collar, Pattern("lozenge", PALE_BLUE, 9, 9))
    pen.contour(collar, 1.8)
    neck(pen, (100, 81), 104, 22)
    sword(pen, (125.4, 122.4), 42.6, length=101, size=0.73, jewel=GREEN, hilt=21)
    fist(pen, (122.4, 125.7), 42, flip=True, size=0.95)
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
    """Draw a hunter in a hood, a green cape over one shoulder, with an arrow and a baldric."""
    cloth = dyed(GREEN, Pattern("trefoil", GOLD, 11, 18))
    mantle(pen, "square", cloth)
    inside(pen, shade(GREEN))
    hang(
        pen,
        Panel.of("72,96 70,140 72,184", "128,96 130,140 128,184", (0.5,), sag=0),
        dyed(GREEN, Pattern("lozenge", STRAW, 12, 15, GREEN), Border(GOLD, 6, "")),
    )
    band(pen, "132,100 104,132 66,172", 8, BROWN, stud=GOLD, gap=9)
    arm(pen, (140, 115), (176, 153), (124, 138), sleeve=Sleeve(VERMILION, 15, 13, 7.5, 1.1, cuff=STRAW))
    edge_grip(pen, (108, 134), 46, flip=True, size=0.95)
    half_cape(pen, cloth, GOLD)
    arm(pen, (60, 114), (26, 156), (47, 129), sleeve=Sleeve(VERMILION, 15, 13, 7.5, 1.1, cuff=STRAW))
    edge = curve(
        "84,86! 68,92 56,106! 62,116 70,109! 78,120 88,112! 100,121 112,112! 122,120 130,109! 138,116"
        " 144,106! 132,92 116,86!",
        closed=True,
    )
    pen.shape(edge, BLUE, 1.9)
    pen.fill(curve("144,106! 132,92 116,86! 122,100 130,109! 138,116", closed=True), shade(BLUE))
    for fold in ("82,96 78,104 76,110", "100,104 100,110 100,115", "118,96 122,104 126,110"):
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
    "H": (_hearts, Band(GOLD, GREEN, INK, "disc")),
    "D": (_diamonds, Band(STRAW, VERMILION, INK)),
    "C": (_clubs, Band(VERMILION, GOLD, WHITE, "disc")),
}
