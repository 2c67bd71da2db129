"""The two Spanish kings who could take the field: espadas in plate, bastos booted and in a furred coat."""

from __future__ import annotations

from ..cloth import Border, Panel, Stuff, ermine, hang
from ..geometry import curve, place
from ..palette import BLUE, GOLD, GREEN, INK, PALE_BLUE, STRAW, VERMILION, WHITE
from ..pattern import Pattern
from ..pen import Pen
from .drapery import draped_arm
from .dress import band, fur_cape, jewel, neck, studded
from .dyes import BROWN, OCHRE, STEEL, dyed, shade
from .face import FRONT, Look
from .floor import pavement
from .hair import RAVEN
from .hands import edge_grip, fist
from .head import Head, head
from .legs import soft_boot
from .limbs import Sleeve, arm
from .signs import club, scabbard, sword


def espadas(pen: Pen) -> None:
    """Dark-bearded and in plate, a mantle on his shoulders, the sword upright."""
    pavement(pen, light=STRAW, dark=BLUE)
    _espadas_mantle(pen)
    _greave(pen, 80, left=True)
    _greave(pen, 113, left=False, ahead=True)
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
    arm(pen, (130, 126), (137, 171), (153.4, 154.6), sleeve=Sleeve(PALE_BLUE, 12, 10, 7, 1.05, cuff=GOLD))
    arm(pen, (62, 126), (37, 156), (65, 166), sleeve=Sleeve(PALE_BLUE, 12, 10, 7, 1.05, cuff=GOLD))
    for x, y in ((35.6, 156), (135.4, 172)):
        pen.shape(curve(f"{x - 8},{y} {x},{y - 8} {x + 8},{y} {x},{y + 8}", closed=True), GOLD, 1.7)
        jewel(pen, (x, y), 3.2, BLUE)
    for sling in ("98,170 84,182 67,189", "115,168 95,192 57,203"):
        band(pen, sling, 3.6, BROWN, stud=GOLD, gap=9)
    for x, y in ((98, 170), (115, 168)):
        pen.disc((x, y), 3.4, GOLD, 1.3)
    scabbard(pen, (80, 172), 34, length=104)
    fist(pen, (80, 172), 30, size=0.95)
    _pauldron(pen, 60, flip=True)
    _pauldron(pen, 132, flip=False)
    neck(pen, (97, 84), 104, 25)
    fur_cape(
        pen,
        "78,88! 64,97 56,108! 66,116 74,112! 84,124 96,119! 110,124 118,112! 127,116 136,107! 130,97"
        " 114,88! 106,94 97,95 86,94",
        step=(12, 9),
    )
    sword(pen, (164.4, 147), 0, length=116, size=0.97)
    fist(pen, (164.4, 149.6), -14, size=0.95)
    dark = Head(
        Look(stern=0.8, iris=GREEN, open=0.84, brow=1.25), "bob", RAVEN, "short", "lilies", (VERMILION,)
    )
    head(pen, dark, (97, 67), 54, left=True)


def _espadas_mantle(pen: Pen) -> None:
    """Draw the mantle that hangs behind him, lined in a darker blue."""
    pen.shape(curve("58,112! 136,112! 140,200 132,286! 60,286! 52,200", closed=True), shade(BLUE), 1.6)
    hang(
        pen,
        Panel.of("52,106 36,160 24,230 20,286", "72,112 66,170 58,230 54,289", (0.3, 0.64), sag=4),
        dyed(BLUE, Pattern("tower", GOLD, 12, 27), Border(GOLD, 8, VERMILION, "lozenge")),
    )
    hang(
        pen,
        Panel.of("124,112 132,180 136,240 137,290", "142,106 148,160 148,230 145,285", (), sag=3),
        dyed(BLUE, Pattern("tower", GOLD, 12, 27), Border(GOLD, 8, VERMILION, "lozenge")),
    )


def _breastplate(pen: Pen) -> None:
    """Draw a polished breastplate with a raised ridge and gilt edges."""
    edge = curve("72,106! 62,124 66,150 72,168! 96,174 120,168! 126,150 130,124 120,106! 96,114", closed=True)
    pen.body(edge, PALE_BLUE)
    pen.fill(curve("120,106! 130,124 126,150 120,168! 108,171! 116,146 114,112!", closed=True), STEEL)
    pen.fill(curve("78,122! 74.6,134 75.6,150 79.6,162! 79.4,147 78.8,134", closed=True), WHITE)
    pen.hatch(curve("127,118 127,140 121,166"), (-9, -2), gap=2.8)
    pen.line(curve("96,114 94,144 96,172"), 1.6, "end")
    studded(pen, "71,165 96,171 121,165", 8, GOLD, INK)
    pen.line(curve("70,120 82,132 96,134 110,132 122,120"), 3.0, colour=GOLD)
    pen.contour(edge, 1.9)


def _pauldron(pen: Pen, x: float, *, flip: bool) -> None:
    """Draw three lames over a shoulder."""
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


def _greave(pen: Pen, x: float, *, left: bool, ahead: bool = False) -> None:
    """Draw a leg in plate from the knee to a jointed shoe, pointing aside or *ahead*."""
    g = pen.within(place(x, 0, flip=left))
    g.shape(curve("-10,210! -9,236 -11,256 -7,284! 8,284! 9,256 13,238 12,210!", closed=True), PALE_BLUE, 1.8)
    g.fill(curve("12,210! 13,238 9,256 8,284! 3,284! 5,256 7,236 6,210!", closed=True), STEEL)
    g.fill(curve("-6,244! -7,258 -4,276! -3,258", closed=True), WHITE)
    g.hatch(curve("11.5,240 9.5,256 8,280"), (-6, -1), gap=3.0)
    g.shape(curve("-11,238! -13,230 0,221 14,229 12,239! 0,246", closed=True), GOLD, 1.6)
    g.line(curve("0,224 0.5,234 0,243"), 1.2)
    if ahead:
        g.shape(
            curve("-7.4,280! 8,280! 13,286 17.4,293 16,298 10,299.4 2,297.4 -5,293.4 -8.4,289", closed=True),
            PALE_BLUE,
            1.7,
        )
        for lame in ("-7.6,285 1,289 10.6,283", "-6.4,290 3,293 13.8,287.4", "-2,295 6,296 16.4,291.6"):
            g.line(curve(lame), 1.2)
        return
    g.shape(
        curve("-8,280! 8,280! 13,284.4 20,287 27,292 27,295.5! -8,295.5! -9,290", closed=True), PALE_BLUE, 1.7
    )
    for lame in ("9,281.4 7.6,288 9,295", "14.4,285 13,290 14,295", "20,287.4 18.8,291.4 19.6,295"):
        g.line(curve(lame), 1.2)
    g.line(curve("-7.6,287 -1,288.6 7.6,287.4"), 1.2)


def bastos(pen: Pen) -> None:
    """Draw the old king: white-bearded, booted, in a furred coat, his cudgel on the shoulder."""
    pavement(pen, light=STRAW, dark=GREEN)
    _bastos_coat(pen)
    studded(pen, "81,166 98,169 115,166", 9, STRAW, INK)
    jewel(pen, (98, 169), 6.0, VERMILION)
    draped_arm(pen, (134, 124), (150, 168), (138, 190.6), sleeve=Sleeve(OCHRE, 14, 12.5, 8, 1.1, cuff=WHITE))
    edge_grip(pen, (122.6, 198), -22, flip=True, size=0.95)
    draped_arm(pen, (62, 124), (38, 161), (60, 172), sleeve=Sleeve(OCHRE, 14, 12.5, 8, 1.1, cuff=WHITE))
    fur_cape(
        pen,
        "78,92! 64,98 52,108 48,122! 58,130 68,124! 80,136 90,128! 98,132 106,128! 116,136 126,124! 136,130"
        " 146,122! 142,108 130,98 116,92!",
        step=(13, 10),
    )
    club(pen, (73, 164), 41, length=116, broad=0.74, hold=0.17)
    fist(pen, (73, 163), 41, size=0.95)
    old = Look(FRONT, stern=0.5, old=True, iris=BLUE)
    head(pen, Head(old, "long", WHITE, "long", "arched", (VERMILION,)), (94, 63), 53)


def _bastos_coat(pen: Pen) -> None:
    """Lining, boots, tunic, and the open coat with its bands of ermine."""
    pen.shape(
        curve("56,116! 140,116! 146,200 138,258! 124,264 98,266 72,264 58,258! 50,200", closed=True),
        BROWN,
        1.8,
    )
    pen.fill(curve("100,236! 122,236! 122,250 120,263! 110,265.4!", closed=True), shade(BROWN))
    for fold in ("97,240 97.6,252 96.6,264", "89,240 88.6,252 86.6,262"):
        pen.line(curve(fold), 1.4, "start")
    soft_boot(pen, 80, left=True, colour=VERMILION)
    soft_boot(pen, 114, left=False, colour=VERMILION, ahead=True)
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
        Panel.of("116,110 118,150 124,200 127,264", "138,110 147,170 148,216 146,258", (0.5,), sag=4.5),
        Stuff(OCHRE, dark=BROWN, pattern=Pattern("trefoil", STRAW, 12, 24)),
    )
    for edge in (
        "74,108 84,112 82,160 76,210 75,268 63,268 64,210 70,160",
        "122,108 112,112 114,160 121,210 124,268 135,268 133,210 127,160",
    ):
        ermine(pen, curve(edge, closed=True), step=(9, 12), width=1.7)
