"""The four kings of the Spanish deck, crowned and robed, each with his suit's sign."""

from __future__ import annotations

from collections.abc import Callable

from ..cloth import Border, Panel, Stuff, hang, weave
from ..geometry import curve
from ..palette import BLUE, GOLD, GREEN, INK, STRAW, VERMILION, WHITE
from ..pattern import Pattern
from ..pen import Mark, Pen
from .coin_hands import salver, salver_edge
from .drapery import draped_arm
from .dress import fur_cape, neck, slipper, studded
from .dyes import dyed, shade
from .face import Look
from .floor import pavement
from .hair import RAVEN
from .hands import fist, laid_hand
from .head import Head, head
from .limbs import Sleeve
from .regalia import sceptre
from .rey_armed import bastos, espadas
from .signs import coin, cup


def reyes(suit: str) -> list[Mark]:
    """Return the marks of the king of *suit*."""
    pen = Pen()
    _KINGS[suit](pen)
    return pen.sheet


def _copas(pen: Pen) -> None:
    """Fair-bearded, in ermine and a vermilion mantle, lifting his cup."""
    pavement(pen)
    _copas_robes(pen)
    # The wrist passes before the foot of the cup.
    cup(pen, (162, 58), 76)
    draped_arm(pen, (134, 124), (157, 147), (151.6, 98.4), sleeve=Sleeve(GREEN, 14, 12.5, 7, 1.1, cuff=GOLD))
    studded(pen, "75,165 98,169 122,165", 9, GOLD, INK)
    draped_arm(pen, (64, 124), (46, 166), (80, 175), sleeve=Sleeve(GREEN, 14, 12.5, 7.4, 1.1, cuff=GOLD))
    laid_hand(pen, (95, 176), 4, size=0.95)
    fur_cape(
        pen,
        "76,88! 62,95 50,108 46,124! 52,131 57,125! 62,136 68,129! 75,142 82,134! 90,148 98,139! 106,148"
        " 114,134! 121,142 128,129! 134,136 140,125! 145,130 150,123! 146,106 134,95 120,88!",
        folds=("64,100 60,112 62,122", "132,100 137,112 135,122"),
    )
    fist(pen, (162, 86), -26, size=0.86)
    head(pen, _JOVIAL, (98, 61), 54, turn=2.0)


_JOVIAL = Head(
    Look(iris=BLUE, gaze=1.8, open=1.08, nose="broad", flush=True), "long", GOLD, "full", "leaves", (BLUE,)
)


def _copas_robes(pen: Pen) -> None:
    """Mantle and its lining, shoes, and three layers of gown."""
    pen.shape(curve("60,112! 138,112! 142,200 134,288! 62,288! 54,200", closed=True), STRAW, 1.6)
    pen.hatch(curve("66,150 62,220 60,284"), (6, 1), gap=3.2)
    hang(
        pen,
        Panel.of("56,104 40,150 24,220 15,286", "76,112 72,170 66,230 64,290", (0.24, 0.47, 0.72), sag=4),
        dyed(VERMILION, Pattern("fleur", GOLD, 12, 25), Border(GOLD, 8, INK)),
    )
    hang(
        pen,
        Panel.of("124,112 130,180 128,240 127,290", "142,106 149,160 148,230 144,286", (0.5,), sag=4),
        dyed(VERMILION, Pattern("fleur", GOLD, 12, 25), Border(GOLD, 8, INK)),
    )
    slipper(pen, (86, 294), left=True, colour=GREEN)
    slipper(pen, (112, 292), colour=GREEN, ahead=True)
    hang(
        pen,
        Panel.of("67,250 66,264 66,276", "127,250 129,264 130,276", (0.14, 0.3, 0.5, 0.68, 0.86), sag=3.5),
        dyed(WHITE),
    )
    hang(
        pen,
        Panel.of(
            "76,160 70,196 65,232 63,262",
            "121,160 126,196 131,232 133,262",
            (0.17, 0.34, 0.52, 0.69, 0.85),
            sag=4.5,
        ),
        dyed(BLUE, Pattern("lozenge", STRAW, 10.5, 17, BLUE), Border(GOLD, 11, VERMILION)),
    )
    hang(
        pen,
        Panel.of("74,108 75,140 76,168", "124,108 122,140 121,168", sag=2),
        Stuff(BLUE, pattern=Pattern("lozenge", STRAW, 10.5, 17, BLUE)),
    )


def _oros(pen: Pen) -> None:
    """Draw the king from over the sea: turban under the crown, brocade to the feet, the coin held high."""
    pavement(pen, light=STRAW, dark=VERMILION)
    _oros_robes(pen)
    _sash(pen)
    salver(pen, (157, 96))
    coin(pen, (158, 67), 29)
    salver_edge(pen, (157, 96))
    draped_arm(
        pen, (122, 124), (148, 157), (156.4, 128), sleeve=Sleeve(VERMILION, 14, 12, 7.2, 1.1, cuff=GOLD)
    )
    draped_arm(pen, (62, 124), (40, 164), (66, 181), sleeve=Sleeve(VERMILION, 14, 12.5, 7.5, 1.1, cuff=GOLD))
    neck(pen, (91, 86), 112, 25)
    collar = curve(
        "72,93! 58,103 50,122! 66,134 92,139 116,134 134,122! 126,103 110,93! 102,103 91,106 80,103",
        closed=True,
    )
    pen.body(collar, BLUE)
    weave(pen, collar, Pattern("lozenge", GOLD, 11, 12, VERMILION))
    pen.contour(collar, 1.9)
    pen.line(curve("51,120 66,131 92,136 116,131 133,120"), 2.2, "even", colour=GOLD)
    sceptre(pen, (79, 184), -30, up=61, down=30)
    fist(pen, (79, 184), -22, size=0.9)
    spec = Head(
        Look(nose="hooked", gaze=2.0, open=0.74, brow=1.3), "curls", RAVEN, "curly", "sultan", (GREEN,)
    )
    head(pen, spec, (91, 69), 54, turn=-2.0)


def _oros_robes(pen: Pen) -> None:
    """The mantle's lining, slippers, mantle, and a buttoned kaftan."""
    pen.fill(curve("62,112! 126,112! 138,286! 50,286!", closed=True), shade(GREEN))
    for x, left in ((74, True), (104, False)):
        slipper(pen, (x, 294), left=left, hose=STRAW, ahead=not left)
    hang(
        pen,
        Panel.of("60,112 44,152 34,220 28,284", "76,112 70,170 66,230 63,288", (0.33, 0.66), sag=4),
        dyed(GREEN, None, Border(GOLD, 8, VERMILION, "lozenge")),
    )
    hang(
        pen,
        Panel.of("112,116 120,180 122,240 124,288", "127,112 142,160 147,225 146,283", (0.5,), sag=4),
        dyed(GREEN, None, Border(GOLD, 8, VERMILION, "lozenge")),
    )
    hang(
        pen,
        Panel.of(
            "68,168 61,210 57,250 55,279",
            "116,168 123,210 129,250 132,279",
            (0.19, 0.36, 0.5, 0.65, 0.82),
            sag=4.5,
        ),
        Stuff(
            STRAW,
            dark=GOLD,
            pattern=Pattern("pomegranate", VERMILION, 16, 23),
            border=Border(VERMILION, 12, STRAW, "lozenge"),
        ),
    )
    hang(
        pen,
        Panel.of("66,106 66,140 68,172", "118,106 118,140 116,172", (0.46,), sag=1.5),
        Stuff(STRAW, dark=GOLD, pattern=Pattern("pomegranate", VERMILION, 15, 21)),
    )
    for y in (128, 140, 152):
        pen.disc((90.5, y), 2.4, GOLD, 1.1)


def _sash(pen: Pen) -> None:
    """Draw a wide girdle, knotted, its ends hanging."""
    pen.shape(
        curve("64,164! 80,169 104,169 120,164! 121,180! 104,186 80,186 63,180!", closed=True), GREEN, 1.8
    )
    for line in ("65,170 84,175 104,174", "64,177 80,181 100,180 120,175", "82,171 100,171 120,168"):
        pen.line(curve(line), 1.3)
    hang(
        pen,
        Panel.of("96,182 99,205 98,232", "110,182 114,205 117,230", (0.5,), sag=1),
        dyed(GREEN, Pattern("stripe", GOLD, 9, 40), Border(GOLD, 7, "")),
    )
    pen.shape(curve("94,174 100,168 110,170 113,178 107,187 97,186", closed=True), GREEN, 1.7)
    pen.line(curve("98,172 104,177 108,184"), 1.2)


_KINGS: dict[str, Callable[[Pen], None]] = {"H": _copas, "S": espadas, "C": bastos, "D": _oros}
