"""The four kings of the Spanish deck, crowned and robed, each with his suit's sign."""

from __future__ import annotations

from collections.abc import Callable

from ..cloth import Border, Panel, Stuff, ermine, hang, weave
from ..geometry import curve, place
from ..palette import BLUE, FLESH, GOLD, GREEN, INK, PALE_BLUE, STRAW, VERMILION, WHITE
from ..pattern import Pattern
from ..pen import Mark, Pen
from .dress import Head, fur_cape, ground, head, jewel, pavement, shoe, studded
from .dyes import BROWN, OCHRE, STEEL, dyed, shade
from .face import FRONT, Look
from .hair import RAVEN
from .limbs import Sleeve, arm, fist, laid_hand, thumb_front, thumb_hold
from .signs import club, coin, cup, sceptre, sword


def reyes(suit: str) -> list[Mark]:
    """The marks of the king of *suit*."""
    pen = Pen()
    _KINGS[suit](pen)
    return pen.sheet


def _copas(pen: Pen) -> None:
    """Fair-bearded, in ermine and a vermilion mantle, lifting his cup."""
    pavement(pen)
    pen.shape(curve("60,112! 138,112! 142,200 134,288! 62,288! 54,200", closed=True), STRAW, 1.6)
    pen.hatch(curve("66,150 62,220 60,284"), (6, 1), gap=3.2)
    hang(
        pen,
        Panel.of("56,104 40,150 24,220 15,286", "76,112 72,170 66,230 64,290", (0.24, 0.47, 0.72), sag=4),
        dyed(VERMILION, Pattern("fleur", GOLD, 12, 25), Border(GOLD, 8, INK)),
    )
    hang(
        pen,
        Panel.of("124,112 130,180 128,240 127,290", "142,106 150,160 151,230 148,287", (0.5,), sag=4),
        dyed(VERMILION, Pattern("fleur", GOLD, 12, 25), Border(GOLD, 8, INK)),
    )
    shoe(pen, (84, 294), left=True)
    shoe(pen, (110, 294))
    hang(
        pen,
        Panel.of("62,250 60,266 60,280", "132,250 135,266 136,280", (0.14, 0.3, 0.5, 0.68, 0.86), sag=3.5),
        dyed(WHITE),
    )
    hang(
        pen,
        Panel.of(
            "76,160 67,196 60,232 57,262",
            "121,160 128,196 136,232 140,262",
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
    arm(pen, (134, 124), (156, 146), (149, 98), sleeve=Sleeve(GREEN, 14, 12.5, 7, 1.1, cuff=GOLD))
    studded(pen, "75,165 98,169 122,165", 9, GOLD, INK)
    arm(pen, (64, 124), (46, 166), (80, 175), sleeve=Sleeve(GREEN, 14, 12.5, 7.4, 1.1, cuff=GOLD))
    laid_hand(pen, (95, 176), 4, size=0.95)
    fur_cape(
        pen,
        "76,88! 62,95 50,108 46,124! 52,131 57,125! 62,136 68,129! 75,142 82,134! 90,148 98,139! 106,148"
        " 114,134!"
        " 121,142 128,129! 134,136 140,125! 145,130 150,123! 146,106 134,95 120,88!",
        folds=("64,100 60,112 62,122", "132,100 137,112 135,122"),
    )
    cup(pen, (162, 60), 66)
    fist(pen, (162, 83), -14, size=0.95)
    head(pen, Head(Look(iris=BLUE), "long", GOLD, "full", "leaves", (BLUE,)), (98, 61), 54)


def _espadas(pen: Pen) -> None:
    """Dark-bearded and in plate, a mantle on his shoulders, the sword upright."""
    pavement(pen, light=PALE_BLUE, dark=STEEL)
    pen.shape(curve("58,112! 136,112! 140,200 132,286! 60,286! 52,200", closed=True), shade(BLUE), 1.6)
    hang(
        pen,
        Panel.of("52,106 36,160 24,230 20,286", "72,112 66,170 58,230 54,289", (0.3, 0.64), sag=4),
        dyed(BLUE, Pattern("tower", GOLD, 12, 27), Border(GOLD, 8, VERMILION, "lozenge")),
    )
    hang(
        pen,
        Panel.of("124,112 132,180 136,240 137,290", "142,106 149,160 151,230 150,286", (), sag=3),
        dyed(BLUE, Pattern("tower", GOLD, 12, 27), Border(GOLD, 8, VERMILION, "lozenge")),
    )
    _greave(pen, 80, left=True)
    _greave(pen, 113, left=False)
    hang(
        pen,
        Panel.of("70,162 62,196 58,226", "120,162 130,196 136,226", (0.2, 0.4, 0.6, 0.8), sag=3),
        Stuff(PALE_BLUE, pattern=Pattern("scale", INK, 6.4, 7), border=Border(GOLD, 6, "")),
    )
    hang(
        pen,
        Panel.of("80,160 77,190 74,214", "112,160 116,190 120,214", (0.33, 0.67), sag=5),
        dyed(VERMILION, Pattern("stripe", GOLD, 13, 50), Border(GOLD, 7, INK)),
    )
    _breastplate(pen)
    arm(pen, (130, 126), (152, 156), (151, 163), sleeve=Sleeve(PALE_BLUE, 12, 10.5, 8.5, 1.05))
    arm(pen, (62, 126), (40, 160), (64, 172), sleeve=Sleeve(PALE_BLUE, 12, 10, 7, 1.05, cuff=GOLD))
    for x, y in ((39, 161), (152, 158)):
        pen.shape(curve(f"{x - 9},{y} {x},{y - 9} {x + 9},{y} {x},{y + 9}", closed=True), GOLD, 1.7)
        jewel(pen, (x, y), 3.6, BLUE)
    laid_hand(pen, (78, 175), 18, size=0.9)
    _pauldron(pen, 60, flip=True)
    _pauldron(pen, 132, flip=False)
    fur_cape(
        pen,
        "74,96! 62,101 56,108! 66,116 74,112! 84,124 96,119! 110,124 118,112! 127,116 136,107! 130,101"
        " 118,96!",
        step=(13, 8),
    )
    neck_fill = curve("84,84! 110,84! 114,106 97,112 80,106", closed=True)
    pen.shape(neck_fill, FLESH, 1.5)
    sword(pen, (165, 160), 0, length=124)
    fist(pen, (165, 163), 0, size=0.95)
    head(
        pen,
        Head(Look(stern=0.5, iris=GREEN), "bob", RAVEN, "short", "lilies", (VERMILION,)),
        (97, 67),
        54,
        left=True,
    )


def _breastplate(pen: Pen) -> None:
    """A polished breastplate with a raised ridge and gilt edges."""
    edge = curve("72,106! 62,124 66,150 72,168! 96,174 120,168! 126,150 130,124 120,106! 96,114", closed=True)
    pen.body(edge, PALE_BLUE)
    pen.fill(curve("120,106! 130,124 126,150 120,168! 108,171! 116,146 114,112!", closed=True), STEEL)
    pen.fill(curve("74,116! 68,128 71,148 75,160! 78,146 76,128", closed=True), WHITE)
    pen.hatch(curve("127,118 127,140 121,166"), (-9, -2), gap=2.8)
    pen.line(curve("96,114 94,144 96,172"), 1.6, "end")
    studded(pen, "71,165 96,171 121,165", 8, GOLD, INK)
    pen.line(curve("70,120 82,132 96,134 110,132 122,120"), 3.0, colour=GOLD)
    pen.contour(edge, 1.9)


def _pauldron(pen: Pen, x: float, *, flip: bool) -> None:
    """Three lames over a shoulder."""
    p = pen.within(place(x, 118, flip=flip))
    for y, reach in ((20, 15.5), (12, 16.5), (3, 17)):
        p.shape(
            curve(
                f"-13,{y - 8}! 0,{y - 14} {reach},{y - 5} {reach + 1},{y + 6}! 4,{y + 3} -10,{y + 8}!",
                closed=True,
            ),
            PALE_BLUE,
            1.6,
        )
        p.line(curve(f"-9,{y + 4} 4,{y - 0.4} {reach - 2},{y + 2}"), 1.8, colour=GOLD)
    p.disc((2, -2), 2.2, GOLD, 1.0)


def _greave(pen: Pen, x: float, *, left: bool) -> None:
    """A leg in plate from the knee to a pointed shoe."""
    g = pen.within(place(x, 0, flip=left))
    g.shape(curve("-10,210! -9,236 -11,256 -7,284! 8,284! 9,256 13,238 12,210!", closed=True), PALE_BLUE, 1.8)
    g.fill(curve("12,210! 13,238 9,256 8,284! 3,284! 5,256 7,236 6,210!", closed=True), STEEL)
    g.fill(curve("-6,244! -7,258 -4,276! -3,258", closed=True), WHITE)
    g.hatch(curve("11.5,240 9.5,256 8,280"), (-6, -1), gap=3.0)
    g.shape(curve("-11,238! -13,230 0,221 14,229 12,239! 0,246", closed=True), GOLD, 1.6)
    g.line(curve("0,224 0.5,234 0,243"), 1.2)
    g.shape(curve("-8,280! 8,280! 14,286 27,293! 26,295.5 -8,295.5!", closed=True), PALE_BLUE, 1.7)
    for dx in (2, 8, 14):
        g.line(curve(f"{dx},{282 + max(0, dx - 6) * 0.45} {dx + 3},288 {dx + 3},294"), 1.1)


def _bastos(pen: Pen) -> None:
    """The old king: white-bearded, booted, in a furred coat, his cudgel on the shoulder."""
    ground(pen)
    pen.shape(curve("56,116! 140,116! 146,200 138,268! 58,268! 50,200", closed=True), BROWN, 1.6)
    soft_boot(pen, 80, left=True, colour=VERMILION)
    soft_boot(pen, 114, left=False, colour=VERMILION)
    hang(
        pen,
        Panel.of("74,160 66,196 62,240", "122,160 130,196 134,240", (0.2, 0.4, 0.6, 0.8), sag=4.5),
        dyed(BLUE, Pattern("chevron", GOLD, 14, 16), Border(STRAW, 9, VERMILION, "lozenge")),
    )
    hang(
        pen,
        Panel.of("74,110 74,140 75,168", "122,110 122,140 121,168", sag=1),
        Stuff(BLUE, pattern=Pattern("chevron", GOLD, 14, 16)),
    )
    hang(
        pen,
        Panel.of("58,110 48,170 42,220 36,262", "80,110 78,150 72,200 70,264", (0.34, 0.68), sag=4.5),
        Stuff(OCHRE, dark=BROWN, pattern=Pattern("trefoil", STRAW, 12, 24)),
    )
    hang(
        pen,
        Panel.of("116,110 118,150 124,200 127,264", "138,110 148,170 150,220 150,258", (0.5,), sag=4.5),
        Stuff(OCHRE, dark=BROWN, pattern=Pattern("trefoil", STRAW, 12, 24)),
    )
    for edge in (
        "74,108 84,112 82,160 76,210 75,268 63,268 64,210 70,160",
        "122,108 112,112 114,160 121,210 124,268 135,268 133,210 127,160",
    ):
        ermine(pen, curve(edge, closed=True), step=(9, 12), width=1.7)
    studded(pen, "81,166 98,169 115,166", 9, STRAW, INK)
    jewel(pen, (98, 169), 6.0, VERMILION)
    arm(pen, (134, 124), (160, 158), (132, 182), sleeve=Sleeve(OCHRE, 14, 12.5, 8, 1.1, cuff=WHITE))
    laid_hand(pen, (119, 185), -14, flip=True, size=0.95)
    club(pen, (66, 172), 41, length=146)
    arm(pen, (62, 124), (38, 164), (55, 181), sleeve=Sleeve(OCHRE, 14, 12.5, 8, 1.1, cuff=WHITE))
    fist(pen, (67, 171), 41, size=0.95)
    fur_cape(
        pen,
        "78,92! 64,98 52,108 48,122! 58,130 68,124! 80,136 90,128! 98,132 106,128! 116,136 126,124! 128,112"
        " 124,98 116,92!",
        step=(13, 10),
    )
    head(
        pen,
        Head(Look(FRONT, stern=0.5, old=True, iris=BLUE), "long", WHITE, "long", "arched", (VERMILION,)),
        (94, 63),
        53,
    )


def soft_boot(pen: Pen, x: float, *, left: bool, colour: str = OCHRE) -> None:
    """A soft boot with a turned-down top."""
    b = pen.within(place(x, 0, flip=left))
    b.shape(
        curve("-9,232! -8,252 -9,270 -8,295! 27,295! 25,288 12,284 8,276! 10,256 11,232!", closed=True),
        colour,
        1.8,
    )
    b.fill(curve("11,232! 10,256 8,276! 3,280! 5,256 5,232!", closed=True), shade(colour))
    b.hatch(curve("10,250 8,276 14,284 25,289"), (-5, 1), gap=3)
    b.shape(curve("-11,240! -11,251 0,255 13,250 13,239! 0,244", closed=True), STRAW, 1.6)
    b.line(curve("-8,277 -1,281 5,279"), 1.2)
    b.line(curve("-8,293 8,293 26,293.4"), 1.6, "even")


def _oros(pen: Pen) -> None:
    """The king from over the sea: turban under the crown, brocade to the feet, the coin held high."""
    pavement(pen, light=WHITE, dark=VERMILION)
    for x, left in ((74, True), (104, False)):
        shoe(pen, (x, 295), left=left, colour=VERMILION)
    hang(
        pen,
        Panel.of("54,104 44,150 34,220 28,284", "76,112 70,170 62,230 58,288", (0.33, 0.66), sag=4),
        dyed(GREEN, None, Border(GOLD, 8, VERMILION, "lozenge")),
    )
    hang(
        pen,
        Panel.of("112,112 120,180 124,240 128,288", "134,104 142,160 148,225 150,284", (0.5,), sag=4),
        dyed(GREEN, None, Border(GOLD, 8, VERMILION, "lozenge")),
    )
    hang(
        pen,
        Panel.of(
            "68,168 58,210 52,250 48,283",
            "116,168 126,210 134,250 139,283",
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
    _sash(pen)
    arm(pen, (122, 124), (150, 150), (157, 121), sleeve=Sleeve(VERMILION, 14, 12, 7.5, 1.1, cuff=GOLD))
    thumb_hold(pen, (158, 99), 4)
    coin(pen, (158, 63), 29)
    thumb_front(pen, (158, 99), 4)
    arm(pen, (62, 124), (40, 164), (66, 181), sleeve=Sleeve(VERMILION, 14, 12.5, 7.5, 1.1, cuff=GOLD))
    sceptre(pen, (79, 184), -31, up=74, down=28)
    fist(pen, (79, 184), -22, size=0.9)
    collar = curve("64,98! 54,108 50,122! 66,134 92,139 116,134 134,122! 130,108 118,98! 92,108", closed=True)
    pen.body(collar, BLUE)
    weave(pen, collar, Pattern("lozenge", GOLD, 11, 12, VERMILION))
    pen.contour(collar, 1.9)
    pen.line(curve("51,120 66,131 92,136 116,131 133,120"), 2.2, "even", colour=GOLD)
    head(pen, Head(Look(), "curls", RAVEN, "curly", "crown turban", (GREEN,)), (91, 69), 54)


def _sash(pen: Pen) -> None:
    """A wide girdle, knotted, its ends hanging."""
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


_KINGS: dict[str, Callable[[Pen], None]] = {"H": _copas, "S": _espadas, "C": _bastos, "D": _oros}
