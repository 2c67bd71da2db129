"""The four sotas of the Spanish deck: standing pages."""

from __future__ import annotations

from collections.abc import Callable

from ..cloth import Border, Panel, Stuff, hang
from ..geometry import curve, place
from ..palette import BLUE, GOLD, GREEN, INK, PALE_BLUE, STRAW, VERMILION, WHITE
from ..pattern import Pattern
from ..pen import Mark, Pen
from .coin_hands import rim_pinch, rim_thumb
from .dress import band, dagger, jewel, neck, studded
from .dyes import ASH, BROWN, OCHRE, STEEL, dyed, shade
from .face import Look
from .floor import earth
from .hair import RAVEN
from .hands import fist, hip_hand, offering_palm, offering_thumb
from .head import Head, head
from .legs import buttons, leg, ruff, soft_boot, trunk_hose
from .limbs import Sleeve, arm
from .signs import club, coin, cup, sword


def sotas(suit: str) -> list[Mark]:
    """Return the marks of the page of *suit*."""
    pen = Pen()
    _PAGES[suit](pen)
    return pen.sheet


def _oros(pen: Pen) -> None:
    """Slashed doublet, panes and parti-coloured hose; the coin held up on the right."""
    earth(pen, (78, 296), (112, 297))
    _oros_suit(pen)
    rim_pinch(pen, (157.4, 92), 2, size=1.06)
    coin(pen, (159, 64), 28.5)
    rim_thumb(pen, (157.4, 92), 2, size=1.06)
    arm(
        pen,
        (120, 118),
        (146, 156),
        (156.6, 124),
        sleeve=Sleeve(VERMILION, 12, 11, 6.6, 1.15, slash=STRAW, cuff=WHITE, frill=True),
    )
    arm(
        pen,
        (68, 118),
        (42, 148),
        (62, 168),
        sleeve=Sleeve(VERMILION, 12, 11, 7, 1.15, slash=STRAW, cuff=WHITE, frill=True),
    )
    hip_hand(pen, (76, 175), 28, size=0.92)
    ruff(pen, (94, 93), 27, 12)
    look = Look(iris=GREEN, nose="snub", jaw="round", gaze=1.8, open=1.1, smile=2.4, flush=True)
    spec = Head(look, "bob", OCHRE, "none", "flat", (BLUE, VERMILION))
    head(pen, spec, (94, 63), 50, turn=-4.0)


def _oros_suit(pen: Pen) -> None:
    """Cape, hose, breeches and doublet."""
    hang(
        pen,
        Panel.of(
            "66,112 48,140 40,180 34,214", "116,112 126,150 132,185 134,208", (0.16, 0.33, 0.68, 0.84), sag=4
        ),
        dyed(BLUE, None, Border(GOLD, 7, VERMILION, "lozenge")),
    )
    leg(pen, (81, 198), 97, hose=VERMILION, left=True, turn=3, garter=GOLD, footed=INK)
    leg(pen, (107, 198), 97, hose=GOLD, turn=-3, garter=VERMILION, footed=INK, ahead=True)
    trunk_hose(pen, 94, 164, 203, colour=VERMILION, slash=STRAW)
    hang(
        pen,
        Panel.of("80,101 71,112 70,132 73,160", "108,101 117,112 118,132 115,160", (0.5,), sag=1),
        dyed(VERMILION, Pattern("stripe", STRAW, 12, 60)),
    )
    buttons(pen, tuple((94.0, y) for y in (110, 120, 130, 140, 150)))
    hang(
        pen,
        Panel.of("73,158 68,166 65,176", "115,158 120,166 123,176", (0.2, 0.4, 0.6, 0.8), sag=4),
        dyed(VERMILION, None, Border(GOLD, 4, "")),
    )
    studded(pen, "72,158 94,161 116,158", 7, GOLD, INK)


def _copas(pen: Pen) -> None:
    """Draw a long-gowned page who offers his cup to the left."""
    earth(pen, (84, 296), (113, 297))
    hang(
        pen,
        Panel.of(
            "78,104 80,170 84,230 84,276", "124,108 140,160 145,215 143,270", (0.3, 0.55, 0.78), sag=4.5
        ),
        dyed(VERMILION, Pattern("star", GOLD, 11, 24), Border(GOLD, 8, INK)),
    )
    leg(pen, (86, 215), 80, hose=WHITE, dark=ASH, left=True, turn=2, footed=VERMILION)
    leg(pen, (110, 215), 80, hose=WHITE, dark=ASH, turn=-3, footed=VERMILION, ahead=True)
    hang(
        pen,
        Panel.of("76,158 68,190 64,232", "122,158 130,190 133,236", (0.16, 0.34, 0.52, 0.7, 0.86), sag=5),
        dyed(GREEN, Pattern("quatrefoil", STRAW, 12, 15), Border(GOLD, 8, VERMILION)),
    )
    _bodice(pen)
    studded(pen, "76,160 98,164 122,160", 8, VERMILION, GOLD)
    arm(
        pen,
        (77, 118),
        (88, 172.4),
        (58, 174.4),
        sleeve=Sleeve(BLUE, 13, 11, 6.6, 1.2, slash=WHITE, cuff=GOLD),
    )
    offering_thumb(pen, (46.6, 172.8), 17, flip=True)
    offering_palm(pen, (41.6, 173.6), 2, flip=True)
    cup(pen, (37, 140.6), 66)
    arm(
        pen, (126, 118), (151, 160), (125, 162), sleeve=Sleeve(BLUE, 13, 11, 6.6, 1.2, slash=WHITE, cuff=GOLD)
    )
    dagger(pen, (110.5, 163), -22)
    fist(pen, (110.5, 163), -8, flip=True, size=0.92)
    neck(pen, (100, 86), 110, 22)
    _pleated_collar(pen)
    look = Look(iris=BLUE, nose="straight", jaw="round", gaze=1.4, brow=0.7, smile=2.0, flush=True)
    spec = Head(look, "bob", GOLD, "none", "beret", (VERMILION, GOLD, WHITE), broad=1.05)
    head(pen, spec, (100, 68.4), 46.5, turn=3.0, left=True)


def _bodice(pen: Pen) -> None:
    """Draw a tight bodice with a laced front."""
    hang(pen, Panel.of("77,102 75,132 77,162", "123,102 124,132 121,162", sag=1), dyed(GREEN))
    for side in ("92,112 95,136 97,160", "112,112 109,136 107,160"):
        band(pen, side, 3.4, GOLD)
    for k in range(6):
        y = 121.0 + 6.6 * k
        pen.line([(95.4 + 0.35 * k, y), (108.6 - 0.35 * k, y + 3)], 1.5, "even", colour=STRAW)


def _pleated_collar(pen: Pen) -> None:
    """Draw a wide linen collar in fine pleats."""
    collar = curve(
        "84,98! 72,104 70,112! 86,120 100,122 116,120 130,112! 128,104 116,98! 100,108", closed=True
    )
    pen.shape(collar, WHITE, 1.8)
    for x in (76, 84, 92, 100, 108, 116, 124):
        pen.line(
            curve(f"{100 + (x - 100) * 0.8},{108 - abs(x - 100) * 0.1} {x},{119 - abs(x - 100) * 0.16}"),
            1.1,
            "start",
        )


def _espadas(pen: Pen) -> None:
    """Draw a young man-at-arms, both hands on the pommel of the sword set before him."""
    earth(pen, (76, 296), (119, 297))
    hang(
        pen,
        Panel.of(
            "62,114 46,150 36,200 32,236", "130,114 144,150 149,190 149,214", (0.18, 0.36, 0.64, 0.82), sag=4
        ),
        dyed(VERMILION, None, Border(GOLD, 7, INK)),
    )
    leg(pen, (80, 196), 99, hose=WHITE, dark=ASH, left=True, turn=4, garter=VERMILION, footed=INK)
    leg(pen, (114, 196), 98, hose=WHITE, dark=ASH, turn=-4, garter=VERMILION, footed=INK, ahead=True)
    trunk_hose(pen, 97, 166, 204, colour=BLUE, slash=GOLD)
    _cuirass(pen)
    hang(
        pen,
        Panel.of("75,162 70,172 68,184", "119,162 124,172 126,184", (0.2, 0.4, 0.6, 0.8), sag=4),
        Stuff(PALE_BLUE, dark=STEEL, border=Border(GOLD, 3.5, "")),
    )
    studded(pen, "74,162 97,168 120,162", 6.5, GOLD, INK)
    sword(pen, (97, 164), 180, length=112, jewel=BLUE, hilt=26)
    for x, elbow, wrist, low in ((126, (147, 160), (115, 165), True), (69, (44, 150), (79, 149), False)):
        arm(
            pen,
            (x, 118),
            elbow,
            wrist,
            sleeve=Sleeve(BLUE, 13, 12, 7, 1.2, slash=GOLD, cuff=WHITE, frill=True),
        )
        fist(pen, (97, 163 if low else 148), 2 if low else -2, flip=low, size=0.92)
    _thrown_cape(pen)
    ruff(pen, (97, 94), 26, 12)
    spec = Head(
        Look(stern=0.75, iris=GREEN, jaw="pointed", open=0.88, brow=1.3, smile=-1.4),
        "curls",
        OCHRE,
        "none",
        "cap",
        (VERMILION, PALE_BLUE, WHITE),
    )
    head(pen, spec, (97, 64), 50, left=True)


def _thrown_cape(pen: Pen) -> None:
    """Draw what of a cape is thrown forward over a shoulder, so that only the end of the arm shows."""
    panel = Panel.of(
        "80,100 56,106 40,126 32,160 29,200 27,226",
        "93,102 82,122 68,133 53,142 48,160 50,190 56,216",
        (0.22, 0.45, 0.7),
        sag=4,
    )
    hang(pen, panel, Stuff(VERMILION, border=Border(GOLD, 7, INK)))
    for side in (
        "91,106! 82,122 68,133 53,142 48,160 50,190 54.6,211! 47,192 43.4,176 43,160 48,140 62,127 78,114",
        "49,134! 41.4,150 38.4,178 39,212! 34.6,180 37.4,152",
    ):
        pen.fill(curve(side, closed=True), shade(VERMILION))
    pen.line(panel.down(0.7, 0.1, 1.0), 2.2, "start")
    pen.contour(panel.outline, 1.9)


def _cuirass(pen: Pen) -> None:
    """Draw a plain breastplate."""
    edge = curve("72,102! 66,122 68,146 75,164! 97,174 119,164! 126,146 128,122 122,102! 97,100", closed=True)
    pen.shape(edge, PALE_BLUE, 1.9)
    pen.fill(curve("122,104! 128,122 126,146 119,164! 106,170! 115,146 114,110!", closed=True), STEEL)
    pen.fill(curve("81,118! 78,130 79,146 83,157! 82.4,144 81.6,130", closed=True), WHITE)
    pen.hatch(curve("125,116 125,140 119,160"), (-8, -2), gap=2.8)
    pen.line(curve("97,106 95,142 97,172"), 1.6, "end")
    for side in ("74,112 84,130 94,136", "120,112 110,130 100,136"):
        band(pen, side, 3.4, GOLD)
    for x in (76.5, 117.5):
        for y in (142.0, 150.0, 158.0):
            pen.disc((x + (y - 142) * (0.18 if x < 97 else -0.18), y), 1.5, GOLD, 0.8)


def _bastos(pen: Pen) -> None:
    """Draw a forester in hood, jerkin and boots, leaning on his cudgel."""
    earth(pen, (86, 296), (118, 298), (40, 293))
    # Its light falls from the left, though it stands on its head.
    club(pen.within(place(37, 147, flip=True)), (0, 0), 179, length=147, broad=0.64)
    soft_boot(pen, 86, left=True, colour=BROWN)
    soft_boot(pen, 116, left=False, colour=BROWN, ahead=True)
    hang(
        pen,
        Panel.of("78,160 70,196 66,236", "126,160 134,196 138,240", (0.18, 0.36, 0.55, 0.74), sag=5),
        dyed(OCHRE, Pattern("check", STRAW, 17, 17), Border(BLUE, 8, GOLD, "lozenge")),
    )
    hang(
        pen,
        Panel.of("76,102 76,132 78,164", "128,102 128,132 126,164", (0.5,), sag=1),
        dyed(OCHRE, Pattern("check", STRAW, 17, 17)),
    )
    studded(pen, "77,162 102,166 127,162", 8, BLUE, GOLD)
    arm(pen, (132, 118), (156, 154), (128, 172), sleeve=Sleeve(BLUE, 13, 12, 7.5, 1.12, cuff=STRAW))
    hip_hand(pen, (117, 175), -24, flip=True, size=0.95)
    arm(pen, (74, 118), (69, 173), (48, 154), sleeve=Sleeve(BLUE, 13, 11.5, 7, 1.12, cuff=STRAW))
    fist(pen, (37, 145.6), 24, flip=True, size=0.95)
    mantle = curve(
        "84,92! 70,100 64,116! 70,126 76,120! 84,132 92,125! 102,138 111,125! 119,132 127,120! 134,126"
        " 140,116! 134,100 120,92!",
        closed=True,
    )
    pen.shape(mantle, VERMILION, 1.9)
    pen.fill(curve("140,116! 134,100 120,92! 124,108 127,120! 134,126", closed=True), shade(VERMILION))
    for fold in ("84,100 80,110 78,118", "102,108 102,118 102,128", "120,102 124,112 126,118"):
        pen.line(curve(fold), 1.8, "start")
    jewel(pen, (102, 104), 4.2, BLUE)
    neck(pen, (103, 82), 104, 25)
    look = Look(iris=BROWN, nose="broad", jaw="square", open=0.8, brow=1.5, smile=-0.6, gaze=-1.6)
    spec = Head(look, "bob", RAVEN, "pointed", "hood", (VERMILION, BLUE), broad=1.06)
    head(pen, spec, (102, 62), 50, turn=2.0)


_PAGES: dict[str, Callable[[Pen], None]] = {"D": _oros, "H": _copas, "S": _espadas, "C": _bastos}
